import { CalendarSkeleton } from '#components/schedule/schedule-skeleton.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'

export default function ScheduleLoading() {
  return (
    <>
      <PageHeader title="Schedule" />
      <CalendarSkeleton />
    </>
  )
}
