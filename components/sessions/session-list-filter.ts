import type { SessionListFilter } from '#lib/queries/sessions.ts'

/** Rows of a page, of sessions and of runs. */
export const rowsPerPage = 20

/** The page that an address asks for; nonsense counts as the first. */
export function sessionListFilter(params: Record<string, string | string[] | undefined>): SessionListFilter {
  const offset = Number(params.offset)
  return { limit: rowsPerPage, offset: Number.isSafeInteger(offset) && offset > 0 ? offset : 0 }
}
