'use client'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { Button } from '#components/ui/button.tsx'
import { Sheet } from '#components/ui/sheet.tsx'
import type { Delivery } from '#contract/deliveries.ts'
import { DeliveryView } from './delivery-view.tsx'
import type { SendAgain } from './send-again-in-turn.ts'

export type DeliverySheetProps = {
  /** The delivery that is open; closed when undefined. */
  id: string | undefined
  /** The rows of the list, in order, to step through. */
  ids: readonly string[]
  known: Delivery | undefined
  onOpen: (id: string | null) => void
  sendAgain: SendAgain
}

/** A delivery beside the list that it was opened from. */
export function DeliverySheet({ id, ids, known, onOpen, sendAgain }: DeliverySheetProps) {
  const at = id === undefined ? -1 : ids.indexOf(id)
  const step = (label: string, to: number, Icon: typeof ChevronUp) => {
    const next = at < 0 ? undefined : ids[to]
    return (
      <Button
        size="sm"
        variant="quiet"
        disabledReason={next === undefined ? 'End of list' : undefined}
        onClick={() => next !== undefined && onOpen(next)}
      >
        <Icon aria-hidden /> {label}
      </Button>
    )
  }
  return (
    <Sheet
      wide
      open={id !== undefined}
      onOpenChange={(open) => !open && onOpen(null)}
      title="Delivery"
      footer={
        at >= 0 && (
          <>
            {step('Previous', at - 1, ChevronUp)}
            {step('Next', at + 1, ChevronDown)}
          </>
        )
      }
    >
      {id !== undefined && <DeliveryView key={id} id={id} known={known} sendAgain={sendAgain} />}
    </Sheet>
  )
}
