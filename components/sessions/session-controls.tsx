'use client'
import { Button } from '#components/ui/button.tsx'
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx'
import { toast } from '#components/ui/toast.ts'
import type { Session } from '#contract/sessions.ts'
import { formatCount } from '#lib/format-number.ts'
import type { SessionChanges } from './use-session-changes.ts'

export type SessionControlsProps = {
  session: Session
  changes: SessionChanges
  /** False where only what can be taken back is offered. */
  stops?: boolean
}

/** Pause and resume at once, with a way back; stop only after a question. */
export function SessionControls({ session, changes, stops = true }: SessionControlsProps) {
  const { pending, send } = changes
  if (session.status === 'stopped') return null
  const resume = () => void send({ action: 'resume' })
  const pause = async () => {
    if (!(await send({ action: 'pause' }))) return
    toast.note('Session paused', { action: { label: 'Undo', onClick: resume } })
  }
  const queued = session.topics_queued ?? 0
  return (
    <>
      {session.status === 'running' ? (
        <Button pending={pending === 'pause'} onClick={() => void pause()}>
          Pause
        </Button>
      ) : (
        <Button variant="primary" pending={pending === 'resume'} onClick={resume}>
          Resume
        </Button>
      )}
      {stops && (
        <ConfirmDialog
          trigger={<Button>Stop</Button>}
          title="Stop this session?"
          confirmLabel="Stop session"
          danger
          onConfirm={() => send({ action: 'stop' })}
        >
          <p>
            This can't be undone. {formatCount(queued, 'queued topic')} won't be written. Articles and history
            stay.
          </p>
          <p>To continue later, pause it instead.</p>
        </ConfirmDialog>
      )}
    </>
  )
}
