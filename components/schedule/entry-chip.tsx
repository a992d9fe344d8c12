'use client'
import { useDraggable } from '@dnd-kit/core'
import { NativeButton } from '#components/ui/native-button.tsx'
import { StatusDot, type Tone } from '#components/ui/status-pill.tsx'
import { Tooltip } from '#components/ui/tooltip.tsx'
import type { ScheduleEntry } from '#contract/schedule.ts'
import { classNames } from '#lib/class-names.ts'
import { formatClock } from '#lib/format-clock.ts'
import { formatDay } from '#lib/format-day.ts'
import { entryKind } from './entry-kinds.ts'
import type { Movable } from './move-entry.ts'
import { useScheduleDesk } from './schedule-context.tsx'

/** The article that an entry would move; undefined for what has its place already, or none to choose. */
export function movableOf({ kind, article_id: id, title, at }: ScheduleEntry): Movable | undefined {
  return kind === 'scheduled' && id !== undefined ? { id, title, at } : undefined
}

export function entryKey({ article_id, session_id, topic_id, at }: ScheduleEntry): string {
  return `${article_id ?? `${session_id}.${topic_id}`}.${at}`
}

/** One of many in a cell, one of two, alone in it, or in a column of its own. */
export type ChipRoom = 'row' | 'cell' | 'alone' | 'column'

/** Lines of the title; in a row the time stands before it, else above it; a column has room for all of them. */
const lines: Readonly<Record<ChipRoom, string>> = {
  row: 'line-clamp-2',
  cell: 'line-clamp-5 xl:line-clamp-3',
  alone: 'line-clamp-5 xl:line-clamp-3',
  column: '',
}

/** An entry in the month or the week: opens what can be done with it, and can be carried to another day. */
export function EntryChip({ entry, room = 'row' }: { entry: ScheduleEntry; room?: ChipRoom }) {
  const { select } = useScheduleDesk()
  const item = movableOf(entry)
  const { setNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: entryKey(entry),
    data: { item },
    disabled: item === undefined,
  })
  return (
    <Tooltip content={() => <WholeEntry entry={entry} />}>
      <NativeButton
        ref={setNodeRef}
        type="button"
        {...(item && {
          ...listeners,
          'aria-roledescription': 'draggable',
          'aria-describedby': attributes['aria-describedby'],
        })}
        onClick={(event) => select({ kind: 'entry', entry }, event.currentTarget)}
        aria-haspopup="dialog"
        className={classNames(
          chipStyles(entry.kind, room),
          item && 'touch-manipulation',
          isDragging && 'opacity-40',
        )}
      >
        <ChipFace entry={entry} room={room} />
      </NativeButton>
    </Tooltip>
  )
}

/** What the lines of a chip have no room for. */
function WholeEntry({ entry }: { entry: ScheduleEntry }) {
  return (
    <span className="grid wrap-anywhere">
      {entry.title}
      <span className="opacity-80">
        {formatClock(entry.time)}, {entryKind(entry.kind).label}
      </span>
    </span>
  )
}

/** The same while it is carried. */
export function DragOverlayChip({ title, time }: { title: string; time: string }) {
  return (
    <div className={classNames(chipStyles('scheduled', 'row'), 'max-w-52 cursor-grabbing shadow-lift')}>
      <span className="line-clamp-2">
        <span className="text-ink-soft">{formatClock(time)}</span> {title}
      </span>
    </div>
  )
}

/** The time, then the title: in more lines the fewer entries share the day. */
function ChipFace({ entry, room }: { entry: ScheduleEntry; room: ChipRoom }) {
  const { tone, label } = entryKind(entry.kind)
  const time = (
    <span className="whitespace-nowrap text-ink-soft">
      <span className="mr-1 inline-flex">
        <StatusDot tone={tone} />
      </span>
      {formatClock(entry.time)}
    </span>
  )
  const said = (
    <span className="sr-only">
      , {label}, {formatDay(entry.date, 'short')}
    </span>
  )
  if (room === 'row')
    return (
      <span className={classNames('wrap-anywhere min-w-0 hyphens-auto', lines[room])}>
        {time} {entry.title}
        {said}
      </span>
    )
  if (room === 'column')
    return (
      <span className="grid min-w-0 gap-1">
        <span className="text-ink-soft lg:sr-only">{formatClock(entry.time)}</span>{' '}
        <span className="wrap-anywhere min-w-0 hyphens-auto font-serif xl:text-base xl:leading-snug">
          {entry.title}
          {said}
        </span>
        <span aria-hidden className="flex min-w-0 items-center gap-x-1.5 text-ink-soft xl:pt-0.5">
          <StatusDot tone={tone} />
          <span className="truncate">{label}</span>
        </span>
      </span>
    )
  return (
    <span className="grid min-w-0">
      {time}{' '}
      <span className={classNames('wrap-anywhere min-w-0 hyphens-auto', lines[room])}>
        {entry.title}
        {said}
      </span>
    </span>
  )
}

/** The state is a colour, a mark of its own shape, and a word for who hears the page. */
const washes: Readonly<Record<Tone, string>> = {
  good: 'border-good/35 bg-good-wash',
  info: 'border-info/35 bg-info-wash',
  busy: 'border-busy/35 bg-busy-wash',
  warn: 'border-warn/35 bg-warn-wash',
  bad: 'border-bad/35 bg-bad-wash',
  neutral: 'border-rule-strong/60 bg-sheet',
}

/** What is done already must not outweigh what is to come. */
export function entryWash(kind: string): string {
  return kind === 'published' ? 'border-rule bg-sheet' : washes[entryKind(kind).tone]
}

function chipStyles(kind: string, room: ChipRoom): string {
  return classNames(
    'flex w-full min-w-0 rounded-sm border px-1.5 text-left text-ink text-xs leading-4 hover:border-rule-strong',
    room === 'column'
      ? 'p-1.5 max-xl:p-1 max-xl:text-2xs max-xl:leading-4 xl:px-2.5 xl:py-2'
      : // A narrow day has room for a long word in smaller type, and is not to cut it.
        'min-h-6 items-center py-0.5 max-xl:px-1 max-xl:text-2xs max-xl:leading-4 xl:px-2 xl:py-1 xl:text-sm xl:leading-4.5',
    entryWash(kind),
  )
}
