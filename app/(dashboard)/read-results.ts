import {
  daysOfPeriod,
  type ResultsPeriod,
  today,
  usualResultsPeriod,
} from '#components/results/results-period.ts'
import { type GetResultsQuery, getResults, type Results } from '#contract/results.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { readForPanel, readToday } from '#lib/session-page.ts'
import type { Days } from '#lib/usual-period.ts'

export type PeriodResults = { period: ResultsPeriod; days: Days; found: ActionResult<Results> }

type Asked = Partial<Omit<GetResultsQuery, 'from' | 'to'>>

export function readDays(days: Days, asked: Asked): Promise<ActionResult<Results>> {
  return readForPanel(getResults, { query: { ...asked, ...days } })
}

/** What readers did in a period. Every page reads its figures here, so that all of them mean the same days. */
export async function readResults(period: ResultsPeriod, asked: Asked): Promise<PeriodResults> {
  const days = daysOfPeriod(period, await readToday())
  return { period, days, found: await readDays(days, asked) }
}

/**
 * The same for where no period was chosen: the usual one, or today where that has nothing yet. Whoever published this
 * morning comes to see that, and has no whole day.
 */
export async function readUsualResults(asked: Asked): Promise<PeriodResults> {
  const usual = await readResults(usualResultsPeriod, asked)
  return usual.found.ok && isEmpty(usual.found.data) ? readResults(today, asked) : usual
}

/** Nothing was read in the period, nor in the one before. */
export function isEmpty({ total, totals, totals_before }: Results): boolean {
  return total === 0 && totals.views === 0 && totals_before.views === 0
}
