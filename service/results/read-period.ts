import type { GetResultsQuery } from '#contract/results.ts'
import type { AgentContext } from '../core/context.ts'
import { invalid } from '../core/errors.ts'
import { addDays, countDays, dayOf } from '../schedule/zone-clock.ts'
import { getSettingsRow } from '../settings/get-settings.ts'

const usualDays = 30
const maxDays = 366

/** Days are `YYYY-MM-DD` in the tenant's zone; both ends belong to the period. */
export type Period = { from: string; to: string }

/**
 * The period that was asked for, with the one of the same length before it.
 * @throws {ServiceError} `invalid`
 */
export async function readPeriod(
  ctx: AgentContext,
  query: Pick<GetResultsQuery, 'from' | 'to'>,
): Promise<{ period: Period; before: Period; timeZone: string }> {
  const { timeZone } = await getSettingsRow(ctx)
  const to = query.to ?? dayOf(ctx.now().getTime(), timeZone)
  const from = query.from ?? addDays(to, 1 - usualDays)
  const days = countDays(from, to)
  if (days < 1) throw invalid('from', 'Must not be after `to`.')
  if (days > maxDays) throw invalid('from', `The period may have at most ${maxDays} days.`)
  return { period: { from, to }, before: { from: addDays(from, -days), to: addDays(from, -1) }, timeZone }
}
