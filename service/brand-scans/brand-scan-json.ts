import type { Sent } from '#contract/always-sent.ts'
import type { BrandMentions, BrandScan } from '#contract/brand-scans.ts'
import { presentMembers } from '../core/present-members.ts'
import { jobOutcome } from '../runs/job-outcome.ts'
import type { NamedBrand } from './scan-columns.ts'
import type { BrandScanRow } from './scanned-brand.ts'
import { scoreBasis } from './score-basis.ts'
import { scoreFormula } from './score-brand.ts'

/** What a list needs: a row without its answers. */
export type BrandScanSummaryRow = Omit<BrandScanRow, 'results'> &
  Partial<Pick<BrandScanRow, 'results'>> & {
    enginesAsked: number
    enginesAnswered: number
    answersCounted: number
    /** Whether the engine that reads only what the tenant has answered. */
    readsOwnContent: boolean
    /** Whether an engine of the demo answered. */
    hasInventedAnswers: boolean
    namedBrands: NamedBrand[] | null
  }

/** A row as the contract defines it: fields without a value are omitted (Brand scan). */
export function brandScanJson(row: BrandScanSummaryRow): Sent<typeof BrandScan> {
  const isOver = row.status !== 'processing'
  return presentMembers<Sent<typeof BrandScan>>({
    id: row.id,
    status: row.status,
    brand_name: row.brandName,
    credits_charged: row.creditsUsed ?? row.credits,
    overall_score: row.score,
    score_basis: row.score === null ? null : scoreBasis(row.readsOwnContent),
    results: isOver ? row.results : null,
    recommendations: isOver ? row.recommendations.map(({ text }) => text) : null,
    warnings: isOver ? row.warnings : null,
    error: row.error,
    ...jobOutcome(row),
    progress: isOver ? null : { stage: row.stage, percent: row.percent, message: row.message },
    reason: row.reason,
    answers_invented: row.hasInventedAnswers ? true : null,
    category: row.category,
    aliases: row.aliases.length > 0 ? row.aliases : null,
    score_formula: row.terms.length > 0 ? scoreFormula : null,
    score_terms: row.terms.length > 0 ? row.terms : null,
    recommendation_details: row.recommendations.length > 0 ? row.recommendations : null,
    engines_asked: isOver ? row.enginesAsked : null,
    engines_answered: isOver ? row.enginesAnswered : null,
    answers_counted: isOver ? row.answersCounted : null,
    share_of_voice: isOver ? (shareOfVoice(row) ?? null) : null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    completed_at: row.completedAt?.toISOString(),
  })
}

/** Undefined where nobody was counted. */
export function shareOfVoice({
  namedBrands,
  brandName,
}: Pick<BrandScanSummaryRow, 'namedBrands' | 'brandName'>): BrandMentions[] | undefined {
  return namedBrands?.map(({ name, ...counted }) => ({
    name: name ?? brandName,
    is_own: name === null,
    ...counted,
  }))
}
