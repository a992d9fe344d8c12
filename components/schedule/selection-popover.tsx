'use client'
import { OpenCheck } from '#components/jobs/open-check.tsx'
import type { FreeSlot } from '#contract/schedule.ts'
import { AnchoredPopover } from './anchored-popover.tsx'
import type { DropTarget } from './drop-target.ts'
import { EntryPanel } from './entry-panel.tsx'
import { FillPanel } from './fill-panel.tsx'
import type { Movable } from './move-entry.ts'
import { type Selection, useScheduleDesk } from './schedule-context.tsx'
import { TimeChoice } from './time-choice.tsx'
import { timeForDay } from './time-for-day.ts'
import type { ScheduleMoves } from './use-schedule-moves.ts'

/** What was pressed in the calendar or the tray, and the button that it was. */
export type Selected = { what: Selection; anchor: HTMLElement }

export type SelectionPopoverProps = {
  selected: Selected
  drafts: readonly Movable[] | undefined
  freeSlots: readonly FreeSlot[]
  /** Times of day at which the workspace publishes, `HH:MM`. */
  slots: readonly string[]
  nextFree: string | undefined
  moves: ScheduleMoves
  onDrop: (item: Movable, target: DropTarget) => void
  onClose: () => void
}

/** What can be done with an entry, a draft or a free day, beside it; loaded when somebody means to press one. */
export function SelectionPopover(props: SelectionPopoverProps) {
  const { selected, drafts, freeSlots, slots, nextFree, moves, onDrop, onClose } = props
  const { what, anchor } = selected
  const { timeZone, now = 0 } = useScheduleDesk()
  const free =
    what.kind === 'fill' ? (what.slot ?? freeSlots.find(({ date }) => date === what.day)) : undefined
  return (
    <AnchoredPopover anchor={anchor} label={labelOf(what)} onClose={onClose}>
      {what.kind === 'entry' ? (
        <EntryPanel entry={what.entry} nextFree={nextFree} moves={moves} onDone={onClose} />
      ) : what.kind === 'draft' ? (
        <div className="grid gap-3">
          <p className="wrap-anywhere line-clamp-4 font-medium font-serif text-ink text-lg">
            {what.draft.title}
          </p>
          <OpenCheck state={what.draft.check} />
          <TimeChoice
            item={what.draft}
            nextFree={nextFree}
            onChoose={(at) => {
              moves.schedule(what.draft, at)
              onClose()
            }}
          />
        </div>
      ) : (
        <FillPanel
          day={what.day}
          slot={free}
          planned={timeForDay({ day: what.day, slot: free, slots, timeZone, now })}
          drafts={drafts}
          onPick={(draft) => {
            onDrop(draft, what.slot ? { kind: 'slot', at: what.slot.at } : { kind: 'day', day: what.day })
            onClose()
          }}
        />
      )}
    </AnchoredPopover>
  )
}

function labelOf(selection: Selection): string {
  if (selection.kind === 'entry') return selection.entry.title
  return selection.kind === 'draft' ? selection.draft.title : 'Add article'
}
