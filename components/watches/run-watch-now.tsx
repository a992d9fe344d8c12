'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useTransition } from 'react'
import { useMe } from '#components/shell/me.tsx'
import { Button } from '#components/ui/button.tsx'
import { toast } from '#components/ui/toast.ts'
import { useRequestKey } from '#components/ui/use-request-key.ts'
import type { Watch } from '#contract/watches.ts'
import type { ActionResult, Problem } from '#lib/action-result.ts'
import { formatCount, formatCredits, formatNumber } from '#lib/format-number.ts'
import { operationKey } from '#lib/queries/operation-query.ts'

/** @param idempotencyKey the same for a press and its repeats */
export type RunWatch = (id: string, idempotencyKey: string) => Promise<ActionResult<unknown>>

export type RunWatchNowProps = {
  watch: Pick<Watch, 'id' | 'last_run' | 'credits_per_run'>
  run: RunWatch
  /** It was started, or why not. */
  onEnd: (problem: Problem | undefined) => Promise<unknown>
}

/** Starts a run beside the planned ones, with its price before the button; says so while one is under way. */
export function RunWatchNow({ watch, run, onEnd }: RunWatchNowProps) {
  const { id, last_run: last, credits_per_run: price } = watch
  const client = useQueryClient()
  const { me } = useMe()
  const { keyFor } = useRequestKey()
  const [isPending, startTransition] = useTransition()
  const isRunning = last?.status === 'running'
  const left = me && me.tenant_balance.credits - price
  const start = () =>
    startTransition(async () => {
      // Another run, after the last one has ended, is another request.
      const result = await run(id, keyFor({ id, after: last?.id }))
      if (result.ok) toast.done('Run started')
      await Promise.all([
        onEnd(result.ok ? undefined : result.problem),
        client.invalidateQueries({ queryKey: operationKey('getMe') }),
      ])
    })
  return (
    <div className="flex items-center gap-3 max-sm:flex-row-reverse">
      <p className="text-xs leading-tight tabular-nums sm:text-right">
        <span className="block font-medium text-ink">{formatCredits(price)}</span>
        {left !== undefined && (
          <span className={left < 0 ? 'text-bad' : 'text-ink-faint'}>
            {left < 0 ? `${formatNumber(-left)} missing` : `${formatNumber(left)} left`}
          </span>
        )}
      </p>
      <Button
        variant="primary"
        pending={isPending}
        onClick={start}
        disabledReason={
          isRunning
            ? 'A run is under way'
            : left !== undefined && left < 0
              ? `You need ${formatCount(-left, 'more credit', 'more credits')}`
              : undefined
        }
      >
        Run now
      </Button>
    </div>
  )
}
