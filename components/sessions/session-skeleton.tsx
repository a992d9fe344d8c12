import { ListSkeleton } from '#components/ui/list-states.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'

/** The shape of a session to come. */
export function SessionSkeleton() {
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_16rem] xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="order-2 lg:order-1">
        <ListSkeleton rows={8} columns={3} />
      </div>
      <div className="order-1 grid content-start gap-4 lg:order-2">
        <Skeleton className="h-40" />
        <Skeleton className="h-32" />
      </div>
    </div>
  )
}
