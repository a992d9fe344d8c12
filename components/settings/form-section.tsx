import type { ReactNode } from 'react'
import { Panel } from '#components/ui/panel.tsx'

export type FormSectionProps = {
  title: string
  /** What the fields are for, in a sentence. */
  lead: ReactNode
  children: ReactNode
}

/** A group of fields, and above them what they are for. */
export function FormSection({ title, lead, children }: FormSectionProps) {
  return (
    <Panel title={title}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="text-ink-soft text-sm">{lead}</p>
        {children}
      </div>
    </Panel>
  )
}
