import { StatusPill } from '#components/ui/status-pill.tsx'
import { deliveryStatus } from './delivery-status.ts'

/** The state of a delivery, also one that we do not know, however long its name. */
export function DeliveryPill({ status }: { status: string }) {
  const { tone, label } = deliveryStatus(status)
  return (
    <StatusPill tone={tone}>
      <span title={label} className="max-w-24 truncate">
        {label}
      </span>
    </StatusPill>
  )
}
