'use client'
import { CalendarSync } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { Segmented } from '#components/ui/segmented.tsx'
import { daysBefore } from '#lib/day-in-zone.ts'
import { formatDay, formatDays } from '#lib/format-day.ts'
import { daysOfView, type ScheduleView, weeksOfMonthView } from './calendar-days.ts'
import { StepButton } from './step-button.tsx'

export type ScheduleToolbarProps = {
  view: ScheduleView
  day: string
  today: string
  /** Whether the month shows its weeks that are over. */
  showsPast: boolean
  timeZone: string
  onView: (view: ScheduleView) => void
  onStep: (by: 1 | -1) => void
  onToday: () => void
  onSubscribe: () => void
}

/** Which days, in which shape, and by whose clocks. */
export function ScheduleToolbar(props: ScheduleToolbarProps) {
  const { view, day, today, timeZone, onView, onStep, onToday, onSubscribe } = props
  const words = { day: 'day', month: 'month', week: 'week', list: 'days' }[view]
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-3">
      <div className="flex items-center gap-1">
        <StepButton by={-1} words={`Previous ${words}`} onStep={onStep} />
        <StepButton by={1} words={`Next ${words}`} onStep={onStep} />
        <Button disabledReason={day === today ? 'This is today' : undefined} onClick={onToday}>
          Today
        </Button>
      </div>
      <h2 aria-live="polite" className="font-medium font-serif text-ink text-lg">
        {title(props)}
      </h2>
      <p className="text-ink-faint text-xs">
        <span className="lg:max-xl:sr-only">Times in </span>
        <span className="text-ink-soft">{timeZone}</span>
      </p>
      <div className="ml-auto flex items-center gap-2 max-sm:ml-0">
        <Segmented
          legend="Show as"
          value={view}
          onChange={(event) => {
            const chosen = options.find(({ value }) => value === event.target.value)
            if (chosen) onView(chosen.value)
          }}
          options={options}
        />
        <Button variant="quiet" onClick={onSubscribe}>
          <CalendarSync aria-hidden /> <span className="max-sm:sr-only lg:max-xl:sr-only">Calendar feed</span>
        </Button>
      </div>
    </div>
  )
}

const options = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
  { value: 'list', label: 'List' },
] as const

function title({ view, day, today, showsPast }: ScheduleToolbarProps): string {
  if (view === 'day') return formatDay(day, 'short')
  if (view === 'month') return monthTitle(day, today, showsPast)
  const { from, to } = daysOfView(view, day, today)
  return formatDays(from, to)
}

/** `November 2026`; `30 Nov – 3 Jan` where this month's weeks to come reach into the next, with the years where there are two. */
function monthTitle(day: string, today: string, showsPast: boolean): string {
  const { from: first, to, past } = weeksOfMonthView(day, today)
  const isNow = day.slice(0, 7) === today.slice(0, 7)
  const reaches = isNow && past.length > 0 && to.slice(0, 7) !== day.slice(0, 7)
  if (!reaches) return formatDay(day, 'month')
  const from = showsPast ? first : daysBefore(past.at(-1) ?? today, -1)
  if (from.slice(0, 4) !== to.slice(0, 4)) return formatDays(from, to)
  return `${formatDay(from, 'dayMonth')} – ${formatDay(to, 'dayMonth')}`
}
