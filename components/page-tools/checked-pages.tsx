'use client'
import { Button } from '#components/ui/button.tsx'
import { NativeButton } from '#components/ui/native-button.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { classNames } from '#lib/class-names.ts'
import type { SavedCheck } from './saved-checks.ts'

export type CheckedPagesProps = {
  checks: readonly SavedCheck[]
  current: string
  onOpen: (url: string) => void
  onForget: () => void
}

/** The pages that were looked at in this browser; opening one costs nothing. */
export function CheckedPages({ checks, current, onOpen, onForget }: CheckedPagesProps) {
  return (
    <Panel
      flush
      title="Checked in this browser"
      aside={
        checks.length > 0 && (
          <Button variant="quiet" size="sm" onClick={onForget}>
            Clear history
          </Button>
        )
      }
    >
      {checks.length === 0 ? (
        <p className="px-4 py-5 text-ink-soft text-sm">No checks yet. Past checks stay here for free.</p>
      ) : (
        <ul className="max-h-72 divide-y divide-rule/70 overflow-y-auto">
          {checks.map(({ url, at }) => (
            <li key={url} className="flex items-baseline gap-3 px-4 py-2 text-sm">
              <NativeButton
                type="button"
                onClick={() => onOpen(url)}
                aria-current={url === current ? 'true' : undefined}
                className={classNames(
                  'min-w-0 flex-1 truncate text-left hover:underline',
                  url === current ? 'font-medium text-ink' : 'text-ink-soft',
                )}
                title={url}
              >
                {url.replace(/^https?:\/\//, '')}
              </NativeButton>
              <RelativeTime at={at} className="text-ink-faint text-xs" />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
