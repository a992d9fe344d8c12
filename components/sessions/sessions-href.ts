import type { ListSessionsQuery } from '#contract/sessions.ts'
import { listHref } from '#lib/list-href.ts'
import { rowsPerPage } from '#lib/rows-per-page.ts'

/** So many sessions are shown on cards, more in a table. */
export const sessionsOnCards = 2

/** A session with one page of its runs. */
export function sessionRequest(id: string, runsOffset = 0) {
  return { params: { id }, query: { limit: rowsPerPage, offset: runsOffset } }
}

/** The address of the list; the first page and the usual order go without saying. */
export function sessionsHref({ sort, offset }: Partial<ListSessionsQuery>): string {
  return listHref('/sessions', { sort, offset })
}
