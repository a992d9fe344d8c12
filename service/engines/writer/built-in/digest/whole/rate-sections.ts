import type { EvidenceSource } from '../../../writer.ts'
import { findLexicon } from '../../lexicon/find-lexicon.ts'
import type { Sentence } from '../../sentence.ts'
import { termsOf } from '../../terms-of.ts'
import { findAnswerWords } from '../answer-words/find-answer-words.ts'
import type { Clause } from '../clause.ts'
import { saysHowOften } from '../how-often.ts'
import { type Part, sentencesOf } from '../passage.ts'
import { patternOf } from '../question-type.ts'
import { isAside, isFault, isMethod, jobOf } from '../section-job.ts'
import { asksChoice } from '../section-role.ts'
import { type EvidenceText, prepareText } from '../subject.ts'
import type { WholeSection } from './sections.ts'
import type { Terms, Vocabulary } from './vocabulary.ts'

/** What a section is worth for the topic, and each of its parts. */
export type RatedSection = WholeSection & {
  worth: number
  worthOf(part: Part): number
  /** It says where what its source found does not hold. */
  isLimit: boolean
  /** Several people speak in it, each named before what they say. */
  isInTurn: boolean
  isSold: boolean
  /** The table of its source that says most of the topic. */
  isMain: boolean
  /** It says how something is done, where that is asked. */
  isSteps: boolean
}

/** How much it counts that a section names the topic, and what its own title says; that it says what came out, has a table or figures, and says what they do not show. */
const ofTopic = 0.4
const ofTitle = 0.3
/** What stands under a heading that asks what the topic asks. */
const ofHeading = 0.6
/** What the topic says is not to be done, or means nearly the same as it. */
const ofNear = 0.15
const ofResult = 0.3
const ofTable = 0.3
const ofFigures = 0.15
const ofLimit = 0.1
/** What the main table shows, what stands behind it, and what all of it comes to in a few words. */
const ofMainTable = 0.35
const ofBehindTable = 0.15
const ofConclusion = 0.4
const conclusionWords = 90
/** Why it is so, and how it is done where that is asked. */
const ofReason = 0.25
const ofReasonAsked = 0.5
const ofSteps = 0.45
const ofFault = 0.15
const ofNumbered = 0.3
const manyFigures = 4
const ofAmount = 0.4
/** What was looked into and how, and what stands over the first heading in a line or two, is told last. */
const ofMethod = 0.55
const ofImprint = 0.4
const imprintWords = 24

type Named = (said: EvidenceText) => number

