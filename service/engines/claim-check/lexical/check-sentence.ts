import type { CheckSource } from '../check-source.ts'
import type { Claim, Discrepancy, SentenceKind, Verdict } from '../claim.ts'
import type { Sentence } from '../sentences.ts'
import { compareChanges } from './compare-changes.ts'
import { compareDirections } from './compare-directions.ts'
import { compareModality } from './compare-modality.ts'
import { compareNamed } from './compare-named.ts'
import { compareNames } from './compare-names.ts'
import { compareNegation } from './compare-negation.ts'
import { comparePeriods } from './compare-periods.ts'
import { compareQuantifiers } from './compare-quantifiers.ts'
import { compareSides } from './compare-sides.ts'
import { compareStability } from './compare-stability.ts'
import { compareValues, isCounting } from './compare-values.ts'
import { type Comparison, createComparison, type Finding } from './comparison.ts'
import type { Evidence, EvidenceSentence } from './evidence.ts'
import { findLiterals, isLiteralIn } from './literals.ts'
import { isUnspaced, wordForm } from './plain-form.ts'
import { findNames } from './proper-names.ts'
import { findQuotations, isQuotedFrom } from './quotations.ts'
import { addValues, type Reading, scanText, stemsOf } from './read-text.ts'
import { kindOfSentence } from './sentence-kind.ts'

export type CheckedSentence = {
  sentenceKind: SentenceKind
  verdict: Verdict
  discrepancy: Discrepancy | null
  at: EvidenceSentence | null
  facts: CheckedFact[]
}

export type CheckedFact = {
  kind: Exclude<Claim['kind'], 'statement'>
  text: string
  verdict: Verdict
  discrepancy: Discrepancy | null
  at: EvidenceSentence | null
}

export type SentenceContext = {
  evidence: Evidence
  /** ISO 639-1 of the text. */
  language: string
  known: ReadonlySet<string>
  /** A person wrote it, who read no source: its figures have to be in one as they are, and of the same thing. */
  isTyped: boolean
}

/** Sentences of the sources that one sentence is compared with. */
const maxAligned = 8
// A cited statement must share some wording with its source; an uncited one must repeat most of a passage.
const citedLikeness = 0.12
const uncitedLikeness = 0.5
const figureLikeness = 0.25
// Words of direction, quantity and the like are compared where a sentence restates its source: a free paraphrase turns them round.
const restatedShare = 0.62
const spokenShare = 0.22
const spokenLikeness = 0.3
const limitShare = 0.8

/**
 * Compares one sentence with the sources that it cites; with all of them when it cites none. One that is only covered by
 * the reference of its paragraph may rest on another source as well.
 */
export function checkSentence(sentence: Sentence, context: SentenceContext): CheckedSentence {
  const checked = compareWithCited(sentence, context)
  const isOnlyCovered = sentence.references.length === 0 && sentence.covered.length > 0
  if (!isOnlyCovered || checked.verdict === 'supported' || checked.verdict === 'not_needed') return checked
  const elsewhere = compareWithCited({ ...sentence, covered: [] }, context)
  const isBetter =
    elsewhere.verdict === 'supported' ||
    (checked.verdict === 'absent' && elsewhere.verdict === 'contradicted')
  return isBetter ? elsewhere : checked
}

