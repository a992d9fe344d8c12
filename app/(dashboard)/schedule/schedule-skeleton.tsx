import type { ScheduleView } from '#components/schedule/calendar-days.ts'
import { CalendarSkeleton, ToolbarSkeleton, TraySkeleton } from '#components/schedule/schedule-skeleton.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'

/** The month with its toolbar and the tray beside it, each in its place. */
export function ScheduleSkeleton({ view }: { view: ScheduleView | undefined }) {
  return (
    <>
      <PageHeader title="Schedule" actions={<Skeleton className="h-8 w-32" />} />
      <ToolbarSkeleton />
      <div className="grid grid-cols-1 items-start gap-x-5 gap-y-4 xl:grid-cols-[minmax(0,1fr)_17rem]">
        <CalendarSkeleton view={view} />
        <div className="min-w-0 md:max-xl:order-first">
          <Panel title="Unscheduled drafts" flush>
            <TraySkeleton />
          </Panel>
        </div>
      </div>
    </>
  )
}
