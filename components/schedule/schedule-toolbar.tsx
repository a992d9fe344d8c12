'use client'
import { CalendarSync, ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { Segmented } from '#components/ui/segmented.tsx'
import { daysOfView, type ScheduleView, stepView } from './calendar-days.ts'
import { formatDay } from './format-day.ts'

export type ScheduleToolbarProps = {
  view: ScheduleView
  day: string
  today: string
  timeZone: string
  onView: (view: ScheduleView) => void
  /** Undefined goes back to today. */
  onDay: (day: string | undefined) => void
  onSubscribe: () => void
}

/** Which days, in which shape, and by whose clocks. */
export function ScheduleToolbar(props: ScheduleToolbarProps) {
  const { view, day, today, timeZone, onView, onDay, onSubscribe } = props
  const words = { month: 'month', week: 'week', list: 'days' }[view]
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-3">
      <div className="flex items-center gap-1">
        <Button
          variant="quiet"
          square
          aria-label={`Previous ${words}`}
          onClick={() => onDay(stepView(view, day, -1))}
        >
          <ChevronLeft aria-hidden />
        </Button>
        <Button
          variant="quiet"
          square
          aria-label={`Next ${words}`}
          onClick={() => onDay(stepView(view, day, 1))}
        >
          <ChevronRight aria-hidden />
        </Button>
        <Button disabledReason={day === today ? 'This is today' : undefined} onClick={() => onDay(undefined)}>
          Today
        </Button>
      </div>
      <h2 aria-live="polite" className="min-w-40 font-medium font-serif text-ink text-lg">
        {title(view, day)}
      </h2>
      <p className="text-ink-faint text-xs">
        Times in <span className="text-ink-soft">{timeZone}</span>
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
          <CalendarSync aria-hidden /> <span className="max-sm:sr-only">Subscribe</span>
        </Button>
      </div>
    </div>
  )
}

const options = [
  { value: 'month', label: 'Month' },
  { value: 'week', label: 'Week' },
  { value: 'list', label: 'List' },
] as const

function title(view: ScheduleView, day: string): string {
  if (view === 'month') return formatDay(day, 'month')
  const { from, to } = daysOfView(view, day)
  return `${formatDay(from, 'date')} – ${formatDay(to, 'date')}`
}