function compareWithCited(sentence: Sentence, context: SentenceContext): CheckedSentence {
  const { evidence, language, isTyped } = context
  const scan = scanText(sentence.text, language, sentence.kind === 'table')
  const stems = stemsOf(scan)
  const said = addValues(scan, language)
  const cited = new Set(sentence.covered.filter((reference) => evidence.references.has(reference)))
  const isCited = cited.size > 0
  // Any long source has a "3" somewhere: without a reference only words can say what is meant.
  const isCitedSource = ({ reference }: CheckSource) => reference !== null && cited.has(reference)
  const ranked = evidence.rank(
    isCited ? stems : stems.filter((stem) => !/^\d/.test(stem)),
    isCited ? isCitedSource : () => true,
  )
  // What a source says word for word is compared with that, whatever "could" and "not" stand around it. "It is done no
  // more" has no word by which it could be ranked.
  const words = wordForm(sentence.text).trim()
  const isSame = ({ text }: EvidenceSentence) => wordForm(text).trim() === words
  const same =
    ranked.length > 0 || !isCited
      ? ranked.find((one) => isSame(one.sentence))?.sentence
      : evidence.sentences.find((one) => isCitedSource(one.source) && isSame(one))
  const likeness = same === undefined ? (ranked[0]?.score ?? 0) : 1
  const aligned =
    same === undefined
      ? ranked.slice(0, maxAligned).filter(({ score }) => isCited || score >= figureLikeness)
      : [{ sentence: same, score: 1 }]
  const near = createComparison(said, context, aligned)
  const isForeign = isCited
    ? !evidence.languagesOf(cited).has(language)
    : aligned[0] !== undefined && aligned[0].sentence.language !== language

  const comparison = isForeign && isCited ? wholeSources(near, evidence, cited) : near
  const values = settleHeadings(
    settleBounds(compareValues(comparison), said, evidence),
    sentence.kind === 'table' ? figuresOfColumns(said) : new Set(),
    () => compareValues(wholeSources(near, evidence, cited)).found,
  )
  const facts = listFacts(sentence, said, context, comparison, values)
  const kind = kindOfSentence(said, {
    hasFacts: facts.length > 0,
    isCited: sentence.references.some((reference) => cited.has(reference)),
    likeness,
  })
  const isStatistic = kind !== 'fact' && !isExample(said) && hasStatistic(facts, said, isTyped)
  const sentenceKind =
    sentence.kind === 'heading' && facts.length === 0 ? 'transition' : isStatistic ? 'fact' : kind
  const findings = [...values.findings, ...relationsOf(near, isForeign)]
  const lost = facts.filter(({ verdict }) => verdict !== 'supported')
  // Another number beside a word or two in common is an invention, and speaks against nothing.
  const speaksOf = (at: EvidenceSentence | null) =>
    isForeign || likeness >= spokenLikeness || shareOf(said, at, evidence) >= spokenShare
  const contradiction = findings.find(
    ({ isContradicted, text, at }) =>
      isContradicted && (text !== null ? speaksOf(at) : shareOf(said, at, evidence) >= restatedShare),
  )
  const best = aligned[0]?.sentence ?? null
  const isRestated = likeness >= (isCited ? citedLikeness : uncitedLikeness) || (isForeign && isCited)

  const answer = (verdict: Verdict, discrepancy: Discrepancy | null, at: EvidenceSentence | null) => ({
    sentenceKind,
    verdict,
    discrepancy,
    at,
    facts: verdict === 'not_needed' ? [] : facts,
  })
  if (sentenceKind !== 'fact' && !isContradictedClearly(contradiction, likeness))
    return answer('not_needed', null, null)
  if (contradiction && (isCited || likeness >= uncitedLikeness))
    return answer('contradicted', contradiction.discrepancy, contradiction.at ?? best)
  const wrong = lost[0]
  if (wrong) {
    const isInvented = wrong.verdict === 'contradicted' && !speaksOf(wrong.at)
    return answer(isInvented ? 'absent' : wrong.verdict, wrong.discrepancy, wrong.at)
  }
  const isFigureEnough = !isCited && facts.length > 0 && best !== null
  const quoted = facts.find(({ kind, at }) => kind === 'quotation' && at !== null)
  return isRestated || isFigureEnough || (isCited && quoted)
    ? answer('supported', null, isRestated ? best : (quoted?.at ?? best))
    : answer('absent', 'nothing_like_it', isCited ? best : null)
}

/** "Under six they come in free" beside "from six they pay": a limit speaks against another one only in the same words. */
function settleBounds(
  { findings, found }: ReturnType<typeof compareValues>,
  said: Reading,
  evidence: Evidence,
): ReturnType<typeof compareValues> {
  return {
    findings: findings.filter(
      ({ discrepancy, at }) => discrepancy !== 'comparison' || shareOf(said, at, evidence) >= limitShare,
    ),
    found,
  }
}

/**
 * "Engines of 87" over a column is said of the whole table, in the text around it: its figures are looked for in the whole
 * of the sources.
 * @param headings figures that only the headings of columns have
 */
function settleHeadings(
  { findings, found }: ReturnType<typeof compareValues>,
  headings: ReadonlySet<string>,
  readWhole: () => ReturnType<typeof compareValues>['found'],
): ReturnType<typeof compareValues> {
  const isHeading = ({ text }: Finding) => text !== null && headings.has(text)
  if (!findings.some(isHeading)) return { findings, found }
  const whole = readWhole()
  const isSettled = ({ text }: Finding) => text !== null && whole.has(text)
  return {
    findings: findings.filter((finding) => !isHeading(finding) || !isSettled(finding)),
    found: new Map([...whole, ...found]),
  }
}

