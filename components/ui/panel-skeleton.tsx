import { classNames } from '#lib/class-names.ts'
import { Skeleton } from './skeleton.tsx'

/** A panel whose fields are on their way; set its height by class. Says nothing itself: a page says once that it loads. */
export function PanelSkeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden
      className={classNames(
        'grid content-start gap-4 overflow-hidden rounded-lg border border-rule bg-sheet p-4',
        className,
      )}
    >
      <Skeleton className="w-40" />
      <Skeleton className="h-8" />
      <Skeleton className="w-2/3" />
    </div>
  )
}
