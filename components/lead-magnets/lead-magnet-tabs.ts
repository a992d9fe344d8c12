import { listHref } from '#lib/list-href.ts'
import type { LeadMagnetListFilter } from '#lib/queries/lead-magnets.ts'

/** How many rows a page of the list has. */
export const rowsPerPage = 20

export const leadMagnetTabs = [
  { label: 'All', value: undefined },
  { label: 'Being made', value: 'generating' },
  { label: 'Drafts', value: 'draft' },
  { label: 'Published', value: 'published' },
  { label: 'Failed', value: 'failed' },
] as const satisfies readonly { label: string; value: LeadMagnetListFilter['status'] }[]

/** The address of the list with a filter; the first page goes without saying. */
export function leadMagnetsHref({ status, q, offset }: LeadMagnetListFilter): string {
  return listHref('/lead-magnets', { status, q, offset })
}
