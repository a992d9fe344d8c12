'use client'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { EmptyState } from '#components/ui/list-states.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { StatusPill, type Tone } from '#components/ui/status-pill.tsx'
import { jobState } from '#lib/queries/job-state.ts'
import { useLocalRuns } from './use-started-here.ts'

const tones: Readonly<Record<ReturnType<typeof jobState>, Tone>> = {
  running: 'busy',
  succeeded: 'good',
  failed: 'bad',
}

/** Where the service tells no more: what was started in this browser, each read by its id. */
export function StartedHere() {
  const started = useLocalRuns()
  return (
    <Panel title="Started in this browser" flush>
      {started.length === 0 ? (
        <EmptyState
          dense
          title="Nothing started in this browser yet"
          action={
            <LinkButton size="sm" variant="primary" href="/articles/new">
              Write an article
            </LinkButton>
          }
        >
          Anything you start in this browser is listed here.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-rule">
          {started.map(({ job, view, problem }) => {
            const tone = view ? tones[jobState(view)] : 'neutral'
            const state = view ? toMessage(view.status) : (problem?.message ?? 'Loading')
            return (
              <li key={`${job.kind}/${job.id}`} className="flex flex-wrap items-start gap-x-4 px-4 py-3">
                <IntentLink
                  href={job.href}
                  className="line-clamp-2 min-w-40 flex-1 wrap-anywhere font-serif text-ink text-lg leading-snug hover:underline"
                >
                  {view?.title ?? job.title}
                </IntentLink>
                <span className="grid justify-items-end gap-0.5">
                  <StatusPill tone={tone}>{state}</StatusPill>
                  <RelativeTime at={job.startedAt} className="text-ink-faint text-xs" />
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </Panel>
  )
}

/** States are the service's own words; only their spelling is made readable. */
function toMessage(status: string): string {
  const words = status.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
