import type { ScoutPart } from '#contract/scout-results.ts'
import { rubric } from './rubric.ts'

/** A part before its weight. `value` is 0 to 100, null where the part could not be judged. */
export type JudgedPart = { value: number | null; why: string }

export type ScoredParts = {
  score: number
  parts: { part: ScoutPart; value: number | null; weight: number; points: number; why: string }[]
}

/** The score by the rubric: parts without a value are dropped, and the weights of the others raised to 1. */
export function scoreParts(judged: Readonly<Record<ScoutPart, JudgedPart>>): ScoredParts {
  const known = rubric.reduce((sum, { part, weight }) => sum + (judged[part].value === null ? 0 : weight), 0)
  let exact = 0
  const parts = rubric.map(({ part, weight }) => {
    const { value, why } = judged[part]
    const share = value === null ? 0 : weight / known
    exact += share * (value ?? 0)
    return { part, value, weight: round(share, 3), points: round(share * (value ?? 0), 1), why }
  })
  return { score: Math.round(exact), parts }
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits))
}
