'use client'
import { ConfirmAction } from '#components/jobs/confirm-action.tsx'
import { Button } from '#components/ui/button.tsx'
import { toast } from '#components/ui/toast.ts'
import type { ActionResult } from '#lib/action-result.ts'

export type RevokeAgentProps = {
  id: string
  name: string
  /** It signed in by OAuth, and has no key. */
  isSignedIn: boolean
  revoke: (id: string) => Promise<ActionResult>
}

/** Ends another agent's access, after saying what that means. */
export function RevokeAgent({ id, name, isSignedIn, revoke }: RevokeAgentProps) {
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
        {isSignedIn
          ? `“${name}” loses access immediately, and the webhook endpoints it set up are disabled. Its content stays. To reconnect, it must sign in again.`
          : `The key of “${name}” stops working immediately. Its content stays. To reconnect, it must register again.`}
      </p>
    </ConfirmAction>
  )
}
