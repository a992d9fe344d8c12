import { Skeleton } from '#components/ui/skeleton.tsx'
import { classNames } from '#lib/class-names.ts'

/** A group of fields that is on its way, in the shape of `FormSection`; set its height by class. */
export function FormSectionSkeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden
      className={classNames(
        'grid content-start gap-x-10 gap-y-4 overflow-hidden border-rule border-t py-7 first:border-t-0 first:pt-2 xl:grid-cols-[14rem_minmax(0,1fr)]',
        className,
      )}
    >
      <div className="grid content-start gap-2">
        <Skeleton className="w-28" />
        <Skeleton className="w-44" />
      </div>
      <div className="grid content-start gap-4">
        <Skeleton className="w-24" />
        <Skeleton className="h-8" />
      </div>
    </div>
  )
}
