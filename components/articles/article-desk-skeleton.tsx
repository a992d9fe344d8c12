import { Skeleton } from '#components/ui/skeleton.tsx'

/** The text and its column of sources, before they are there. */
export function ArticleDeskSkeleton() {
  return (
    <div role="status" className="grid gap-10 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <span className="sr-only">Loading the text</span>
      <div className="grid max-w-[38rem] gap-3">
        {['w-1/3', 'w-full', 'w-full', 'w-4/5', 'w-1/2', 'w-full', 'w-11/12', 'w-full', 'w-2/3'].map(
          (width, index) => (
            <Skeleton key={`${width}-${index.toString()}`} className={`h-5 ${width}`} />
          ),
        )}
      </div>
      <div className="grid content-start gap-3">
        <Skeleton className="h-8" />
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </div>
    </div>
  )
}
