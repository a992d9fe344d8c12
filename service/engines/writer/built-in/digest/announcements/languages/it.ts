import type { AnnouncingWords } from '../announcing-words.ts'

export const italianAnnouncingWords: AnnouncingWords = {
  language: 'it',
  opens:
    'benvenut|immagina|in questo (?:articolo|capitolo)|in questa (?:guida|pagina|sezione)|ecco|vediamo|per (?:saperne di più|maggiori informazioni)',
  says: 'qui sotto|di seguito|come segue',
  exist: 'esistono|ci sono',
  amounts: 'due|tre|quattro|divers[ie]|alcun[ie]|molt[ie]',
}
