import { isQuestion } from '../clean-heading.ts'
import type { Sentence } from '../sentence.ts'
import { countSpoken, type Subject } from './subject.ts'

/** A heading asks the same with so many words of the question, or this share of them. */
const minWords = 2
const minShare = 0.5

const begins =
  /^(?:yes|no|not (?:as|always|necessarily|really)|ja|nein|nicht (?:immer|unbedingt)|jein|nee|niet (?:altijd|per se)|oui|non|pas (?:forcément|toujours)|sí|no siempre|sì|non sempre|sim|não|nem sempre)(?=[,.:–—\s])|^(?:はい|いいえ)[、。]/iu

/** True for a sentence that begins with the answer to a question that asks whether: under that question it needs nothing before it. */
export function saysYesOrNo(text: string): boolean {
  return begins.test(text)
}

/**
 * "No, a helmet is not needed", right under "Is a helmet needed?": its heading, or the title over its first paragraph, asks
 * what is asked.
 */
export function answersItsQuestion(sentence: Sentence | undefined, title: string, subject: Subject): boolean {
  if (sentence === undefined || sentence.ordinal !== 0 || !saysYesOrNo(sentence.text)) return false
  const { heading, position, sentences } = sentence.section
  if (sentences[0]?.block !== sentence.block) return false
  const asked = heading ?? (position === 0 ? title : '')
  if (!isQuestion(asked)) return false
  const all = subject.concepts.filter(({ isBackground }) => !isBackground).length
  const spoken = countSpoken(asked, subject)
  return spoken >= minWords || (spoken > 0 && spoken >= all * minShare)
}
