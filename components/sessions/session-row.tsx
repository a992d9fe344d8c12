import { Countdown } from '#components/ui/countdown.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import { TableCell, TableRow } from '#components/ui/table.tsx'
import type { Session } from '#contract/sessions.ts'
import { formatCount, formatCredits, formatNumber } from '#lib/format-number.ts'
import { intervalWords } from './interval-words.ts'
import { sessionStatus } from './session-status.ts'

const soonMs = 24 * 3_600_000

export type SessionRowProps = {
  session: Session
  active: boolean
  now: number | undefined
}

export function SessionRow({ session, active, now }: SessionRowProps) {
  const { session_id, categories, next_run_at, articles_count, credits_used } = session
  const { tone, label } = sessionStatus(session)
  const title = categories.join(', ')
  const dueMs = next_run_at === undefined ? Number.NaN : Date.parse(next_run_at)
  const isSoon = now !== undefined && dueMs > now && dueMs - now < soonMs
  return (
    <TableRow data-row-id={session_id} data-active={active}>
      <TableCell className="py-2">
        <IntentLink
          href={`/sessions/${session_id}`}
          className="line-clamp-2 wrap-anywhere font-serif text-ink text-lg leading-snug hover:underline"
        >
          {title}
        </IntentLink>
        <p className="text-ink-faint text-xs">
          {intervalWords(session.interval_minutes)} · {session.article_size} ·{' '}
          {formatCredits(session.estimated_credits_per_article)} per article{' '}
          <span className="sm:hidden"> · {label}</span>
        </p>
      </TableCell>
      <TableCell className="max-sm:hidden">
        <StatusPill tone={tone}>{label}</StatusPill>
      </TableCell>
      <TableCell className="text-ink-soft text-xs max-md:hidden">
        {next_run_at === undefined ? (
          <span className="text-ink-faint">–</span>
        ) : isSoon ? (
          <>
            in <Countdown until={dueMs} />
          </>
        ) : (
          <RelativeTime at={next_run_at} />
        )}
      </TableCell>
      <TableCell numeric className="text-ink-soft max-md:hidden">
        {articles_count === undefined ? '–' : formatNumber(articles_count)}
        {credits_used !== undefined && credits_used > 0 && (
          <span className="block text-ink-faint text-xs">{formatCredits(credits_used)}</span>
        )}
      </TableCell>
      <TableCell numeric className="text-ink-soft max-lg:hidden">
        {formatCount(session.topics_queued ?? session.topic_catalog_size, 'topic')}
      </TableCell>
      <TableCell numeric className="text-ink-soft text-xs max-sm:hidden">
        <RelativeTime at={session.created_at} />
      </TableCell>
    </TableRow>
  )
}
