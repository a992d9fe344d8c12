'use client'
import { BreakableUrl } from '#components/ui/breakable-url.tsx'
import { Button } from '#components/ui/button.tsx'
import { NativeButton } from '#components/ui/native-button.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import type { FindingCounts } from '#contract/page-reports.ts'
import { classNames } from '#lib/class-names.ts'
import { formatCount } from '#lib/format-number.ts'
import type { CheckedPageRow } from './kept-check.ts'

export type CheckedPagesProps = {
  pages: readonly CheckedPageRow[]
  current: string
  onOpen: (url: string) => void
  onForget?: () => void
}

/** The pages that were checked, each with what is left to fix; opening one costs nothing. */
export function CheckedPages({ pages, current, onOpen, onForget }: CheckedPagesProps) {
  return (
    <Panel
      flush
      title="Checked pages"
      aside={
        onForget && (
          <Button variant="quiet" size="sm" onClick={onForget}>
            Clear history
          </Button>
        )
      }
    >
      <ul className="divide-y divide-rule/70">
        {pages.map(({ url, at, structuredData, socialPreview }) => (
          <li
            key={url}
            className={classNames(
              'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1 px-4 py-2.5 text-sm sm:grid-cols-[minmax(0,1fr)_14rem_7rem]',
              url === current && 'bg-hover',
            )}
          >
            <NativeButton
              type="button"
              onClick={() => onOpen(url)}
              aria-current={url === current ? 'true' : undefined}
              className={classNames(
                'line-clamp-2 min-w-0 wrap-anywhere text-left hover:underline',
                url === current ? 'font-medium text-ink' : 'text-ink',
              )}
              title={url}
            >
              <BreakableUrl url={url.replace(/^https?:\/\//, '')} />
            </NativeButton>
            <span className="max-sm:col-span-2 max-sm:row-start-2">
              <Left counts={[structuredData, socialPreview]} />
            </span>
            <RelativeTime at={at} className="whitespace-nowrap text-right text-ink-faint text-xs" />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** What is left to fix in both reports. */
function Left({ counts }: { counts: readonly (FindingCounts | undefined)[] }) {
  const told = counts.filter((count) => count !== undefined)
  if (told.length === 0) return null
  const errors = told.reduce((sum, count) => sum + count.errors, 0)
  const warnings = told.reduce((sum, count) => sum + count.warnings, 0)
  if (errors > 0)
    return (
      <StatusPill tone="bad">
        {[formatCount(errors, 'error'), warnings > 0 && formatCount(warnings, 'warning')]
          .filter(Boolean)
          .join(', ')}
      </StatusPill>
    )
  if (warnings > 0) return <StatusPill tone="warn">{formatCount(warnings, 'warning')}</StatusPill>
  return <StatusPill tone="good">No issues</StatusPill>
}
