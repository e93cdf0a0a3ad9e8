app-name = Stampede
list-and = { $rest } and { $last }
nowhere-title = There’s nothing here.
nowhere-home = Back to the games
close = Close
