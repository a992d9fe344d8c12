import { ListSkeleton } from '#components/ui/list-states.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'

export default function BrandScansLoading() {
  return (
    <>
      <PageHeader title="Brand visibility" />
      <div className="grid gap-6">
        <Skeleton className="h-44" />
        <ListSkeleton rows={6} columns={4} />
      </div>
    </>
  )
}
