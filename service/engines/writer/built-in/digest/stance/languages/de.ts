import type { StanceWords } from '../stance-words.ts'

export const germanStanceWords: StanceWords = {
  language: 'de',
  against:
    'falsch|schlechter|vermeiden|niemals|nie|nicht empfohlen|fehler|mythos|schadet|unnötig|überflüssig|verdirbt',
  inFavour: 'lagern|bewahren|nutzen|am besten|besser|frisch|hilft|empfehl\\p{L}*|ideal|immer|lohnt',
}
