import { StatusPill } from '#components/ui/status-pill.tsx'
import type { Delivery } from '#contract/deliveries.ts'
import { deliveryStatus } from './delivery-status.ts'

export type DeliveryPillProps = { delivery: Pick<Delivery, 'status'> & Partial<Pick<Delivery, 'attempts'>> }

/** The state of a delivery, also one that we do not know, however long its name. */
export function DeliveryPill({ delivery }: DeliveryPillProps) {
  const { tone, label } = deliveryStatus(delivery)
  return (
    <StatusPill tone={tone}>
      <span title={label} className="max-w-24 truncate">
        {label}
      </span>
    </StatusPill>
  )
}
