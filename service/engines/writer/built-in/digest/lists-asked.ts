import type { Finding } from './finding.ts'
import type { Asked } from './rate-answer.ts'
import { prepareText, type Subject } from './subject.ts'

const minItems = 2
/** What introduces it names so many words of the topic, and the whole list this part of those that are asked. */
const minNamed = 2
const minShare = 0.5

/** True for a list that answers a "which" or "what" at once: what introduces it names what is asked. */
export function listsAsked(
  { items, sentences, section }: Finding,
  { concepts, language }: Subject,
  asked: Asked,
): boolean {
  const introduction = sentences.at(-1)
  if (asked.type !== 'which' || items.length < minItems || introduction?.announces !== true) return false
  const over = `${introduction.text} ${section.heading ?? ''}`
  const text = prepareText(over, language)
  if (concepts.filter((concept) => concept.isIn(text)).length < minNamed) return false
  const listed = prepareText([over, ...items.flat().map((item) => item.text)].join(' '), language)
  const wanted = concepts.filter(({ isBackground }) => !isBackground)
  return wanted.filter((concept) => concept.isIn(listed)).length >= wanted.length * minShare
}
