'use client'
import { BreakableUrl } from '#components/ui/breakable-url.tsx'
import { Button } from '#components/ui/button.tsx'
import { NativeButton } from '#components/ui/native-button.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { classNames } from '#lib/class-names.ts'
import { IssuesLeft } from './issues-left.tsx'
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
              <IssuesLeft counts={[structuredData, socialPreview]} />
            </span>
            <RelativeTime at={at} className="whitespace-nowrap text-right text-ink-faint text-xs" />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
