import type { BrandScan } from '#contract/brand-scans.ts'
import { sharesOverTime } from './shares-over-time.ts'

type Share = { name: string; percent: number }

/** How a brand stood in a scan, and the competitor with the largest share; undefined where nobody was compared or named. */
export function standingOf(
  scan: Pick<BrandScan, 'created_at' | 'share_of_voice'>,
): { own: Share; rival: Share | undefined } | undefined {
  const [own, ...rivals] = sharesOverTime([scan]).lines.flatMap(({ name, isOwn, percents: [percent] }) =>
    percent === undefined ? [] : [{ name, isOwn, percent }],
  )
  if (!own?.isOwn) return undefined
  return { own, rival: rivals.find(({ percent }) => percent > 0) }
}