/** How much of a sentence's wording the one has that speaks against it. */
function shareOf({ words, marks }: Reading, at: EvidenceSentence | null, evidence: Evidence): number {
  const there = at?.stems ?? new Set()
  // "Fell" for "rose" is what is at odds and no other wording.
  const isAtOdds = (index: number) =>
    marks.some(
      ({ kind, at: from, length }) =>
        (kind === 'more' || kind === 'less' || kind === 'causal') && index >= from && index < from + length,
    )
  const own = new Set(
    words.flatMap(({ isContent, stem }, index) =>
      isContent && (!isAtOdds(index) || there.has(stem)) ? [stem] : [],
    ),
  )
  const weigh = (stems: string[]) => stems.reduce((sum, stem) => sum + evidence.weigh(stem), 0)
  const shared = [...own].filter((stem) => there.has(stem))
  // One word in common is not the same thing said: "the neighbours have a dog", "noise may bother neighbours".
  if (shared.length < Math.min(own.size, 2)) return 0
  return weigh(shared) / (weigh([...own]) || 1)
}

const isExample = ({ marks }: Reading) => marks.some(({ kind, at }) => kind === 'example' && at < 4)

/** "Brush it and save 4,000 dollars" is advice with a statistic in it, and no source has it. "Ask three of them" has none. */
function hasStatistic(facts: CheckedFact[], said: Reading, isTyped: boolean): boolean {
  return facts.some(({ kind, text, verdict }) => {
    if (verdict === 'supported') return false
    if (kind === 'quotation' || kind === 'date') return true
    const value = said.values.find((each) => each.text === text)
    return (
      value?.kind === 'number' &&
      ((isTyped && /\d/.test(text)) ||
        value.quantity.readings.some(({ unit }) => /^(?:percent|[A-Z]{3})/.test(unit ?? '')))
    )
  })
}

/** Advice and inference need no source, but must not turn round what a source says in nearly the same words. */
function isContradictedClearly(finding: Finding | undefined, likeness: number): boolean {
  return finding !== undefined && finding.text === null && likeness >= 0.6
}

/** What else two sentences can be at odds about; word lists of one language say nothing of another's. */
function relationsOf(comparison: Comparison, isForeign: boolean): Finding[] {
  if (comparison.aligned.length === 0) return []
  const { finding, settled } = compareSides(comparison)
  const direction = compareDirections(comparison, settled)
  if (isForeign) return direction ? [direction] : []
  const found = [
    finding,
    direction,
    compareChanges(comparison),
    compareStability(comparison),
    compareNamed(comparison),
    compareNegation(comparison, settled),
    compareQuantifiers(comparison),
    compareModality(comparison),
    comparePeriods(comparison),
  ]
  return found.flatMap((each) => each ?? [])
}

/** Across languages the likest sentence is hard to find: any of the cited sources may have the figure. */
function wholeSources(comparison: Comparison, evidence: Evidence, cited: Set<number>): Comparison {
  const nearby = evidence.sentences.filter(
    ({ source }) => source.reference !== null && cited.has(source.reference),
  )
  return { ...comparison, nearby }
}

