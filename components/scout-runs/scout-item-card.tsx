'use client'
import {
  ArrowBigUp,
  Check,
  ChevronDown,
  ExternalLink,
  Lock,
  MessageSquare,
  PenLine,
  Undo2,
} from 'lucide-react'
import { useState } from 'react'
import { Badge } from '#components/ui/badge.tsx'
import { Button } from '#components/ui/button.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { StatusDot, StatusPill } from '#components/ui/status-pill.tsx'
import type { ScoutItem } from '#contract/scout-results.ts'
import { classNames } from '#lib/class-names.ts'
import { formatNumber } from '#lib/format-number.ts'
import { webAddress } from '#lib/web-address.ts'
import { ScoutScore } from './scout-score.tsx'
import { promotionTones, promotionWarning, typeLabels, typeTones } from './scout-words.ts'

export type ScoutItemCardProps = {
  item: ScoutItem
  active: boolean
  /** Other posts of the run were found before, and this one was not. */
  isNew: boolean
  isDone: boolean
  /** The rule of its forum about promotion, word for word; undefined where it has none. */
  rule: string | undefined
  onDone: (isDone: boolean) => void
}

/** One post: what it is and what it is worth, in its author's words, and what can be made of it. */
export function ScoutItemCard({ item, active, isNew, isDone, rule, onDone }: ScoutItemCardProps) {
  const [open, setOpen] = useState(false)
  const permalink = webAddress(item.permalink)
  const { count } = item.duplicates
  const warning = promotionWarning(item.promotion)
  return (
    <li
      data-row-id={item.id}
      data-active={active}
      className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-4 border-rule border-b py-4 last:border-0 data-[active=true]:bg-hover data-[active=true]:shadow-[inset_2px_0_0_var(--accent)] sm:px-2"
    >
      <p className="text-center">
        <span className="font-serif text-2xl text-ink leading-8">{item.score}</span>
        <span className="block text-2xs text-ink-faint"> of 100</span>
      </p>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-faint text-xs">
          <Badge tone={typeTones[item.type] ?? 'neutral'}>{typeLabels[item.type] ?? item.type}</Badge>
          {isNew && <Badge tone="good">New</Badge>}
          {item.links_own_page && <Badge tone="good">Links to your site</Badge>}
          <span className="break-all">r/{item.forum}</span>
          <span aria-hidden>·</span>
          <RelativeTime at={item.created_at} />
          <span className="flex items-center gap-2">
            <span className="inline-flex items-center gap-1">
              <MessageSquare aria-hidden className="size-3" /> {formatNumber(item.comments)}
              <span className="sr-only"> comments</span>
            </span>
            <span className="inline-flex items-center gap-0.5">
              <ArrowBigUp aria-hidden className="size-3.5" /> {formatNumber(item.votes)}
              <span className="sr-only"> votes</span>
            </span>
          </span>
          {count > 0 && (
            <span>
              {formatNumber(count)} near-duplicate{count === 1 ? '' : 's'} merged
            </span>
          )}
          {item.judged_by?.startsWith('model: ') && (
            <span>Scored by {item.judged_by.slice('model: '.length)}</span>
          )}
          {warning && !rule && (
            <StatusPill tone={promotionTones[item.promotion] ?? 'neutral'}>{warning}</StatusPill>
          )}
          {item.locked && (
            <span className="inline-flex items-center gap-1">
              <Lock aria-hidden className="size-3" /> locked
            </span>
          )}
        </div>
        <h2 className="mt-1 wrap-anywhere font-serif text-ink text-lg leading-snug">
          {permalink ? (
            <a href={permalink} target="_blank" rel="noreferrer nofollow ugc" className="hover:underline">
              {item.title}
              <ExternalLink aria-hidden className="ml-1.5 inline size-3.5 align-baseline text-ink-faint" />
            </a>
          ) : (
            item.title
          )}
        </h2>
        {item.quotation !== item.title && (
          <blockquote className="mt-1.5 wrap-anywhere border-rule border-l-2 pl-3 text-ink-soft text-sm">
            {item.quotation}
          </blockquote>
        )}
        {warning && rule && (
          <p className="mt-1.5 flex gap-2 wrap-anywhere text-ink-soft text-xs">
            <span className="flex h-4 items-center">
              <StatusDot tone={promotionTones[item.promotion] ?? 'neutral'} />
            </span>
            <span>
              <span className="text-ink">Rule of r/{item.forum}:</span> {rule}
            </span>
          </p>
        )}
        <div className="mt-2.5 flex flex-wrap items-center gap-2 max-sm:gap-x-0">
          <LinkButton size="sm" href={writeAboutHref(item)}>
            <PenLine aria-hidden /> Write an article
          </LinkButton>
          <Button size="sm" variant="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
            <ChevronDown aria-hidden className={classNames('transition-transform', open && 'rotate-180')} />
            Why<span className="sr-only"> {item.score}</span>
          </Button>
          <Button
            size="sm"
            variant="quiet"
            className="ml-auto"
            title={isDone ? 'Show again' : 'Mark as handled'}
            aria-label={`${isDone ? 'Show again' : 'Mark as handled'}: ${item.title}`}
            onClick={() => onDone(!isDone)}
          >
            {isDone ? <Undo2 aria-hidden /> : <Check aria-hidden />}
            {/* In words it has no room beside the others on a phone. */}
            <span className="max-sm:sr-only">{isDone ? 'Show again' : 'Mark as handled'}</span>
          </Button>
        </div>
      </div>
      {open && (
        // Below the score, too, on a phone: beside it the table has no room.
        <div className="col-span-2 mt-3 min-w-0 [--table-bleed:0rem] sm:col-span-1 sm:col-start-2">
          <ScoutScore item={item} />
        </div>
      )}
    </li>
  )
}

/** The form of a new article with the post as its topic; what does not fit the form's 500 characters is cut. */
export function writeAboutHref(item: Pick<ScoutItem, 'title'>): string {
  const topic = Array.from(item.title.replace(/\s+/g, ' ').trim()).slice(0, 500).join('')
  return `/articles/new?${new URLSearchParams({ topic })}`
}
