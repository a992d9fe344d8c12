import type { PostWords } from './post-words.ts'

export const de: PostWords = {
  readOn: 'Zum ganzen Artikel',
  findOut: 'Mehr dazu',
  ask: 'Welche Erfahrungen haben Sie gemacht?',
  keep: 'Speichern Sie das für später.',
  points: 'Kurz gesagt',
  sources: 'Quellen',
  shot: 'Einstellung',
  voice: 'Stimme',
  screen: 'Im Bild',
}
