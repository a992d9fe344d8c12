import type { PointerWords } from '../pointer-words.ts'

export const italianPointers: PointerWords = {
  language: 'it',
  demonstrative:
    "quest[aeio]|quell[aeio]|quei|quegli|tal[ei]|ciò|lo stesso|la stessa|suddett[aeio]|quest[’']ultim[oa]",
  announced:
    '(?:\\p{N}+|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|divers[ie]|alcun[ie]|i seguenti|le seguenti) (?:[\\p{L}-]+ ){0,2}(?:segnali|segni|sintomi|vantaggi|svantaggi|ragioni|motivi|fattori|modi|tipi|passi|cose|opzioni|domande|regole|consigli|esempi|categorie|aspetti|errori|metodi|criteri)',
  document:
    "(?:l[’']|il |lo |la |i |gli |le )(?:studio|sondaggio|rapporto|autor[ei]|ricercator\\p{L}+|articolo|risultat[oi]|analisi|dati|azienda|tabella|grafico|figura|risposta|differenza|problema|prim[oa]|second[oa]|altr[oaie])",
  elsewhere:
    'vedi|come (?:indicato|accennato|detto|visto)|(?:qui )?sopra|(?:qui )?sotto|in seguito|nella nostra guida|clicca|(?:figura|tabella) \\d',
  connectives:
    "da allora|\\p{L}{2,}ò(?= (?:un[ao]?|un’|suo?i?|sua|a|in|con|\\p{N}+)(?!\\p{L}))|per esempio|ad esempio|inoltre|tuttavia|però|anche|infine|poi|quindi|dunque|ma|e|o|lui|lei|loro|d[’']altra parte|per altri",
  ofThem: 'di (?:essi|loro)',
  partOfIt: 'la (?:mediana|media) (?:è|é)|(?:il|la|i|le|gli|lo) \\p{L}+ lì',
  about: 'circa|quasi|il',
  percent: 'per cento',
  ofWhom: 'di|del|della|dei|degli|delle',
  ofWhat: 'del |della |dello ',
  pronouns: 'è|sono|ess[oaie]|si tratta',
  so: 'quindi|dunque',
  articles: "il |lo |la |i |gli |le |l[’']|una? ",
  concludes: 'quindi|perciò|per questo|per questa ragione',
}
