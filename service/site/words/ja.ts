import type { LabelSet } from './label-set.ts'

export const ja: LabelSet = {
  skipToText: '本文へ移動',
  home: '記事一覧',
  contents: 'この記事の内容',
  sources: '出典',
  source: (reference) => `出典 ${reference}`,
  backToText: '本文へ戻る',
  notes: '注',
  topics: 'トピック',
  readNext: '次に読む',
  newer: '新しい記事',
  older: '古い記事',
  pages: 'ページ',
  page: (page, pageCount) => `${pageCount} ページ中 ${page} ページ`,
  readingTime: (minutes) => `約 ${minutes} 分で読めます`,
  updated: '更新',
  feed: 'RSS フィード',
  trust: {
    sourced: 'すべての記述に出典があります',
    mixed: '番号のない記述には出典がありません',
    unsourced: '構成案：出典はまだありません',
  },
  tagged: (tag) => `「${tag}」の記事`,
  noArticles: 'まだ何も公開されていません。',
  notFound: 'ページが見つかりません',
  notFoundText: '移動したか、公開されなかった可能性があります。',
}
