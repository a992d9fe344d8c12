import { CopyButton } from '#components/ui/copy-button.tsx'
import { EmptyState } from '#components/ui/list-states.tsx'
import type { PageTag } from '#contract/page-reports.ts'

/** What the page says of itself, as written, in the order of the source. */
export function RawTags({ tags }: { tags: readonly PageTag[] }) {
  if (tags.length === 0)
    return <EmptyState title="The page has no metadata">No title and no tags.</EmptyState>
  return (
    <div className="overflow-hidden rounded-lg border border-rule bg-sheet">
      <ul className="divide-y divide-rule/70">
        {tags.map(({ source, name, value, line }, index) => (
          <li
            key={`${name} ${index.toString()}`}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-5 gap-y-0.5 px-4 py-2 text-sm md:grid-cols-[14rem_minmax(0,1fr)_auto]"
          >
            <p className="min-w-0 max-md:col-span-2">
              <code className="break-all font-mono text-ink text-xs">{name}</code>{' '}
              <span className="text-ink-faint text-xs">
                {source}
                {line !== undefined && `, line ${line}`}
              </span>
            </p>
            <p className="min-w-0 wrap-anywhere text-ink-soft [overflow-wrap:anywhere]">{value}</p>
            <CopyButton value={value} what={name} />
          </li>
        ))}
      </ul>
    </div>
  )
}
