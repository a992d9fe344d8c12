import type { Phrases } from './phrases.ts'

export const chinesePhrases: Phrases = {
  language: 'zh',
  takeaways: {
    plain: '要点',
    analyst: '结论概览',
    teacher: '你将了解到',
    advocate: '为什么重要',
    reporter: '核心内容',
    engineer: '摘要',
  },
  faq: '常见问题',
  sources: '来源',
  basics: '{x}：基本知识',
  covers: '各来源的说法：{x}',
  quotes: { open: '“', close: '”', innerOpen: '‘', innerClose: '’' },
  attribution: {
    according: '据{x}介绍：',
    says: '{x}表示：',
    adds: '{x}补充道：',
    explains: '{x}解释说：',
    reports: '{x}报道称：',
    notes: '{x}指出：',
    stresses: '{x}强调：',
    words: '用{x}的话说：',
  },
  again: '同一来源还提到：',
  own: '自有文档',
  stop: '。',
  space: '',
}
