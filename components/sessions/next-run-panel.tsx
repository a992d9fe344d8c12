'use client'
import { useNow } from '#components/ui/now.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { useZone } from '#components/ui/zone.tsx'
import type { SessionDetail } from '#contract/sessions.ts'
import { languageName } from '#lib/article-languages.ts'
import { formatInstant, formatRelative } from '#lib/format-time.ts'
import { RunNow } from './run-now.tsx'
import { topicName } from './topic-name.ts'
import { queuedTopics } from './topic-order.ts'
import type { SessionChanges } from './use-session-changes.ts'

export type NextRunPanelProps = { session: SessionDetail; changes: SessionChanges }

/** When the next article comes and what it is about; or now, at its price. */
export function NextRunPanel({ session, changes }: NextRunPanelProps) {
  const [next] = queuedTopics(session.topics)
  if (session.status === 'stopped') return null
  return (
    <Panel title="Next run">
      <NextTime session={session} />
      {next ? (
        <p className="mt-2 wrap-anywhere text-ink-soft text-sm">
          <bdi className="font-serif text-ink">{topicName(next)}</bdi>
          {session.next_language && `, in ${languageName(session.next_language)}`}
        </p>
      ) : (
        <p className="mt-2 text-ink-soft text-sm">No topics queued</p>
      )}
      {next && (
        <div className="mt-4 border-rule border-t pt-4">
          <RunNow session={session} topic={next} changes={changes} />
          <p className="mt-2 text-ink-faint text-xs">Writes one article now. The schedule doesn't change.</p>
        </div>
      )}
    </Panel>
  )
}

/** How far it is, as one would say it, and the time on the desk's clock. */
function NextTime({ session }: { session: SessionDetail }) {
  const now = useNow()
  const timeZone = useZone()
  const { next_run_at, status } = session
  if (status !== 'running' || next_run_at === undefined)
    return <p className="font-serif text-ink text-xl">None while paused</p>
  const dueMs = Date.parse(next_run_at)
  const isDue = now !== undefined && dueMs <= now
  return (
    <>
      <p className="font-serif text-2xl text-ink">
        {isDue
          ? 'Now'
          : now === undefined
            ? '–'
            : formatRelative(new Date(dueMs), new Date(now), { planned: true, timeZone })}
      </p>
      <p className="text-ink-faint text-xs">
        <time dateTime={next_run_at}>{formatInstant(new Date(dueMs), timeZone)}</time>
      </p>
    </>
  )
}
