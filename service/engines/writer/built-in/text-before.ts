import type { Sentence } from './sentence.ts'

/** The two sentences before one under its heading; empty for the first. */
export function textBefore(sentence: Sentence): string {
  const { sentences } = sentence.section
  const at = sentences.indexOf(sentence)
  return sentences
    .slice(Math.max(0, at - 2), Math.max(0, at))
    .map(({ text }) => text)
    .join(' ')
}
