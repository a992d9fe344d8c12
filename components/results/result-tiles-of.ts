import type { ResultCounts } from '#contract/results.ts'
import { formatNumber } from '#lib/format-number.ts'
import { shareOf, shareSinceBefore, sinceBefore } from './result-words.ts'

export type ResultTile = {
  label: string
  value: string
  note?: string | undefined
  change: ReturnType<typeof sinceBefore>
}

const nothing: ResultCounts = { views: 0, visitors: 0, reads: 0, clicks: 0, leads: 0, confirmed_leads: 0 }

/** The numbers of a period, each beside the one before; without one to compare with, alone. */
export function resultTilesOf(totals: ResultCounts, before: ResultCounts = nothing): ResultTile[] {
  return [
    { label: 'Views', value: formatNumber(totals.views), change: sinceBefore(totals.views, before.views) },
    {
      label: 'Visitors',
      value: formatNumber(totals.visitors),
      change: sinceBefore(totals.visitors, before.visitors),
    },
    {
      label: 'Read to the end',
      value: shareOf(totals.reads, totals.views),
      change: shareSinceBefore(
        { part: totals.reads, whole: totals.views },
        { part: before.reads, whole: before.views },
      ),
    },
    {
      label: 'Clicks',
      value: formatNumber(totals.clicks),
      change: sinceBefore(totals.clicks, before.clicks),
    },
    {
      label: 'Sign-ups',
      value: formatNumber(totals.leads),
      note: totals.leads > 0 ? `${formatNumber(totals.confirmed_leads)} confirmed` : undefined,
      change: sinceBefore(totals.leads, before.leads),
    },
  ]
}
