import type { PostWords } from './post-words.ts'

export const ru: PostWords = {
  readOn: 'Читать статью полностью',
  ask: 'А что вы видели на практике?',
  keep: 'Сохраните на потом.',
  points: 'Коротко',
  sources: 'Источники',
  shot: 'Кадр',
  voice: 'Голос',
  screen: 'На экране',
}
