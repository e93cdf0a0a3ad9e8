rules-page-title = How to play { $game } · Stampede
rules-how = How to play
rules-pictures = The game in pictures
rules-picture = The board at this moment
rules-back = Back
rules-next = Next
rules-at = { $picture } of { $pictures }
rules-book = The rulebook
rules-search = Search the rules
rules-found = { $clauses ->
    [0] Nothing found
    [one] One rule
   *[other] { $clauses } rules
}
rules-none = No rule mentions that. Maybe it’s allowed?
rules-clause = Rule { $clause }
rules-play = Play it
rules-source-book = from the rulebook
rules-source-house = house rule
rules-source-fact = from published sources
