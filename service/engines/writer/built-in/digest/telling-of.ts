import type { Finding } from './finding.ts'
import { isEmptyRemark } from './is-filler.ts'
import { isOfOtherThing } from './is-of-other-thing.ts'
import { takesUpPrevious } from './stands-alone.ts'
import type { Subject } from './subject.ts'

/**
 * What of a finding opens the text: up to the sentence that turns to another thing, and without remarks that say nothing,
 * unless what follows takes them up. As it is where nothing else is left.
 */
export function tellingOf(finding: Finding, subject: Subject): Finding {
  const end = finding.sentences.findIndex((sentence, at) => at > 0 && isOfOtherThing(sentence, subject))
  const until = end === -1 ? finding.sentences : finding.sentences.slice(0, end)
  const sentences = until.filter((sentence, at) => {
    const after = until[at + 1]
    return !isEmptyRemark(sentence) || (after !== undefined && takesUpPrevious(after))
  })
  if (sentences.length === finding.sentences.length || sentences.length === 0) return finding
  const words = [...sentences, ...finding.items.flat()].reduce((sum, one) => sum + one.words, 0)
  return { ...finding, sentences, words }
}
