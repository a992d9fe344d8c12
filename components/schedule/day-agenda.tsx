'use client'
import { useDraggable } from '@dnd-kit/core'
import { Ellipsis, GripVertical } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { NativeButton } from '#components/ui/native-button.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import type { FreeSlot, ScheduleEntry } from '#contract/schedule.ts'
import { classNames } from '#lib/class-names.ts'
import { formatClock } from '#lib/format-clock.ts'
import { entryKey, movableOf } from './entry-chip.tsx'
import { entryHref } from './entry-href.ts'
import { entryKind } from './entry-kinds.ts'
import { useScheduleDesk } from './schedule-context.tsx'
import { SlotChip } from './slot-chip.tsx'

export type DayAgendaProps = {
  entries: readonly ScheduleEntry[]
  slots: readonly FreeSlot[]
  /** The day is a gap, which each of its free times fills. */
  gap?: boolean
  /** The row that the keyboard is at. */
  activeId?: string | undefined
}

/** What is in a day as rows in the order of their times, which stand before them; free slots among them. */
export function DayAgenda({ entries, slots, gap = false, activeId }: DayAgendaProps) {
  const rows = [
    ...entries.map((entry) => ({
      at: entry.at,
      row: <EntryRow key={entryKey(entry)} entry={entry} active={entryKey(entry) === activeId} />,
    })),
    ...slots.map((slot) => ({ at: slot.at, row: <SlotRow key={slot.at} slot={slot} gap={gap} /> })),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
  if (rows.length === 0) return null
  return <ul className="@container divide-y divide-rule/70">{rows.map(({ row }) => row)}</ul>
}

function SlotRow({ slot, gap }: { slot: FreeSlot; gap: boolean }) {
  return (
    <li className="flex min-h-9 items-center gap-2 py-1 pr-1">
      <span className="w-5 shrink-0" />
      <span aria-hidden className="min-w-14 shrink-0 text-right text-ink-soft text-xs max-sm:min-w-10">
        {formatClock(slot.time)}
      </span>
      <span className="w-28">
        <SlotChip slot={slot} droppable gap={gap} timed="beside" />
      </span>
    </li>
  )
}

function EntryRow({ entry, active }: { entry: ScheduleEntry; active: boolean }) {
  const { select } = useScheduleDesk()
  const item = movableOf(entry)
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: entryKey(entry),
    data: { item },
    disabled: item === undefined,
  })
  const { tone, label } = entryKind(entry.kind)
  return (
    <li
      ref={setNodeRef}
      data-row-id={entryKey(entry)}
      data-active={active || undefined}
      className={classNames(
        'flex min-h-11 items-center gap-2 py-1 pr-1 hover:bg-hover data-active:bg-hover',
        isDragging && 'opacity-40',
      )}
    >
      {item ? (
        <NativeButton
          ref={setActivatorNodeRef}
          {...listeners}
          aria-label={`Drag ${item.title} to another day`}
          aria-roledescription="draggable"
          aria-describedby={attributes['aria-describedby']}
          className="flex h-7 w-5 shrink-0 cursor-grab touch-none items-center justify-center rounded-sm text-ink-faint hover:text-ink"
        >
          <GripVertical aria-hidden className="size-4" />
        </NativeButton>
      ) : (
        <span className="w-5 shrink-0" />
      )}
      <span className="min-w-14 shrink-0 text-right text-ink-soft text-xs max-sm:min-w-10">
        {formatClock(entry.time)}
      </span>
      <span className="grid min-w-0 flex-1 gap-0.5 @lg:flex @lg:items-center @lg:gap-3">
        <IntentLink
          href={entryHref(entry)}
          draggable={false}
          className="wrap-anywhere line-clamp-2 min-w-0 flex-1 font-serif text-base text-ink hover:underline"
        >
          {entry.title}
        </IntentLink>
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
        <Ellipsis aria-hidden />
      </Button>
    </li>
  )
}
