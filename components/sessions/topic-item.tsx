import { ArrowDown, ArrowUp, ArrowUpToLine, Ban, Ellipsis } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { DropdownMenu, MenuItem } from '#components/ui/dropdown-menu.tsx'
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

/** A topic with its reason: why it is there, and behind a press, from which documents it can be written. */
export function TopicItem({ topic, place, active = false, isLast = false, onMove, onVeto }: TopicItemProps) {
  const { id, title, reason, evidence } = topic
  return (
    <li
      data-row-id={id}
      data-active={active}
      className="group/topic relative flex items-start gap-3 border-rule/70 border-b px-4 py-2 last:border-0 hover:bg-hover data-[active=true]:bg-hover data-[active=true]:shadow-[inset_2px_0_0_var(--accent)]"
    >
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

/**
 * Twenty times four buttons would be louder than the topics: with a pointer they come where it is or the focus. A finger
 * always has them, and a phone, without room for four, has them in a menu.
 */
function TopicActions({ title, isFirst, isLast, onMove, onVeto }: TopicActionsProps) {
  const first = isFirst ? 'Already first' : undefined
  const last = isLast ? 'Already last' : undefined
  const actions = [
    {
      label: 'To the front',
      Icon: ArrowUpToLine,
      reason: first,
      name: 'Move to the front',
      act: () => onMove('front'),
    },
    { label: 'Up', Icon: ArrowUp, reason: first, name: 'Move up', act: () => onMove(-1) },
    { label: 'Down', Icon: ArrowDown, reason: last, name: 'Move down', act: () => onMove(1) },
    { label: 'Skip', Icon: Ban, reason: undefined, name: 'Skip', act: onVeto },
  ]
  return (
    <>
      <span className="flex shrink-0 items-center transition-opacity group-focus-within/topic:opacity-100 group-hover/topic:opacity-100 group-data-[active=true]/topic:opacity-100 max-sm:hidden pointer-fine:opacity-0 pointer-fine:max-xl:absolute pointer-fine:max-xl:top-1 pointer-fine:max-xl:right-2 pointer-fine:max-xl:rounded-md pointer-fine:max-xl:bg-hover">
        {actions.map(({ label, Icon, reason, name, act }) => (
          <Button
            key={label}
            variant="quiet"
            size="sm"
            square
            aria-label={`${name}: ${title}`}
            title={label}
            disabledReason={reason}
            onClick={act}
          >
            <Icon aria-hidden />
          </Button>
        ))}
      </span>
      <span className="shrink-0 sm:hidden">
        <DropdownMenu
          align="end"
          trigger={
            <Button variant="quiet" size="sm" square aria-label={`Actions for ${title}`}>
              <Ellipsis aria-hidden />
            </Button>
          }
        >
          {actions.map(({ label, Icon, reason, act }) => (
            <MenuItem key={label} disabled={reason !== undefined} onSelect={act}>
              <Icon aria-hidden /> {label}
            </MenuItem>
          ))}
        </DropdownMenu>
      </span>
    </>
  )
}
