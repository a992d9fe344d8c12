'use client'
import { useDraggable, useDroppable } from '@dnd-kit/core'
import { CalendarPlus, GripVertical } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { OpenCheck } from '#components/jobs/open-check.tsx'
import { Button } from '#components/ui/button.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { NativeButton } from '#components/ui/native-button.tsx'
import { classNames } from '#lib/class-names.ts'
import { formatNumber } from '#lib/format-number.ts'
import type { DropTarget } from './drop-target.ts'
import type { Movable } from './move-entry.ts'
import { useScheduleDesk } from './schedule-context.tsx'

/** As high with two lines of a title and what is wrong with it as with less: the calendar below stands still. */
const trayLook = 'md:sticky md:top-2 md:z-10 md:order-first md:flex md:min-h-22'

export type DraftsTrayProps = {
  drafts: readonly Movable[] | undefined
  /** How many there are, of which at most 100 are shown. */
  total: number | undefined
  /** Instead of the drafts, while they are not there. */
  instead: ReactNode
  /** Beside one day, below one another; else above the calendar, side by side. */
  isAside: boolean
}

/** The drafts that have no time yet: carried to a day, or given one by their button. */
export function DraftsTray({ drafts, total, instead, isAside }: DraftsTrayProps) {
  const target: DropTarget = { kind: 'tray' }
  const titleId = useId()
  const { setNodeRef, isOver } = useDroppable({ id: 'tray', data: { target, label: 'the drafts' } })
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={titleId}
      className={classNames(
        'min-w-0 overflow-hidden rounded-lg border border-rule bg-sheet',
        !isAside && trayLook,
        isOver && 'bg-accent-wash',
      )}
    >
      <header
        className={classNames(
          'flex shrink-0 items-baseline justify-between gap-x-3 border-rule px-4 py-3',
          isAside ? 'border-b' : 'max-md:border-b md:w-36 md:flex-col md:justify-center md:border-r',
        )}
      >
        <h2 id={titleId} className="font-medium text-ink text-sm">
          Unscheduled drafts
        </h2>
        {drafts && total !== undefined && (
          <p className="text-ink-faint text-xs">
            {total > drafts.length
              ? `newest ${drafts.length} of ${formatNumber(total)}`
              : formatNumber(total)}
          </p>
        )}
      </header>
      <div className="min-w-0 flex-1">
        {drafts === undefined ? (
          instead
        ) : drafts.length === 0 ? (
          <p className="px-4 py-6 text-ink-soft text-sm max-md:text-center md:py-3">
            Drafts without a time appear here.
          </p>
        ) : (
          <ul
            className={classNames(
              'divide-rule/70',
              isAside ? 'divide-y' : 'scroll-shadows max-md:divide-y md:flex md:divide-x md:overflow-x-auto',
            )}
          >
            {drafts.map((draft) => (
              <DraftRow key={draft.id} draft={draft} isAside={isAside} />
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

function DraftRow({ draft, isAside }: { draft: Movable; isAside: boolean }) {
  const { select } = useScheduleDesk()
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: `draft.${draft.id}`,
    data: { item: draft },
  })
  return (
    <li
      ref={setNodeRef}
      className={classNames(
        'flex items-start gap-1.5 py-2 pr-2 pl-1',
        !isAside && 'md:w-56 md:shrink-0 md:grow md:basis-52',
        isDragging && 'opacity-40',
      )}
    >
      <NativeButton
        ref={setActivatorNodeRef}
        type="button"
        {...listeners}
        aria-label={`Drag ${draft.title} to a day`}
        aria-roledescription="draggable"
        aria-describedby={attributes['aria-describedby']}
        className="flex h-7 w-5 shrink-0 cursor-grab touch-none items-center justify-center rounded-sm text-ink-faint hover:text-ink max-md:hidden"
      >
        <GripVertical aria-hidden className="size-4" />
      </NativeButton>
      <div className="mt-0.5 grid min-w-0 flex-1 justify-items-start gap-1 max-md:pl-3">
        <IntentLink
          href={`/articles/${encodeURIComponent(draft.id)}`}
          draggable={false}
          className="wrap-anywhere line-clamp-2 font-serif text-base text-ink hover:underline"
        >
          {draft.title}
        </IntentLink>
        <OpenCheck state={draft.check} />
      </div>
      <Button
        variant="quiet"
        size="sm"
        square
        aria-label={`Schedule ${draft.title}`}
        aria-haspopup="dialog"
        onClick={(event) => select({ kind: 'draft', draft }, event.currentTarget)}
      >
        <CalendarPlus aria-hidden />
      </Button>
    </li>
  )
}
