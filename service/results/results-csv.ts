import { stringify } from 'csv-stringify/sync'
import type { Sent } from '#contract/always-sent.ts'
import type { ResultPage } from '#contract/results.ts'

const columns = [
  'title',
  'kind',
  'views',
  'views_before',
  'visitors',
  'reads',
  'clicks',
  'leads',
  'confirmed_leads',
  'search_clicks',
  'search_impressions',
  'search_position',
  'posts',
  'likes',
  'replies',
  'reposts',
  'page',
]

/** RFC 4180, and no cell that a spreadsheet would take for a formula. */
export function resultsCsv(pages: readonly Sent<typeof ResultPage>[]): string {
  const rows = pages.map(({ search, posts, ...page }) => ({
    ...page,
    ...posts,
    search_clicks: search?.clicks,
    search_impressions: search?.impressions,
    search_position: search?.position,
  }))
  return stringify(rows, { header: true, columns, escape_formulas: true, record_delimiter: 'windows' })
}
