import { splitWords } from '../../../text/split-words.ts'
import type { SentenceChange } from '../writer.ts'

const toldShare = 0.75
/** A word or two stand somewhere by chance. */
const minAdded = 4

/** Whether some paragraph says most of what a change would have added, in whatever order. */
export function isTold({ before, after }: SentenceChange, text: string): boolean {
  const known = wordsOf(before)
  const added = [...wordsOf(after)].filter((word) => !known.has(word))
  if (added.length < minAdded) return false
  return text.split(/\n{2,}/).some((paragraph) => {
    const there = wordsOf(paragraph)
    return added.filter((word) => there.has(word)).length >= added.length * toldShare
  })
}

const wordsOf = (text: string) => new Set(splitWords(text.toLowerCase()))
