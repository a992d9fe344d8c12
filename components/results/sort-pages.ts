import type { ResultPage } from '#contract/results.ts'

export type PageColumn = 'page' | 'views' | 'visitors' | 'read' | 'clicks' | 'leads'
/** By a column; with a minus the largest first. */
export type PageSort = PageColumn | `-${PageColumn}`

const values: Record<PageColumn, (page: ResultPage) => number | string> = {
  page: ({ title }) => title,
  views: ({ views }) => views,
  visitors: ({ visitors }) => visitors,
  // A landing page has no text that is read to its end.
  read: ({ kind, reads, views }) => (kind === 'lead_magnet' || views === 0 ? -1 : reads / views),
  clicks: ({ clicks }) => clicks,
  leads: ({ confirmed_leads }) => confirmed_leads,
}

/** The pages in the order of a column; those that are alike stay as they were. */
export function sortPages(pages: readonly ResultPage[], sort: PageSort): ResultPage[] {
  const isReversed = sort.startsWith('-')
  const shown = values[sort.replace(/^-/, '') as PageColumn]
  return pages.toSorted((a, b) => (isReversed ? -1 : 1) * compared(shown(a), shown(b)))
}

function compared(a: number | string, b: number | string): number {
  return typeof a === 'string' || typeof b === 'string' ? String(a).localeCompare(String(b)) : a - b
}
