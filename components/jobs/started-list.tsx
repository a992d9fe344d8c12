'use client'
import type { ReactNode } from 'react'
import { EmptyState, ListSkeleton } from '#components/ui/list-states.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { useIsHydrated } from '#components/ui/use-is-hydrated.ts'

export type StartedListProps = {
  /** What is missing, and what is shown instead. */
  notice: ReactNode
  isEmpty: boolean
  /** That nothing was started, in a sentence, and the action that starts something. */
  empty: { title: string; action?: ReactNode }
  skeleton: { rows: number; columns: number }
  /** The table. */
  children: ReactNode
}

/** Where the service has no list: says so, and shows what was started in this browser. */
export function StartedList({ notice, isEmpty, empty, skeleton, children }: StartedListProps) {
  // The server does not know what this browser keeps, which is not the same as nothing.
  const isKnown = useIsHydrated()
  return (
    <>
      <div className="pb-3">
        <Notice>{notice}</Notice>
      </div>
      {!isKnown ? (
        <ListSkeleton {...skeleton} />
      ) : isEmpty ? (
        <EmptyState {...empty}>Anything you start in this browser is listed here.</EmptyState>
      ) : (
        children
      )}
    </>
  )
}
