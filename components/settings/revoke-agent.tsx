'use client'
import { ConfirmAction } from '#components/jobs/confirm-action.tsx'
import { Button } from '#components/ui/button.tsx'
import { toast } from '#components/ui/toast.ts'
import type { ActionResult } from '#lib/action-result.ts'

export type RevokeAgentProps = { id: string; name: string; revoke: (id: string) => Promise<ActionResult> }

/** Ends another agent's key, after saying what that means. */
export function RevokeAgent({ id, name, revoke }: RevokeAgentProps) {
  return (
    <ConfirmAction
      danger
      title="Revoke this agent?"
      confirmLabel="Revoke agent"
      trigger={
        <Button variant="quiet" size="sm" aria-label={`Revoke ${name}`}>
          Revoke
        </Button>
      }
      act={() => revoke(id)}
      onDone={() => toast.done('Agent revoked', { description: name })}
    >
      <p className="wrap-anywhere">
        The key of “{name}” stops working immediately. Its content stays. To reconnect, it must register
        again.
      </p>
    </ConfirmAction>
  )
}
