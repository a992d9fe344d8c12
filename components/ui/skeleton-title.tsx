import { Skeleton } from './skeleton.tsx'

/** Stands in a heading for a title that is on its way; whoever listens hears that, not an empty heading. */
export function SkeletonTitle() {
  return (
    <>
      <span className="sr-only">Loading</span>
      <Skeleton className="h-8 w-80 max-w-full" />
    </>
  )
}
