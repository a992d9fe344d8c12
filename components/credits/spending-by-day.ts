import type { Spending } from '#contract/credits.ts'
import { lastDays } from '#lib/credit-burn.ts'
import { operationArea } from './operation-area.ts'

/** `values` has credits by the id of a series; days without spending have none. */
export type SpendingByDay = {
  series: { id: string; label: string }[]
  days: { day: string; values: Record<string, number> }[]
}

/** As many areas as there are distinguishable patterns; the rest is grouped. */
const maxSeries = 6
const other = { id: 'other', label: 'Other' }

/** Spending as a chart has it: 30 days, oldest first, and the areas, the most expensive first. */
export function spendingByDay(spending: readonly Spending[], today: string): SpendingByDay {
  const days = lastDays(today)
  const inTime = spending
    .filter(({ date, credits }) => credits > 0 && days.includes(date))
    .map(({ date, operation, credits }) => ({ date, area: operationArea(operation), credits }))
  const totals = new Map<string, number>()
  for (const { area, credits } of inTime) totals.set(area, (totals.get(area) ?? 0) + credits)
  const ids = [...totals].sort(([, a], [, b]) => b - a).map(([id]) => id)
  const own = new Set(ids.length > maxSeries ? ids.slice(0, maxSeries - 1) : ids)
  const series = [...own].map((id) => ({ id, label: id }))
  return {
    series: own.size < ids.length ? [...series, other] : series,
    days: days.map((day) => {
      const values: Record<string, number> = {}
      for (const { date, area, credits } of inTime) {
        const id = own.has(area) ? area : other.id
        if (date === day) values[id] = (values[id] ?? 0) + credits
      }
      return { day, values }
    }),
  }
}
