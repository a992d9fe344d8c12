import { Skeleton } from '#components/ui/skeleton.tsx'

const lines = ['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-1/2', 'w-full', 'w-11/12', 'w-full', 'w-2/3']

/** The text on its sheet and its column of sources, before they are there. */
export function ArticleDeskSkeleton() {
  return (
    <div
      role="status"
      className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,1fr)_25rem]"
    >
      <span className="sr-only">Loading the text</span>
      <div className="min-h-[70vh] rounded-lg border border-rule bg-sheet px-5 py-7 sm:px-10 sm:py-10">
        <div className="mx-auto grid max-w-[38rem] gap-3">
          {lines.map((width, at) => (
            <Skeleton key={`${width} ${at.toString()}`} className={`h-5 ${width}`} />
          ))}
        </div>
      </div>
      <div className="grid content-start gap-3">
        <Skeleton className="h-8" />
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </div>
    </div>
  )
}
