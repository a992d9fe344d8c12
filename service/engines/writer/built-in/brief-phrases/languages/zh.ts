import type { BriefPhrases } from '../brief-phrases.ts'

export const chineseBrief: BriefPhrases = {
  language: 'zh',
  description: '{x}：证据不足以成文。读了什么、为何不能回答、什么资料可以。',
  lookedHeading: '寻找的内容',
  looked: '能回答以下问题的段落：{x}',
  foundHeading: '找到的内容',
  nothing: '没有可读的资料：没有给出网址，您的文档也没有谈到。',
  speaks: '谈的是{x}，没有谈到所问的问题。',
  otherLanguage: '是{x}；没有模型无法翻译。',
  unusable: '没有一句话能单独成立。',
  missingHeading: '什么资料可以回答',
  amount: '带有数字、单位和年份的测量、价目表或统计。',
  howTo: '做过的人写的步骤说明或笔记。',
  worth: '用同一单位列出成本与收益的计算或测试。',
  other: '用几句话说明、带有姓名和日期的网页或文档。',
  own: '来自{x}：客户问了什么、提供了什么、结果如何。',
  search: '同时包含以下词语的网页：{x}。',
  nextHeading: '下一步',
  next: '把其中一项作为文档或网址添加，然后重新生成。',
}
