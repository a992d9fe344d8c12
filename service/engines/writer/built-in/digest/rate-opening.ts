import { askedAspects } from './aspects/find-aspects.ts'
import type { PartFinder } from './find-part.ts'
import type { Finding } from './finding.ts'
import { findMeasures } from './measure.ts'
import { isAllPast } from './past-rules.ts'
import { type Asked, isAnswer } from './rate-answer.ts'
import { rateGenerality } from './rate-generality.ts'
import { isIntroductory, rateUse } from './rate-use.ts'
import { readAsked } from './read-asked.ts'
import { readSubject } from './subject.ts'

/** A longer statement opens no part. */
const maxWords = 70
const longShare = 0.8
const maxShort = 45
/** A statement that names its part in its first sentence says more of it; one without the amount of its kind less. */
const namedFactor = 1.2
const otherKindShare = 0.1
const amountFactor = 1.2
const onTop = 0.3
/** What a document says first of a part it says on the whole; at its end stand the exceptions. */
const latePlace = 1.6

/**
 * Rates a finding as the first thing that is said on a part of the topic, 0 for what does not open it: by the amount of its
 * kind, whether it holds for more than one case, names the part and can be acted by.
 */
export function openingRater(
  finder: PartFinder,
  language: string,
): (finding: Finding, part: number) => number {
  const asked = finder.parts.map((name) => readAsked(readSubject(amountOf(name), language)))
  const newest = new Date().getUTCFullYear()
  return (finding, part) => {
    const { items, words, isPromise, sentences, form, section } = finding
    const of = asked[part]
    const [first] = sentences
    if (of === undefined || first === undefined) return 0
    if (items.length > 0 || words > maxWords || isPromise || isAllPast(finding) || isIntroductory(finding))
      return 0
    return (
      form *
      rateUse(finding) *
      (finder.names(first.text, part) ? namedFactor : 1) *
      (!of.isKindKnown || isAnswer({ sentences: [first], items: [] }, of) ? 1 : otherKindShare) *
      (findMeasures(first.text, first.lexicon).length > 0 ? amountFactor : 1) *
      generalityOf(finding, of, newest) *
      (words > maxShort ? longShare : 1) *
      (latePlace - section.position)
    )
  }
}

/** What comes on top is no price of the whole; a narrower case is one all the same. */
function generalityOf(finding: Finding, asked: Asked, newest: number): number {
  const rate = rateGenerality(finding, asked, newest)
  return rate < onTop ? rate : Math.sqrt(rate)
}

/** A part that is a price or a length of time as the question for it, so that its kind of amount is known. */
function amountOf(part: string): string {
  const [aspect] = askedAspects(part)
  return aspect === 'cost' ? 'how much does it cost' : aspect === 'duration' ? 'how long does it take' : part
}
