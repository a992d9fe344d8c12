import type { Tone } from '#components/ui/status-pill.tsx'
import type { BrandScan, BrandScanAnswer, BrandScanResult } from '#contract/brand-scans.ts'
import { formatNumber } from '#lib/format-number.ts'

export const noData = 'No data'

/** A score as it is shown everywhere; no score is said, never drawn as zero. */
export function scoreWords(score: number | undefined): string {
  return score === undefined ? noData : formatNumber(score)
}

const statuses: Readonly<Record<string, { tone: Tone; label: string }>> = {
  processing: { tone: 'busy', label: 'Scanning' },
  completed: { tone: 'good', label: 'Ready' },
  failed: { tone: 'bad', label: 'Failed' },
}

/** A status with its mark; one that this release does not know, as the service names it. */
export function scanStatus(scan: BrandScan): { tone: Tone; label: string } {
  return statuses[scan.status] ?? { tone: 'neutral', label: scan.status }
}

const sentiments: Readonly<Record<string, { tone: Tone; label: string }>> = {
  positive: { tone: 'good', label: 'Positive' },
  neutral: { tone: 'neutral', label: 'Neutral' },
  negative: { tone: 'bad', label: 'Negative' },
}

export function sentimentPill(sentiment: string): { tone: Tone; label: string } {
  return sentiments[sentiment] ?? { tone: 'neutral', label: sentiment }
}

/** Whether an engine names the brand; undefined where it gave no answer. */
export function mentionPill(result: BrandScanResult): { tone: Tone; label: string } | undefined {
  const { mentioned, unprompted_answers: answers, unprompted_mentions: mentions } = result
  if (mentioned === undefined) return undefined
  const counted = answers && mentions !== undefined ? ` in ${mentions} of ${answers}` : ''
  return mentioned ? { tone: 'good', label: `Mentioned${counted}` } : { tone: 'warn', label: 'Not mentioned' }
}

/** `82%`. */
export function confidenceWords(confidence: number): string {
  return `${Math.round(confidence * 100)}%`
}

const questionKinds: Readonly<Record<string, string>> = {
  category: 'Category',
  alternatives: 'Alternatives',
  comparison: 'Comparison',
  versus: 'Against competitors',
  reputation: 'Reputation',
  direct: 'By name',
}

export function questionKind(answer: BrandScanAnswer): string {
  return questionKinds[answer.kind] ?? answer.kind
}

const categorySources: Readonly<Record<string, string>> = {
  given: 'as entered',
  profile: 'from the company profile',
  knowledge: 'from your knowledge',
  settings: 'detected from your site name',
  articles: 'detected from your titles',
}

/** Where the category comes from, in words. */
export function categorySource(source: string): string {
  return categorySources[source] ?? source
}
