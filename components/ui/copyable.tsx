import { classNames } from '#lib/class-names.ts'
import { CopyButton } from './copy-button.tsx'

/** An id or address in fixed width with a copy button; cut off with an ellipsis where there is no room. */
export function Copyable({ value, what, className }: { value: string; what: string; className?: string }) {
  return (
    <span className={classNames('inline-flex min-w-0 max-w-full items-center gap-1', className)}>
      <code title={value} className="min-w-0 truncate font-mono text-ink-soft text-xs">
        {value}
      </code>
      <CopyButton value={value} what={what} />
    </span>
  )
}
