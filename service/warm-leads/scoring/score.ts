import type { WarmLeadParameter, WarmLeadScore } from '#contract/warm-leads.ts'

/** Below this share of known weights a score would be a guess. */
const minCoverage = 0.4

export type Weighed = {
  id: string
  label: string
  weight: number
  value: number | null
  explanation: string
  evidence: number[]
}

/**
 * Fit or intent, 0 to 100: the weighted mean of what is known. What is unknown is left out of the mean and lowers the
 * coverage, not the score. Contributions add up to the score.
 */
export function scoreOf(weighed: readonly Weighed[]): WarmLeadScore {
  const all = weighed.reduce((sum, { weight }) => sum + weight, 0)
  const known = weighed.reduce((sum, { weight, value }) => sum + (value === null ? 0 : weight), 0)
  const coverage = all === 0 ? 0 : known / all
  const parameters = weighed.map(
    ({ id, label, weight, value, explanation, evidence }): WarmLeadParameter => ({
      id,
      label,
      value: value === null ? null : round(value, 2),
      weight,
      contribution: value === null || known === 0 ? null : round((100 * weight * value) / known, 1),
      explanation,
      evidence,
    }),
  )
  const sum = weighed.reduce((total, { weight, value }) => total + weight * (value ?? 0), 0)
  const score = known === 0 || coverage < minCoverage ? null : Math.round((100 * sum) / known)
  return { score, band: bandOf(score), coverage: round(coverage, 2), parameters }
}

function bandOf(score: number | null): string {
  if (score === null) return 'unknown'
  return score >= 65 ? 'strong' : score >= 35 ? 'moderate' : 'weak'
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
