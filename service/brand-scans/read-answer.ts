import type { BrandScanAnswer } from '#contract/brand-scans.ts'
import type { EngineAnswer } from '../engines/answer-panel/answer-panel.ts'
import { type Sentence, splitSentences } from '../text/split-sentences.ts'
import { findCitations, type IsOwnPage } from './find-citations.ts'
import type { Competitor } from './find-competitors.ts'
import type { FindMentions, Mark } from './find-mentions.ts'
import { findRank } from './find-rank.ts'
import { isDisclaimer } from './is-disclaimer.ts'
import { makeSnippet } from './make-snippet.ts'
import type { BrandQuestion } from './panel-questions.ts'
import { type ReadSentiment, readSentiment } from './read-sentiment.ts'

/** How the brand is recognised. */
export type BrandReading = {
  find: FindMentions
  isOwn: IsOwnPage
  isOrdinary: boolean
  competitors?: readonly Competitor[]
}

/** What one answer says of the brand: named or not, where, how, how sure that is, and what it cites. */
export function readAnswer(
  question: BrandQuestion,
  answer: EngineAnswer,
  brand: BrandReading,
): BrandScanAnswer {
  const text = storable(answer.text)
  const marks = brand.find(text)
  const sentences = splitSentences(text).filter((sentence) => sentence.text.trim() !== '')
  const naming = sentences.filter((sentence) => marks.some((mark) => isIn(sentence, mark)))
  const [first] = marks
  // "I do not know Acme" names it and is no mention, nor is what is guessed of it afterwards.
  const disclaimer = sentences.find(({ text: said }) => isDisclaimer(said))
  const isUnknown = naming[0] !== undefined && disclaimer !== undefined && disclaimer.start <= naming[0].start
  const mentioned = first !== undefined && !(isUnknown && (question.namesBrand || disclaimer === naming[0]))
  const citations = findCitations({ ...answer, text }, brand.isOwn)
  const rank = mentioned && !question.namesBrand ? findRank(text, brand.find) : undefined
  const passages = passagesAbout(sentences, marks, text)
  const told = readSentiment(passages.flatMap((one) => one.sentences.map((sentence) => sentence.text)))
  const { snippet, marks: snippetMarks } = mentioned
    ? makeSnippet(text, first, brand.find, tellingPassage(passages, told))
    : {}
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
    ...(brand.competitors?.length && { competitors: competitorsIn(text, question, brand.competitors) }),
  }
}

/** Those that came up by themselves. */
function competitorsIn(text: string, question: BrandQuestion, competitors: readonly Competitor[]): string[] {
  return competitors
    .filter(({ find }) => find(question.text).length === 0 && find(text).length > 0)
    .map(({ name }) => name)
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

const goesOn =
  /^[\s*•-]*(?:it|its|they|their|the (?:company|brand|product|team|app|tool|service)|customers?|users?|reviewers?|people|strengths?|weaknesses|pros|cons|on the other hand|however|but|also)\b/i

/** A sentence that names the brand, and those that continue about it. */
type Passage = { naming: Sentence; sentences: Sentence[] }

/**
 * What an answer says of the brand, passage by passage. The same rule applies to every question, so that the same words
 * get the same sentiment; a disclaimer has none.
 */
function passagesAbout(sentences: readonly Sentence[], marks: readonly Mark[], text: string): Passage[] {
  const passages: Passage[] = []
  let isAbout = false
  let end = 0
  for (const sentence of sentences) {
    const isNewParagraph = /\n\s*\n/.test(text.slice(Math.max(0, end - 1), sentence.start + 1))
    end = sentence.end
    const isNaming = marks.some((mark) => isIn(sentence, mark))
    isAbout =
      (isNaming || (isAbout && !isNewParagraph && goesOn.test(sentence.text))) && !isDisclaimer(sentence.text)
    if (!isAbout) continue
    if (isNaming) passages.push({ naming: sentence, sentences: [sentence] })
    else passages.at(-1)?.sentences.push(sentence)
  }
  return passages
}

/** The position of the words that decided the sentiment; the first that name the brand if none alone did. */
function tellingPassage(
  passages: readonly Passage[],
  told: ReadSentiment,
): { start: number; end: number } | undefined {
  const isSame = (some: readonly Sentence[]) =>
    readSentiment(some.map(({ text }) => text)).sentiment === told.sentiment
  const telling = passages.find(({ sentences }) => isSame(sentences)) ?? passages[0]
  if (!telling) return undefined
  const last = isSame([telling.naming]) ? telling.naming : (telling.sentences.at(-1) ?? telling.naming)
  return { start: telling.naming.start, end: last.end }
}

function isIn({ start, end }: Sentence, [at]: Mark): boolean {
  return at >= start && at < end
}

/** Text that the database takes and whose offsets hold: composed, well-formed, without NUL. */
function storable(text: string): string {
  return text.normalize('NFC').replaceAll('\u0000', '').replaceAll('\r\n', '\n').toWellFormed().trim()
}
