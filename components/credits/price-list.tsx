import { ChevronDown } from 'lucide-react'
import type { Price } from '#contract/credits.ts'
import { formatCount, formatCredits } from '#lib/format-number.ts'
import { operationLabel } from './operation-label.ts'

/** Every price, by what it is for; opened when it is wanted, as each form says its own price. */
export function PriceList({ prices }: { prices: readonly Price[] }) {
  return (
    <details className="group rounded-lg border border-rule bg-sheet">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 rounded-lg px-4 py-1.5 group-open:rounded-b-none group-open:border-rule group-open:border-b hover:bg-hover [&::-webkit-details-marker]:hidden">
        <h2 className="font-medium text-ink text-sm">Pricing</h2>
        <span className="flex items-center gap-2 text-ink-faint text-xs">
          {formatCount(prices.length, 'price')}
          <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
        </span>
      </summary>
      <div className="gap-x-10 px-4 py-3 lg:columns-2">
        {grouped(prices).map(([label, own]) => (
          <section key={label} className="break-inside-avoid pb-4">
            <h3 className="pb-1 font-medium text-ink text-sm">{label}</h3>
            <dl>
              {own.map(({ operation, item, label: what, credits, unit }) => (
                <div
                  key={`${operation}.${item}`}
                  className="flex items-baseline justify-between gap-4 border-rule border-t py-1.5 text-sm"
                >
                  <dt className="text-ink-soft">{what}</dt>
                  <dd className="whitespace-nowrap text-ink tabular-nums">
                    {credits < 0 ? `saves ${formatCredits(-credits)}` : formatCredits(credits)}
                    {unit && <span className="text-ink-faint"> per {unit}</span>}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </details>
  )
}

/** By what they are for; what has a single price needs no heading of its own. */
function grouped(prices: readonly Price[]): [string, Price[]][] {
  const groups = [...Map.groupBy(prices, ({ operation }) => operationLabel(operation))]
  const single = groups.flatMap(([, own]) => (own.length === 1 ? own : []))
  const others: [string, Price[]][] = single.length > 0 ? [['Other', single]] : []
  return [...groups.filter(([, own]) => own.length > 1), ...others]
}
