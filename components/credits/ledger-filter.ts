import { TZDate } from '@date-fns/tz'
import type { LedgerKind, ListLedgerQuery } from '#contract/credits.ts'
import type { TimeSort } from '#contract/primitives.ts'

/** How many operations a page of the ledger has. */
export const rowsPerPage = 10

export const kindLabels: Readonly<Record<LedgerKind, string>> = {
  grant: 'Received',
  hold: 'Reserved',
  settle: 'Spent',
  release: 'Refunded',
}
const kinds = Object.keys(kindLabels)

/** What of the ledger is shown, as it stands in the address; `from` and `to` are days, `YYYY-MM-DD`, both included. */
export type LedgerFilter = {
  kind?: LedgerKind
  operation?: string
  from?: string
  to?: string
  sort?: TimeSort
  offset: number
}

/** The filter in the parameters of an address; what it does not understand is left out. */
export function ledgerFilter(params: Record<string, string | string[] | undefined>): LedgerFilter {
  const text = (name: string) => (typeof params[name] === 'string' ? params[name] : '')
  const kind = text('kind')
  const operation = text('operation').slice(0, 100)
  const sort = text('sort')
  const offset = Number(text('offset'))
  return {
    ...(isKind(kind) && { kind }),
    ...(operation && { operation }),
    ...(isDay(text('from')) && { from: text('from') }),
    ...(isDay(text('to')) && { to: text('to') }),
    ...((sort === 'when' || sort === '-when') && { sort }),
    offset: Number.isInteger(offset) && offset > 0 ? Math.min(offset, 100_000_000) : 0,
  }
}

/** The same as search parameters; what is usual goes without saying. */
export function ledgerSearch({ offset, ...filter }: LedgerFilter): string {
  const search = new URLSearchParams(filter)
  if (offset > 0) search.set('offset', String(offset))
  return search.size > 0 ? `?${search}` : ''
}

/** The same as the service is asked: days begin and end as the calendar of `timeZone` has them. */
export function ledgerQuery(filter: LedgerFilter, timeZone: string): Partial<ListLedgerQuery> {
  const { kind, operation, from, to, sort, offset } = filter
  return {
    ...(kind && { kind }),
    ...(operation && { operation }),
    ...(from && { since: startOfDay(from, 0, timeZone) }),
    ...(to && { until: startOfDay(to, 1, timeZone) }),
    ...(sort && { sort }),
    folded: true,
    limit: rowsPerPage,
    offset,
  }
}

function startOfDay(day: string, daysLater: number, timeZone: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(new TZDate(year, month - 1, date + daysLater, timeZone).getTime()).toISOString()
}

function isKind(value: string): value is LedgerKind {
  return kinds.includes(value)
}

function isDay(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(`${value}T00:00:00Z`))
}
