import { KeyValueList } from '#components/ui/key-value-list.tsx'
import { Panel } from '#components/ui/panel.tsx'
import type { LeadMagnet } from '#contract/lead-magnets.ts'
import type { ResultPage } from '#contract/results.ts'
import { formatCredits } from '#lib/format-number.ts'
import { modelOf } from '#lib/model-of.ts'
import { usualDays } from '#lib/usual-period.ts'
import { conversionOf, signUpWords, trustLabels } from './lead-magnet-words.ts'

/** What it brought, what it lacks, who wrote it, and what it cost. */
export function DetailsPanel({ made, visits }: { made: LeadMagnet; visits: ResultPage | undefined }) {
  const { trust_level: trust, credits_used: cost, message } = made
  const writer = modelOf(made.engine)
  const rate = visits && conversionOf(visits)
  const items = [
    ...(made.leads ? [{ label: 'Sign-ups', value: signUpWords(made.leads) }] : []),
    ...(rate === undefined ? [] : [{ label: 'Conversion', value: `${rate}% in ${usualDays} days` }]),
    // The panel above has the sources: only what lacks them is said.
    ...(trust === undefined || trust === 'sourced'
      ? []
      : [{ label: 'Sources', value: trustLabels[trust] ?? trust }]),
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
