import { speaksAsWe } from '../../../evidence/speaks-as-we.ts'
import type { EvidenceSource } from '../../../writer.ts'
import type { Sentence } from '../../sentence.ts'
import { findAnswerWords } from '../answer-words/find-answer-words.ts'
import type { AskedKind } from '../asked-kind.ts'
import type { Clause } from '../clause.ts'
import { saysHowOften } from '../how-often.ts'
import { limitsPrevious, negates } from '../limiting-words.ts'
import { countPartWords, type Part, sentencesOf } from '../passage.ts'
import { findQuestionType, patternOf } from '../question-type.ts'
import { concludes, isFault, isMethod, jobOf } from '../section-job.ts'
import { isVerdict } from '../section-role.ts'
import { pointsElsewhere, standsAlone } from '../stands-alone.ts'
import { prepareText } from '../subject.ts'
import { closingWordsOf, isStudy, mayBeStudy } from './closing-words.ts'
import type { RatedSection } from './rate-sections.ts'

/** What a source answers in a few sentences; a conclusion is not told a second time in its section, and of cases that have the amount none alone. */
export type LeadLine = { source: number; sentences: Sentence[]; isConclusion: boolean; isCase: boolean }

const maxLines = 5
/** Words of a line, of a conclusion that is told whole, and of all lines. */
const minWords = 6
const maxWords = 50
const maxConclusion = 75
const maxBelow = 60
const minBelow = 8
const maxOpening = 13
const maxLead = 180
const maxFigures = 5

/** What its source comes to in short and what has the amount that is asked for. */
const ofConclusion = 1
const ofBelow = 0.5
const ofAnswer = 0.3
/** A line that has words of the topic; and so many are many. */
const ofNamed = 0.4
const manyNamed = 3
const ofReason = 0.4
/** Somebody's voice needs whose it is, and figures their table. */
const ofVoice = 0.4
const ofCount = 0.3
/** Of the best line, a further one is worth so much. */
const minShare = 0.35

type Run = { sentences: Sentence[]; place: number }

/** What comes nearest to an answer, of each source in its own words; first of those that earn nothing by it. */
export function findLead(
  sections: readonly RatedSection[],
  clauses: readonly Clause[],
  used: readonly EvidenceSource[],
): LeadLine[] {
  const asksReason = clauses.some(({ text }) => asksWhy.test(text))
  const verdicts = verdictsOf(sections, used)
  const rated = sections
    .filter(
      ({ isLimit, isInTurn, isVoice, isSold, heading }) =>
        !isLimit && !isInTurn && !isVoice && !isSold && !isMethod(heading) && !isFault(heading),
    )
    .flatMap((section) =>
      runsOf(section, clauses)
        .filter((run) => isFit(run, section) && isSeparable(run))
        .map((run) => ({
          source: section.source,
          sentences: run.sentences,
          isConclusion: run.place === ofConclusion,
          isCase: run.place === ofAnswer,
          worth: rate(run, section, asksReason) + ofNamed * Math.min(1, maxNamed(run, clauses) / manyNamed),
        })),
    )
    .concat(verdicts)
    .toSorted((a, b) => b.worth - a.worth)
  const best = [...Map.groupBy(rated, ({ source }) => source).values()].flatMap(([one]) => one ?? [])
  const least = (best[0]?.worth ?? 0) * minShare
  let left = maxLead
  return best
    .filter(({ worth }) => worth >= least)
    .slice(0, maxLines)
    .filter(({ sentences }) => {
      const words = countWordsOf(sentences)
      if (words > left) return false
      left -= words
      return true
    })
    .toSorted((a, b) => Number(used[a.source]?.own) - Number(used[b.source]?.own))
    .map(({ source, sentences, isConclusion, isCase }) => ({ source, sentences, isConclusion, isCase }))
}

