import type { Sentence } from '../../writer/shared.ts'
import { isQuestion, speaksAsWe } from '../../writer/shared.ts'
import type { Line, Part } from '../lead-magnet-writer.ts'
import type { MagnetWords, SwipeUse } from '../magnet-words.ts'
import { hasFigure } from '../with-blanks.ts'
import type { Citations } from './citations.ts'
import { openingHours, standsForAnybody } from './find-actions.ts'
import { findObjections } from './find-objections.ts'
import { isAdvice } from './is-advice.ts'
import type { Material } from './read-material.ts'

/** Ten lines that are used are worth more than thirty that are leafed through. */
const maxLines: Record<SwipeUse, number> = { openers: 4, proof: 3, advice: 3, objections: 3 }
/** One line by itself is no use of its own. */
const minLines = 2
/** A line to reuse is read at a glance. */
const maxLineWords = 30
const minLineWords = 4
/** A contrast this short can be said; a longer one is an explanation. */
const maxContrastWords = 16
const contrast =
  /(?<!\p{L})(?:not|never|no longer|no|but|instead|rather than|without|nicht|kein\p{L}*|statt|sondern|ohne|ne|pas|sans|plutôt|mais|sino|sin|pero|non|ma|senza|bensì|não|mas|sem)(?!\p{L})/iu
/** Speaks to whoever reads it. */
const toReader =
  /(?<!\p{L})(?:you|your|yours|Sie|Ihr\p{L}*|Ihnen|du|dein\p{L}*|vous|votre|vos|usted\p{L}*|su|sus|tú|tu|tus|Lei|Suo|Sua|voi|vostro|vostra|você\p{L}*|seu|sua)(?!\p{L})/u
const share = /%|‰|[$€£¥]/u
const order: readonly SwipeUse[] = ['openers', 'proof', 'advice', 'objections']

/**
 * Lines of the evidence that a reader can paste, by what they are good for, each word for word: what can be said, what
 * proves with a number, what to do, and what customers say with the answer to it. Everything else is left out.
 */
export function composeSwipeFile(
  { themes, ranked }: Material,
  words: MagnetWords,
  citations: Citations,
): Part[] {
  const sentences = themes.flatMap((theme) => theme.sentences)
  const asked = questionsOf(sentences)
  const objections = findObjections(sentences)
  const taken = new Set([...asked.map(({ answer }) => answer), ...objections.flatMap(({ from }) => from)])
  const lines = sentences
    .filter((sentence) => isLine(sentence) && !taken.has(sentence))
    .toSorted((a, b) => ranked.score(b) - ranked.score(a))
  const line = (text: string, source: Sentence, note: string | null = null): Line => ({
    text,
    note,
    // A line again with gaps for its figures says nothing new: what is to be filled in is the frames below.
    template: null,
    references: citations.referencesOf(source),
  })
  const plain = (found: readonly Sentence[]) => found.map((sentence) => line(sentence.text, sentence))
  const found: Record<SwipeUse, () => Line[]> = {
    openers: () => [
      ...plain(lines.filter(({ question, text }) => question && toReader.test(text))),
      ...asked.map(({ question, answer }) => line(question, answer, answer.text)),
      ...plain(lines.filter(isShortContrast)),
    ],
    proof: () => plain(lines.filter(isProof).toSorted((a, b) => weigh(b) - weigh(a))),
    advice: () => plain(lines.filter((one) => !one.question && isAdvice(one))),
    objections: () => objections.map(({ text, answer }) => line(text, answer, answer.text)),
  }
  return order.flatMap((use) => {
    const { heading, when, frames } = words.swipe[use]
    const items = found[use]().slice(0, maxLines[use])
    if (items.length < minLines) return []
    const intro = { text: when, note: null, template: null, references: [] }
    return [{ heading, intro, items, inputs: [], outcome: null, worksheet: [...frames] }]
  })
}

/** Headings that are questions, each with the first sentence of its answer. */
function questionsOf(sentences: readonly Sentence[]): { question: string; answer: Sentence }[] {
  const bySection = Map.groupBy(sentences, ({ section }) => section)
  return [...bySection].flatMap(([{ heading }, below]) => {
    const answer = below.find(
      ({ question, announces, text, lexicon }) =>
        !question && !announces && !speaksAsWe(text, lexicon.language),
    )
    return heading !== null && isQuestion(heading) && answer ? [{ question: heading, answer }] : []
  })
}

/** Opens by leaning on the sentence before, or is a step of a plan. */
const leansOnContext = /^(?:everything|everybody|anything|nothing) else(?!\p{L})|^\p{L}+ \p{N}+:/iu

/** A reused line has no context to depend on. */
function isLine(sentence: Sentence): boolean {
  const { announces, item, words, text, lexicon } = sentence
  return (
    !announces &&
    !openingHours.test(text) &&
    !leansOnContext.test(text) &&
    (item === null || isAdvice(sentence)) &&
    words <= maxLineWords &&
    words >= minLineWords &&
    standsForAnybody(sentence, lexicon.language)
  )
}

function isProof(sentence: Sentence): boolean {
  return !sentence.question && hasFigure(sentence.text) && !isAdvice(sentence)
}

function isShortContrast(sentence: Sentence): boolean {
  const { text, words, question } = sentence
  return (
    !question && words <= maxContrastWords && contrast.test(text) && !hasFigure(text) && !isAdvice(sentence)
  )
}

/** A comparison of two figures proves most, then a share or a price; the number of those who were asked proves little. */
function weigh({ text }: Sentence): number {
  const figures = text.match(/\p{N}+(?:[.,]\p{N}+)*/gu)?.length ?? 0
  return (share.test(text) ? 2 : 0) + (figures > 1 ? 1 : 0)
}
