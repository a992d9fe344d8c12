import { speaksAsWe } from '../../../evidence/speaks-as-we.ts'
import type { Sentence } from '../../sentence.ts'
import { termsOf } from '../../terms-of.ts'
import { counted } from '../how-often.ts'
import { limitsPrevious, negates } from '../limiting-words.ts'
import { type Part, sentencesOf } from '../passage.ts'
import { patternOf } from '../question-type.ts'
import { findVerdicts } from '../rule-words/find-verdicts.ts'
import { isMethod } from '../section-job.ts'
import { standsAlone } from '../stands-alone.ts'
import { isWhole, withLimit } from './lead.ts'
import { areSides } from './paired.ts'
import { marksOf } from './promises.ts'
import type { RatedSection } from './rate-sections.ts'
import { hasTurns } from './turns.ts'

/** Of a section that is not told whole, what says most of it: a sentence, with what limits it. */
export type BriefLine = { section: RatedSection; sentences: Sentence[]; words: number }

const minWords = 7
const maxWords = 34
/** Of what says half without its other side. */
const maxOfSide = 60
/** The heading of a line. */
const overhead = 4

/** A sentence that has a figure, says what must or should be, takes up its heading, or opens its section. */
const ofFigure = 0.3
const ofSaid = 0.25
const ofHeading = 0.4
const ofOpening = 0.15
const ofAnswer = 0.4
const ofDenial = 0.15
const ofVoice = 0.3
/** What others did says less than what came out. */
const ofDoing = 0.45

/** The line of each section that has one; what people say in turn and what a seller praises has none. */
export function linesIn(sections: readonly RatedSection[]): BriefLine[] {
  return [...Map.groupBy(sections, ({ source }) => source).values()].flatMap((own) => {
    const people = namesIn(own)
    return own.flatMap((section) => {
      const isSide = own.some(({ heading }) => areSides(heading, section.heading))
      return lineOf(section, people, isSide ? maxOfSide : maxWords) ?? []
    })
  })
}

function lineOf(section: RatedSection, people: Names, max: number): BriefLine | null {
  const { heading, isVoice, isInTurn, isSold, parts } = section
  const isAsked = /[?？]\s*$/u.test(heading)
  if (
    heading === '' ||
    isVoice ||
    isInTurn ||
    hasTurns(section) ||
    (isSold && (!isAsked || asksWhy.test(heading)))
  )
    return null
  // How others looked into it is told with what came out, or not at all.
  if (isMethod(heading) && parts.flatMap(sentencesOf)[0]?.own !== true) return null
  // What a seller says below its answer is small print.
  const [best] = (isSold ? parts.slice(0, 1) : parts)
    .flatMap((part) => runsIn(section, part, max))
    .filter(({ sentences }) => tells(sentences) && !namesStranger(sentences, people))
    .map((run) => ({ ...run, worth: rate(run, section, isAsked) }))
    .toSorted((a, b) => b.worth - a.worth)
  return best === undefined ? null : { section, sentences: best.sentences, words: overhead + best.words }
}

/** "Why Sunbox?" stands over praise. */
const asksWhy = patternOf('asksWhy')

type Run = { sentences: Sentence[]; part: Part; words: number }

function runsIn(section: RatedSection, part: Part, max: number): Run[] {
  // A mark leads to a note, and a table is told whole.
  if (part.kind === 'table' || marksOf(section.parts).has(part)) return []
  const runs =
    part.kind === 'paragraph'
      ? part.sentences.flatMap((one, at) => {
          if (!isReadable(one)) return []
          // What goes on in the same breath is told with it, where there is room.
          const run = upTo(max, part.sentences.slice(at))
          return max > maxWords || run.length > withLimit(one).length ? [run] : [withLimit(one)]
        })
      : part.lead.length > 0 || section.isNumbered
        ? []
        : part.items.filter(([first]) => first !== undefined && isReadable(first))
  return runs.flatMap((sentences) => {
    const words = sentences.reduce((sum, one) => sum + one.words, 0)
    const isShort = words >= minWords && words <= max
    const text = textOf(sentences)
    return isShort && sentences.every(isWhole) && isClosed(text) && !isLimited(sentences)
      ? [{ sentences, part, words }]
      : []
  })
}

/** The sentences from the first one on that go together into so many words, up to the end of what somebody says. */
function upTo(max: number, sentences: readonly Sentence[]): Sentence[] {
  let left = max
  const over = sentences.findIndex((one, at) => {
    left -= one.words
    return left < 0 || (at > 0 && !isWhole(one))
  })
  const fit = over === -1 ? [...sentences] : sentences.slice(0, over)
  const end = fit.findLastIndex((_, at) => isClosed(textOf(fit.slice(0, at + 1))))
  return fit.slice(0, end + 1)
}

const textOf = (sentences: readonly Sentence[]) => sentences.map(({ text }) => text).join(' ')

