import { classNames } from '#lib/class-names.ts'
import { BreakableUrl } from './breakable-url.tsx'
import { CopyButton } from './copy-button.tsx'

/** An id or address in fixed width with a copy button; cut off with an ellipsis where there is no room, unless it may wrap. */
export function Copyable({
  value,
  what,
  wrap = false,
  className,
}: {
  value: string
  what: string
  wrap?: boolean
  className?: string
}) {
  return (
    <span className={classNames('inline-flex min-w-0 max-w-full items-center gap-1', className)}>
      <code
        title={value}
        className={classNames('min-w-0 font-mono text-ink-soft text-xs', wrap ? 'wrap-anywhere' : 'truncate')}
      >
        {wrap ? <BreakableUrl url={value} /> : value}
      </code>
      <CopyButton value={value} what={what} />
    </span>
  )
}
