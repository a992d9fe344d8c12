import type { Sentence } from '../../writer/shared.ts'

/** True where `other` follows `sentence` in the same paragraph or entry of a list, and neither asks nor announces. */
export function isNextSentence(sentence: Sentence, other: Sentence): boolean {
  return (
    other.source === sentence.source &&
    other.block === sentence.block &&
    other.item === sentence.item &&
    other.ordinal === sentence.ordinal + 1 &&
    !other.question &&
    !other.announces
  )
}
