import type { ScheduleView } from '#components/schedule/calendar-days.ts'
import { CalendarSkeleton, ToolbarSkeleton, TraySkeleton } from '#components/schedule/schedule-skeleton.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { classNames } from '#lib/class-names.ts'

/** The month with its toolbar and the drafts above it, or beside one day, each in its place. */
export function ScheduleSkeleton({ view }: { view: ScheduleView | undefined }) {
  const isDay = view === 'day'
  return (
    <>
      <PageHeader title="Schedule" actions={<Skeleton className="h-8 w-32" />} />
      <ToolbarSkeleton />
      {view !== 'list' && !isDay && (
        <div className="pb-3">
          <Skeleton className="h-5 w-72" />
        </div>
      )}
      <div
        className={classNames(
          'grid items-start gap-3',
          isDay ? 'grid-cols-1 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-6' : 'grid-cols-1',
        )}
      >
        <CalendarSkeleton view={view} />
        <div
          className={classNames(
            'min-w-0 overflow-hidden rounded-lg border border-rule bg-sheet',
            !isDay && 'md:order-first md:flex md:min-h-22',
          )}
        >
          <p
            className={classNames(
              'border-rule px-4 py-3 font-medium text-ink text-sm',
              isDay ? 'border-b' : 'max-md:border-b md:w-36 md:shrink-0 md:content-center md:border-r',
            )}
          >
            Unscheduled drafts
          </p>
          <div className="min-w-0 flex-1">
            <TraySkeleton isAside={isDay} />
          </div>
        </div>
      </div>
    </>
  )
}
