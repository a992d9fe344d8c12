'use client'
import { FileText, PenLine, Repeat } from 'lucide-react'
import { OpenCheck } from '#components/jobs/open-check.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { NativeButton } from '#components/ui/native-button.tsx'
import type { FreeSlot } from '#contract/schedule.ts'
import { formatClock } from '#lib/format-clock.ts'
import { formatDay } from '#lib/format-day.ts'
import type { Movable } from './move-entry.ts'
import { useScheduleDesk } from './schedule-context.tsx'

export type FillPanelProps = {
  day: string
  slot: FreeSlot | undefined
  /** A wall-clock time of that day to come, `YYYY-MM-DDTHH:MM`; undefined where the day has none left. */
  planned: string | undefined
  /** Drafts without a time, newest first; undefined while they are not known. */
  drafts: readonly Movable[] | undefined
  onPick: (draft: Movable) => void
}

const draftsShown = 8

/** A day or slot to fill: with an article to be written for it, a draft, or a session. */
export function FillPanel({ day, slot, planned, drafts, onPick }: FillPanelProps) {
  const { timeZone } = useScheduleDesk()
  return (
    <div className="grid gap-3">
      <p className="text-ink text-sm">
        <span className="font-medium font-serif text-lg">
          {formatDay(day, 'short')}
          {slot && `, ${formatClock(slot.time)}`}
        </span>{' '}
        <span className="text-ink-faint text-xs">{timeZone}</span>
      </p>
      <div className="grid gap-1.5">
        <LinkButton
          variant="primary"
          href={planned === undefined ? '/articles/new' : `/articles/new?for=${encodeURIComponent(planned)}`}
          className="justify-start"
        >
          <PenLine aria-hidden /> Write an article{planned !== undefined && ' for this day'}
        </LinkButton>
        <LinkButton href="/sessions/new" className="justify-start">
          <Repeat aria-hidden /> Plan a session
        </LinkButton>
      </div>
      {drafts && (
        <div className="grid gap-1">
          <h3 className="text-ink-faint text-xs">Or choose a draft</h3>
          {drafts.length === 0 && <p className="text-ink-soft text-sm">No unscheduled drafts.</p>}
          <ul>
            {drafts.slice(0, draftsShown).map((draft) => (
              <li key={draft.id}>
                <NativeButton
                  type="button"
                  onClick={() => onPick(draft)}
                  className="flex w-full items-start gap-2 rounded-sm px-1.5 py-1 text-left text-ink text-sm hover:bg-hover"
                >
                  <FileText aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-faint" />
                  <span className="grid min-w-0 justify-items-start gap-1">
                    <span className="wrap-anywhere line-clamp-2">{draft.title}</span>
                    <OpenCheck state={draft.check} />
                  </span>
                </NativeButton>
              </li>
            ))}
          </ul>
          {drafts.length > draftsShown && (
            <p className="text-ink-faint text-xs">
              {drafts.length - draftsShown} more in the list next to the calendar.
            </p>
          )}
        </div>
      )}
    </div>
  )
}
