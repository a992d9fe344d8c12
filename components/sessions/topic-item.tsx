import { ArrowDown, ArrowUp, ArrowUpToLine, Ban, Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'
import { DropdownMenu, MenuItem } from '#components/ui/dropdown-menu.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import { useZone } from '#components/ui/zone.tsx'
import type { SessionTopic } from '#contract/sessions.ts'
import { classNames } from '#lib/class-names.ts'
import { dayInZone } from '#lib/day-in-zone.ts'
import { formatDay } from '#lib/format-day.ts'
import { formatCount } from '#lib/format-number.ts'
import { topicName } from './topic-name.ts'

export type TopicItemProps = {
  topic: SessionTopic
  place: number | 'now'
  active?: boolean
  isLast?: boolean
  /** When it is written, if nothing changes. */
  at?: Date | undefined
  /** What it is carried by. */
  handle?: ReactNode
  /** It is being carried, or what is carried lands before or behind it. */
  drag?: 'carried' | 'before' | 'behind' | undefined
  /** Left out where nothing can be changed. */
  onMove?: (by: number | 'front') => void
  onVeto?: () => void
}

/** A topic with its reason: why it is there, and behind a press, from which documents it can be written. */
export function TopicItem(props: TopicItemProps) {
  const { topic, place, active = false, isLast = false, at, handle, drag, onMove, onVeto } = props
  const { id, reason, evidence } = topic
  const timeZone = useZone()
  const title = topicName(topic)
  return (
    <li
      data-row-id={id}
      data-active={active}
      className={classNames(
        'group/topic relative flex items-start gap-3 border-rule/70 border-b px-4 py-2 last:border-0 hover:bg-hover data-[active=true]:bg-hover data-[active=true]:shadow-[inset_2px_0_0_var(--accent)]',
        drag === 'carried' && 'bg-hover opacity-50',
        drag === 'before' && 'shadow-[inset_0_2px_0_var(--accent)]',
        drag === 'behind' && 'shadow-[inset_0_-2px_0_var(--accent)]',
      )}
    >
      {handle}
      <span className="w-5 shrink-0 pt-0.5 text-right text-ink-faint text-sm">
        {place === 'now' ? '' : place}
      </span>
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere font-serif text-base text-ink leading-snug">{title}</p>
        {place === 'now' && <StatusPill tone="busy">Writing</StatusPill>}
        {evidence.length === 0 ? (
          <p className="wrap-anywhere text-ink-faint text-xs">{reason}</p>
        ) : (
          <details className="text-ink-faint text-xs">
            <summary className="w-fit max-w-full cursor-pointer list-none wrap-anywhere [&::-webkit-details-marker]:hidden">
              {reason}{' '}
              <span className="whitespace-nowrap text-ink-soft underline decoration-rule-strong underline-offset-3 hover:text-ink">
                {formatCount(evidence.length, 'source')}
              </span>
            </summary>
            <ul aria-label="Documents" className="grid gap-0.5 pt-1 pb-1">
              {evidence.map((document) => (
                <li key={document.document_id}>
                  <IntentLink
                    href={`/knowledge/${encodeURIComponent(document.document_id)}`}
                    className="wrap-anywhere text-ink-soft underline decoration-rule-strong underline-offset-3 hover:text-ink"
                  >
                    <bdi>{document.title}</bdi>
                  </IntentLink>{' '}
                  {formatCount(document.passages, 'passage')}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {at && (
        <time
          dateTime={at.toISOString()}
          className="shrink-0 pt-0.5 text-right text-ink-soft text-xs tabular-nums max-sm:hidden "
        >
          {formatDay(dayInZone(timeZone, at), 'short')}
        </time>
      )}
      {onMove && onVeto && (
        <TopicActions title={title} isFirst={place === 1} isLast={isLast} onMove={onMove} onVeto={onVeto} />
      )}
    </li>
  )
}

type TopicActionsProps = {
  title: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: number | 'front') => void
  onVeto: () => void
}

/** One menu for each topic: twenty times four buttons would be louder than the topics. */
function TopicActions({ title, isFirst, isLast, onMove, onVeto }: TopicActionsProps) {
  return (
    <span className="shrink-0">
      <DropdownMenu
        align="end"
        trigger={
          <Button variant="quiet" size="sm" square aria-label={`Actions for ${title}`}>
            <Ellipsis aria-hidden />
          </Button>
        }
      >
        <MenuItem disabled={isFirst} onSelect={() => onMove('front')}>
          <ArrowUpToLine aria-hidden /> To the front
        </MenuItem>
        <MenuItem disabled={isFirst} onSelect={() => onMove(-1)}>
          <ArrowUp aria-hidden /> Up
        </MenuItem>
        <MenuItem disabled={isLast} onSelect={() => onMove(1)}>
          <ArrowDown aria-hidden /> Down
        </MenuItem>
        <MenuItem onSelect={onVeto}>
          <Ban aria-hidden /> Skip
        </MenuItem>
      </DropdownMenu>
    </span>
  )
}
