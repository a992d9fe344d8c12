import type { BrandScan, BrandScanResult } from '#contract/brand-scans.ts'
import { formatCount, formatNumber } from '#lib/format-number.ts'
import { mentionPill, noData, sentimentPill, visibilityWords } from './scan-words.ts'

export type ComparedRow = {
  label: string
  hint?: string
  before: string
  after: string
  /** A number where both sides have one, words where something else changed; undefined without data on both sides. */
  change: number | string | undefined
}

/** The score and its terms in both scans. */
export function compareScores(before: BrandScan, after: BrandScan): ComparedRow[] {
  const ids = [...(before.score_terms ?? []), ...(after.score_terms ?? [])].map(({ id }) => id)
  const terms = [...new Set(ids)].map((id) => {
    const [a, b] = [before, after].map((scan) => scan.score_terms?.find((term) => term.id === id))
    return {
      ...percents(a?.label ?? b?.label ?? id, a?.value, b?.value),
      hint: answersWords(a?.n ?? 0, b?.n ?? 0),
    }
  })
  const score = numbers('Score', before.overall_score, after.overall_score)
  return [measureSame(before, after) ? score : { ...score, change: undefined }, ...terms]
}

/** False where one score is of what assistants say and the other of what readers of the own content find. */
export function measureSame(before: BrandScan, after: BrandScan): boolean {
  const [a, b] = [before.score_basis, after.score_basis]
  return a === undefined || b === undefined || a === b
}

/** What each engine says in both scans; one that was asked only once has no data in the other. */
export function compareEngines(before: BrandScan, after: BrandScan): ComparedRow[] {
  const ids = [...(before.results ?? []), ...(after.results ?? [])].map(({ llmId }) => llmId)
  return [...new Set(ids)].flatMap((llmId) => {
    const [a, b] = [before, after].map((scan) => scan.results?.find((result) => result.llmId === llmId))
    const label = b?.label ?? a?.label ?? llmId
    const rank = numbers(label, a?.rank, b?.rank)
    return [
      { ...words(label, mentionWords(a), mentionWords(b)), hint: 'Mentioned' },
      // A lower place is the better one.
      { ...rank, hint: 'Position', change: typeof rank.change === 'number' ? -rank.change : rank.change },
      { ...words(label, sentimentWords(a), sentimentWords(b)), hint: 'Sentiment' },
    ]
  })
}

/** Whether the same engines gave answers in both: only then is a change the brand's own. */
export function askedSameEngines(before: BrandScan, after: BrandScan): boolean {
  const [a, b] = [before, after].map(({ results = [] }) =>
    results
      .filter(({ error }) => error === undefined)
      .map(({ llmId }) => llmId)
      .toSorted()
      .join('\n'),
  )
  return a === b
}

/** What changed and what moved it most, in a sentence or two; undefined where one of the scans has no score. */
export function comparisonSentence(before: BrandScan, after: BrandScan): string | undefined {
  const [from, to] = [before.overall_score, after.overall_score]
  if (from === undefined || to === undefined || !measureSame(before, after)) return undefined
  const change = inTenths(inTenths(to) - inTenths(from))
  if (change === 0) return `Visibility stayed at ${formatNumber(inTenths(to))} of 100.`
  const rose = change > 0
  const points = Math.abs(change) === 1 ? 'point' : 'points'
  const moved = `Visibility ${rose ? 'rose' : 'fell'} by ${formatNumber(Math.abs(change))} ${points} to ${formatNumber(inTenths(to))} of 100`
  const [was, is] = [visibilityWords(from).toLowerCase(), visibilityWords(to).toLowerCase()]
  const reason = strongestMove(before, after, rose)
  return `${moved}${was === is ? '' : `, from ${was} to ${is}`}.${reason === undefined ? '' : ` ${reason}`}`
}

/** The factor that moved most the way the score did, among those with data in both scans. */
function strongestMove(before: BrandScan, after: BrandScan, rose: boolean): string | undefined {
  const moves = (after.score_terms ?? []).flatMap((term) => {
    const old = before.score_terms?.find(({ id }) => id === term.id)?.value
    if (old === undefined || term.value === undefined) return []
    return [{ term, old, value: term.value, weighed: (term.value - old) * term.weight }]
  })
  const [first] = moves
    .filter(({ weighed }) => (rose ? weighed > 0 : weighed < 0))
    .toSorted((x, y) => Math.abs(y.weighed) - Math.abs(x.weighed))
  if (!first) return undefined
  const { term, old, value } = first
  return `${term.label} moved it most: ${percent(old)} before, ${percent(value)} now.`
}

const percent = (share: number): string => `${Math.round(share * 100)}%`
const inTenths = (value: number): number => Math.round(value * 10) / 10

/** Of how many answers a factor was counted in each scan. */
function answersWords(before: number, after: number): string {
  if (before === after) return formatCount(after, 'answer')
  return `${formatNumber(before)}, then ${formatCount(after, 'answer')}`
}

/** Shares of 1 as percent. */
function percents(label: string, before: number | undefined, after: number | undefined): ComparedRow {
  const known = before !== undefined && after !== undefined
  return {
    label,
    before: before === undefined ? noData : percent(before),
    after: after === undefined ? noData : percent(after),
    change: known ? Math.round(after * 100) - Math.round(before * 100) : undefined,
  }
}

function numbers(label: string, before: number | undefined, after: number | undefined): ComparedRow {
  const known = before !== undefined && after !== undefined
  return {
    label,
    before: before === undefined ? noData : formatNumber(before),
    after: after === undefined ? noData : formatNumber(after),
    // Of the figures as they are shown, or a reader would find another difference.
    change: known ? inHundredths(inHundredths(after) - inHundredths(before)) : undefined,
  }
}

const inHundredths = (value: number): number => Math.round(value * 100) / 100

function words(label: string, before: string | undefined, after: string | undefined): ComparedRow {
  const known = before !== undefined && after !== undefined
  return {
    label,
    before: before ?? noData,
    after: after ?? noData,
    change: known ? (before === after ? 0 : 'changed') : undefined,
  }
}

function mentionWords(result: BrandScanResult | undefined): string | undefined {
  return result && mentionPill(result)?.label
}

function sentimentWords(result: BrandScanResult | undefined): string | undefined {
  return result?.sentiment === undefined ? undefined : sentimentPill(result.sentiment).label
}
