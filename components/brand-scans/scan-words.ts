import type { Tone } from '#components/ui/status-pill.tsx'
import type { BrandScan, BrandScanAnswer, BrandScanResult, BrandScoreTerm } from '#contract/brand-scans.ts'
import { formatCount, formatNumber } from '#lib/format-number.ts'
import { brandMarks } from './brand-marks.ts'

export const noData = 'No data'

/**
 * A score as it is shown everywhere: a whole number, since a handful of answers carries no tenths. No score is said, never
 * drawn as zero.
 */
export function scoreWords(score: number | undefined): string {
  return score === undefined ? noData : formatNumber(Math.round(score))
}

/** How a score moved, of the figures as they are shown: or a reader would find another difference. */
export function scoreChange(before: number | undefined, after: number | undefined): number | undefined {
  return before === undefined || after === undefined ? undefined : Math.round(after) - Math.round(before)
}

/** What a score measures, as a label beside it; undefined where a server does not say. */
export function basisWords(basis: string | undefined): string | undefined {
  if (basis === 'own_content') return 'Practice scan'
  return basis === 'answer_engines' ? 'Answer engines' : undefined
}

/** Whether it read only the own content, since no answer engine was connected: its score says nothing of answer engines. */
export function isPractice({ score_basis: basis }: Pick<BrandScan, 'score_basis'>): boolean {
  return basis === 'own_content'
}

/** From this score on nobody has to do anything soon. */
export const strongScore = 70
export const fairScore = 40

/** A score of 0 to 100 in a word. */
export function visibilityWords(score: number): string {
  return score >= strongScore ? 'Strong' : score >= fairScore ? 'Fair' : 'Weak'
}

/** How a score moved from one scan to the next; unknown where one of them has none. */
export function changeWords(change: number | undefined): string {
  if (change === undefined) return '–'
  if (change === 0) return 'same'
  return `${change > 0 ? '▲' : '▼'} ${Math.abs(change)}`
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

function namesBrand({ answers = [], snippet, snippet_marks: marks }: BrandScanResult, brandName?: string) {
  if (answers.some(({ mentioned }) => mentioned)) return true
  return snippet !== undefined && brandMarks(snippet, brandName, marks).length > 0
}

/** Whether an engine names the brand; undefined where it gave no answer. */
export function mentionPill(
  result: BrandScanResult,
  brandName?: string,
): { tone: Tone; label: string } | undefined {
  const { mentioned, unprompted_answers: answers, unprompted_mentions: mentions } = result
  if (mentioned === undefined) return undefined
  const counted =
    answers && mentions !== undefined ? ` in ${mentions} of ${formatCount(answers, 'answer')}` : ''
  if (mentioned) return { tone: 'good', label: `Mentioned${counted}` }
  // Its words name the brand: it knows it, and says so when the question does.
  if (namesBrand(result, brandName)) return { tone: 'info', label: 'Only when asked by name' }
  return { tone: 'warn', label: 'Not mentioned' }
}

/** What a factor of the score is called. That of ranks is a share, not a place: 75% stands beside `#1` in the same report. */
export function termLabel({ id, label }: Pick<BrandScoreTerm, 'id' | 'label'>): string {
  return id === 'rank' ? 'Place in lists' : label
}

/** What the two plainest factors of a score found: `Mentioned in 6 of 6 answers. First in 2 of 4 lists.` */
export function termWords({ score_terms: terms = [] }: Pick<BrandScan, 'score_terms'>): string | undefined {
  const details = ['mention', 'rank'].flatMap((id) => {
    const term = terms.find((one) => one.id === id)
    return term?.detail && term.value !== null && term.value !== undefined ? term.detail : []
  })
  return details.length > 0 ? details.join(' ') : undefined
}

const questionKinds: Readonly<Record<string, string>> = {
  category: 'Category',
  alternatives: 'Alternatives',
  comparison: 'Comparison',
  versus: 'Against competitors',
  reputation: 'Reputation',
  direct: 'By name',
  custom: 'Your question',
}

export function questionKind(answer: Pick<BrandScanAnswer, 'kind'>): string {
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
