import type { Results } from '#contract/results.ts'

type Day = Results['days'][number]
type Counts = Pick<Day, 'views' | 'visitors' | 'reads' | 'clicks' | 'confirmed_leads'>

/** What one bar is of: a day, or the days of a week. */
export type ChartBar = Counts & { from: string; to: string }

export type ChartBars = {
  bars: ChartBar[]
  isWeekly: boolean
  /** The day of the first view, where the days before it are left out. */
  since?: string
}

/** Of a longer period, the days before the first view are left out. */
const daysShownInFull = 31
/** From here on a day is too narrow to be seen. */
const minDaysOfWeeks = 63

/** A bar a day, or a bar a week where that is too many. Weeks end with the last day, so that the last one is whole. */
export function chartBars(days: Results['days']): ChartBars {
  const first = days.findIndex(({ views }) => views > 0)
  const isCut = days.length > daysShownInFull && first > 0
  const since = isCut ? days[first]?.day : undefined
  const count = isCut ? days.length - first : days.length
  const isWeekly = count >= minDaysOfWeeks
  const width = isWeekly ? 7 : 1
  const ends = Array.from({ length: Math.ceil(count / width) }, (_, back) => days.length - back * width)
  const bars = ends.toReversed().flatMap((end) => barOf(days.slice(Math.max(0, end - width), end)) ?? [])
  return { bars, isWeekly, ...(since !== undefined && { since }) }
}

function barOf(days: Results['days']): ChartBar | undefined {
  const [from, to] = [days[0]?.day, days.at(-1)?.day]
  if (from === undefined || to === undefined) return undefined
  const sum = (count: keyof Counts) => days.reduce((total, day) => total + day[count], 0)
  return {
    from,
    to,
    views: sum('views'),
    visitors: sum('visitors'),
    reads: sum('reads'),
    clicks: sum('clicks'),
    confirmed_leads: sum('confirmed_leads'),
  }
}