/** What somebody who answers for a study says at its end, where it stands there whole: what it comes to. */
function verdictsOf(
  sections: readonly RatedSection[],
  used: readonly EvidenceSource[],
): (LeadLine & { worth: number })[] {
  const bySource = [...Map.groupBy(sections, ({ source }) => source)]
  const studies = bySource.filter(([source, own]) => used[source]?.own !== true && isStudy(own))
  const most = (own: readonly RatedSection[]) => Math.max(...own.map(({ worth }) => worth))
  const [likeliest] = bySource
    .filter(([source, own]) => used[source]?.own !== true && mayBeStudy(own))
    .toSorted(([, a], [, b]) => most(b) - most(a))
  const heard = studies.length > 0 ? studies : likeliest === undefined ? [] : [likeliest]
  return heard.flatMap(([source, own]) => {
    const isHeard = own.every(({ isSold, isVoice }) => !isSold && !isVoice)
    const closing = isHeard ? closingWordsOf(own) : null
    if (closing === null) return []
    const { sentences, block } = closing.part
    const whole = used[source]?.blocks[block]
    const isWhole =
      whole?.kind === 'paragraph' &&
      sentences[0]?.start === 0 &&
      sentences.at(-1)?.end === whole.text.trimEnd().length &&
      sentences.every(({ ordinal }, at) => ordinal === at)
    return isWhole && !isLettered(sentences)
      ? [{ source, sentences, isConclusion: true, isCase: false, worth: ofVerdict }]
      : []
  })
}

/** More than any other line of its source. */
const ofVerdict = 4

/** What stands at the head of a text is not said again below: it opens or ends its paragraph, and the rest is read without it. */
function isSeparable({ sentences }: Run): boolean {
  const [first] = sentences
  const last = sentences.at(-1)
  if (first === undefined || last === undefined) return false
  const all = first.section.sentences.filter(({ block }) => block === first.block)
  if (first.item !== null) return all.length === 1
  const next = all[all.indexOf(last) + 1]
  return next === undefined || (first === all[0] && standsAlone(next))
}

const countWordsOf = (sentences: readonly Sentence[]) => sentences.reduce((sum, { words }) => sum + words, 0)

function runsOf(section: RatedSection, clauses: readonly Clause[]): Run[] {
  const { parts, heading, isMain } = section
  const answering = parts
    .flatMap(linesOf)
    .filter((one) => standsAlone(one) && clauses.some((clause) => answers(one, clause)))
    .flatMap((one) => onTopic({ sentences: withCases(withLimit(one), clauses), place: ofAnswer }, clauses))
  const at = parts.findLastIndex(({ kind }) => kind === 'table')
  // The text above a table says what was counted, and below it what came out.
  if (at !== -1) {
    const below = parts[at + 1]
    const all = below?.kind === 'paragraph' ? below.sentences : []
    const [first] = all
    // What stands before it was left out.
    if (first === undefined || first.ordinal > 0) return answering
    // "So six of 62 …" is told below its table, and "So embroidery won everywhere" says what came out.
    const isDrawn = draws.test(first.text)
    if (isDrawn && !/\p{N}/u.test(first.text) && isMain) {
      const drawn = { sentences: untilFull(all), place: ofBelow }
      return [...(jobOf(heading) === 'result' ? [drawn] : onTopic(drawn, clauses)), ...answering]
    }
    if (isDrawn || !standsAlone(first)) return answering
    const isShort = countWordsOf(all) <= maxBelow && all.every(isStatement)
    const sentences = isShort ? all : withReason(first)
    const finds = first.words >= minBelow && findAnswerWords(first.lexicon.language).concludes(first.text)
    const isFinding = jobOf(heading) === 'result' || (isMain && jobOf(heading) === null && finds)
    return isFinding ? [...onTopic({ sentences, place: ofBelow }, clauses), ...answering] : answering
  }
  if (concludes(heading)) return conclusionsIn(parts)
  // "Where we draw the line": what whoever writes would do.
  const [opening] =
    isVerdict(heading) && parts[0]?.kind === 'paragraph' ? [untilFull(parts[0].sentences)] : []
  const isClear = opening?.[0]?.own === true && standsAlone(opening[0])
  return isClear ? [{ sentences: opening, place: ofConclusion }, ...answering] : answering
}

