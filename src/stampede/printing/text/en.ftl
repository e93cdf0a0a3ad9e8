box = What is in the box
players = { $least ->
    [one] 1 to { $most } players
   *[other] { $least } to { $most } players
}
how = How to print and cut
how-scale = Print at actual size (100 %), without “fit to page”: the ruler below must measure { $length }.
how-card = Thick paper (160–250 g/m²) is best for everything but the rules. Cards fit sleeves of 63 × 88 mm.
how-both = Pages marked “both sides” hold fronts and backs by turns: print them as one job, on both sides, turned on the long edge. If your printer can’t, glue backs and fronts together.
how-one = Print all other pages on one side only.
how-cut = Cut along the marks at the edges of the paper and along full lines; fold along dashes.
pages = Pages
side-one = one side
side-both = both sides
side-any = as you like
rules = Rules
front-page = This page
table = At the table
dice = Dice
figures = Figures
tokens = Tokens
front = front
back = back
cards-plain = Components
made-with = Printed by Stampede. The rules are told in our own words; the games belong to their designers.
seat-shape-1 = yellow (disc)
seat-shape-2 = blue (square)
seat-shape-3 = green (triangle)
seat-shape-4 = plum (diamond)
seat-shape-5 = pink (cross)
seat-shape-6 = sky blue (star)
how-paper = Thick paper (160–250 g/m²) is best for everything but the rules.
how-all-one = Print on one side only.
hint-standee = cut along the full lines, fold in the middle, and fold the feet outwards
hint-chip = cut along the lines
hint-die = cut along the full lines, fold along the dashes, and glue the flaps inside
group = { $kind }: { $names }
pieces = Pieces
