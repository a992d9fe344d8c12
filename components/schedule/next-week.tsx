'use client'
import { ArrowRight } from 'lucide-react'
import { NativeButton } from '#components/ui/native-button.tsx'
import { formatDays } from '#lib/format-day.ts'
import { formatCount, formatNumber } from '#lib/format-number.ts'
import type { CalendarData } from './calendar-data.ts'
import { addDays, daysFrom } from './calendar-days.ts'
import { GapSign } from './gap-mark.tsx'
import { isMarkedGap } from './marked-gap.ts'
import { useScheduleDesk } from './schedule-context.tsx'

export type NextWeekProps = {
  /** The last day of the week before it. */
  after: string
  calendar: CalendarData
  onOpen: () => void
}

/** What the week after this one holds, in a line that opens it. */
export function NextWeek({ after, calendar, onOpen }: NextWeekProps) {
  const { today } = useScheduleDesk()
  const days = daysFrom(addDays(after, 1), addDays(after, 7))
  const planned = days.reduce((sum, date) => sum + (calendar.entries.get(date)?.length ?? 0), 0)
  const gaps = days.filter((date) => isMarkedGap(calendar.days.get(date), today)).length
  return (
    <NativeButton
      onClick={onOpen}
      className="mt-3 flex min-h-10 w-full flex-wrap items-center gap-x-4 gap-y-1 rounded-lg border border-rule bg-sheet px-4 py-2 text-left text-ink-soft text-sm hover:bg-hover hover:text-ink"
    >
      <span className="font-medium text-ink">Then {formatDays(days[0] ?? after, days.at(-1) ?? after)}</span>
      <span>{planned === 0 ? 'Nothing planned' : `${formatNumber(planned)} planned`}</span>
      {gaps > 0 && (
        <span className="inline-flex items-center gap-1.5">
          <GapSign /> {formatCount(gaps, 'gap')}
        </span>
      )}
      <ArrowRight aria-hidden className="ml-auto size-4 shrink-0" />
    </NativeButton>
  )
}
