'use client'
import { useQuery } from '@tanstack/react-query'
import { SharePoints, shareTaker } from '#components/jobs/share-moved.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { useZone } from '#components/ui/zone.tsx'
import type { BrandScan } from '#contract/brand-scans.ts'
import { shareMove } from '#contract/share-move.ts'
import { classNames } from '#lib/class-names.ts'
import { formatShortInstant } from '#lib/format-time.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { askedSameEngines, measureSame } from './compare-scans.ts'
import { standingOf } from './leading-rival.ts'
import { lastBefore, scanBefore } from './scan-before.ts'
import { trendFilter } from './scan-filter.ts'
import { changeWords, scoreChange } from './scan-words.ts'
import { whyShareMoved } from './why-share-moved.ts'

/**
 * How the score moved since the scan before, or that other engines answered then, so that the two can't be compared;
 * nothing where there is none.
 */
export function SinceLastScan({ scan }: { scan: BrandScan }) {
  const { before, other } = useScanBefore(scan)
  if (other)
    return (
      <span className="ml-2 font-normal font-sans text-ink-soft text-sm">
        Not comparable with <Since before={other} scan={scan} word="" />: other engines answered
      </span>
    )
  const points = scoreChange(before?.overall_score, scan.overall_score)
  if (!before || points === undefined) return null
  const ink = points === 0 ? 'text-ink-soft' : points > 0 ? 'text-good' : 'text-bad'
  return (
    <span className="ml-2 font-normal font-sans text-sm">
      <span className={classNames('whitespace-nowrap font-medium', ink)}>{changeWords(points)}</span>{' '}
      <Since before={before} scan={scan} />
    </span>
  )
}

/**
 * The share of voice as a figure and what became of it since the scan before, who took it or whom it was taken from. Two
 * cells of a grid; nothing where nobody was compared.
 */
export function ShareSinceLastScan({ scan }: { scan: BrandScan }) {
  const { before } = useScanBefore(scan)
  const standing = standingOf(scan)
  if (!standing) return null
  const { own, rival } = standing
  const move = before && shareMove(before.share_of_voice, scan.share_of_voice)
  const taker = move && shareTaker(move)
  const why = before && move && whyShareMoved(before, scan, move)
  return (
    <>
      <p aria-hidden className="font-serif text-5xl text-ink leading-none tabular-nums">
        {own.percent}%
      </p>
      <div className="grid gap-0.5">
        <p className="font-medium font-serif text-ink text-lg">
          <span className="sr-only">{own.percent}% </span>Share of voice
          {move && (
            <span className="ml-2 font-normal font-sans text-sm">
              <SharePoints move={move} /> <Since before={before} scan={scan} />
            </span>
          )}
        </p>
        {why && <p className="wrap-anywhere text-ink-soft text-sm">{why}</p>}
        {(taker || rival) && (
          <p className="wrap-anywhere text-ink-soft text-sm">
            {taker ? `${taker}.` : rival && `Next: ${rival.name}, ${rival.percent}%`}
          </p>
        )}
      </div>
    </>
  )
}

/** The scan before that can be compared, or the last one where other engines answered it. */
function useScanBefore(scan: BrandScan): { before?: BrandScan; other?: BrandScan } {
  const { data } = useQuery({
    ...operationQuery('listBrandScans', { query: trendFilter(scan.brand_name ?? '') }),
    enabled: scan.brand_name !== undefined,
  })
  const scans = data?.scans ?? []
  const last = scanBefore(scan, scans) ?? lastBefore(scan, scans)
  // A list says nothing of the engines.
  const whole = useQuery({
    ...operationQuery('getBrandScan', { params: { id: last?.id ?? '' } }),
    enabled: last !== undefined,
  })
  if (!last || !whole.data) return {}
  return measureSame(last, scan) && askedSameEngines(whole.data, scan) ? { before: last } : { other: last }
}

export type SinceProps = {
  before: BrandScan
  scan: BrandScan
  /** What stands before the day. */
  word?: string
}

/** Since when, which leads to both scans side by side. */
export function Since({ before, scan, word = 'since ' }: SinceProps) {
  const timeZone = useZone()
  if (!before.created_at) return null
  return (
    <IntentLink
      href={`/brand-scans/compare?a=${before.id}&b=${scan.id}`}
      className="whitespace-nowrap text-ink-faint underline decoration-rule-strong underline-offset-3 hover:text-ink"
    >
      {word}
      {formatShortInstant(new Date(before.created_at), 'day', timeZone)}
    </IntentLink>
  )
}
