import type { Sentence } from '../sentence.ts'
import type { Finding } from './finding.ts'
import { type Asked, isAnswer } from './rate-answer.ts'

const labelled = /^[^.:]{2,60}[:：]\s/u

/** The items of a list that have the amount asked for, and say before their colon what it is of: each can be read alone. */
export function answeringItems({ items }: Finding, asked: Asked): Sentence[][] {
  if (asked.type !== 'amount') return []
  return items.filter(([first, ...rest]) => {
    if (first === undefined || !labelled.test(first.text)) return false
    return isAnswer({ sentences: [first, ...rest], items: [] }, asked)
  })
}

/** Each of those items as a finding of its own. */
export function itemsAsFindings(finding: Finding, asked: Asked): Finding[] {
  return answeringItems(finding, asked).map((item) => ({
    ...finding,
    sentences: item,
    items: [],
    isAnswer: true,
    words: wordsOfItem(item),
  }))
}

export function wordsOfItem(item: readonly Sentence[]): number {
  return item.reduce((sum, { words }) => sum + words, 0)
}
