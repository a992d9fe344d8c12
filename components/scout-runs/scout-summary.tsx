import { KeyValueList } from '#components/ui/key-value-list.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import type { ScoutForum, ScoutResults } from '#contract/scout-results.ts'
import { formatCount, formatNumber } from '#lib/format-number.ts'
import { asideText, partLabels, promotionLabels, promotionTones } from './scout-words.ts'

/** How a forum was read, by the name of the engine. */
const readBy: Readonly<Record<string, string>> = {
  'public-json': 'its public pages',
  oauth: 'with an account',
}

/** Beside the posts: what was read, what the forums allow, and the rubric of the scores. */
export function ScoutSummary({ results }: { results: ScoutResults }) {
  const { counts, engine, forums, rubric, read_at } = results
  const aside = asideText(counts.set_aside)
  return (
    <aside aria-label="Run and scores" className="grid min-w-0 gap-4">
      <Panel title="About this run">
        <KeyValueList
          items={[
            { label: 'Found', value: formatCount(counts.found, 'post') },
            {
              label: 'Shown',
              value: counts.shown === counts.found ? undefined : formatNumber(counts.shown),
            },
            { label: 'New', value: newText(results.items) },
            {
              label: 'Merged',
              value: counts.merged > 0 ? formatCount(counts.merged, 'near-duplicate') : undefined,
            },
            { label: 'Skipped', value: aside || undefined },
            {
              label: 'Over the limit',
              value: counts.below_limit > 0 ? formatNumber(counts.below_limit) : undefined,
            },
            { label: 'Source', value: `${engine.site}, ${readBy[engine.name] ?? engine.name}` },
            { label: 'Searched', value: <RelativeTime at={read_at} /> },
          ]}
        />
      </Panel>
      {forums.length > 0 && (
        <Panel title="Forums and their rules" flush>
          <ul className="divide-y divide-rule/70">
            {forums.map((forum) => (
              <ForumRules key={forum.name} forum={forum} />
            ))}
          </ul>
        </Panel>
      )}
      <Panel title="How posts are scored">
        <dl className="grid gap-1 text-xs">
          {rubric.map(({ part, weight }) => (
            <div key={part} className="flex justify-between gap-3">
              <dt className="text-ink">{partLabels[part] ?? part}</dt>
              <dd className="text-ink-soft">{Math.round(weight * 100)}%</dd>
            </div>
          ))}
        </dl>
        <details className="mt-2.5 text-xs">
          <summary className="cursor-pointer text-ink-soft hover:text-ink">What each part means</summary>
          <dl className="mt-1.5 grid gap-2.5">
            {rubric.map(({ part, description }) => (
              <div key={part}>
                <dt className="font-medium text-ink">{partLabels[part] ?? part}</dt>
                <dd className="text-ink-soft">{description}</dd>
              </div>
            ))}
          </dl>
        </details>
      </Panel>
    </aside>
  )
}

/** How many no earlier run found; undefined where all are, or where the service does not say. */
function newText(items: ScoutResults['items']): string | undefined {
  const seen = items.filter((item) => item.seen_before === true).length
  return seen === 0 ? undefined : formatNumber(items.length - seen)
}

function ForumRules({ forum }: { forum: ScoutForum }) {
  const { name, status, found, reason, promotion } = forum
  return (
    <li className="grid gap-1 px-4 py-3 text-sm">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="break-all font-medium text-ink">r/{name}</span>
        <span className="text-ink-faint text-xs">{formatCount(found, 'post')}</span>
      </p>
      {status === 'failed' ? (
        <p className="wrap-anywhere text-bad text-xs">{reason ?? "Couldn't read it."}</p>
      ) : (
        <StatusPill tone={promotionTones[promotion.verdict] ?? 'neutral'}>
          {promotionLabels[promotion.verdict] ?? promotion.verdict}
        </StatusPill>
      )}
      {promotion.rules.length > 0 && (
        <details className="text-xs">
          <summary className="cursor-pointer text-ink-soft hover:text-ink">
            {formatCount(promotion.rules.length, 'rule')}
          </summary>
          <dl className="mt-1.5 grid gap-1.5">
            {promotion.rules.map((rule) => (
              <div key={`${rule.title} ${rule.text}`}>
                <dt className="wrap-anywhere font-medium text-ink">{rule.title}</dt>
                <dd className="whitespace-pre-line wrap-anywhere text-ink-soft">{rule.text}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  )
}
