import { Skeleton } from '#components/ui/skeleton.tsx'
import { formatOrder } from './format-order.ts'

/** The formats, and beside them the post that is looked at. */
export const postsGrid =
  'grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[18.5rem_minmax(0,1fr)] xl:grid-cols-[20rem_minmax(0,1fr)]'

/** The formats and a post before they are there. */
export function AdaptationsSkeleton() {
  return (
    <div role="status" className={postsGrid}>
      <span className="sr-only">Loading</span>
      <div className="rounded-lg border border-rule bg-sheet">
        <div className="flex h-12 items-center border-rule border-b px-4">
          <Skeleton className="w-48" />
        </div>
        <ul className="divide-y divide-rule">
          {formatOrder.map((platform) => (
            <li key={platform} className="flex h-14 items-center gap-3 px-4">
              <Skeleton className="size-5" />
              <Skeleton className="w-32" />
            </li>
          ))}
        </ul>
      </div>
      <div className="grid h-144 content-start gap-3 rounded-lg border border-rule bg-sheet p-4 max-lg:hidden">
        <Skeleton className="w-32" />
        <Skeleton className="mt-6 w-full max-w-lg" />
        <Skeleton className="w-11/12 max-w-lg" />
        <Skeleton className="w-2/3 max-w-lg" />
      </div>
    </div>
  )
}
