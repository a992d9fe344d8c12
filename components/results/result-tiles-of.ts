import type { ResultCounts } from '#contract/results.ts'
import { formatNumber } from '#lib/format-number.ts'
import { askedWords, shareOf, shareSinceBefore, sinceBefore } from './result-words.ts'

export type ResultTile = {
  label: string
  /** The label of exactly one, where it stands beside the number. */
  labelOfOne?: string
  value: string
  note?: string | undefined
  /** The list of what it counts. */
  href?: string
  change: ReturnType<typeof sinceBefore>
  /** As many as in the period before. */
  isSame: boolean
}

const nothing: ResultCounts = { views: 0, visitors: 0, reads: 0, clicks: 0, leads: 0, confirmed_leads: 0 }

/** Of what can be read to its end; a service need not say. */
const textViews = ({ text_views, views }: ResultCounts) => text_views ?? views

/** The numbers of a period, each beside the one before; without one to compare with, alone. */
export function resultTilesOf(totals: ResultCounts, before: ResultCounts = nothing): ResultTile[] {
  // Where something was read before, a nought is as good to compare with as any number.
  const isComparable = before.views > 0
  const besideBefore = (count: 'views' | 'visitors' | 'clicks' | 'confirmed_leads') => ({
    change:
      isComparable && before[count] === 0 && totals[count] > 0
        ? { words: 'up from 0', isUp: true }
        : sinceBefore(totals[count], before[count]),
    isSame: isComparable && totals[count] === before[count],
  })
  const [share, shareBefore] = [totals, before].map((counts) => shareOf(counts.reads, textViews(counts)))
  return [
    {
      label: 'Views',
      labelOfOne: 'View',
      value: formatNumber(totals.views),
      ...besideBefore('views'),
    },
    {
      label: 'Visitors',
      labelOfOne: 'Visitor',
      value: formatNumber(totals.visitors),
      ...besideBefore('visitors'),
    },
    {
      label: 'Read to the end',
      value: shareOf(totals.reads, textViews(totals)),
      isSame: isComparable && share === shareBefore,
      change: shareSinceBefore(
        { part: totals.reads, whole: textViews(totals) },
        { part: before.reads, whole: textViews(before) },
      ),
    },
    {
      label: 'Clicks',
      labelOfOne: 'Click',
      value: formatNumber(totals.clicks),
      ...besideBefore('clicks'),
    },
    {
      // Those who confirmed, as everywhere: who never does is forgotten after some days.
      label: 'Sign-ups',
      labelOfOne: 'Sign-up',
      value: formatNumber(totals.confirmed_leads),
      note: askedWords(totals),
      href: '/lead-magnets?sort=-leads',
      ...besideBefore('confirmed_leads'),
    },
  ]
}
