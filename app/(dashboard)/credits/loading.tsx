import { ListSkeleton } from '#components/ui/list-states.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'

export default function Loading() {
  return (
    <>
      <PageHeader title="Credits" />
      <div className="mb-5 grid gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <Skeleton className="h-52 w-full" />
        <Skeleton className="h-52 w-full" />
      </div>
      <ListSkeleton rows={8} columns={5} />
    </>
  )
}
