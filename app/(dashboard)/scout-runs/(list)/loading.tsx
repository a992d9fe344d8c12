import { ListSkeleton } from '#components/ui/list-states.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'

export default function ScoutRunsLoading() {
  return (
    <>
      <PageHeader title="Scout" />
      <Skeleton className="mb-8 h-60 w-full" />
      <ListSkeleton rows={6} columns={4} />
    </>
  )
}
