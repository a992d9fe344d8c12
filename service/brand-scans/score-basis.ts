import type { BrandScanResult } from '#contract/brand-scans.ts'
import { sql } from '../db/sql.ts'

/** Whether the built-in engine, which reads only what the tenant has, gave an answer. */
export function readsOwnContent(results: readonly BrandScanResult[]): boolean {
  return results.some(
    ({ engine_kind, questions_answered = 0 }) => engine_kind === 'built-in' && questions_answered > 0,
  )
}

/** The same of a column. */
export function readsOwnContentSql(results: unknown) {
  return sql<boolean>`jsonb_path_exists(${results}, '$[*] ? (@.engine_kind == "built-in" && @.questions_answered > 0)')`
}

/** Whether an engine of the demo, whose answers are invented, gave one: of a column. */
export function hasInventedAnswersSql(results: unknown) {
  return sql<boolean>`jsonb_path_exists(${results}, '$[*] ? (@.engine_kind == "example" && @.questions_answered > 0)')`
}

/** What a score measures. */
export function scoreBasis(isOwnContent: boolean): 'own_content' | 'answer_engines' {
  return isOwnContent ? 'own_content' : 'answer_engines'
}
