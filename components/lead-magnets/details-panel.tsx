import { KeyValueList } from '#components/ui/key-value-list.tsx'
import { Panel } from '#components/ui/panel.tsx'
import type { LeadMagnet } from '#contract/lead-magnets.ts'
import { formatCredits } from '#lib/format-number.ts'
import { modelOf } from '#lib/model-of.ts'
import { trustLabels } from './lead-magnet-words.ts'

/** What it rests on as a whole, who wrote it, and what it cost. */
export function DetailsPanel({ made }: { made: LeadMagnet }) {
  const { trust_level: trust, credits_used: cost, message } = made
  const writer = modelOf(made.engine)
  const items = [
    ...(trust === undefined ? [] : [{ label: 'Sources', value: trustLabels[trust] ?? trust }]),
    ...(writer === undefined ? [] : [{ label: 'Written by', value: writer }]),
    ...(cost === undefined ? [] : [{ label: 'Cost', value: formatCredits(cost) }]),
  ]
  if (items.length === 0) return null
  return (
    <Panel title="Details">
      <div className="grid gap-3">
        <KeyValueList items={items} />
        {message && trust !== 'sourced' && <p className="wrap-anywhere text-ink-soft text-sm">{message}</p>}
      </div>
    </Panel>
  )
}
