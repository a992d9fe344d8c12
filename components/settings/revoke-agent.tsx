'use client'
import { useState } from 'react'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { Button } from '#components/ui/button.tsx'
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx'
import { toast } from '#components/ui/toast.ts'
import type { ActionResult, Problem } from '#lib/action-result.ts'

export type RevokeAgentProps = { id: string; name: string; revoke: (id: string) => Promise<ActionResult> }

/** Ends another agent's key, after saying what that means. */
export function RevokeAgent({ id, name, revoke }: RevokeAgentProps) {
  const [problem, setProblem] = useState<Problem>()
  return (
    <ConfirmDialog
      danger
      title="Revoke this agent?"
      confirmLabel="Revoke agent"
      trigger={
        <Button variant="quiet" size="sm" aria-label={`Revoke ${name}`}>
          Revoke
        </Button>
      }
      onConfirm={async () => {
        const result = await revoke(id)
        setProblem(result.ok ? undefined : result.problem)
        if (result.ok) toast.done('Agent revoked', { description: name })
        return result.ok
      }}
    >
      <p className="wrap-anywhere">
        The key of “{name}” stops working immediately. Its content stays. To reconnect, it must register
        again.
      </p>
      {problem && <ProblemNotice problem={problem} />}
    </ConfirmDialog>
  )
}