function listFacts(
  sentence: Sentence,
  said: Reading,
  { evidence, language, known }: SentenceContext,
  comparison: Comparison,
  values: ReturnType<typeof compareValues>,
): CheckedFact[] {
  const isHeading = sentence.kind === 'heading'
  const sources = [...new Set(comparison.nearby.map(({ source }) => source))]
  const best = comparison.aligned[0]?.sentence ?? null
  const found = (
    kind: CheckedFact['kind'],
    text: string,
    isFound: boolean,
    name: Discrepancy,
  ): CheckedFact => ({
    kind,
    text,
    verdict: isFound ? 'supported' : 'absent',
    discrepancy: isFound ? null : name,
    at: isFound ? best : null,
  })
  const isIn = (has: (words: string) => boolean) => sources.some((source) => has(evidence.wordsOf(source)))
  const { quotations, rest } = findQuotations(sentence.text)
  const quoted = sentence.kind === 'quotation' ? [sentence.text] : quotations
  // "I did both" has no word by which a passage could be chosen.
  const cited = new Set(sentence.covered)
  const quotable = evidence.sentences.filter(
    ({ source: { reference } }) => cited.size === 0 || (reference !== null && cited.has(reference)),
  )
  const sourcesQuoted = [...new Set(quotable.map(({ source }) => source))]
  const named = blankDates(sentence.kind === 'table' ? blankLabels(rest) : rest, said)
  const names = isHeading || sentence.kind === 'quotation' ? [] : findNames(named, known, language)
  const lostNames = compareNames(comparison, { names, known, evidence })
  const lostPlaces = lostNames.filter(({ text }) => !names.some((name) => name.text === text))

  const facts: CheckedFact[] = [
    ...quoted.map((text): CheckedFact => {
      const isQuoted = sourcesQuoted.some((source) => isQuotedFrom(text, evidence.wordsOf(source)))
      const fact = found('quotation', text, isQuoted, 'quotation')
      const words = wordForm(text)
      const at = quotable.find((one) => isQuoted && wordForm(one.text).includes(words))
      return at ? { ...fact, at } : fact
    }),
    ...findLiterals(sentence.text).literals.map((text) =>
      found(
        'number',
        text,
        isIn((words) => isLiteralIn(text, words)),
        'number',
      ),
    ),
    ...said.values
      .filter((value) => !isCounting(value, said) && !(isHeading && isOrdinal(value.text)))
      .map((value) => asFact(value.kind, value.text, values.findings, values.found.get(value.text) ?? best)),
    ...[...names.map(({ text }) => text), ...lostPlaces.flatMap(({ text }) => text ?? [])].map((text) =>
      asFact('name', text, lostNames, best),
    ),
  ]
  return [...new Map(facts.map((fact) => [`${fact.kind} ${fact.text.toLowerCase()}`, fact])).values()]
}

function asFact(
  kind: 'number' | 'date' | 'name',
  text: string,
  findings: Finding[],
  at: EvidenceSentence | null,
): CheckedFact {
  const finding = findings.find((each) => each.text === text)
  if (!finding) return { kind, text, verdict: at ? 'supported' : 'absent', discrepancy: at ? null : kind, at }
  return {
    kind,
    text,
    verdict: finding.isContradicted ? 'contradicted' : 'absent',
    discrepancy: finding.discrepancy,
    at: finding.at,
  }
}

const isOrdinal = (text: string) => /^\d{1,2}\.?$|^\p{L}+$/u.test(text)

const columnLabel = /(?<=; )[^;:]*:/g

/** What heads a column or a row of a table has a capital, and names nothing. */
function blankLabels(row: string): string {
  return row.replace(/^[^;]*/, blank).replace(columnLabel, blank)
}

const blank = (text: string) => ' '.repeat(text.length)

/** The figures of the headings over a row that are in none of its cells as well. */
function figuresOfColumns({ text, words, values }: Reading): ReadonlySet<string> {
  const labels = [...text.matchAll(columnLabel)].map(({ index, 0: label }) => [index, index + label.length])
  const isInLabel = (value: Reading['values'][number]) => {
    const at = words[value.at]?.start ?? 0
    return labels.some(([from = 0, to = 0]) => at >= from && at < to)
  }
  const inCells = new Set(values.filter((value) => !isInLabel(value)).map((value) => value.text))
  return new Set(values.filter(isInLabel).flatMap((value) => (inCells.has(value.text) ? [] : [value.text])))
}

/** Names of months and units are no names. */
function blankDates(text: string, said: Reading): string {
  let rest = text
  for (const value of said.values) {
    if (value.kind === 'number' && value.quantity.readings.every(({ unit }) => unit === null)) continue
    const start = said.words[value.at]?.start ?? 0
    const end = said.words[value.end - 1]?.end ?? start
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
  }
  return rest
}

/** Questions ask and sentences that end in a colon announce; a scrap of two words does not without a fact in it. */
export function isStatement(
  sentence: Sentence,
  { sentenceKind, facts: { length: facts } }: CheckedSentence,
): boolean {
  if (sentenceKind === 'transition' || /[?？:：]["”»]?$/u.test(sentence.text)) return false
  return facts > 0 || isUnspaced(sentence.text) || sentence.text.split(' ').length > 2
}