export function rateSections(
  sections: readonly WholeSection[],
  clauses: readonly Clause[],
  vocabulary: Vocabulary,
  used: readonly EvidenceSource[],
  isSold: (source: number) => boolean,
  language: string,
): RatedSection[] {
  const read = (text: string) => prepareText(text.slice(0, 20_000), language)
  const texts = new Map(
    sections.map((one) => [one, read([...one.path, ...one.parts.flatMap(linesOf)].join('\n'))] as const),
  )
  const near = [...new Set(clauses.flatMap(({ subject }) => [...subject.near]))]
  const namesTopic = weighConcepts(clauses, [...texts.values()])
  const namesTitle = used.map(({ title }, at) =>
    weighTerms(
      read(title).terms,
      sections.flatMap((one) => (one.source === at ? (texts.get(one) ?? []) : [])),
    ),
  )
  const shared = new Map(
    sections.map((one) => [
      one,
      vocabulary.rate(countTerms([...one.path, ...one.parts.flatMap(linesOf)], language), one.source),
    ]),
  )
  const most = Math.max(...shared.values()) || 1
  // How something is chosen is told by what it is chosen by, and not in steps.
  const asksHow =
    !clauses.some(({ text }) => asksChoice(text)) &&
    clauses.some(({ asked, text }) => asked.kind === 'how' || asksSteps.test(text))
  const asksReason = clauses.some(({ asked, text }) => asked.kind === 'why' || reasons.test(text))
  // Of several tables the one that says most of the topic is what a source has to show.
  const rateTable = (one: WholeSection) =>
    (shared.get(one) ?? 0) / most +
    namesTopic(texts.get(one) ?? read('')) +
    (jobOf(one.heading) === 'result' ? ofResult : 0)
  const mainTables = new Set(
    used.map(
      (_, at) =>
        sections
          .filter((one) => one.source === at && hasTable(one))
          .toSorted((a, b) => rateTable(b) - rateTable(a))[0],
    ),
  )
  return sections
    .filter(({ heading }) => !isAside(heading))
    .map((one): RatedSection => {
      const { heading } = one
      const before = sections[sections.indexOf(one) - 1]
      const says = (said: EvidenceText) =>
        ofTopic * namesTopic(said) +
        (near.some((term) => said.terms.has(term)) ? ofNear : 0) +
        ofTitle * (namesTitle[one.source]?.(said) ?? 0)
      const lines = one.parts.flatMap(linesOf)
      const figures = lines.filter((line) => /\p{N}/u.test(line)).length
      const isCounted = hasTable(one)
      const isLimit = findAnswerWords(findLexicon(language).language).limits(heading)
      const job = jobOf(heading)
      const isSteps = asksHow && tellsSteps(one)
      const sum =
        (shared.get(one) ?? 0) / most +
        says(texts.get(one) ?? read('')) +
        (job === 'result' || job === 'advice' ? ofResult : 0) +
        (isCounted ? ofTable : ofFigures * Math.min(1, figures / manyFigures)) +
        (mainTables.has(one) ? ofMainTable : 0) +
        (!isCounted && before?.source === one.source && mainTables.has(before) ? ofBehindTable : 0) +
        (job === 'result' && !isCounted && one.words <= conclusionWords ? ofConclusion : 0) +
        (reasons.test(heading) && !isMethod(heading) ? (asksReason ? ofReasonAsked : ofReason) : 0) +
        (isSteps ? ofSteps : one.isNumbered ? ofNumbered : 0) +
        (isFault(heading) ? ofFault : 0) +
        (heading === '' ? 0 : ofHeading * namesTopic(read(heading))) +
        (isLimit ? ofLimit : 0)
      const isImprint = heading === '' && one.words < imprintWords
      const share = (isMethod(heading) && !isCounted ? ofMethod : 1) * (isImprint ? ofImprint : 1)
      return {
        ...one,
        worth: sum * share,
        isLimit,
        isInTurn: one.parts.filter(speaksIn(one.parts)).length > 1,
        isSold: isSold(one.source),
        isMain: mainTables.has(one),
        isSteps,
        worthOf: remembered((part) => {
          const said = linesOf(part)
          return (
            vocabulary.rate(countTerms(said, language), one.source) / most +
            says(read(said.join('\n'))) +
            figuresIn(part, clauses)
          )
        }),
      }
    })
}

const reasons = patternOf('asksWhy')
const asksSteps = patternOf('asksHow')

function figuresIn(part: Part, clauses: readonly Clause[]): number {
  return (
    (linesOf(part).some((line) => /\p{N}/u.test(line)) ? ofFigures : 0) +
    (sentencesOf(part).some((one) => hasAmount(one, clauses)) ? ofAmount : 0)
  )
}

/** It says how often, how long or how much, where that is asked. */
function hasAmount({ text, lexicon }: Sentence, clauses: readonly Clause[]): boolean {
  return clauses.some(({ asked }) =>
    asked.kind === 'interval'
      ? saysHowOften(text)
      : asked.kind === 'duration' && asked.amountsIn(text, lexicon).length > 0,
  )
}

function hasTable({ parts }: WholeSection): boolean {
  return parts.some(({ kind }) => kind === 'table')
}

/** Numbered steps, "How we plant", and people who tell each other how they do it. */
function tellsSteps({ parts, heading, isNumbered }: WholeSection): boolean {
  return (
    isNumbered ||
    jobOf(heading) === 'advice' ||
    asksSteps.test(heading) ||
    parts.filter(speaksIn(parts)).length > 1
  )
}

