'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState, useTransition } from 'react'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { Button } from '#components/ui/button.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { RadioGroup } from '#components/ui/radio-group.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { toast } from '#components/ui/toast.ts'
import type { RotatedSecret, WebhookEndpoint } from '#contract/webhooks.ts'
import type { Problem } from '#lib/action-result.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import type { EndpointActions } from './endpoint-actions.ts'
import { EndpointCreated } from './endpoint-created.tsx'
import { endpointName } from './endpoint-health.ts'
import { visibleText } from './visible-text.ts'

export type RotateSecretDialogProps = {
  onClose: () => void
  endpoint: WebhookEndpoint
  rotate: EndpointActions['rotate']
}

/** By length, in hours. */
const overlaps = [
  {
    value: '0',
    label: 'Expire it immediately',
    hint: 'Use after a leak. Deliveries fail until you update the receiver.',
  },
  { value: '1', label: 'Keep it for 1 hour' },
  {
    value: '24',
    label: 'Keep it for 1 day',
    hint: 'Every request carries both signatures, so no deliveries fail while you switch.',
  },
  { value: '72', label: 'Keep it for 3 days' },
]

const usualOverlap = '24'

/** First the choice of the overlap, then, once, the secret. */
export function RotateSecretDialog({ onClose, endpoint, rotate }: RotateSecretDialogProps) {
  const queryClient = useQueryClient()
  const [overlap, setOverlap] = useState(usualOverlap)
  const [rotated, setRotated] = useState<RotatedSecret>()
  const [isLeaving, setLeaving] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const [pending, startTransition] = useTransition()
  const send = () =>
    startTransition(async () => {
      const result = await rotate(endpoint.id, { overlap_hours: Number(overlap) })
      if (!result.ok) return setProblem(result.problem)
      setRotated(result.data)
      await queryClient.invalidateQueries({ queryKey: operationQuery('listWebhooks').queryKey })
    })
  // An accidental click must not lose the secret, which cannot be read again.
  const close = () => {
    if (rotated && !isLeaving) setLeaving(true)
    else onClose()
  }
  const copied = () => {
    toast.done('Secret rotated')
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && close()}
      size={rotated ? 'lg' : 'md'}
      title={rotated ? 'New signing secret' : 'Rotate signing secret'}
      description={
        rotated ? undefined : (
          <span className="wrap-anywhere">
            {visibleText(endpointName(endpoint))} gets a new secret. You'll see it only once.
          </span>
        )
      }
      footer={
        rotated ? (
          <Button variant="primary" onClick={copied}>
            I've copied it
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button variant="primary" onClick={send} pending={pending}>
              Rotate secret
            </Button>
          </>
        )
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {rotated ? (
          <NewSecret rotated={rotated} isLeaving={isLeaving} onClose={onClose} />
        ) : (
          <>
            <p className="text-ink-soft text-sm">When should the old secret expire?</p>
            <RadioGroup
              legend="Old secret"
              options={overlaps}
              value={overlap}
              onChange={({ target }) => setOverlap(target.value)}
            />
            {problem && <ProblemNotice problem={problem} />}
          </>
        )}
      </div>
    </Dialog>
  )
}

type NewSecretProps = {
  rotated: RotatedSecret
  /** Somebody is about to close the dialog without having copied it. */
  isLeaving: boolean
  onClose: () => void
}

/** Shows the secret, which cannot be read again, and until when the previous one also signs. */
function NewSecret({ rotated, isLeaving, onClose }: NewSecretProps) {
  return (
    <>
      {isLeaving && (
        <Notice
          live
          tone="bad"
          title="Close without copying it?"
          action={
            <Button size="sm" onClick={onClose}>
              Close
            </Button>
          }
        >
          You won't see it again. To get another one, you'd have to rotate again.
        </Notice>
      )}
      <p className="text-ink-soft text-sm">
        {rotated.retiring_secret_until ? (
          <>
            The old secret also signs until <RelativeTime planned at={rotated.retiring_secret_until} />.
          </>
        ) : (
          'The old secret has expired.'
        )}
      </p>
      <EndpointCreated secret={rotated.secret} />
    </>
  )
}
