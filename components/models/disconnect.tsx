'use client'
import { useState } from 'react'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { Button } from '#components/ui/button.tsx'
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx'
import { toast } from '#components/ui/toast.ts'
import type { ModelPurpose } from '#contract/models.ts'
import type { Problem } from '#lib/action-result.ts'
import type { ConnectionActions } from './connection-actions.ts'
import { purposeTitles } from './purpose-words.ts'

export type DisconnectProps = {
  purpose: ModelPurpose
  name: string
  disconnect: ConnectionActions['disconnect']
  onDone: () => void
}

export function Disconnect({ purpose, name, disconnect, onDone }: DisconnectProps) {
  const [problem, setProblem] = useState<Problem>()
  return (
    <ConfirmDialog
      danger
      title={`Disconnect ${name}?`}
      confirmLabel="Disconnect"
      trigger={
        <Button variant="quiet" aria-label={`Disconnect ${purposeTitles[purpose].toLowerCase()}`}>
          Disconnect
        </Button>
      }
      onConfirm={async () => {
        const result = await disconnect(purpose)
        setProblem(result.ok ? undefined : result.problem)
        if (result.ok) {
          onDone()
          toast.done('Disconnected', { description: name })
        }
        return result.ok
      }}
    >
      <p>Deletes its URL, key and settings. Articles it wrote stay.</p>
      {problem && <ProblemNotice problem={problem} />}
    </ConfirmDialog>
  )
}
