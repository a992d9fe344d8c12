import { SharePoints, shareTaker } from '#components/jobs/share-moved.tsx'
import type { BrandScan } from '#contract/brand-scans.ts'
import { shareMove } from '#contract/share-move.ts'
import { standingOf } from './leading-rival.ts'
import { scanBefore } from './scan-before.ts'
import { whyShareMoved } from './why-share-moved.ts'

export type ShareLineProps = {
  scan: BrandScan
  /** Among which the one before it is looked for. */
  scans: readonly BrandScan[]
}

/** The share of voice and how it moved, who took it or is next, and why: a line each. Nothing where nobody was compared. */
export function ShareLine({ scan, scans }: ShareLineProps) {
  const standing = standingOf(scan)
  if (!standing) return null
  const brand = scan.brand_name?.trim().toLowerCase()
  const before = scanBefore(
    scan,
    scans.filter((one) => one.brand_name?.trim().toLowerCase() === brand),
  )
  const move = before && shareMove(before.share_of_voice, scan.share_of_voice)
  const why = before && move && whyShareMoved(before, scan, move)
  const { own, rival } = standing
  const other = (move && shareTaker(move)) ?? (rival && `Next: ${rival.name}, ${rival.percent}%`)
  return (
    <span className="grid gap-0.5 wrap-anywhere text-sm">
      <span>
        Share of voice <span className="font-medium text-ink">{own.percent}%</span>
        {move && (
          <>
            {' '}
            <SharePoints move={move} />
          </>
        )}
      </span>
      {other && <span>{other}</span>}
      {why && <span>{why.replace(/\.$/, '')}</span>}
    </span>
  )
}
