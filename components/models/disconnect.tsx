'use client'
import { ConfirmAction } from '#components/jobs/confirm-action.tsx'
import { Button } from '#components/ui/button.tsx'
import { toast } from '#components/ui/toast.ts'
import type { ActionResult } from '#lib/action-result.ts'

export type DisconnectProps = {
  /** What the button disconnects, where there are several. */
  what: string
  name: string
  disconnect: () => Promise<ActionResult>
  onDone: () => void
  /** What becomes of it and of what it made. */
  children: string
}

export function Disconnect({ what, name, disconnect, onDone, children }: DisconnectProps) {
  return (
    <ConfirmAction
      danger
      title={`Disconnect ${name}?`}
      confirmLabel="Disconnect"
      trigger={
        <Button variant="quiet" aria-label={`Disconnect ${what}`}>
          Disconnect
        </Button>
      }
      act={disconnect}
      onDone={() => {
        onDone()
        toast.done('Disconnected', { description: name })
      }}
    >
      <p>{children}</p>
    </ConfirmAction>
  )
}
