import { CopyButton } from './copy-button.tsx'

export type CodeBlockProps = {
  code: string
  /** What it is, for the copy button and screen readers, for example `signature check in Python`. */
  what: string
  title?: string
  wrap?: boolean
  /** Its length is known: all of it is shown, however high, and its lines are broken on a phone. */
  whole?: boolean
}

/** Code or a payload, in fixed width, with a copy button. */
export function CodeBlock({ code, what, title, wrap = false, whole = false }: CodeBlockProps) {
  return (
    <figure className="min-w-0 overflow-hidden rounded-md border border-rule bg-well">
      <figcaption className="flex h-8 items-center justify-between border-rule border-b pr-0.5 pl-3 text-ink-faint text-xs">
        <span className="truncate">{title ?? what}</span>
        <CopyButton value={code} what={what} />
      </figcaption>
      <pre
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1).
        tabIndex={0}
        className={`overflow-auto px-3 py-2.5 font-mono text-ink text-xs leading-5 ${whole ? 'max-sm:wrap-anywhere max-sm:whitespace-pre-wrap' : 'max-h-96'} ${wrap ? 'whitespace-pre-wrap break-all' : ''}`}
      >
        <code>{code}</code>
      </pre>
    </figure>
  )
}
