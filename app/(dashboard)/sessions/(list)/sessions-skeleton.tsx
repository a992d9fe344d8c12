import { ListFrameSkeleton } from '#components/ui/list-frame-skeleton.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'

export function SessionsSkeleton() {
  return (
    <>
      <PageHeader
        title="Sessions"
        lead="A session writes articles on a schedule from a queue of topics."
        actions={<Skeleton className="h-8 w-30" />}
      />
      <ListFrameSkeleton rows={5} columns={5} />
    </>
  )
}
