import type { BrandMentions, BrandScan } from '#contract/brand-scans.ts'
import type { ShareMove } from '#contract/share-move.ts'

type Scan = Pick<BrandScan, 'share_of_voice'>

/**
 * What moved a share, told by how often each is named: `Fernway is named as often as before, but Arrivo more often.` A score
 * may rise while a share falls, and this is why. Undefined where neither explains it.
 */
export function whyShareMoved(before: Scan, after: Scan, { rival }: ShareMove): string | undefined {
  const own = after.share_of_voice?.find(({ is_own }) => is_own)
  const ownBefore = before.share_of_voice?.find(({ is_own }) => is_own)
  if (!own || !ownBefore || !rival) return undefined
  const of = ({ share_of_voice: named = [] }: Scan) => named.find(({ name }) => isSame(name, rival.name))
  const moved = howOften(of(before), of(after))
  const ownMoved = howOften(ownBefore, own)
  if (!moved || !ownMoved || (moved === 'as often as before' && ownMoved === moved)) return undefined
  return `${own.name} is named ${ownMoved}, ${moved === ownMoved ? 'and' : 'but'} ${rival.name} ${moved}.`
}

function howOften(before: BrandMentions | undefined, after: BrandMentions | undefined): string | undefined {
  if (!before?.answers || !after?.answers) return undefined
  const change = after.mentions / after.answers - before.mentions / before.answers
  if (change === 0) return 'as often as before'
  return change > 0 ? 'more often' : 'less often'
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
