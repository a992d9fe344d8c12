import type { PostWords } from './post-words.ts'

export const zh: PostWords = {
  readOn: '阅读全文',
  findOut: '了解更多',
  ask: '您在实践中见过什么？',
  keep: '收藏备用。',
  points: '要点',
  sources: '来源',
  shot: '镜头',
  voice: '旁白',
  screen: '画面文字',
}
