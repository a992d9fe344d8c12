import type { StateTab } from '#components/ui/searchable-tabs.tsx'
import type { ListLeadMagnetsQuery } from '#contract/lead-magnets.ts'
import { listHref } from '#lib/list-href.ts'

export const leadMagnetTabs = [
  { label: 'All', value: undefined },
  { label: 'Creating', value: 'generating', isPassing: true },
  { label: 'Drafts', value: 'draft', isPassing: true },
  { label: 'Published', value: 'published' },
  { label: 'Failed', value: 'failed', isPassing: true },
] as const satisfies readonly StateTab<Partial<ListLeadMagnetsQuery>['status']>[]

/** The address of the list with a filter; the first page goes without saying. */
export function leadMagnetsHref({ status, q, offset, sort }: Partial<ListLeadMagnetsQuery>): string {
  return listHref('/lead-magnets', { status, q, offset, sort })
}
