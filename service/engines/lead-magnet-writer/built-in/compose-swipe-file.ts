import type { Sentence } from '../../writer/shared.ts'
import { isQuestion, speaksAsWe } from '../../writer/shared.ts'
import type { Line, Part } from '../lead-magnet-writer.ts'
import type { MagnetWords, SwipeUse } from '../magnet-words.ts'
import { hasFigure } from '../with-blanks.ts'
import type { Citations } from './citations.ts'
import { openingHours, standsForAnybody } from './find-actions.ts'
import { isAdvice } from './is-advice.ts'
import type { Material } from './read-material.ts'

const maxLines = 8
/** One line by itself is no use of its own. */
const minLines = 2
/** A line to reuse is read at a glance. */
const maxLineWords = 34
const minLineWords = 5
const contrast =
  /(?<!\p{L})(?:not|never|no longer|no|but|instead|rather than|without|nicht|kein\p{L}*|statt|sondern|ohne|ne|pas|sans|plutôt|mais|sino|sin|pero|non|ma|senza|bensì|não|mas|sem)(?!\p{L})/iu
const order: readonly SwipeUse[] = ['openers', 'proof', 'advice', 'objections', 'explanations']

/** Lines of the evidence by what they are good for, each word for word. */
export function composeSwipeFile(
  { themes, ranked }: Material,
  words: MagnetWords,
  citations: Citations,
): Part[] {
  const sentences = themes.flatMap((theme) => theme.sentences)
  const asked = questionsOf(sentences)
  const answers = new Set(asked.map(({ answer }) => answer))
  const lines = sentences
    .filter((sentence) => isLine(sentence) && !answers.has(sentence))
    .toSorted((a, b) => ranked.score(b) - ranked.score(a))
  const byUse = Map.groupBy(lines, findUse)
  return order.flatMap((use) => {
    const { heading, when, frames } = words.swipe[use]
    const found = (byUse.get(use) ?? []).map((sentence) => ({
      text: sentence.text,
      note: null,
      // A line again with gaps for its figures says nothing new: what is to be filled in is the frames below.
      template: null,
      references: citations.referencesOf(sentence),
    }))
    const questions = use === 'openers' ? asked : []
    const items: Line[] = [
      ...questions.map(({ question, answer }) => ({
        text: question,
        note: answer.text,
        template: null,
        references: citations.referencesOf(answer),
      })),
      ...found,
    ].slice(0, maxLines)
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
    item === null &&
    words <= maxLineWords &&
    words >= minLineWords &&
    standsForAnybody(sentence, lexicon.language)
  )
}

function findUse(sentence: Sentence): SwipeUse {
  const { text, question } = sentence
  if (question) return 'openers'
  if (isAdvice(sentence)) return 'advice'
  if (hasFigure(text)) return 'proof'
  return contrast.test(text) ? 'objections' : 'explanations'
}
