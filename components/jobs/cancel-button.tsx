'use client'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { Button } from '#components/ui/button.tsx'
import { type CancelJob, cancelOutcome } from './cancel-outcome.ts'
import { ConfirmAction } from './confirm-action.tsx'

export type CancelButtonProps = {
  id: string
  /** What is cancelled, for example `article`. */
  noun: string
  /** Left out where the server cannot cancel it. */
  cancel: CancelJob | undefined
  /** Of the record, which is read again afterwards. */
  recordKey: QueryKey
}

/** Ends a running job, quietly: it asks first, and says what becomes of the credits. */
export function CancelButton({ id, noun, cancel, recordKey }: CancelButtonProps) {
  const queryClient = useQueryClient()
  if (!cancel) return null
  return (
    <p className="-mb-1.5 -ml-2">
      <ConfirmAction
        trigger={
          <Button size="sm" variant="quiet">
            Cancel
          </Button>
        }
        title={`Cancel this ${noun}?`}
        confirmLabel={`Cancel ${noun}`}
        dismissLabel="Keep it running"
        act={async () => cancelOutcome(await cancel(id))}
        onDone={() => queryClient.invalidateQueries({ queryKey: recordKey })}
      >
        <p>It stops now, and nothing of it is kept. All reserved credits come back.</p>
      </ConfirmAction>
    </p>
  )
}
