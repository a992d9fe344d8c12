import type { ScheduleView } from '#components/schedule/calendar-days.ts'
import { CalendarSkeleton, ToolbarSkeleton, TraySkeleton } from '#components/schedule/schedule-skeleton.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'

/** The month with its toolbar and the drafts above it, each in its place. */
export function ScheduleSkeleton({ view }: { view: ScheduleView | undefined }) {
  return (
    <>
      <PageHeader title="Schedule" actions={<Skeleton className="h-8 w-32" />} />
      <ToolbarSkeleton />
      <div className="grid grid-cols-1 gap-3">
        <CalendarSkeleton view={view} />
        <div className="min-w-0 overflow-hidden rounded-lg border border-rule bg-sheet md:order-first md:flex">
          <p className="px-4 py-3 font-medium text-ink text-sm max-md:border-rule max-md:border-b md:w-36 md:shrink-0 md:border-rule md:border-r">
            Unscheduled drafts
          </p>
          <div className="min-w-0 flex-1">
            <TraySkeleton />
          </div>
        </div>
      </div>
    </>
  )
}
