'use client'
import { useDroppable } from '@dnd-kit/core'
import { Plus } from 'lucide-react'
import { NativeButton } from '#components/ui/native-button.tsx'
import type { FreeSlot } from '#contract/schedule.ts'
import { classNames } from '#lib/class-names.ts'
import { formatClock } from '#lib/format-clock.ts'
import { formatDay, formatMoment } from '#lib/format-day.ts'
import type { DropTarget } from './drop-target.ts'
import { useScheduleDesk } from './schedule-context.tsx'

export type SlotChipProps = {
  slot: FreeSlot
  droppable?: boolean
  /** Without a frame, where there are many beside what matters more. */
  quiet?: boolean
  /** Its day is a gap, which this fills. */
  gap?: boolean
  /** Its time stands beside it already: always, or where the window has room for an axis. */
  timed?: 'beside' | 'axis'
}

/** A suggested slot that is free: fills itself on a click, and takes what is dropped on it. */
export function SlotChip({ slot, droppable = false, quiet = false, gap = false, timed }: SlotChipProps) {
  const { select } = useScheduleDesk()
  const target: DropTarget = { kind: 'slot', at: slot.at }
  const { setNodeRef, isOver } = useDroppable({
    id: `slot.${slot.at}`,
    data: { target, label: spoken(slot) },
    disabled: !droppable,
  })
  return (
    <NativeButton
      ref={droppable ? setNodeRef : undefined}
      type="button"
      onClick={(event) => select({ kind: 'fill', day: slot.date, slot }, event.currentTarget)}
      aria-haspopup="dialog"
      aria-label={`Add article at ${formatClock(slot.time)} on ${formatDay(slot.date, 'short')}`}
      className={classNames(
        '@container flex min-h-6 w-full items-center gap-1.5 rounded-sm border border-dashed px-1.5 text-left text-xs hover:border-accent hover:text-ink',
        quiet && !gap ? 'border-transparent' : 'border-rule-strong/60',
        gap ? 'text-ink-soft' : 'text-ink-faint',
        isOver && 'border-accent bg-accent-wash text-ink',
      )}
    >
      <Plus aria-hidden className={classNames('size-3 shrink-0', !quiet && !gap && '@max-[4rem]:hidden')} />
      {/* What is left where there is little room still begins as the name of the button does. */}
      {timed !== 'beside' && (
        <span className={classNames('truncate', timed === 'axis' && 'lg:hidden')}>
          {quiet && !timed ? (
            <>
              Add<span className="@max-[6rem]:hidden"> article</span>
              <span className="@max-[10rem]:hidden"> at {formatClock(slot.time)}</span>
            </>
          ) : (
            formatClock(slot.time)
          )}
        </span>
      )}
      {timed && (
        <span className={classNames('truncate', timed === 'axis' && 'max-lg:hidden')}>
          Add<span className="@max-[6rem]:hidden"> article</span>
        </span>
      )}
    </NativeButton>
  )
}

function spoken({ date, time }: FreeSlot): string {
  return formatMoment({ date, time })
}
