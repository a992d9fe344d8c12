import { Skeleton } from './skeleton.tsx'

/** Placeholder for a title that is loading; screen readers announce that, not an empty heading. */
export function SkeletonTitle() {
  return (
    <>
      <span className="sr-only">Loading</span>
      <Skeleton className="h-8 w-80 max-w-full" />
    </>
  )
}
