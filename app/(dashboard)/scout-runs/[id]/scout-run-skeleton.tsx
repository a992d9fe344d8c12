import { ListSkeleton } from '#components/ui/list-states.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { SkeletonTitle } from '#components/ui/skeleton-title.tsx'

export function ScoutRunSkeleton() {
  return (
    <>
      <PageHeader title={<SkeletonTitle />} parent={{ label: 'Scout', href: '/scout-runs' }} />
      <ListSkeleton rows={8} columns={2} />
    </>
  )
}
