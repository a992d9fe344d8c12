import type { LabelSet } from './label-set.ts'

export const zh: LabelSet = {
  skipToText: '跳到正文',
  home: '全部文章',
  contents: '本文内容',
  sources: '资料来源',
  source: (reference) => `来源 ${reference}`,
  backToText: '返回正文',
  notes: '注释',
  topics: '主题',
  readNext: '继续阅读',
  newer: '较新',
  older: '较早',
  pages: '页码',
  page: (page, pageCount) => `第 ${page} 页，共 ${pageCount} 页`,
  readingTime: (minutes) => `阅读约 ${minutes} 分钟`,
  updated: '更新于',
  feed: 'RSS 订阅',
  trust: {
    sourced: '每个说法都有来源',
    mixed: '未标编号的说法没有来源',
    unsourced: '提纲：尚无来源',
  },
  tagged: (tag) => `关于“${tag}”的文章`,
  noArticles: '这里还没有发布内容。',
  notFound: '没有这个页面',
  notFoundText: '它可能已经移动，或从未发布。',
}
