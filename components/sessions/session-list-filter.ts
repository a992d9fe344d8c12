import type { ListSessionsQuery } from '#contract/sessions.ts'

/** Rows of a page, of sessions and of runs. */
export const rowsPerPage = 20

/** A session with one page of its runs. */
export function sessionRequest(id: string, runsOffset = 0) {
  return { params: { id }, query: { limit: rowsPerPage, offset: runsOffset } }
}

/** The page that an address asks for; nonsense counts as the first. */
export function sessionListFilter(
  params: Record<string, string | string[] | undefined>,
): Partial<ListSessionsQuery> {
  const offset = Number(params.offset)
  return { limit: rowsPerPage, offset: Number.isSafeInteger(offset) && offset > 0 ? offset : 0 }
}
