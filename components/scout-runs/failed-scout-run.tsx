'use client'
import { useQuery } from '@tanstack/react-query'
import { useMe } from '#components/shell/me.tsx'
import { KeyValueList } from '#components/ui/key-value-list.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import type { ScoutRun } from '#contract/scout-runs.ts'
import { formatCount, formatCredits } from '#lib/format-number.ts'
import { listedPrice } from '#lib/listed-price.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { forumsText } from './scout-words.ts'

/** What another try costs, in a sentence; undefined where the price is not known. */
export function useRetryPrice(): string | undefined {
  const price = listedPrice(useMe().me?.prices, 'createScoutRun')
  return price === undefined ? undefined : `Trying again costs ${formatCredits(price)}.`
}

/** Beside the reason of a failure: the newest run on the same topic that found something. */
export function LastGoodRun({ run }: { run: ScoutRun }) {
  const { query: topic = '' } = run
  const list = useQuery({
    ...operationQuery('listScoutRuns', { query: { q: topic, status: 'completed', limit: 20 } }),
    enabled: topic !== '',
  })
  const last = lastOn(topic, list.data?.runs ?? [])
  if (!last) return null
  return (
    <aside aria-label="Last result">
      <Panel title="Last result">
        <KeyValueList
          items={[
            { label: 'Found', value: formatCount(last.results_count ?? 0, 'post') },
            { label: 'Best post', value: last.best?.title },
            { label: 'Where', value: forumsText(last.subreddits) },
            { label: 'When', value: last.created_at && <RelativeTime at={last.created_at} /> },
          ]}
        />
        <div className="mt-4">
          <LinkButton size="sm" href={`/scout-runs/${last.run_id}`}>
            View its posts
          </LinkButton>
        </div>
      </Panel>
    </aside>
  )
}

/** The newest run on a topic that has posts. */
export function lastOn(topic: string, runs: readonly ScoutRun[]): ScoutRun | undefined {
  const asked = topic.trim().toLowerCase()
  return runs
    .filter(({ query, results_count: posts = 0 }) => query?.trim().toLowerCase() === asked && posts > 0)
    .toSorted((a, b) => (b.created_at ?? '').localeCompare(a.created_at ?? ''))[0]
}
