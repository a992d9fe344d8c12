import { classNames } from '#lib/class-names.ts'
import { CopyButton } from './copy-button.tsx'

export type CodeBlockProps = {
  code: string
  /** What it is, for the copy button and screen readers, for example `signature check in Python`. */
  what: string
  title?: string
  wrap?: boolean
  /** Its length is known: all of it is shown, however high, and its lines are broken on a phone. */
  whole?: boolean
  /** It stands on the page and not in a panel, with whose edges it aligns. */
  alone?: boolean
}

/** A box that scrolls for a line or two hides more than it saves. */
const maxLines = 24

/** Code or a payload, in fixed width, with a copy button. */
export function CodeBlock({ code, what, title, wrap = false, whole = false, alone = false }: CodeBlockProps) {
  const isLong = wrap || code.split('\n').length > maxLines
  return (
    <figure
      className={classNames(
        'min-w-0 overflow-hidden border border-rule bg-well',
        alone ? 'rounded-lg' : 'rounded-md',
      )}
    >
      <figcaption
        className={classNames(
          'flex h-8 items-center justify-between border-rule border-b text-ink-faint text-xs',
          alone ? 'pr-2 pl-4' : 'pr-0.5 pl-3',
        )}
      >
        <span className="truncate">{title ?? what}</span>
        <CopyButton value={code} what={what} />
      </figcaption>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1).
        tabIndex={0}
        className={classNames(
          'overflow-auto py-2.5 font-mono text-ink text-xs leading-5',
          alone ? 'px-4' : 'px-3',
          whole ? 'max-sm:wrap-anywhere max-sm:whitespace-pre-wrap' : isLong && 'max-h-96',
          wrap && 'whitespace-pre-wrap break-all',
        )}
      >
        <code>{code}</code>
      </pre>
    </figure>
  )
}
