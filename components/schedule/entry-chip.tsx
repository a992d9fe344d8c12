'use client'
import { useDraggable } from '@dnd-kit/core'
import { NativeButton } from '#components/ui/native-button.tsx'
import { StatusDot } from '#components/ui/status-pill.tsx'
import type { ScheduleEntry } from '#contract/schedule.ts'
import { classNames } from '#lib/class-names.ts'
import { entryKind } from './entry-kinds.ts'
import { formatClock, formatDay } from './format-day.ts'
import type { Movable } from './move-entry.ts'
import { useScheduleDesk } from './schedule-context.tsx'

/** The article that an entry would move; undefined for what has its place already, or none to choose. */
export function movableOf({ kind, article_id: id, title, at }: ScheduleEntry): Movable | undefined {
  return kind === 'scheduled' && id !== undefined ? { id, title, at } : undefined
}

export function entryKey({ article_id, session_id, topic_id, at }: ScheduleEntry): string {
  return `${article_id ?? `${session_id}.${topic_id}`}.${at}`
}

/** An entry in the month or the week: opens what can be done with it, and can be carried to another day. */
export function EntryChip({ entry, roomy = false }: { entry: ScheduleEntry; roomy?: boolean }) {
  const { select } = useScheduleDesk()
  const item = movableOf(entry)
  const { setNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: `entry.${entryKey(entry)}`,
    data: { item },
    disabled: item === undefined,
  })
  return (
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
        chipStyles(entry.kind, roomy),
        item && 'touch-manipulation',
        isDragging && 'opacity-40',
      )}
    >
      <ChipFace entry={entry} roomy={roomy} />
    </NativeButton>
  )
}

/** The same while it is carried. */
export function DragOverlayChip({ title, time }: { title: string; time: string }) {
  return (
    <div className={classNames(chipStyles('scheduled', false), 'w-52 cursor-grabbing bg-sheet shadow-lift')}>
      <span className="shrink-0 text-ink-faint text-xs">{formatClock(time)}</span>
      <span className="min-w-0 truncate">{title}</span>
    </div>
  )
}

function ChipFace({ entry, roomy }: { entry: ScheduleEntry; roomy: boolean }) {
  return (
    <>
      <span className="inline-flex shrink-0 items-center gap-1.5 text-ink-faint text-xs">
        <StatusDot tone={entryKind(entry.kind).tone} />
        {formatClock(entry.time)}
      </span>
      <span className={classNames('min-w-0', roomy ? 'line-clamp-2 wrap-anywhere' : 'truncate')}>
        {entry.title}
        <span className="sr-only">
          , {entryKind(entry.kind).label}, {formatDay(entry.date, 'short')}
        </span>
      </span>
    </>
  )
}

function chipStyles(kind: string, roomy: boolean): string {
  return classNames(
    'flex w-full min-w-0 rounded-sm border border-rule bg-sheet px-1.5 text-left text-ink text-xs hover:bg-hover',
    roomy ? 'flex-col gap-0.5 py-1.5' : 'min-h-6 items-center gap-1.5',
    kind === 'session_run' && 'border-dashed',
  )
}
