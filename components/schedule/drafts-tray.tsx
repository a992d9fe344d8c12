'use client'
import { useDraggable, useDroppable } from '@dnd-kit/core'
import { CalendarPlus, GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { OpenCheck } from '#components/jobs/open-check.tsx'
import { Button } from '#components/ui/button.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { NativeButton } from '#components/ui/native-button.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { classNames } from '#lib/class-names.ts'
import type { DropTarget } from './drop-target.ts'
import type { Movable } from './move-entry.ts'
import { useScheduleDesk } from './schedule-context.tsx'

export type DraftsTrayProps = {
  drafts: readonly Movable[] | undefined
  /** How many there are, of which at most 100 are shown. */
  total: number | undefined
  /** Instead of the drafts, while they are not there. */
  instead: ReactNode
}

/** The drafts that have no time yet: carried to a day, or given one by their button. */
export function DraftsTray({ drafts, total, instead }: DraftsTrayProps) {
  const target: DropTarget = { kind: 'tray' }
  const { setNodeRef, isOver } = useDroppable({ id: 'tray', data: { target, label: 'the drafts' } })
  return (
    <div ref={setNodeRef} className="min-w-0 md:max-xl:order-first xl:sticky xl:top-4">
      <Panel
        title="Unscheduled drafts"
        aside={total}
        flush
        className={classNames('xl:max-h-[calc(100vh-6rem)] xl:overflow-y-auto', isOver && 'bg-accent-wash')}
      >
        {drafts === undefined ? (
          instead
        ) : drafts.length === 0 ? (
          <p className="px-4 py-6 text-center text-ink-soft text-sm md:max-xl:py-2">No unscheduled drafts</p>
        ) : (
          <ul className="divide-rule/70 max-md:divide-y md:max-xl:flex md:max-xl:divide-x md:max-xl:overflow-x-auto md:max-xl:pr-10 md:max-xl:[mask-image:linear-gradient(to_right,black_calc(100%-2.5rem),transparent)] xl:divide-y">
            {drafts.map((draft) => (
              <DraftRow key={draft.id} draft={draft} />
            ))}
          </ul>
        )}
        {drafts && total !== undefined && total > drafts.length && (
          <p className="border-rule border-t px-4 py-2 text-ink-faint text-xs">
            Showing the newest {drafts.length} of {total}.
          </p>
        )}
      </Panel>
    </div>
  )
}

function DraftRow({ draft }: { draft: Movable }) {
  const { select } = useScheduleDesk()
  const { setNodeRef, setActivatorNodeRef, listeners, attributes, isDragging } = useDraggable({
    id: `draft.${draft.id}`,
    data: { item: draft },
  })
  return (
    <li
      ref={setNodeRef}
      className={classNames(
        'flex items-start gap-1.5 py-2 pr-2 pl-1 md:max-xl:w-56 md:max-xl:shrink-0',
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
