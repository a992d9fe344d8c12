import { Skeleton } from '#components/ui/skeleton.tsx'

const posts = ['one', 'two']

/** The posts before they are there. */
export function AdaptationsSkeleton() {
  return (
    <div role="status" className="grid min-w-0 gap-5">
      <span className="sr-only">Loading</span>
      <div className="flex h-8 items-center justify-between">
        <Skeleton className="w-24" />
        <Skeleton className="h-8 w-28" />
      </div>
      <PostsSkeleton />
    </div>
  )
}

export function PostsSkeleton() {
  return (
    <div className="grid gap-4 lg:grid-cols-2 2xl:grid-cols-3">
      {posts.map((post) => (
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
