import { classNames } from '#lib/class-names.ts'
import { Skeleton } from './skeleton.tsx'

/** A panel whose fields are on their way; set its height by class. */
export function PanelSkeleton({ className }: { className?: string }) {
  return (
    <div
      role="status"
      className={classNames(
        'grid content-start gap-4 overflow-hidden rounded-lg border border-rule bg-sheet p-4',
        className,
      )}
    >
      <span className="sr-only">Loading</span>
      <Skeleton className="w-40" />
      <Skeleton className="h-8" />
      <Skeleton className="w-2/3" />
    </div>
  )
}
