'use client'
import { ExternalLink } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import type { ScheduleEntry } from '#contract/schedule.ts'
import { formatMoment } from '#lib/format-day.ts'
import { priceRange } from '#lib/price-range.ts'
import { movableOf } from './entry-chip.tsx'
import { entryHref } from './entry-href.ts'
import { entryKind } from './entry-kinds.ts'
import { useScheduleDesk } from './schedule-context.tsx'
import { TimeChoice } from './time-choice.tsx'
import type { ScheduleMoves } from './use-schedule-moves.ts'

export type EntryPanelProps = {
  entry: ScheduleEntry
  nextFree: string | undefined
  moves: ScheduleMoves
  onDone: () => void
}

/** What an entry is, and what can be done with it. */
export function EntryPanel({ entry, nextFree, moves, onDone }: EntryPanelProps) {
  const { timeZone } = useScheduleDesk()
  const item = movableOf(entry)
  const { tone, label } = entryKind(entry.kind)
  const url = webAddress(entry.article_url)
  return (
    <div className="grid gap-3">
      <div className="grid gap-1">
        <p className="wrap-anywhere line-clamp-4 font-medium font-serif text-ink text-lg">{entry.title}</p>
        <p className="flex flex-wrap items-center gap-x-3 text-ink-soft text-xs">
          <StatusPill tone={tone}>{label}</StatusPill>
          <span>
            {formatMoment(entry)}, {timeZone}
          </span>
        </p>
        {entry.kind === 'session_run' && (
          <p className="text-ink-soft text-xs">
            The session writes this article then
            {entry.credits !== undefined && `: ${priceRange(entry.credits, entry.credits_expected)}`}. Change
            its queue and schedule on the session page.
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <LinkButton size="sm" href={entryHref(entry)}>
          {entry.kind === 'session_run' ? 'View session' : 'View article'}
        </LinkButton>
        {url && (
          <LinkButton size="sm" href={url} target="_blank" rel="noreferrer">
            View live <ExternalLink aria-hidden />
          </LinkButton>
        )}
        {item && (
          <Button
            size="sm"
            onClick={() => {
              moves.unschedule(item)
              onDone()
            }}
          >
            Unschedule
          </Button>
        )}
      </div>
      {item && (
        <TimeChoice
          item={item}
          nextFree={nextFree}
          onChoose={(at) => {
            moves.schedule(item, at)
            onDone()
          }}
        />
      )}
    </div>
  )
}

/** An address that a service names is followed only when it is one of the web. */
function webAddress(url: string | undefined): string | undefined {
  return url && /^https?:\/\//.test(url) ? url : undefined
}
