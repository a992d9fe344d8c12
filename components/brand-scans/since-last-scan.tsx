'use client'
import { useQuery } from '@tanstack/react-query'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { useZone } from '#components/ui/zone.tsx'
import type { BrandScan } from '#contract/brand-scans.ts'
import { formatShortInstant } from '#lib/format-time.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { standingOf } from './leading-rival.ts'
import { scanBefore } from './scan-before.ts'
import { trendFilter } from './scan-filter.ts'
import { changeWords, scoreChange } from './scan-words.ts'

/** How the score moved since the scan before that measured the same; nothing where there is none. */
export function SinceLastScan({ scan }: { scan: BrandScan }) {
  const before = useScanBefore(scan)
  return (
    <span className="ml-2 font-normal font-sans text-sm">
      <Moved points={scoreChange(before?.overall_score, scan.overall_score)} since={before} scan={scan} />
    </span>
  )
}

/** The share of voice and who is next, and how the share moved since the scan before; nothing where nobody was compared. */
export function ShareSinceLastScan({ scan }: { scan: BrandScan }) {
  const before = useScanBefore(scan)
  const standing = standingOf(scan)
  if (!standing) return null
  const { own, rival } = standing
  const earlier = before && standingOf(before)?.own.percent
  return (
    <p className="wrap-anywhere text-ink-soft text-sm">
      Share of voice <span className="font-medium text-ink">{own.percent}%</span>{' '}
      <Moved
        points={earlier === undefined ? undefined : own.percent - earlier}
        unit=" pts"
        since={before}
        scan={scan}
      />
      {rival && ` · next: ${rival.name}, ${rival.percent}%`}
    </p>
  )
}

function useScanBefore(scan: BrandScan): BrandScan | undefined {
  const { data } = useQuery({
    ...operationQuery('listBrandScans', { query: trendFilter(scan.brand_name ?? '') }),
    enabled: scan.brand_name !== undefined,
  })
  return scanBefore(scan, data?.scans ?? [])
}

type MovedProps = { points: number | undefined; unit?: string; since: BrandScan | undefined; scan: BrandScan }

/** How far, and since when, which leads to both scans side by side. */
function Moved({ points, unit = '', since, scan }: MovedProps) {
  const timeZone = useZone()
  if (points === undefined || !since?.created_at) return null
  const ink = points === 0 ? 'text-ink-soft' : points > 0 ? 'text-good' : 'text-bad'
  return (
    <span className="whitespace-nowrap">
      <span className={ink}>
        {changeWords(points)}
        {points !== 0 && unit}
      </span>{' '}
      <IntentLink
        href={`/brand-scans/compare?a=${since.id}&b=${scan.id}`}
        className="text-ink-faint underline decoration-rule-strong underline-offset-3 hover:text-ink"
      >
        since {formatShortInstant(new Date(since.created_at), 'day', timeZone)}
      </IntentLink>
    </span>
  )
}
