import type { LedgerFilter } from './ledger-filter.ts'

/** Spans of days that end today, by how many days they have. */
export const ledgerSpans: readonly string[] = ['7', '30', '90']

const dayMs = 86_400_000

/** The first day of a span; empty where there is no such span. */
export function firstDayOf(span: string, today: string): string {
  if (!ledgerSpans.includes(span)) return ''
  return new Date(Date.parse(`${today}T00:00:00Z`) - (Number(span) - 1) * dayMs).toISOString().slice(0, 10)
}

/** The span that a filter is; undefined for any other days. */
export function spanOf({ from, to }: Pick<LedgerFilter, 'from' | 'to'>, today: string): string | undefined {
  if (to !== undefined) return undefined
  return ledgerSpans.find((span) => firstDayOf(span, today) === from)
}
