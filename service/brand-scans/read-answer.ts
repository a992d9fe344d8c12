import type { BrandScanAnswer } from '#contract/brand-scans.ts'
import type { EngineAnswer } from '../engines/answer-panel/answer-panel.ts'
import { findCitations, type IsOwnPage } from './find-citations.ts'
import type { FindMentions, Mark } from './find-mentions.ts'
import { findRank } from './find-rank.ts'
import { makeSnippet } from './make-snippet.ts'
import type { BrandQuestion } from './panel-questions.ts'
import { type ReadSentiment, readSentiment } from './read-sentiment.ts'
import { type Sentence, splitSentences } from './split-sentences.ts'

/** How the brand is recognised. */
export type BrandReading = { find: FindMentions; isOwn: IsOwnPage; isOrdinary: boolean }

const knowsNothing =
  /\b(?:not (?:familiar|aware)|no (?:specific |reliable |detailed |verified )?(?:information|record|details|data|knowledge)|(?:do not|don['’]t|didn['’]t|did not) (?:have|know|find|recogni[sz]e)|(?:could not|couldn['’]t|cannot|can['’]t|unable to) (?:find|verify|confirm|identify)|never heard)\b/i

/** What one answer says of the brand: named or not, where, how, how sure that is, and what it cites. */
export function readAnswer(
  question: BrandQuestion,
  answer: EngineAnswer,
  brand: BrandReading,
): BrandScanAnswer {
  const text = storable(answer.text)
  const marks = brand.find(text)
  const sentences = splitSentences(text)
  const naming = sentences.filter((sentence) => marks.some((mark) => isIn(sentence, mark)))
  const [first] = marks
  // "I do not know Acme" names it and is no mention.
  const mentioned = first !== undefined && !(naming[0] && knowsNothing.test(naming[0].text))
  const citations = findCitations({ ...answer, text }, brand.isOwn)
  const rank = mentioned && !question.namesBrand ? findRank(text, brand.find) : undefined
  const told = readSentiment((question.namesBrand ? sentences : naming).map((sentence) => sentence.text))
  const { snippet, marks: snippetMarks } = mentioned ? makeSnippet(text, first, brand.find) : {}
  return {
    kind: question.kind,
    question: question.text,
    names_brand: question.namesBrand,
    answer: text,
    ...(answer.isCut && { cut: true }),
    mentioned,
    marks,
    ...(rank !== undefined && { rank }),
    ...(mentioned && { sentiment: told.sentiment }),
    confidence: confidenceOf({
      mentioned,
      marks,
      rank,
      told,
      isCut: answer.isCut,
      isOrdinary: brand.isOrdinary,
    }),
    // A source without an address, such as a document, is no page that could be the brand's.
    ...(citations.some(({ url }) => url) && { cited: citations.some(({ own }) => own) }),
    ...(citations.length > 0 && { citations }),
    ...(snippet !== undefined && { snippet, snippet_marks: snippetMarks }),
  }
}

/**
 * How sure a reading is, from 0 to 1. Named: 0.6, and 0.2 for a name that is no ordinary word, 0.1 for a second mention
 * or a place in a list, 0.1 for words of judgement that agree. Not named: 0.9, or 0.7 for an ordinary word. A cut answer
 * takes 0.2, since its end might have said otherwise.
 */
function confidenceOf(read: {
  mentioned: boolean
  marks: readonly Mark[]
  rank: number | undefined
  told: ReadSentiment
  isCut: boolean
  isOrdinary: boolean
}): number {
  const tenths = read.mentioned
    ? 6 +
      (read.isOrdinary ? 0 : 2) +
      (read.marks.length > 1 || read.rank !== undefined ? 1 : 0) +
      (read.told.agreement >= 0.5 ? 1 : 0)
    : read.isOrdinary
      ? 7
      : 9
  return (tenths - (read.isCut ? 2 : 0)) / 10
}

function isIn({ start, end }: Sentence, [at]: Mark): boolean {
  return at >= start && at < end
}

/** Text that the database takes and whose offsets hold: composed, well-formed, without NUL. */
function storable(text: string): string {
  return text.normalize('NFC').replaceAll('\u0000', '').replaceAll('\r\n', '\n').toWellFormed().trim()
}
