import type { ScoutItem } from '#contract/scout-results.ts'

export const scoutSorts = ['score', 'newest', 'comments'] as const
export type ScoutSort = (typeof scoutSorts)[number]

/** What of the results is shown; empty strings and 0 let everything through. */
export type ScoutSelection = { type: string; forum: string; min: number; q: string; sort: ScoutSort }

const orders: Record<ScoutSort, (a: ScoutItem, b: ScoutItem) => number> = {
  score: (a, b) => b.score - a.score,
  newest: (a, b) => Date.parse(b.created_at) - Date.parse(a.created_at),
  comments: (a, b) => b.comments - a.comments,
}

/** The posts that the selection lets through, in its order; those that tie stay as they came. */
export function selectItems(items: readonly ScoutItem[], selection: ScoutSelection): ScoutItem[] {
  const { type, forum, min, sort } = selection
  const words = selection.q.toLowerCase().split(/\s+/).filter(Boolean)
  return items
    .filter((item) => {
      const text = `${item.title} ${item.quotation}`.toLowerCase()
      return (
        (!type || item.type === type) &&
        (!forum || item.forum.toLowerCase() === forum.toLowerCase()) &&
        item.score >= min &&
        words.every((word) => text.includes(word))
      )
    })
    .toSorted(orders[sort])
}
