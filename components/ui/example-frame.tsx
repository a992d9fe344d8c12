import { type ReactNode, useId } from 'react'
import { Badge } from './badge.tsx'

export type ExampleFrameProps = {
  /** What comes of it, in a sentence. */
  lead: ReactNode
  /** Whose example it is: an invented name. */
  subject: string
  children: ReactNode
}

/**
 * What an order brings, shown before it is paid for by an example that is nobody's. Marked, broken at its edge and in soft
 * ink, so that it is never taken for a result.
 */
export function ExampleFrame({ lead, subject, children }: ExampleFrameProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="grid min-w-0 gap-3 border-rule border-t pt-5">
      <div className="grid gap-0.5">
        <h2 id={titleId} className="font-medium font-serif text-ink text-xl">
          What you get
        </h2>
        <p className="text-ink-soft text-sm">{lead}</p>
      </div>
      <div className="min-w-0 overflow-hidden rounded-lg border border-rule-strong/60 border-dashed text-ink-soft text-sm">
        <p className="flex items-center gap-2 border-rule border-b px-4 py-2 text-xs">
          <Badge>Example</Badge>
          <span className="min-w-0 truncate">{subject}</span>
        </p>
        {children}
      </div>
    </section>
  )
}

/** Parts beside each other, parted by a line; one below the other where there is no room. */
export function ExampleParts({ children }: { children: ReactNode }) {
  return (
    <div className="grid divide-rule max-sm:divide-y sm:auto-cols-fr sm:grid-flow-col sm:divide-x">
      {children}
    </div>
  )
}

/** One part by its name. */
export function ExamplePart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start gap-1.5 px-4 py-3">
      <h3 className="font-medium text-ink text-xs">{title}</h3>
      {children}
    </div>
  )
}
