import { Skeleton } from '#components/ui/skeleton.tsx'
import { classNames } from '#lib/class-names.ts'
import type { ScheduleView } from './calendar-days.ts'

const rows = (count: number) => Array.from({ length: count }, (_, at) => `row-${at}`)

/** The weeks of a month, or the one of a week, in about their final size; a day under its week, and rows on phones. */
export function CalendarSkeleton({ view = 'month' }: { view?: ScheduleView | undefined }) {
  const isDay = view === 'day'
  const cells = view === 'week' ? 7 : 35
  return (
    <div role="status">
      <span className="sr-only">Loading</span>
      <div
        className={classNames(
          'grid grid-cols-7 overflow-hidden rounded-lg border border-rule bg-sheet max-md:hidden',
          isDay && 'hidden',
        )}
      >
        {rows(7).map((row) => (
          <div key={row} className="border-rule border-b px-2 py-2">
            <Skeleton className="h-3 w-8" />
          </div>
        ))}
        {rows(cells).map((row, at) => (
          <div
            key={row}
            className={classNames(
              'border-rule border-r border-b p-2',
              view === 'week' ? 'min-h-80' : 'min-h-29',
            )}
          >
            <Skeleton className="h-3 w-4" />
            {at % 3 === 0 && <Skeleton className="mt-3 h-4 w-full" />}
          </div>
        ))}
      </div>
      <div
        className={classNames(
          'overflow-hidden rounded-lg border border-rule bg-sheet',
          !isDay && 'md:hidden',
        )}
      >
        <div className={classNames('grid h-17 grid-cols-7 border-rule border-b', !isDay && 'hidden')}>
          {rows(7).map((row) => (
            <div key={row} className="grid content-center justify-items-center gap-2">
              <Skeleton className="h-3 w-6" />
              <Skeleton className="h-4 w-5" />
            </div>
          ))}
        </div>
        <div className="grid min-h-40 content-start gap-3 p-3">
          {rows(3).map((row) => (
            <Skeleton key={row} className="w-2/3" />
          ))}
        </div>
      </div>
    </div>
  )
}

/** Steps, the name of the days, and the choice of their shape. */
export function ToolbarSkeleton() {
  return (
    <div aria-hidden className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-3">
      <Skeleton className="h-8 w-32" />
      <Skeleton className="h-6 w-40" />
      <Skeleton className="ml-auto h-8 w-72 max-sm:ml-0 max-sm:w-56" />
    </div>
  )
}

export function TraySkeleton({ isAside }: { isAside: boolean }) {
  return (
    <div role="status" className={classNames('grid gap-3 p-4', !isAside && 'md:grid-cols-4')}>
      <span className="sr-only">Loading</span>
      {rows(4).map((row) => (
        <Skeleton key={row} className={classNames('h-4 w-full', !isAside && 'md:h-8')} />
      ))}
    </div>
  )
}
