import type { PostWords } from './post-words.ts'

export const ja: PostWords = {
  readOn: '全文を読む',
  findOut: '詳しくはこちら',
  ask: '実際にはいかがでしたか？',
  keep: '後で読むために保存してください。',
  points: '要点',
  sources: '出典',
  shot: 'カット',
  voice: 'ナレーション',
  screen: '画面の文字',
}
