import type { AgentContext } from '../core/context.ts'
import { listEntries } from './list-entries.ts'
import { addDays, startOfDay } from './zone-clock.ts'

/** More than this many posts in the days that are looked at changes no answer about gaps or free slots. */
const maxPosts = 20_000

/** When something appears in some days of a zone, the first of which is `from`. */
export async function listPosts(
  ctx: AgentContext,
  span: { from: string; days: number; timeZone: string; autoPublish: boolean },
): Promise<number[]> {
  const { from, days, timeZone, autoPublish } = span
  const entries = await listEntries(ctx, {
    from: startOfDay(from, timeZone),
    until: startOfDay(addDays(from, days), timeZone),
    limit: maxPosts,
    autoPublish,
  })
  return entries.filter(({ isPost }) => isPost).map(({ at }) => at)
}
