import type { EvidenceTable } from '../sentence.ts'
import { splitWords } from '../split-words.ts'
import { fold } from '../stem.ts'
import type { EvidenceText, Subject } from './subject.ts'

/** Letters of a word that is the last part of a longer one, and no ending of it. */
const minHead = 5

/**
 * True for a table with a column headed by the last part of a compound that the question and the page's title
 * name: "Frist" where it is asked for the "Kündigungsfrist".
 */
export function isHeadedInShort(
  { header }: EvidenceTable,
  { concepts }: Subject,
  title: EvidenceText,
): boolean {
  const words = header.flatMap((cell) => splitWords(fold(cell))).filter((word) => word.length >= minHead)
  return concepts.some(({ word, isFrame, isBackground, isIn }) => {
    const whole = fold(word)
    const isShort = words.some((short) => short.length < whole.length && whole.endsWith(short))
    return !isFrame && !isBackground && isShort && isIn(title)
  })
}
