import type { Phrases } from '../phrases.ts'

export const chinesePhrases: Phrases = {
  language: 'zh',
  sources: '来源',
  basics: '{x}：基本知识',
  covers: '各来源的说法：{x}',
  quotes: { open: '“', close: '”', innerOpen: '‘', innerClose: '’' },
  according: '据{x}介绍：',
  dated: '来源日期：{x}。',
  main: '主要发现',
  differ: '来源之间的分歧',
  tables: '来源中的表格',
  more: '其他发现',
  open: '未解答的问题',
  seller: '{x}（介绍自家产品）',
  affiliate: '联盟推广页面',
  also: '另见{x}',
  internal: '内部文档',
  own: '自有文档',
  space: '',
}
