'use client'
import type { BulkOutcome } from '#components/jobs/bulk-outcome.ts'
import { selectedNoun } from '#components/jobs/selected-noun.ts'
import { sessionName } from '#components/jobs/session-name.ts'
import { useBulkRound } from '#components/jobs/use-bulk-round.ts'
import { Button } from '#components/ui/button.tsx'
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx'
import { SelectionBar } from '#components/ui/selection-bar.tsx'
import type { Session } from '#contract/sessions.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { formatCount } from '#lib/format-number.ts'

export type SessionChange = 'pause' | 'resume' | 'stop'
export type ChangeSessions = (
  ids: readonly string[],
  action: SessionChange,
) => Promise<ActionResult<BulkOutcome>>

export type SessionsBulkBarProps = {
  selected: readonly Session[]
  /** How many of them are not on the page that is shown. */
  elsewhere: number
  /** Leaves only these selected. */
  onKeep: (ids: readonly string[]) => void
  change: ChangeSessions
}

/** Pauses, resumes and stops the selected sessions; says which of them it can be done to. */
export function SessionsBulkBar({ selected, elsewhere, onKeep, change }: SessionsBulkBarProps) {
  const { isPending, run, start } = useBulkRound({ list: 'listSessions', onKeep })
  const running = selected.filter(({ status }) => status === 'running')
  const paused = selected.filter(({ status }) => status === 'paused')
  const open = selected.filter(({ status }) => status !== 'stopped')
  return (
    <SelectionBar
      count={selected.length}
      noun={selectedNoun(selected.length, elsewhere, 'session')}
      onClear={() => onKeep([])}
    >
      {running.length > 0 && (
        <Button
          size="sm"
          pending={isPending}
          onClick={() => start(namesOf(running), 'paused', (ids) => change(ids, 'pause'))}
        >
          Pause {running.length}
        </Button>
      )}
      {paused.length > 0 && (
        <Button
          size="sm"
          pending={isPending}
          onClick={() => start(namesOf(paused), 'resumed', (ids) => change(ids, 'resume'))}
        >
          Resume {paused.length}
        </Button>
      )}
      <ConfirmDialog
        danger
        trigger={
          <Button
            size="sm"
            variant="danger"
            disabledReason={open.length === 0 ? 'These sessions are stopped already' : undefined}
          >
            Stop {open.length > 0 && open.length}
          </Button>
        }
        title={`Stop ${formatCount(open.length, 'session')}?`}
        confirmLabel={`Stop ${formatCount(open.length, 'session')}`}
        onConfirm={() => run(namesOf(open), 'stopped', (ids) => change(ids, 'stop'))}
      >
        <p>
          This can't be undone. What is queued won't be written. Articles and history stay. To continue later,
          pause instead.
        </p>
      </ConfirmDialog>
    </SelectionBar>
  )
}

function namesOf(sessions: readonly Session[]): ReadonlyMap<string, string> {
  return new Map(sessions.map((session) => [session.session_id, sessionName(session)]))
}
