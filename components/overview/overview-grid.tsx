import type { ReactNode } from 'react'

/** What is to be done, is being done and was done at the left; how things stand at the right, below on narrow screens. */
export function OverviewGrid({ top, main, side }: { top?: ReactNode; main: ReactNode; side: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {top}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">{main}</div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">{side}</div>
      </div>
    </div>
  )
}
