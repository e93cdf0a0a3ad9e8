// Made from the games' boxes by `python3 run.py types`. Do not edit.

/** The verbs of each game's actions, and the ids of its components; a component must have a drawing. */
export const BOX = {
  "bulls": {
    "verbs": ["place", "play", "pick", "at", "heckle", "bull", "lead", "lift", "sign", "clear", "discard", "roll", "skip", "keep"],
    "components": ["second-wind", "sprint", "change-of-plans", "panic", "shove", "heckler", "red-cape", "stampede", "ole", "loose-bull", "directions", "road-crew", "guidebook", "souvenir", "restaurant", "nightclub", "casino", "bank", "bookstore", "mozos-pier", "festival", "china-shop", "runner", "token", "bull"]
  },
  "encierro": {
    "verbs": ["advance", "sprint", "swap", "attack", "barrier", "lay", "recover", "discard", "draw", "stop", "shield", "send", "use", "lose", "back", "cancel", "take", "stay"],
    "components": ["chulin", "tornasol", "manchado", "perdigon", "bravucon", "huron", "selfie", "pintxos", "pobre", "recorte", "ole", "patron", "acurrucado", "gigantes", "zaldiko", "desayuno", "hemingway", "txiki", "volteado", "gloria", "miron", "veterano", "kilikis", "linea", "chupete", "garrotazo", "pillo", "barrera", "otra", "avanzar", "carrera", "intercambio", "perdidos", "capote", "liquido", "zapatillas", "ropa", "panuelico", "faja", "boina", "periodico", "cuesta-de-santo-domingo", "plaza-del-ayuntamiento", "mercaderes", "estafeta", "telefonica", "callejon", "plaza-de-toros", "cabestros", "pawn", "chupinazo"]
  },
  "primes": {
    "verbs": ["trip", "lay", "run", "use", "move", "pass", "stop", "done"],
    "components": ["1[2]", "1[3]", "1[2 2]", "1[5]", "1[2 3]", "1[7]", "1[2 2 2]", "1[3 3]", "1[11]", "1[13]", "1[17]", "1[19]", "2[2]", "2[3]", "2[2 2]", "2[5]", "2[2 3]", "2[7]", "2[2 2 2]", "2[3 3]", "2[23]", "2[29]", "3[2]", "3[3]", "3[5]", "3[7]", "3[11]", "3[13]", "3[17]", "3[19]", "3[31]", "3[37]", "4[2]", "4[3]", "4[2 2]", "4[5]", "4[7]", "4[23]", "4[29]", "4[41]", "4[43]", "4[47]", "5[2]", "5[3]", "5[5]", "5[7]", "5[11]", "5[13]", "5[17]", "5[19]", "5[53]", "5[59]", "6[2]", "6[3]", "6[5]", "6[2 3]", "6[7]", "6[23]", "6[29]", "6[31]", "6[37]", "6[61]", "6[67]", "7[2]", "7[3]", "7[5]", "7[7]", "7[11]", "7[13]", "7[17]", "7[19]", "7[71]", "7[73]", "7[79]", "8[2]", "8[3]", "8[5]", "8[7]", "8[2 2 2]", "8[23]", "8[29]", "8[41]", "8[43]", "8[47]", "8[83]", "8[89]", "9[2]", "9[3]", "9[5]", "9[7]", "9[3 3]", "9[11]", "9[13]", "9[17]", "9[19]", "9[31]", "9[37]", "9[97]", "meeple"]
  },
  "raging": {
    "verbs": ["decide", "roll", "stop", "mallet", "shed", "saw", "fence"],
    "components": ["die", "mallet", "post", "box"]
  },
  "street": {
    "verbs": ["mount", "ride", "trick", "counter", "invincible", "swap", "police", "discard", "end"],
    "components": ["skateboard", "scooter", "bmx", "rollerskates", "1km", "2km", "3km", "5km", "7km", "8km", "10km", "20km", "cramp", "broken-wheel", "obstacle", "pothole", "broken-tray", "broken-chain", "broken-rollerskate", "broken-board", "water-bottle", "spare-wheel", "dodge", "figure", "new-tray", "repaired-chain", "repaired-rollerskate", "repaired-board", "invincible-2", "invincible-3", "hand-swap", "police", "94/144", "96/146", "97/147", "99/149", "101/151", "103/153", "104/154", "106/156"]
  }
} as const;

export type GameId = keyof typeof BOX;
export type ComponentId<Game extends GameId> = (typeof BOX)[Game]["components"][number];
