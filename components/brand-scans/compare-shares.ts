import type { BrandScan, BrandScanResult } from '#contract/brand-scans.ts'
import { shareMove, shareSentence } from '#contract/share-move.ts'
import { type ComparedRow, changeBy } from './compared-row.ts'
import { noData } from './scan-words.ts'
import { shareOf } from './share-of.ts'
import { sharesOverTime } from './shares-over-time.ts'

/** A brand and its share of all mentions in both scans. */
type ComparedShare = { name: string; isOwn: boolean; before: number | undefined; after: number | undefined }

/** The brand first, then its competitors by their last share; nothing where one of the scans compared it with nobody. */
function comparedShares(before: BrandScan, after: BrandScan): ComparedShare[] {
  const { times, lines } = sharesOverTime([before, after].map(withShares))
  if (times.length < 2) return []
  return lines.map(({ name, isOwn, percents: [was, is] }) => ({ name, isOwn, before: was, after: is }))
}

/** The share of voice of the brand and of each competitor in both scans. */
export function compareShares(before: BrandScan, after: BrandScan): ComparedRow[] {
  return comparedShares(before, after).map(shareRow)
}

/** The brand's share of the mentions of one engine in both scans; nothing where it was compared with nobody. */
export function compareShare(before: BrandScanResult, after: BrandScanResult): ComparedRow | undefined {
  const [was, is] = [before, after].map(ownShare)
  if (was === undefined || is === undefined) return undefined
  const { isOwn: _, ...row } = shareRow({ name: 'Share of voice', isOwn: true, before: was, after: is })
  return row
}

/** How the share of voice of the brand moved, and who gained or lost most by it. */
export function movedShare(before: BrandScan, after: BrandScan): string | undefined {
  const move = shareMove(withShares(before).share_of_voice, withShares(after).share_of_voice)
  return move && shareSentence(move)
}

function shareRow({ name, isOwn, before, after }: ComparedShare): ComparedRow {
  const points = before === undefined || after === undefined ? undefined : after - before
  return {
    label: name,
    ...(isOwn && { isOwn }),
    before: percentWords(before),
    after: percentWords(after),
    // What a competitor gains is the brand's loss, and still goes up.
    change:
      points === undefined
        ? undefined
        : { ...changeBy(isOwn ? points : -points, ' pts'), ...(!isOwn && { isUp: points > 0 }) },
  }
}

function percentWords(share: number | undefined): string {
  return share === undefined ? noData : `${share}%`
}

/** With the shares of the whole scan; of a server that doesn't add them up, by its engines. */
function withShares(scan: BrandScan): Pick<BrandScan, 'created_at' | 'share_of_voice'> {
  const { created_at: at, share_of_voice: named, results = [], brand_name: brand } = scan
  return {
    created_at: at ?? scan.id,
    share_of_voice:
      named ??
      shareOf(results, brand).map(({ name, isOwn, mentions, answers }) => ({
        name,
        is_own: isOwn,
        mentions,
        answers,
      })),
  }
}

function ownShare(result: BrandScanResult): number | undefined {
  return result.competitors?.length ? shareOf([result], undefined)[0]?.percent : undefined
}
