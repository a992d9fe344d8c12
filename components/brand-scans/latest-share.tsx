'use client'
import { useQuery } from '@tanstack/react-query'
import { SharePoints, shareTaker } from '#components/jobs/share-moved.tsx'
import { shareMove } from '#contract/share-move.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { standingOf } from './leading-rival.ts'
import { scanBefore } from './scan-before.ts'
import { trendFilter } from './scan-filter.ts'
import { Since } from './since-last-scan.tsx'

/** The share of voice in the newest scan of a brand, how it moved and who took it; nothing where nobody was compared. */
export function LatestShare({ brand }: { brand: string }) {
  const { data } = useQuery(operationQuery('listBrandScans', { query: trendFilter(brand) }))
  const scans = data?.scans ?? []
  const scan = scans.find(({ status }) => status === 'completed')
  const standing = scan && standingOf(scan)
  if (!standing) return null
  const { own, rival } = standing
  const before = scanBefore(scan, scans)
  const move = before && shareMove(before.share_of_voice, scan.share_of_voice)
  const other = (move && shareTaker(move)) ?? (rival && `next: ${rival.name}, ${rival.percent}%`)
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <span className="font-serif text-4xl text-ink leading-none">{own.percent}%</span>
      <span className="wrap-anywhere text-ink-soft text-sm">
        Share of voice
        {move && (
          <>
            {', '}
            <SharePoints move={move} /> <Since before={before} scan={scan} />
          </>
        )}
        {other && ` · ${other}`}
      </span>
    </p>
  )
}