/** As many whole sentences as make a line. */
function untilFull(all: readonly Sentence[]): Sentence[] {
  let left = maxWords
  const over = all.findIndex((one) => {
    left -= one.words
    return left < 0
  })
  return over === -1 ? [...all] : all.slice(0, over)
}

/** "Two of them can go six years. A family of five needs it every spring.": one case is not told without the other. */
function withCases(sentences: Sentence[], clauses: readonly Clause[]): Sentence[] {
  const [first] = sentences
  const all = first?.section.sentences ?? []
  const before = first === undefined ? undefined : all[all.indexOf(first) - 1]
  const isCase =
    before !== undefined &&
    before.block === first?.block &&
    before.item === null &&
    isStatement(before) &&
    clauses.some(
      ({ asked }) => asked.kind === 'interval' && asked.amountsIn(before.text, before.lexicon).length > 0,
    ) &&
    before.words + countWordsOf(sentences) <= maxConclusion
  return isCase ? withCases([before, ...sentences], clauses) : sentences
}

function onTopic(run: Run, clauses: readonly Clause[]): Run[] {
  return maxNamed(run, clauses) > 0 ? [run] : []
}

function maxNamed({ sentences }: Run, clauses: readonly Clause[]): number {
  return Math.max(...sentences.map((one) => namedIn(one, clauses)))
}

/** How many of the words of the topic a sentence has. */
function namedIn({ text, lexicon }: Sentence, clauses: readonly Clause[]): number {
  const said = prepareText(text, lexicon.language)
  const concepts = new Set(clauses.flatMap((clause) => clause.concepts.map(({ concept }) => concept)))
  return [...concepts].filter((concept) => concept.isIn(said)).length
}

/** A conclusion of a few sentences whole; of a longer one what opens its paragraphs, and of a list its items. */
function conclusionsIn(parts: readonly Part[]): Run[] {
  const [first] = parts
  const place = ofConclusion
  if (first?.kind === 'paragraph' && countPartWords([first]) <= maxConclusion) {
    const over = first.sentences.findIndex((one) => !isStatement(one))
    const sentences = first.sentences.slice(0, over === -1 ? undefined : over)
    if (!sentences[0]?.leaning || /^\p{L}+ an?(?!\p{L})/u.test(sentences[0].text))
      return [{ sentences, place }]
  }
  return parts.flatMap((part) => {
    if (part.kind === 'list')
      return linesOf(part).flatMap((one) => (standsAlone(one) ? [{ sentences: [one], place }] : []))
    const [one] = part.kind === 'paragraph' ? part.sentences : []
    return one !== undefined && standsAlone(one) ? [{ sentences: withReason(one), place }] : []
  })
}

/** "The edge breaks because nothing holds it.": what opens a paragraph in a few words is told with what explains it. */
function withReason(sentence: Sentence): Sentence[] {
  const next = followerOf(sentence)
  const isShort = sentence.words <= maxOpening && next !== undefined && isStatement(next)
  return isShort && sentence.words + next.words <= maxWords ? [sentence, next] : withLimit(sentence)
}

function followerOf(sentence: Sentence): Sentence | undefined {
  const { sentences } = sentence.section
  const next = sentences[sentences.indexOf(sentence) + 1]
  return next?.block === sentence.block && next.item === sentence.item ? next : undefined
}

/** The sentences of a paragraph, and the items of a list that are whole sentences. */
function linesOf(part: Part): Sentence[] {
  return part.kind === 'list'
    ? part.items.flatMap(([one, ...others]) => (one !== undefined && others.length === 0 ? [one] : []))
    : sentencesOf(part)
}

