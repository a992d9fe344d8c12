import type { PostWords } from './post-words.ts'

export const ru: PostWords = {
  readOn: 'Читать статью полностью',
  findOut: 'Узнать больше',
  ask: 'А что вы видели на практике?',
  keep: 'Сохраните на потом.',
  points: 'Коротко',
  sources: 'Источники',
  shot: 'Кадр',
  voice: 'Голос',
  screen: 'На экране',
}
