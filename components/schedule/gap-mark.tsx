'use client'
import { NativeButton } from '#components/ui/native-button.tsx'
import type { ScheduleDay } from '#contract/schedule.ts'
import { formatDay } from './format-day.ts'
import { useScheduleDesk } from './schedule-context.tsx'

const nearMs = 7 * 86_400_000

/** Says that a day of the coming week lacks posts, and how many; opens what fills it. */
export function GapMark({ day }: { day: ScheduleDay }) {
  const { select, today } = useScheduleDesk()
  // Later days are not late: a mark on each of thirty would say nothing, and their free times can be filled anyway.
  if (!day.is_gap || Date.parse(day.date) - Date.parse(today) >= nearMs) return null
  const lacking = day.target - day.scheduled
  return (
    <NativeButton
      type="button"
      onClick={(event) => select({ kind: 'fill', day: day.date }, event.currentTarget)}
      aria-haspopup="dialog"
      title="Below daily target"
      className="inline-flex h-6 min-w-6 items-center justify-center gap-1 whitespace-nowrap rounded-sm px-1 text-2xs text-warn hover:bg-warn-wash"
    >
      <span aria-hidden className="size-1.5 rotate-45 bg-current" />
      {lacking > 1 ? `${lacking} gaps` : 'gap'}
      <span className="sr-only"> on {formatDay(day.date, 'short')}: fill</span>
    </NativeButton>
  )
}
