import type { BrandMentions } from './brand-scans.ts'
import { wholePercents } from './whole-percents.ts'

type Named = Pick<BrandMentions, 'name' | 'is_own' | 'mentions'>

/** Shares of all mentions in two scans, in whole percent as they are shown everywhere. */
export type ShareMove = {
  before: number
  after: number
  /** Who gained most where the brand lost, and lost most where it gained; absent where nobody did. */
  rival?: { name: string; before: number; after: number }
}

/** How the share of voice of a brand moved from one scan to the next; undefined where one of them compared it with nobody. */
export function shareMove(
  before: readonly Named[] | undefined,
  after: readonly Named[] | undefined,
): ShareMove | undefined {
  const [was, is] = [sharesOf(before), sharesOf(after)]
  const [own, then] = [is?.get(ownKey), was?.get(ownKey)]
  if (!was || !is || !own || !then) return undefined
  const moved = Math.sign(own.percent - then.percent)
  const [rival] = [...is]
    .flatMap(([key, { name, percent }]) => {
      const earlier = was.get(key)
      return key === ownKey || !earlier ? [] : [{ name, before: earlier.percent, after: percent }]
    })
    .filter((one) => moved !== 0 && Math.sign(one.after - one.before) === -moved)
    .toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
  return { before: then.percent, after: own.percent, ...(rival && { rival }) }
}

/** The brand may be spelt anew by each scan; its competitors are known by name. */
const ownKey = ''

function sharesOf(named: readonly Named[] = []): Map<string, { name: string; percent: number }> | undefined {
  const isCompared = named.some(({ is_own }) => is_own) && named.some(({ is_own }) => !is_own)
  const percents = isCompared ? wholePercents(named.map(({ mentions }) => mentions)) : undefined
  if (!percents) return undefined
  return new Map(
    named.map(({ name, is_own }, at) => [
      is_own ? ownKey : name.toLowerCase(),
      { name, percent: percents[at] ?? 0 },
    ]),
  )
}

/** `Share of voice fell from 34% to 30%, while Kitebase rose from 25% to 28%.`; undefined where it did not move. */
export function shareSentence({ before, after, rival }: ShareMove): string | undefined {
  if (before === after) return undefined
  const moved = (from: number, to: number) => `${to > from ? 'rose' : 'fell'} from ${from}% to ${to}%`
  const other = rival ? `, while ${rival.name} ${moved(rival.before, rival.after)}` : ''
  return `Share of voice ${moved(before, after)}${other}.`
}
