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

/**
 * What moved it, in a sentence where the answers tell it, since a score may rise while a share falls; then the share of voice,
 * how far it went, and who took it or is next. Nothing where nobody was compared.
 */
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
      {why && <span className="text-ink">{why}</span>}
      <span>
        Share of voice <span className="font-medium text-ink">{own.percent}%</span>
        {move && (
          <>
            {' '}
            <SharePoints move={move} />
          </>
        )}
        {other && ` · ${other}`}
      </span>
    </span>
  )
}
