import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

export type MoreOptionsProps = {
  title: string
  /** Something in them is filled in or wrong. */
  open: boolean
  children: ReactNode
}

/** Fields that few people need, behind a line of their own. */
export function MoreOptions({ title, open, children }: MoreOptionsProps) {
  return (
    <details open={open || undefined} className="group">
      <summary className="-ml-1 flex w-fit cursor-pointer list-none items-center gap-1 rounded-sm text-ink-soft text-sm hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
        {title}
      </summary>
      <div className="grid gap-6 pt-4">{children}</div>
    </details>
  )
}
