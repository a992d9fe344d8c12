import { ArrowDown, ArrowUp, ArrowUpToLine, Ban } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import type { SessionTopic } from '#contract/sessions.ts'
import { formatCount } from '#lib/format-number.ts'

export type TopicItemProps = {
  topic: SessionTopic
  place: number | 'now'
  active?: boolean
  isLast?: boolean
  /** Left out where nothing can be changed. */
  onMove?: (by: number | 'front') => void
  onVeto?: () => void
}

/** A topic with its reason: why it is there, and from which documents it can be written. */
export function TopicItem({ topic, place, active = false, isLast = false, onMove, onVeto }: TopicItemProps) {
  const isFirst = place === 1
  return (
    <li
      data-row-id={topic.id}
      data-active={active}
      className="group/topic flex items-start gap-3 border-rule/70 border-b px-4 py-2.5 last:border-0 hover:bg-hover data-[active=true]:bg-hover data-[active=true]:shadow-[inset_2px_0_0_var(--accent)]"
    >
      <span className="w-5 shrink-0 pt-0.5 text-right text-ink-faint text-sm">
        {place === 'now' ? '' : place}
      </span>
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere font-serif text-base text-ink leading-snug">{topic.title}</p>
        {place === 'now' && <StatusPill tone="busy">Writing</StatusPill>}
        <p className="mt-0.5 wrap-anywhere text-ink-faint text-xs">{topic.reason}</p>
        {topic.evidence.length > 0 && (
          <ul aria-label="Documents" className="mt-0.5 flex flex-wrap gap-x-3 gap-y-0.5 text-xs">
            {topic.evidence.map((document) => (
              <li key={document.document_id} className="min-w-0 max-w-full">
                <IntentLink
                  href={`/knowledge/${encodeURIComponent(document.document_id)}`}
                  className="wrap-anywhere text-ink-soft underline decoration-rule-strong underline-offset-3 hover:text-ink"
                >
                  <bdi>{document.title}</bdi>
                </IntentLink>{' '}
                <span className="text-ink-faint">{formatCount(document.passages, 'passage')}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {onMove && onVeto && (
        // Twenty times four buttons would be louder than the topics: with a pointer they come to the fore where it is.
        <span className="flex shrink-0 items-center opacity-100 transition-opacity group-focus-within/topic:opacity-100 group-hover/topic:opacity-100 group-data-[active=true]/topic:opacity-100 max-xl:flex-col pointer-fine:opacity-45">
          <Button
            variant="quiet"
            size="sm"
            square
            aria-label={`Move to the front: ${topic.title}`}
            title="To the front"
            disabledReason={isFirst ? 'Already first' : undefined}
            onClick={() => onMove('front')}
            className="max-xl:hidden"
          >
            <ArrowUpToLine aria-hidden />
          </Button>
          <Button
            variant="quiet"
            size="sm"
            square
            aria-label={`Move up: ${topic.title}`}
            title="Up"
            disabledReason={isFirst ? 'Already first' : undefined}
            onClick={() => onMove(-1)}
          >
            <ArrowUp aria-hidden />
          </Button>
          <Button
            variant="quiet"
            size="sm"
            square
            aria-label={`Move down: ${topic.title}`}
            title="Down"
            disabledReason={isLast ? 'Already last' : undefined}
            onClick={() => onMove(1)}
          >
            <ArrowDown aria-hidden />
          </Button>
          <Button
            variant="quiet"
            size="sm"
            square
            aria-label={`Skip: ${topic.title}`}
            title="Skip"
            onClick={onVeto}
          >
            <Ban aria-hidden />
          </Button>
        </span>
      )}
    </li>
  )
}
