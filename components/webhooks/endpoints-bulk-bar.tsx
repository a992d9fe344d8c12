'use client'
import { selectedNoun } from '#components/jobs/selected-noun.ts'
import { useBulkRound } from '#components/jobs/use-bulk-round.ts'
import { Button } from '#components/ui/button.tsx'
import { SelectionBar } from '#components/ui/selection-bar.tsx'
import type { WebhookEndpoint } from '#contract/webhooks.ts'
import type { EndpointActions } from './endpoint-actions.ts'
import { endpointName } from './endpoint-health.ts'

export type EndpointsBulkBarProps = {
  selected: readonly WebhookEndpoint[]
  /** Leaves only these selected. */
  onKeep: (ids: readonly string[]) => void
  turnEach: EndpointActions['turnEach']
}

/** Disables and enables the selected endpoints; either takes the other back, so neither asks first. */
export function EndpointsBulkBar({ selected, onKeep, turnEach }: EndpointsBulkBarProps) {
  const { isPending, start } = useBulkRound({ list: 'listWebhooks', onKeep })
  const on = selected.filter(({ is_active }) => is_active)
  const off = selected.filter(({ is_active }) => !is_active)
  const run = (endpoints: readonly WebhookEndpoint[], isActive: boolean, verb: string) =>
    start(new Map(endpoints.map((one) => [one.id, endpointName(one)])), verb, (ids) =>
      turnEach(ids, isActive),
    )
  return (
    <SelectionBar
      count={selected.length}
      noun={selectedNoun(selected.length, 0, 'endpoint')}
      onClear={() => onKeep([])}
    >
      {on.length > 0 && (
        <Button size="sm" pending={isPending} onClick={() => run(on, false, 'disabled')}>
          Disable {on.length}
        </Button>
      )}
      {off.length > 0 && (
        <Button size="sm" pending={isPending} onClick={() => run(off, true, 'enabled')}>
          Enable {off.length}
        </Button>
      )}
    </SelectionBar>
  )
}
