import { Panel } from '#components/ui/panel.tsx'
import type { Results } from '#contract/results.ts'
import { formatNumber } from '#lib/format-number.ts'
import { groupLabel, groupSources } from './result-words.ts'

/** Where readers came from, by group, with the names in each. */
export function SourcesPanel({ sources }: Pick<Results, 'sources'>) {
  const groups = groupSources(sources)
  const most = Math.max(1, ...groups.map(({ views }) => views))
  return (
    <Panel flush title="Where readers came from">
      {groups.length === 0 ? (
        <p className="px-4 py-7 text-center text-ink-faint text-sm">No views in this period.</p>
      ) : (
        <ul className="grid gap-3 p-4">
          {groups.map(({ group, views, names }) => (
            <li key={group} className="grid gap-1">
              <Bar label={groupLabel(group)} views={views} share={views / most} />
              {names.length > 0 && (
                <p className="text-ink-soft text-xs">
                  {names
                    .slice(0, 6)
                    .map((one) => `${one.name} ${formatNumber(one.views)}`)
                    .join(' · ')}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** A name, its number, and a bar as long as its share of the longest. */
export function Bar({ label, views, share }: { label: string; views: number; share: number }) {
  return (
    <span className="grid gap-1">
      <span className="flex justify-between gap-3 text-ink text-sm">
        <span className="wrap-anywhere min-w-0">{label}</span>
        <span className="tabular-nums">{formatNumber(views)}</span>
      </span>
      <span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-well">
        <span
          className="block h-full rounded-full bg-ink-soft"
          style={{ width: `${Math.max(1, share * 100)}%` }}
        />
      </span>
    </span>
  )
}
