'use client'
import { Plus } from 'lucide-react'
import { NativeButton } from '#components/ui/native-button.tsx'
import type { ScheduleDay } from '#contract/schedule.ts'
import { formatDay } from '#lib/format-day.ts'
import { formatCount } from '#lib/format-number.ts'
import { isMarkedGap } from './marked-gap.ts'
import { useScheduleDesk } from './schedule-context.tsx'

/** A day that lacks an article: dashed as the free times are, where a run of a session has a ring. */
export function GapSign() {
  return <span aria-hidden className="h-2 w-3 shrink-0 rounded-xs border border-ink-soft border-dashed" />
}

/**
 * Says that a day of the coming week is a gap, with its progress where it has more than one article; opens what fills it.
 * Where the day has a free time, that says so, unless there is progress to tell.
 */
export function GapMark({ day, free }: { day: ScheduleDay; free: number }) {
  const { select, today } = useScheduleDesk()
  if (!isMarkedGap(day, today) || (day.target === 1 && free > 0)) return null
  return (
    <NativeButton
      type="button"
      onClick={(event) => select({ kind: 'fill', day: day.date }, event.currentTarget)}
      aria-haspopup="dialog"
      title={`Gap: ${day.scheduled} of ${formatCount(day.target, 'article')} planned`}
      className="inline-flex h-6 min-w-6 items-center justify-center gap-1 whitespace-nowrap rounded-sm px-1 text-2xs text-ink-soft hover:bg-hover hover:text-ink"
    >
      <Plus aria-hidden className="size-3" />
      {day.target > 1 ? `${day.scheduled} of ${day.target}` : 'Add'}
      <span className="sr-only">
        {' '}
        {day.target > 1 ? 'planned' : 'article'} on {formatDay(day.date, 'short')}
        {day.target > 1 && ': add article'}
      </span>
    </NativeButton>
  )
}
