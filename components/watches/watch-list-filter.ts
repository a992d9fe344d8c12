import type { ListWatchesQuery } from '#contract/watches.ts'

/** Rows of a page, of watches and of runs. */
export const rowsPerPage = 20

/** A watch with one page of its runs. */
export function watchRequest(id: string, runsOffset = 0) {
  return { params: { id }, query: { limit: rowsPerPage, offset: runsOffset } }
}

/** What an address asks for; nonsense counts as the first page of all. */
export function watchListFilter(
  params: Record<string, string | string[] | undefined>,
): Partial<ListWatchesQuery> {
  const offset = Number(params.offset)
  const { status } = params
  return {
    limit: rowsPerPage,
    offset: Number.isSafeInteger(offset) && offset > 0 ? offset : 0,
    ...((status === 'active' || status === 'paused') && { status }),
  }
}

export function watchesHref({
  status,
  offset = 0,
}: {
  status?: string | undefined
  offset?: number
}): string {
  const search = new URLSearchParams({
    ...(status !== undefined && { status }),
    ...(offset > 0 && { offset: String(offset) }),
  })
  return search.size > 0 ? `/watches?${search}` : '/watches'
}
