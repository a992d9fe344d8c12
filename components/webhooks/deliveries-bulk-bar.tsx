'use client'
import { useState } from 'react'
import { useRetryAfter } from '#components/jobs/use-retry-after.ts'
import { Button } from '#components/ui/button.tsx'
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx'
import { ProgressBar } from '#components/ui/progress-bar.tsx'
import { SelectionBar } from '#components/ui/selection-bar.tsx'
import type { Delivery } from '#contract/deliveries.ts'
import { formatCount } from '#lib/format-number.ts'
import { formatDuration } from '#lib/format-time.ts'
import { canSendAgain } from './delivery-status.ts'
import type { SendAgain } from './send-again-in-turn.ts'
import { useSendAgainRound } from './use-send-again-round.ts'

export type DeliveriesBulkBarProps = {
  selected: readonly Delivery[]
  onClear: () => void
  sendAgain: SendAgain
}

/** Sends the selected deliveries again, one after the other; a rate limit pauses it with a countdown. */
export function DeliveriesBulkBar({ selected, onClear, sendAgain }: DeliveriesBulkBarProps) {
  const round = useSendAgainRound(sendAgain, onClear)
  const [isAsking, setAsking] = useState(false)
  const secondsLeft = useRetryAfter(round.stoppedBy)
  const sendable = selected.filter(canSendAgain)

  if (round.state === 'idle') {
    return (
      <SelectionBar
        count={selected.length}
        noun={selected.length === 1 ? 'delivery' : 'deliveries'}
        onClear={onClear}
      >
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setAsking}
          trigger={
            <Button
              size="sm"
              variant="primary"
              disabledReason={
                sendable.length === 0 ? 'What is on its way already cannot be sent again' : undefined
              }
            >
              Send {sendable.length > 0 && sendable.length} again
            </Button>
          }
          title={`Send ${formatCount(sendable.length, 'delivery', 'deliveries')} again?`}
          confirmLabel={`Send ${formatCount(sendable.length, 'delivery', 'deliveries')} again`}
          onConfirm={() => {
            // The dialog closes at once; the bar shows how far it is.
            void round.start(sendable)
          }}
        >
          <p>
            Each is sent now, with a whole round of attempts and the same webhook-id as before, so that a
            receiver which remembers ids takes it once.
          </p>
          {sendable.length < selected.length && (
            <p>
              {selected.length - sendable.length} of the selected are on their way already and stay as they
              are.
            </p>
          )}
        </ConfirmDialog>
      </SelectionBar>
    )
  }

  const done = round.total - round.left
  const waitWords = round.stoppedBy?.kind === 'rate_limited' ? 'Too many requests.' : round.stoppedBy?.message
  return (
    <section
      aria-label="Sending again"
      className="sticky bottom-3 z-20 mx-auto mt-3 grid w-full max-w-md animate-appear gap-2 rounded-lg border border-rule bg-sheet px-3 py-2 shadow-lift"
    >
      <div className="flex min-h-7 items-center gap-2 text-sm">
        <span role="status" className="min-w-0 flex-1 wrap-anywhere">
          {round.state === 'running'
            ? `Sending again: ${done} of ${round.total}`
            : `${done} of ${round.total} done. ${waitWords ?? 'Stopped.'}`}
        </span>
        {round.state === 'running' ? (
          <Button size="sm" onClick={round.stop}>
            Stop
          </Button>
        ) : (
          <>
            <Button
              size="sm"
              variant="primary"
              onClick={round.goOn}
              disabledReason={secondsLeft > 0 ? 'The service asks to wait a moment' : undefined}
            >
              {secondsLeft > 0 ? `Go on in ${formatDuration(secondsLeft)}` : `Go on with ${round.left}`}
            </Button>
            <Button size="sm" variant="quiet" onClick={round.finish}>
              Leave the rest
            </Button>
          </>
        )}
      </div>
      <ProgressBar thin label="Sent again" percent={(100 * done) / round.total} />
    </section>
  )
}
