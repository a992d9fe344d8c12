import type { ListWatchesQuery } from '#contract/watches.ts'
import { listHref } from '#lib/list-href.ts'
import { rowsPerPage } from '#lib/rows-per-page.ts'

/** A watch with one page of its runs. */
export function watchRequest(id: string, runsOffset = 0) {
  return { params: { id }, query: { limit: rowsPerPage, offset: runsOffset } }
}

export function watchesHref({ status, sort, offset }: Partial<ListWatchesQuery>): string {
  return listHref('/watches', { status, sort, offset })
}
