import type { Phrases } from '../phrases.ts'

export const japanesePhrases: Phrases = {
  language: 'ja',
  sources: '出典',
  basics: '{x}：基本',
  covers: '各出典の内容：{x}',
  quotes: { open: '「', close: '」', innerOpen: '『', innerClose: '』' },
  according: '{x}によると：',
  dated: '出典の日付：{x}。',
  main: '主な内容',
  differ: '出典によって異なる点',
  tables: '出典の表',
  more: 'その他の内容',
  open: '未解決の問い',
  seller: '{x}（自社製品について）',
  affiliate: 'アフィリエイトページ',
  also: '{x}も同様',
  internal: '社内文書',
  own: '自社文書',
  space: '',
}