function remembered(rate: (part: Part) => number): (part: Part) => number {
  const known = new Map<Part, number>()
  return (part) => {
    const worth = known.get(part) ?? rate(part)
    known.set(part, worth)
    return worth
  }
}

/** Which parts begin with whoever speaks: as below, or with one of several names that come again and again ("Keith: …"). */
export function speaksIn(parts: readonly Part[]): (part: Part) => boolean {
  const names = parts.flatMap((part) => nameBefore(part) ?? [])
  const again = new Set(names.filter((name, at) => names.indexOf(name) !== at))
  const areNames = names.length >= minNamed && again.size > 1
  return (part) => isSpeaker(part) || (areNames && again.has(nameBefore(part) ?? ''))
}

const minNamed = 5

function nameBefore(part: Part): string | undefined {
  const text = part.kind === 'paragraph' ? (part.sentences[0]?.text ?? '') : ''
  return /^(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}.’'-]+)?):\s/u.exec(text)?.[1]
}

/** "Maureen Thackley wrote:", "Hélène Tardivel : Pas de trou." */
export function isSpeaker(part: Part): boolean {
  if (part.kind !== 'paragraph') return false
  const [first] = part.sentences
  if (first === undefined) return false
  return (
    (part.sentences.length === 1 && first.announces && first.words <= maxSpeaker) || named.test(first.text)
  )
}

const maxSpeaker = 14
const named =
  /^[\p{L}\p{N}_.-]{2,30}(?: \p{Lu}[\p{L}-]+)?(?:\s?\([^)]{1,110}\))?\s[:：]\s|^[\p{L}\p{N}]+_[\p{L}\p{N}_]+\s?[:：]\s|^\p{Ll}[\p{Ll}\p{N}]{2,29}\s?[:：]\s|^[\p{L}\p{N}_. -]{2,30}(?:\s?\([^)]{1,60}\))?\s·\s\p{N}/u

/** How much of the topic a text names; a word that every section has tells none from another. */
function weighConcepts(clauses: readonly Clause[], texts: readonly EvidenceText[]): Named {
  const concepts = [
    ...new Map(
      clauses.flatMap((clause) => clause.concepts.map((one) => [one.concept, one] as const)),
    ).values(),
  ].map(({ concept, weight }) => ({
    concept,
    weight: weight * rarity(texts.filter((text) => concept.isIn(text)).length, texts.length),
  }))
  const all = concepts.reduce((sum, { weight }) => sum + weight, 0) || 1
  return (said) =>
    concepts.reduce((sum, { concept, weight }) => sum + (concept.isIn(said) ? weight : 0), 0) / all
}

function weighTerms(terms: ReadonlySet<string>, texts: readonly EvidenceText[]): Named {
  const weighed = [...terms].flatMap((term) => {
    const holders = texts.filter((text) => text.terms.has(term)).length
    return holders === 0 ? [] : [{ term, weight: rarity(holders, texts.length) }]
  })
  const all = weighed.reduce((sum, { weight }) => sum + weight, 0) || 1
  return (said) =>
    weighed.reduce((sum, { term, weight }) => sum + (said.terms.has(term) ? weight : 0), 0) / all
}

function rarity(holders: number, all: number): number {
  return holders === 0 ? 0 : Math.log(1 + all / holders)
}
/** A table counts row by row, under the names of its columns. */
function linesOf(part: Part): string[] {
  if (part.kind !== 'table') return sentencesOf(part).map(({ text }) => text)
  const head = part.table.header.join(' ')
  return part.table.rows.map(({ cells }) => `${head} ${cells.join(' ')}`)
}

function countTerms(lines: readonly string[], language: string): Terms {
  const lexicon = findLexicon(language)
  const counts = new Map<string, number>()
  for (const line of lines)
    for (const term of termsOf(line, lexicon)) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}
