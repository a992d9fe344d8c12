import type { AgentContext } from '../core/context.ts'
import { listGaps } from './list-gaps.ts'

/** The coming week at a glance, for the overview. */
export type ScheduleOutlook = {
  /** Days of the next seven that have fewer posts than their target. */
  gaps: number
  /** The first of them, in words: `Tue 24 Nov`. */
  first: string | undefined
}

const weekDays = 7
const dayName = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})

export async function getScheduleOutlook(ctx: AgentContext): Promise<ScheduleOutlook> {
  const { gaps } = await listGaps(ctx, { days: weekDays })
  const [first] = gaps
  return { gaps: gaps.length, first: first && dayName.format(new Date(first.date)).replace(',', '') }
}