/** It has a figure, says what must be or is not, or where it holds: a sentence without any of them says little by itself. */
function tells(sentences: readonly Sentence[]): boolean {
  return sentences.some(
    ({ text, lexicon }) =>
      figure.test(text.replace(year, ' ')) ||
      negates.test(text) ||
      limitsPrevious(text) ||
      findVerdicts(text, lexicon.language).length > 0,
  )
}

const year = /(?<![\p{N}.,])(?:19|20)\p{N}{2}(?![\p{N}]|[.,]\p{N})/gu
const figure = new RegExp(
  `[€$£]\\s?\\p{N}|\\p{N}\\s?(?:[%€$£×°]|\\p{L})|(?<!\\p{L})(?:${counted})\\s\\p{L}`,
  'iu',
)

/** Somebody of whom only the sentences before say who it is. */
const personal =
  /^\P{L}*\p{L}[^\p{Lu}]*?(?<!\p{L})(?:s?he|his|him|her|er|ihm|ihn|elle|él|ella|lui|lei|egli|hij|hem|ele|ela)(?!\p{L})/u
/** "Doesn't have to be the strongest": of whom, stands in the sentence before. */
const headless = /^\P{L}*(?:does|is|has|was|were|did|had|would|could)(?:n[’']t| not| to)(?!\p{L})/iu

type Names = ReadonlyMap<string, ReadonlySet<string>>

/** The parts of each name of a source: the first of the last, and the last of the first. */
function namesIn(sections: readonly RatedSection[]): Names {
  const names = new Map<string, Set<string>>()
  const add = (one: string, other: string) => names.set(one, (names.get(one) ?? new Set()).add(other))
  for (const { text } of sections.flatMap(({ parts }) => parts.flatMap(sentencesOf)))
    for (const [, first = '', last = ''] of text.matchAll(fullName)) {
      add(first, last)
      add(last, first)
    }
  return names
}

const fullName = /(?<=[\p{Ll},;] )(\p{Lu}\p{Ll}{2,}) (\p{Lu}\p{Ll}{2,})/gu

/** A name that stands alone, and whole in another sentence of its source. */
function namesStranger(sentences: readonly Sentence[], people: Names): boolean {
  const words =
    sentences
      .map(({ text }) => text)
      .join(' ')
      .match(/\p{L}+/gu) ?? []
  return words.some((word) => {
    const others = people.get(word)
    return others !== undefined && !words.some((one) => others.has(one))
  })
}

/** It can be read without what stands before it, and is not torn out of what somebody says. */
function isReadable(sentence: Sentence): boolean {
  const { section, block, item, text } = sentence
  const all = section.sentences.filter((one) => one.block === block && one.item === item)
  const before = all[all.indexOf(sentence) - 1]
  return (
    isWhole(sentence) &&
    standsAlone(sentence) &&
    before?.question !== true &&
    before?.announces !== true &&
    !/[*†‡]/u.test(text) &&
    !/^\s*["“„«»‘‚]/u.test(text) &&
    !personal.test(text) &&
    !headless.test(text) &&
    isClosed(textOf(all.slice(0, all.indexOf(sentence))))
  )
}

/** As many quotation marks and brackets are closed as are opened. */
function isClosed(text: string): boolean {
  const count = (marks: RegExp) => text.match(marks)?.length ?? 0
  return (
    count(/["]/gu) % 2 === 0 &&
    count(/[(]/gu) === count(/[)]/gu) &&
    // German closes with the mark that opens in English, and guillemets point either way.
    count(/[“”„«»]/gu) % 2 === 0
  )
}

/** "But not where …" stands behind it, and does not fit. */
function isLimited(sentences: readonly Sentence[]): boolean {
  const last = sentences.at(-1)
  const all = last?.section.sentences ?? []
  const next = last === undefined ? undefined : all[all.indexOf(last) + 1]
  return (
    next !== undefined && next.block === last?.block && next.item === last.item && limitsPrevious(next.text)
  )
}

function rate({ sentences, part, words }: Run, section: RatedSection, isAsked: boolean): number {
  const [first] = sentences
  if (first === undefined) return 0
  const text = textOf(sentences)
  const { language } = first.lexicon
  const isFirst = sentencesOf(section.parts[0] ?? part)[0] === first
  const said: Part = { kind: 'paragraph', block: first.block, sentences }
  const isDoing = !first.own && speaksAsWe(text, language)
  const named = new Set(termsOf(section.heading, first.lexicon))
  const takesUp = sentences.some(({ terms }) => terms.some((term) => named.has(term)))
  return (
    section.worthOf(said) +
    (figure.test(text.replace(year, ' ')) ? ofFigure : 0) +
    (negates.test(text) ? ofDenial : 0) +
    (findVerdicts(text, language).length > 0 ? ofSaid : 0) +
    (takesUp ? ofHeading : 0) +
    (isFirst && !isDoing ? (isAsked ? ofAnswer : ofOpening) : 0) -
    (/["“„«»]/u.test(text) ? ofVoice : 0) -
    (isDoing ? ofDoing : 0) +
    Math.min(words, maxWords / 2) / maxWords
  )
}
