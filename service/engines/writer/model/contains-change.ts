import { splitWords } from '../../../text/split-words.ts'
import type { SentenceChange } from '../writer.ts'

const toldShare = 0.75
/** A word or two stand somewhere by chance. */
const minAdded = 4
/** Without one of these the rest says the opposite, or another figure. */
const decisive =
  /^\d|^(?:not?|never|none|without|nicht|kein\p{L}*|nie|ohne|ne|pas|jamais|sans|no|nunca|sin|non|mai|senza|não|sem|niet|geen|nooit|zonder)$/u

/** Whether some paragraph says most of what a change would have added, in whatever order. */
export function containsChange({ before, after }: SentenceChange, text: string): boolean {
  const known = wordsOf(before)
  const whole = [...wordsOf(after)]
  const added = whole.filter((word) => !known.has(word))
  if (added.length < minAdded) return false
  return text.split(/\n{2,}/).some((paragraph) => {
    const there = wordsOf(paragraph)
    const told = added.filter((word) => there.has(word))
    return (
      told.length >= added.length * toldShare &&
      whole.every((word) => there.has(word) || !decisive.test(word))
    )
  })
}

const wordsOf = (text: string) => new Set(splitWords(text.toLowerCase()))
