import { Panel } from '#components/ui/panel.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'

const choices = (count: number) => Array.from({ length: count }, (_, at) => `choice-${at}`)

/** The choice of platforms in its final size, and posts below it. */
export function AdaptationsSkeleton() {
  return (
    <div role="status" className="grid min-w-0 gap-5">
      <span className="sr-only">Loading</span>
      <Panel title="Create social posts">
        <div className="grid gap-4">
          <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
            {choices(9).map((choice) => (
              <Choice key={choice} />
            ))}
          </div>
          <Choice />
          <Skeleton className="h-8 w-32" />
        </div>
      </Panel>
      <PostsSkeleton />
    </div>
  )
}

function Choice() {
  return (
    <div className="grid h-9 grid-cols-[auto_minmax(0,1fr)] content-start gap-x-2.5 gap-y-1.5 pt-0.5">
      <Skeleton className="row-span-2 size-4" />
      <Skeleton className="h-3.5 w-24" />
      <Skeleton className="h-3 w-40" />
    </div>
  )
}

export function PostsSkeleton() {
  return (
    <div className="grid gap-4 lg:grid-cols-2 2xl:grid-cols-3">
      {choices(2).map((post) => (
        <div key={post} className="grid h-72 content-start gap-3 rounded-lg border border-rule bg-sheet p-4">
          <Skeleton className="w-32" />
          <Skeleton className="mt-3 w-full" />
          <Skeleton className="w-11/12" />
          <Skeleton className="w-2/3" />
        </div>
      ))}
    </div>
  )
}
