import type { BrandScan, BrandScanResult } from '#contract/brand-scans.ts'
import { formatNumber } from '#lib/format-number.ts'
import { mentionPill, noData, sentimentPill } from './scan-words.ts'

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
      ...numbers(a?.label ?? b?.label ?? id, a?.value, b?.value),
      hint: `n ${a?.n ?? 0} and ${b?.n ?? 0}`,
    }
  })
  return [numbers('Score', before.overall_score, after.overall_score), ...terms]
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

function numbers(label: string, before: number | undefined, after: number | undefined): ComparedRow {
  const known = before !== undefined && after !== undefined
  return {
    label,
    before: before === undefined ? noData : formatNumber(before),
    after: after === undefined ? noData : formatNumber(after),
    change: known ? Math.round((after - before) * 100) / 100 : undefined,
  }
}

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
