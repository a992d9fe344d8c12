'use client'
import { selectedNoun } from '#components/jobs/selected-noun.ts'
import { useRetryAfter } from '#components/jobs/use-retry-after.ts'
import { Button } from '#components/ui/button.tsx'
import { ProgressBar } from '#components/ui/progress-bar.tsx'
import { SelectionBar } from '#components/ui/selection-bar.tsx'
import type { Delivery } from '#contract/deliveries.ts'
import { formatDuration } from '#lib/format-time.ts'
import { ConfirmResend } from './confirm-resend.tsx'
import { canSendAgain } from './delivery-status.ts'
import { useDisabledEndpoints } from './use-disabled-endpoints.ts'
import type { SendAgainRoundView } from './use-send-again-round.ts'

export type DeliveriesBulkBarProps = {
  selected: readonly Delivery[]
  /** How many of them are not on the page that is shown. */
  elsewhere?: number
  onClear: () => void
  /** Shown while it runs, whatever started it. */
  round: SendAgainRoundView
}

/** Sends the selected deliveries again, one after the other; a rate limit pauses it, and it goes on once that is over. */
export function DeliveriesBulkBar({ selected, elsewhere = 0, onClear, round }: DeliveriesBulkBarProps) {
  const secondsLeft = useRetryAfter(round.stoppedBy, round.goOn)
  const disabled = useDisabledEndpoints()
  const sendable = selected.filter(canSendAgain)
  const isEnabling = sendable.some(({ endpoint }) => endpoint && disabled.has(endpoint.id))
  const verb = isEnabling ? 'Enable and resend' : 'Resend'

  if (round.state === 'idle') {
    return (
      <SelectionBar
        count={selected.length}
        noun={selectedNoun(selected.length, elsewhere, 'delivery', 'deliveries')}
        onClear={onClear}
      >
        <ConfirmResend
          trigger={
            <Button
              size="sm"
              variant="primary"
              disabledReason={sendable.length === 0 ? 'Already queued' : undefined}
            >
              {verb} {sendable.length > 0 && sendable.length}
            </Button>
          }
          verb={verb}
          deliveries={sendable}
          isEnabling={isEnabling}
          queued={selected.length - sendable.length}
          onConfirm={() => void round.start(sendable, disabled)}
        />
      </SelectionBar>
    )
  }

  const done = round.total - round.left
  const waitWords = round.stoppedBy?.kind === 'rate_limited' ? 'Too many requests.' : round.stoppedBy?.message
  return (
    <section
      aria-label="Resending"
      className="sticky bottom-3 z-20 mx-auto mt-3 grid w-full max-w-md animate-appear gap-2 rounded-lg border border-rule bg-sheet px-3 py-2 shadow-lift"
    >
      <div className="flex min-h-7 items-center gap-2 text-sm">
        <span role="status" className="min-w-0 flex-1 wrap-anywhere">
          {round.state === 'running'
            ? `Resending: ${done} of ${round.total}`
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
              disabledReason={secondsLeft > 0 ? 'It continues by itself' : undefined}
            >
              {secondsLeft > 0
                ? `Continues in ${formatDuration(secondsLeft)}`
                : `Continue with ${round.left}`}
            </Button>
            <Button size="sm" variant="quiet" onClick={round.finish}>
              Skip the rest
            </Button>
          </>
        )}
      </div>
      <ProgressBar thin label="Resent" percent={(100 * done) / round.total} />
    </section>
  )
}
