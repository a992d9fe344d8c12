import type { BriefPhrases } from './brief-phrases.ts'

export const chineseBrief: BriefPhrases = {
  language: 'zh',
  description: '内容大纲：{x}。包括备选标题、读者问题和提纲；尚未阅读任何资料。',
  titlesHeading: '备选标题',
  titles: ['{x}：是什么，何时值得做', '{x}：附数据与来源的指南', '{x}：问与答'],
  questionsHeading: '读者的问题',
  questions: [
    '用一句初学者也能懂的话说，它是什么？',
    '它解决什么问题，为谁解决？',
    '具体分哪几步做，需要多长时间？',
    '费用是多少，有哪些替代方案？',
    '哪里容易出错，如何避免？',
    '怎样判断已经见效？',
  ],
  outlineHeading: '提纲',
  findOut: '需要查明：',
  evidence: '能够回答的资料：',
  parts: {
    definition: {
      heading: '它是什么，如何运作',
      findOut: '准确的定义、组成部分，以及读者容易混淆的术语。',
      evidence: '标准、官方说明或自有产品文档。',
    },
    why: {
      heading: '为什么重要',
      findOut: '谁能得到什么好处，每个说法配一个注明日期的数字。',
      evidence: '研究报告、公共机构的统计或自己的测量数据。',
    },
    how: {
      heading: '如何实施',
      findOut: '按顺序列出步骤、执行人、每步所需时间和条件。',
      evidence: '内部核对清单、操作手册或对从业者的采访。',
    },
    compare: {
      heading: '费用与替代方案',
      findOut: '至少三个方案的可比数据，单位和年份一致。',
      evidence: '价目表、测试报告或说明了方法的对比。',
    },
    limits: {
      heading: '局限与常见错误',
      findOut: '何时不适用、做不到什么，以及最常见的错误。',
      evidence: '客服记录、事故复盘、批评性评论或持不同意见的专家。',
    },
  },
  nextHeading: '如何把大纲变成文章',
  next: [
    '添加一份自有文档，至少覆盖提纲中的两个部分。',
    '提供一到三个能回答这些问题的网址。',
    '用同一主题再次生成：届时每个陈述都会有来源。',
  ],
}
