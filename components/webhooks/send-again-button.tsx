'use client'
import { useState, useTransition } from 'react'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { useRetryAfter } from '#components/jobs/use-retry-after.ts'
import { Button } from '#components/ui/button.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { toast } from '#components/ui/toast.ts'
import type { Delivery } from '#contract/deliveries.ts'
import { retryDays } from '#contract/webhook-retries.ts'
import type { Problem } from '#lib/action-result.ts'
import { canSendAgain } from './delivery-status.ts'
import { retryConflict } from './retry-conflict.ts'
import type { SendAgain } from './send-again-in-turn.ts'
import { useDeliveriesRefresh } from './use-deliveries-refresh.ts'
import { useDisabledEndpoints } from './use-disabled-endpoints.ts'

export type SendAgainButtonProps = {
  delivery: Pick<Delivery, 'id' | 'status' | 'endpoint'>
  sendAgain: SendAgain
}

/** Sends one delivery again at once: a receiver that remembers ids takes it once. A disabled endpoint is enabled first. */
export function SendAgainButton({ delivery, sendAgain }: SendAgainButtonProps) {
  const [pending, startTransition] = useTransition()
  const [problem, setProblem] = useState<Problem>()
  const refresh = useDeliveriesRefresh()
  const secondsLeft = useRetryAfter(problem)
  const endpointId = delivery.endpoint?.id
  const disabled = useDisabledEndpoints()
  const isEnabling = endpointId !== undefined && disabled.has(endpointId)
  const label = isEnabling ? 'Enable and resend' : 'Resend'
  const send = () =>
    startTransition(async () => {
      const result = await sendAgain(delivery.id, isEnabling ? endpointId : undefined)
      setProblem(result.ok ? undefined : result.problem)
      if (result.ok)
        toast.done(isEnabling ? 'Endpoint enabled, queued for resending' : 'Queued for resending')
      if (result.ok || result.problem.kind === 'conflict') await refresh()
    })
  const conflict = problem && retryConflict(problem)
  const why = canSendAgain(delivery) ? (secondsLeft > 0 ? 'Too many requests' : undefined) : 'Already queued'
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button
          variant={delivery.status === 'delivered' ? 'secondary' : 'primary'}
          onClick={send}
          pending={pending}
          disabledReason={why}
        >
          {label}
        </Button>
        <span className="text-ink-faint text-xs">
          {isEnabling && 'Enables the endpoint first. '}
          {delivery.status === 'delivered'
            ? 'It arrived already. A receiver that remembers the webhook-id skips it.'
            : `Sends it now, and retries for ${retryDays} days if that fails.`}
        </span>
      </div>
      {conflict ? (
        <Notice
          live
          tone="warn"
          title={conflict.title}
          action={
            conflict.link && (
              <LinkButton size="sm" href={conflict.link.href}>
                {conflict.link.label}
              </LinkButton>
            )
          }
        >
          {conflict.text}
        </Notice>
      ) : (
        problem && <ProblemNotice problem={problem} />
      )}
    </div>
  )
}
