'use client'
import { EllipsisVertical } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { Button } from '#components/ui/button.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { useListKeyboard } from '#components/ui/list-keyboard.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import type { ScheduleEntry } from '#contract/schedule.ts'
import { daysFrom, daysOfView } from './calendar-days.ts'
import { entryKey } from './entry-chip.tsx'
import { entryHref } from './entry-href.ts'
import { entryKind } from './entry-kinds.ts'
import { formatClock, formatDay } from './format-day.ts'
import { GapMark } from './gap-mark.tsx'
import type { CalendarDays } from './month-view.tsx'
import { useScheduleDesk } from './schedule-context.tsx'
import { SlotChip } from './slot-chip.tsx'

/** A month of days below one another; days of the past without anything are left out. */
export function ListView({ day, calendar }: { day: string; calendar: CalendarDays }) {
  const { today } = useScheduleDesk()
  const router = useRouter()
  const { from, to } = daysOfView('list', day)
  const days = daysFrom(from, to).filter((date) => date >= today || calendar.entries.has(date))
  const facts = new Map(calendar.schedule.days.map((one) => [one.date, one]))
  const rows = days.flatMap((date) => calendar.entries.get(date) ?? [])
  const activeId = useListKeyboard({
    ids: rows.map(entryKey),
    onOpen: (id) => {
      const entry = rows.find((one) => entryKey(one) === id)
      if (entry) router.push(entryHref(entry))
    },
  })
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {days.map((date) => {
        const fact = facts.get(date)
        const slots = calendar.slots.get(date) ?? []
        const entries = calendar.entries.get(date) ?? []
        return (
          // What is far below is not laid out until it is near: a month may have 500 rows.
          <li key={date} className="[contain-intrinsic-size:auto_4rem] [content-visibility:auto]">
            <h2 className="flex items-center gap-2 border-rule border-b pb-1 text-sm">
              <span className={date === today ? 'font-medium text-accent' : 'font-medium text-ink'}>
                {formatDay(date, 'short')}
              </span>
              {date === today && <span className="text-ink-faint text-xs">today</span>}
              {fact && <GapMark day={fact} />}
            </h2>
            {entries.length > 0 && (
              <ul className="divide-y divide-rule/70">
                {entries.map((entry) => (
                  <ListRow key={entryKey(entry)} entry={entry} active={entryKey(entry) === activeId} />
                ))}
              </ul>
            )}
            {slots.length > 0 && (
              <div className="flex flex-wrap gap-1.5 py-1.5 *:w-28">
                {slots.map((slot) => (
                  <SlotChip key={slot.at} slot={slot} />
                ))}
              </div>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function ListRow({ entry, active }: { entry: ScheduleEntry; active: boolean }) {
  const { select } = useScheduleDesk()
  const { tone, label } = entryKind(entry.kind)
  return (
    <li
      data-row-id={entryKey(entry)}
      data-active={active || undefined}
      className="flex min-h-10 items-center gap-3 px-1 py-1 hover:bg-hover data-active:bg-hover"
    >
      <span className="min-w-10 shrink-0 text-ink-faint text-xs">{formatClock(entry.time)}</span>
      <IntentLink
        href={entryHref(entry)}
        className="wrap-anywhere line-clamp-2 min-w-0 flex-1 font-serif text-base text-ink hover:underline"
      >
        {entry.title}
      </IntentLink>
      <span className="max-sm:hidden">
        <StatusPill tone={tone}>{label}</StatusPill>
      </span>
      <Button
        variant="quiet"
        size="sm"
        square
        aria-label={`Actions for ${entry.title}`}
        aria-haspopup="dialog"
        onClick={(event) => select({ kind: 'entry', entry }, event.currentTarget)}
      >
        <EllipsisVertical aria-hidden />
      </Button>
    </li>
  )
}
