import type { PostWords } from './post-words.ts'

export const id: PostWords = {
  readOn: 'Baca artikel lengkapnya',
  findOut: 'Selengkapnya',
  ask: 'Apa yang Anda lihat dalam praktik?',
  keep: 'Simpan untuk nanti.',
  points: 'Singkatnya',
  sources: 'Sumber',
  shot: 'Adegan',
  voice: 'Suara',
  screen: 'Di layar',
}
