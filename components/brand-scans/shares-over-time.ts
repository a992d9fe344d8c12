import type { BrandScan } from '#contract/brand-scans.ts'
import { wholePercents } from '#contract/whole-percents.ts'

/** A brand and its share at the time of each scan. */
export type ShareLine = {
  name: string
  isOwn: boolean
  /** One for each scan, 0 to 100; undefined where nobody was named, or this brand was not compared with. */
  percents: (number | undefined)[]
}

/** What is asked for is at most five competitors; whoever left the profile since is still in older scans. */
const maxLines = 6

/**
 * Shares of all mentions over the scans of a brand.
 * @param scans oldest first
 * @returns the scans that compared the brand with somebody, and a line for the brand and each competitor, by their last share
 */
export function sharesOverTime(scans: readonly Pick<BrandScan, 'created_at' | 'share_of_voice'>[]): {
  times: string[]
  lines: ShareLine[]
} {
  const compared = scans.flatMap(({ created_at: at, share_of_voice: named = [] }) =>
    at && named.some(({ is_own }) => is_own) && named.some(({ is_own }) => !is_own) ? [{ at, named }] : [],
  )
  const lines = new Map<string, ShareLine>()
  for (const [place, { named }] of compared.entries()) {
    const percents = wholePercents(named.map(({ mentions }) => mentions))
    for (const [at, { name, is_own: isOwn }] of named.entries()) {
      // The brand may be spelt anew by each scan.
      const id = isOwn ? '' : name.toLowerCase()
      const line = lines.get(id) ?? { name, isOwn, percents: compared.map(() => undefined) }
      line.name = name
      line.percents[place] = percents?.[at]
      lines.set(id, line)
    }
  }
  const last = ({ percents }: ShareLine) => percents.findLast((percent) => percent !== undefined) ?? -1
  const ranked = [...lines.values()].toSorted(
    (a, b) => Number(b.isOwn) - Number(a.isOwn) || last(b) - last(a) || a.name.localeCompare(b.name),
  )
  return { times: compared.map(({ at }) => at), lines: ranked.slice(0, maxLines) }
}
