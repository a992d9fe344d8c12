'use client'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx'
import type { Delivery } from '#contract/deliveries.ts'
import { formatCount } from '#lib/format-number.ts'

export type ConfirmResendProps = {
  trigger: ReactNode
  verb: string
  deliveries: readonly Delivery[]
  /** Endpoints that are off are enabled first. */
  isEnabling: boolean
  /** How many of what was chosen are on their way already. */
  queued?: number
  onConfirm: () => void
}

/** Asks before several deliveries are sent again, and closes at once: how far it is is shown elsewhere. */
export function ConfirmResend({
  trigger,
  verb,
  deliveries,
  isEnabling,
  queued = 0,
  onConfirm,
}: ConfirmResendProps) {
  const [isAsking, setAsking] = useState(false)
  const label = `${verb} ${formatCount(deliveries.length, 'delivery', 'deliveries')}`
  return (
    <ConfirmDialog
      open={isAsking}
      onOpenChange={setAsking}
      trigger={trigger}
      title={`${label}?`}
      confirmLabel={label}
      onConfirm={onConfirm}
    >
      {isEnabling && (
        <p>
          This enables the endpoint first, so it also receives new events. It fails again if the cause isn't
          fixed.
        </p>
      )}
      <p>Each gets a full set of attempts and keeps the same webhook-id so receivers can skip duplicates.</p>
      {queued > 0 && <p>{queued} of the selected are already queued and won't change.</p>}
    </ConfirmDialog>
  )
}
