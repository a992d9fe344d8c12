import { StatusDot } from '#components/ui/status-pill.tsx'
import type { Schedule } from '#contract/schedule.ts'
import { classNames } from '#lib/class-names.ts'
import type { CalendarData } from './calendar-data.ts'
import { entryWash } from './entry-chip.tsx'
import { entryKind } from './entry-kinds.ts'
import { GapSign } from './gap-mark.tsx'
import { isMarkedGap } from './marked-gap.ts'

/** What the marks in the calendar mean; those that last a moment only when they are there. */
export function KindsLegend({ calendar }: { calendar: CalendarData | undefined }) {
  const schedule = calendar?.schedule
  const present = schedule?.entries.map(({ kind }) => kind) ?? []
  const kinds = new Set(['published', 'scheduled', 'session_run', ...present])
  const areDrafts = schedule !== undefined && runsStayDrafts(schedule)
  return (
    <ul aria-label="Key" className="flex min-h-5 flex-wrap gap-x-4 gap-y-1 pb-3 text-ink-soft text-xs">
      {[...kinds].map((kind) => {
        const { tone, label } = entryKind(kind)
        // Others have their mark alone.
        const isColoured = kind !== 'published' && tone !== 'neutral'
        return (
          <li key={kind} className="inline-flex items-center gap-1.5">
            {/* A phone has marks in place of chips. */}
            {isColoured && (
              <span
                aria-hidden
                className={classNames('h-3 w-5 rounded-xs border max-md:hidden', entryWash(kind))}
              />
            )}
            <span className={classNames('inline-flex', isColoured && 'md:hidden')}>
              <StatusDot tone={tone} />
            </span>
            {label}
            {kind === 'session_run' && areDrafts && ', as a draft'}
          </li>
        )
      })}
      {calendar && [...calendar.days.values()].some((day) => isMarkedGap(day, calendar.schedule.today)) && (
        <li className="inline-flex items-center gap-1.5">
          <GapSign /> Gap
        </li>
      )}
    </ul>
  )
}

/** A day with runs and no article: what the session writes then does not appear by itself. */
function runsStayDrafts({ entries, days }: Schedule): boolean {
  const withRuns = new Set(entries.flatMap(({ kind, date }) => (kind === 'session_run' ? date : [])))
  return days.some(({ date, scheduled }) => withRuns.has(date) && scheduled === 0)
}
