import type { Phrases } from './phrases.ts'

export const japanesePhrases: Phrases = {
  language: 'ja',
  takeaways: {
    plain: '要点',
    analyst: '調査結果の要約',
    teacher: 'この記事で学べること',
    advocate: 'なぜ重要か',
    reporter: '主なポイント',
    engineer: 'まとめ',
  },
  faq: 'よくある質問',
  sources: '出典',
  basics: '{x}：基本',
  covers: '各出典の内容：{x}',
  quotes: { open: '「', close: '」', innerOpen: '『', innerClose: '』' },
  attribution: {
    according: '{x}によると：',
    says: '{x}は次のように述べています：',
    adds: '{x}はさらに次のように述べています：',
    explains: '{x}は次のように説明しています：',
    reports: '{x}は次のように伝えています：',
    notes: '{x}は次のように指摘しています：',
    stresses: '{x}は次のように強調しています：',
    words: '{x}の言葉を借りれば：',
  },
  again: '同じ出典はさらに次のように述べています：',
  own: '自社文書',
  stop: '。',
  space: '',
}
