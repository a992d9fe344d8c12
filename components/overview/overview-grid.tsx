import type { ReactNode } from 'react'

export type OverviewGridProps = {
  top?: ReactNode
  /** First at the left. */
  lead?: ReactNode
  main: ReactNode
  /** First at the right; on narrow screens it follows what leads. */
  figures?: ReactNode
  side: ReactNode
}

const column = 'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 max-lg:contents'

/** What is to be done, is being done and was done at the left; how things stand at the right, below on narrow screens. */
export function OverviewGrid({ top, lead, main, figures, side }: OverviewGridProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {top}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <div className={column}>
          <div className="empty:hidden max-lg:-order-2">{lead}</div>
          {main}
        </div>
        <div className={column}>
          <div className="empty:hidden max-lg:-order-1">{figures}</div>
          {side}
        </div>
      </div>
    </div>
  )
}