/** "Between A and B": what the letters stand for is told further down. */
const letter = /(?<![\p{L}\p{N}°]\s?)[B-F](?![\p{L}\p{N}'’.&])/u

function isLettered(sentences: readonly Sentence[]): boolean {
  return sentences.some(({ text }) => letter.test(text))
}

/** Whole statements of whoever speaks. */
function isFit({ sentences }: Run, { heading, isMain }: RatedSection): boolean {
  const words = countWordsOf(sentences)
  // Who says what came out of its own table is named before it.
  const isSaid = isMain ? isWhole : isStatement
  return (
    heading !== '' &&
    !isLettered(sentences) &&
    words >= minWords &&
    words <= maxConclusion &&
    sentences.every(isSaid)
  )
}

/** "We" is the company only in its own papers. */
function isStatement(sentence: Sentence): boolean {
  return isWhole(sentence) && (sentence.own || !speaksAsWe(sentence.text, sentence.lexicon.language))
}

/** A sentence of its own: no announcement, no question, nothing that sends its reader elsewhere. */
export function isWhole(sentence: Sentence): boolean {
  const { text, announces, question } = sentence
  return (
    !announces &&
    !question &&
    !numbered.test(text) &&
    !pointsElsewhere(sentence) &&
    /[.!。]["”’»“]?$/u.test(text)
  )
}

/** "5.2 Meters with …" */
const numbered = /^\p{N}+(?:\.\p{N}+)+\s/u
/** What follows from a table, in a paper's own words. */
const draws =
  /^(?:so|in (?:hours|short|all)|overall|demnach|unterm strich|autrement dit|donc|bref|en clair|así que|es decir|o sea|en total|quindi|insomma|cioè|dus|kortom|al met al|portanto|ou seja)(?!\p{L})/iu

const asksWhy = patternOf('asksWhy')

function rate({ sentences, place }: Run, section: RatedSection, asksReason: boolean): number {
  const text = sentences.map((one) => one.text).join(' ')
  const [first] = sentences
  const says = findAnswerWords(first?.lexicon.language ?? '')
  const figures = (text.match(/\p{N}[\p{N}.,]*/gu) ?? []).length
  return (
    section.worthOf({ kind: 'paragraph', block: first?.block ?? 0, sentences: [...sentences] }) +
    place +
    (asksReason && says.causal(text) ? ofReason : 0) -
    (/^["“„«»]|["”“»«]$/u.test(text) || says.introduces(text) || says.prepares(text) ? ofVoice : 0) -
    (figures > maxFigures ? ofCount : 0)
  )
}

const measured: ReadonlySet<AskedKind> = new Set(['duration', 'price', 'amount', 'when'])

/** It has the amount that is asked for. */
function answers({ text, lexicon, words }: Sentence, { asked, text: question }: Clause): boolean {
  // "Which lasts longer" is not answered by how long something took.
  if (words > maxWords || findQuestionType(question) === 'which') return false
  if (asked.kind === 'interval') return saysHowOften(text) && !negates.test(text)
  return measured.has(asked.kind) && asked.amountsIn(text, lexicon).length > 0
}

/** "But not where …" behind it. */
export function withLimit(sentence: Sentence): Sentence[] {
  const next = followerOf(sentence)
  const isLimited =
    next !== undefined &&
    limitsPrevious(next.text) &&
    isStatement(next) &&
    sentence.words + next.words <= maxConclusion
  return isLimited ? [sentence, next] : [sentence]
}

/** The sections without what the lines at the head of the text say of them, where the rest can be read without it. */
export function withoutLead(sections: readonly RatedSection[], lead: readonly LeadLine[]): RatedSection[] {
  const said = new Set(lead.flatMap(({ sentences }) => sentences))
  return sections.flatMap((section) => {
    const parts = section.parts.flatMap((part): Part[] => {
      if (part.kind !== 'paragraph') return [part]
      const from = part.sentences.findIndex((one) => !said.has(one))
      if (from === -1) return []
      const to = part.sentences.findLastIndex((one) => !said.has(one)) + 1
      const first = part.sentences[from]
      const isCut = from === 0 || (first !== undefined && standsAlone(first))
      return [{ ...part, sentences: part.sentences.slice(isCut ? from : 0, to) }]
    })
    return parts.length === 0 ? [] : [{ ...section, parts, words: countPartWords(parts) }]
  })
}
