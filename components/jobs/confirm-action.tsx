'use client'
import { type ComponentProps, useState } from 'react'
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx'
import type { ActionResult, Problem } from '#lib/action-result.ts'
import { ProblemNotice } from './problem-notice.tsx'

export type ConfirmActionProps<T> = Omit<ComponentProps<typeof ConfirmDialog>, 'onConfirm'> & {
  act: () => Promise<ActionResult<T>>
  /** The dialog closes once it is through. */
  onDone: (data: T) => unknown
}

/** Asks before a server action runs; where it is refused, the dialog stays open and says why. */
export function ConfirmAction<T>({ act, onDone, onOpenChange, children, ...dialog }: ConfirmActionProps<T>) {
  const [problem, setProblem] = useState<Problem>()
  const confirm = async () => {
    setProblem(undefined)
    const result = await act()
    if (!result.ok) {
      setProblem(result.problem)
      return false
    }
    await onDone(result.data)
  }
  return (
    <ConfirmDialog
      {...dialog}
      onOpenChange={(open) => {
        setProblem(undefined)
        onOpenChange?.(open)
      }}
      onConfirm={confirm}
    >
      {children}
      {problem && <ProblemNotice problem={problem} />}
    </ConfirmDialog>
  )
}
