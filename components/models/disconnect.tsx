'use client'
import { ConfirmAction } from '#components/jobs/confirm-action.tsx'
import { Button } from '#components/ui/button.tsx'
import { toast } from '#components/ui/toast.ts'
import type { ModelPurpose } from '#contract/models.ts'
import type { ConnectionActions } from './connection-actions.ts'
import { purposeTitles } from './purpose-words.ts'

export type DisconnectProps = {
  purpose: ModelPurpose
  name: string
  disconnect: ConnectionActions['disconnect']
  onDone: () => void
}

export function Disconnect({ purpose, name, disconnect, onDone }: DisconnectProps) {
  return (
    <ConfirmAction
      danger
      title={`Disconnect ${name}?`}
      confirmLabel="Disconnect"
      trigger={
        <Button variant="quiet" aria-label={`Disconnect ${purposeTitles[purpose].toLowerCase()}`}>
          Disconnect
        </Button>
      }
      act={() => disconnect(purpose)}
      onDone={() => {
        onDone()
        toast.done('Disconnected', { description: name })
      }}
    >
      <p>Deletes its URL, key and settings. Articles it wrote stay.</p>
    </ConfirmAction>
  )
}
