import { ListSkeleton } from '#components/ui/list-states.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'

export default function LeadMagnetsLoading() {
  return (
    <>
      <PageHeader title="Lead magnets" />
      <Skeleton className="mb-8 h-96 w-full" />
      <ListSkeleton rows={6} columns={4} />
    </>
  )
}
