import type { ReactNode } from 'react'

export type FoldedPartProps = { title: string; aside?: string; isOpen?: boolean; children: ReactNode }

/** A part of a card that stands closed: its name, how much is in it, and behind a press the part itself. */
export function FoldedPart({ title, aside, isOpen, children }: FoldedPartProps) {
  return (
    <details className="group text-sm" open={isOpen}>
      <summary className="cursor-pointer px-4 py-3 text-ink hover:bg-well/50">
        {title}
        {aside && <span className="ml-2 text-ink-faint text-xs">{aside}</span>}
      </summary>
      <section aria-label={title} className="px-4 pt-1 pb-4">
        {children}
      </section>
    </details>
  )
}
