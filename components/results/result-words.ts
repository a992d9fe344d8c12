import type { Me } from '#contract/agents.ts'
import type { ResultAdvice, ResultCounts, Results } from '#contract/results.ts'
import { formatCredits, formatNumber } from '#lib/format-number.ts'

export type Change = { words: string; isUp: boolean }

/** How a page changed against the period before; undefined where there is nothing to compare with. */
export function changeOf(now: number, before: number): Change | undefined {
  if (before === 0 || now === before) return undefined
  const percent = Math.round((Math.abs(now - before) / before) * 100)
  if (percent === 0) return undefined
  // A percentage of almost nothing says nothing.
  if (now >= before * 10) return { words: `from ${formatNumber(before)}`, isUp: true }
  return { words: `${now > before ? '+' : '−'}${formatNumber(percent)}%`, isUp: now > before }
}

/** A total beside that of the period before; undefined where there is nothing to compare with. */
export function sinceBefore(now: number, before: number): Change | undefined {
  return before === 0 ? undefined : directed(now, before, formatNumber)
}

/** The same of two shares, in percent. */
export function shareSinceBefore(
  now: { part: number; whole: number },
  before: { part: number; whole: number },
): Change | undefined {
  if (now.whole === 0 || before.whole === 0) return undefined
  const percentOf = ({ part, whole }: typeof now) => Math.round((Math.min(part, whole) / whole) * 100)
  return directed(percentOf(now), percentOf(before), (percent) => `${percent}%`)
}

function directed(now: number, before: number, format: (value: number) => string): Change | undefined {
  if (now === before) return undefined
  return { words: `${now > before ? 'up' : 'down'} from ${format(before)}`, isUp: now > before }
}

/** In percent; a dash where nothing was counted. */
export function shareOf(part: number, whole: number): string {
  return part === 0 || whole === 0 ? '–' : `${Math.round((Math.min(part, whole) / whole) * 100)}%`
}

/** How many asked for a lead magnet, where not all of them confirmed; undefined where the confirmed say it all. */
export function askedWords({ leads, confirmed_leads }: Pick<ResultCounts, 'leads' | 'confirmed_leads'>) {
  return leads > confirmed_leads ? `of ${formatNumber(leads)} requests` : undefined
}

const groups: Readonly<Record<string, string>> = {
  assistant: 'Assistants',
  search: 'Search engines',
  social: 'Social networks',
  mail: 'Email',
  site: 'Other sites',
  direct: 'Direct',
}

export function groupLabel(group: string): string {
  return groups[group] ?? group
}

export type SourceGroup = { group: string; views: number; names: { name: string; views: number }[] }

/** Sources by their group, those with the most views first. */
export function groupSources(sources: Results['sources']): SourceGroup[] {
  return [...Map.groupBy(sources, ({ group }) => group)]
    .map(([group, members]) => ({
      group,
      views: members.reduce((sum, { views }) => sum + views, 0),
      names: members.filter(({ name }) => name !== ''),
    }))
    .toSorted((a, b) => b.views - a.views)
}

const adviceLabels: Readonly<Record<string, string>> = {
  growing: 'Growing',
  converting: 'Converts well',
  falling: 'Falling',
  unclicked: 'Shown, not clicked',
  unread: 'Not read to the end',
}

export function adviceLabel(kind: string): string {
  return adviceLabels[kind] ?? kind
}

export const isFix = ({ action }: ResultAdvice): boolean => action !== 'new_post'

const pricedSteps: Readonly<
  Record<string, { operation: string; item: RegExp; words: (price: string) => string }>
> = {
  // Its parts have rows of their own: a text costs at least its shortest size.
  refresh: { operation: 'generateArticle', item: /^size\./, words: (price) => `A new text, from ${price}` },
  new_post: { operation: 'adaptArticle', item: /^/, words: (price) => `${price} per network` },
}

/** What a step of an advice costs at least, in a few words; undefined where it is not known. */
export function stepCost(action: string, prices: Me['prices']): string | undefined {
  if (action === 'new_title') return 'Free'
  const step = pricedSteps[action]
  if (step === undefined) return undefined
  const costs = prices
    .filter(({ operation, item }) => operation === step.operation && step.item.test(item ?? ''))
    .map(({ credits }) => credits)
  return costs.length > 0 ? step.words(formatCredits(Math.min(...costs))) : undefined
}
