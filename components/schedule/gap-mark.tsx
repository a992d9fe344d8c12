'use client'
import { NativeButton } from '#components/ui/native-button.tsx'
import type { ScheduleDay } from '#contract/schedule.ts'
import { formatDay } from './format-day.ts'
import { useScheduleDesk } from './schedule-context.tsx'

/** Says that a day lacks posts, and how many; opens what fills it. */
export function GapMark({ day }: { day: ScheduleDay }) {
  const { select } = useScheduleDesk()
  if (!day.is_gap) return null
  const lacking = day.target - day.scheduled
  return (
    <NativeButton
      type="button"
      onClick={(event) => select({ kind: 'fill', day: day.date }, event.currentTarget)}
      aria-haspopup="dialog"
      title="Below daily target"
      className="inline-flex h-6 items-center gap-1 whitespace-nowrap rounded-sm px-1 text-2xs text-warn hover:bg-warn-wash"
    >
      <span aria-hidden className="size-1.5 rotate-45 bg-current" />
      {lacking > 1 ? `${lacking} gaps` : 'gap'}
      <span className="sr-only"> on {formatDay(day.date, 'short')}: fill</span>
    </NativeButton>
  )
}
