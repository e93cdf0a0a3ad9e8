# The board from shared parts, for games that declare a layout.

declared-start = Start
declared-space = Space { $number }
declared-at = { $place }: { $who }
declared-nobody = nobody
declared-cell = Row { $row }, column { $column }: { $what }
declared-empty = empty
declared-cards = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
}
declared-pile = { $pile }: { $cards }
declared-open = { $pile }: { $cards } ({ $list })
declared-times = { $count } × { $card }
declared-no-hand = The cards are hidden.
declared-empty-hand = No cards.
declared-die = A die that shows { $face }
declared-no-dice = Nothing has been rolled.
declared-meter = { $value } of { $most }
declared-more = More to choose
declared-key-choose = Choose what glows, in its order
declared-key-arrows = Go to what glows next to it
