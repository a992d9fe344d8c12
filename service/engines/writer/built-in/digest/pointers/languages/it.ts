import type { PointerWords } from '../pointer-words.ts'

export const italianPointers: PointerWords = {
  language: 'it',
  demonstrative:
    "quest[aeio]|quell[aeio]|quei|quegli|tal[ei]|ciò|lo stesso|la stessa|suddett[aeio]|quest[’']ultim[oa]",
  announced:
    '(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|divers[ie]|alcun[ie]|i seguenti|le seguenti) (?:[\\p{L}-]+ ){0,2}(?:vantaggi|svantaggi|ragioni|motivi|fattori|modi|tipi|passi|cose|opzioni|domande|regole|consigli|esempi|categorie|aspetti|errori|metodi|criteri)',
  document:
    "(?:l[’']|il |lo |la |i |gli |le )(?:studio|sondaggio|rapporto|autor[ei]|ricercator\\p{L}+|articolo|risultat[oi]|analisi|dati|azienda|tabella|grafico|figura|risposta|differenza|problema|prim[oa]|second[oa]|altr[oaie])",
  elsewhere:
    'vedi|come (?:indicato|accennato|detto|visto)|(?:qui )?sopra|(?:qui )?sotto|in seguito|nella nostra guida|clicca|(?:figura|tabella) \\d',
  connectives:
    "per esempio|ad esempio|inoltre|tuttavia|però|anche|infine|poi|quindi|dunque|ma|e|o|lui|lei|loro|d[’']altra parte|per altri",
}
