import { IntentLink } from '#components/ui/intent-link.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import type { BrandScan, ScannedBrand } from '#contract/brand-scans.ts'
import { InventedMark } from './invented-mark.tsx'
import { scoreWords } from './scan-words.ts'
import { ScoreChange } from './score-change.tsx'
import { ShareLine } from './share-line.tsx'

const shown = 3

export type BrandStandingProps = {
  brands: readonly ScannedBrand[]
  /** The newest scans of all brands. */
  scans: readonly BrandScan[]
}

/** Where the brands stand that were scanned last, and what each won or lost by it: a row a brand. */
export function BrandStanding({ brands, scans }: BrandStandingProps) {
  const scored = brands.filter(({ last_score: score }) => score !== undefined)
  if (scored.length === 0) return null
  return (
    <Panel title="Brand visibility" flush aside={<TextLink href="/brand-scans">All brands</TextLink>}>
      <ul className="divide-y divide-rule">
        {scored.slice(0, shown).map((brand) => {
          const scan = scans.find(({ id }) => id === brand.last_scan_id)
          return (
            <li key={brand.last_scan_id} className="grid gap-1 px-4 py-3">
              <p className="flex items-baseline justify-between gap-3">
                <IntentLink
                  href={`/brand-scans/${brand.last_scan_id}`}
                  className="min-w-0 wrap-anywhere font-serif text-base text-ink hover:underline"
                >
                  {brand.brand_name}
                </IntentLink>
                <span className="flex shrink-0 items-baseline gap-2 text-sm">
                  <ScoreChange brand={brand} />
                  <span className="font-serif text-ink text-xl">
                    {scoreWords(brand.last_score)}
                    <span className="sr-only"> of 100</span>
                  </span>
                </span>
              </p>
              {scan && (
                <p className="text-ink-soft">
                  <ShareLine scan={scan} scans={scans} />
                </p>
              )}
              <p className="flex flex-wrap items-center gap-x-2 text-ink-faint text-xs">
                {brand.last_answers_invented && <InventedMark />}
                Scanned <RelativeTime at={brand.last_scan_at} />
              </p>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
