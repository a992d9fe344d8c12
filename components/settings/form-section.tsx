import { type ReactNode, useId } from 'react'

export type FormSectionProps = {
  title: string
  /** What the fields are for, in a sentence. */
  lead: ReactNode
  children: ReactNode
}

/** What a group of fields is for at the left, the fields at the right. */
export function FormSection({ title, lead, children }: FormSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-4 border-rule border-t py-7 first:border-t-0 first:pt-2 xl:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <div className="xl:pt-0.5">
        <h3 id={id} className="font-medium text-ink text-sm">
          {title}
        </h3>
        <p className="mt-1 text-ink-soft text-sm">{lead}</p>
      </div>
      <div className="grid content-start gap-4">{children}</div>
    </section>
  )
}
