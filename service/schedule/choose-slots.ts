import { listPublicationTimes } from '../articles/list-publication-times.ts'
import type { AgentContext } from '../core/context.ts'
import { haveChosenSlots, type SettingsRow } from '../settings/get-settings.ts'
import { learnSlots, neededArticles, neededDays } from './learn-slots.ts'
import { usualSlots } from './usual-slots.ts'

const halfYearMs = 182 * 86_400_000
const maxTimes = 500

export type ChosenSlots = {
  slots: string[]
  source: 'custom' | 'learned' | 'default'
  publishedTimes: { articles: number; days: number; needed_articles: number; needed_days: number }
}

/** The tenant's own slots; else what its published articles of the last half year teach; else the usual ones. */
export async function chooseSlots(
  ctx: AgentContext,
  settings: SettingsRow,
  timeZone: string,
): Promise<ChosenSlots> {
  const since = new Date(ctx.now().getTime() - halfYearMs)
  const published = await listPublicationTimes(ctx, { since, limit: maxTimes })
  const instants = published.map((at) => at.getTime())
  const { slots: learnt, articles, days } = learnSlots(instants, settings.postsPerDay, timeZone)
  const publishedTimes = { articles, days, needed_articles: neededArticles, needed_days: neededDays }
  if (haveChosenSlots(settings)) return { slots: settings.slots, source: 'custom', publishedTimes }
  if (learnt) return { slots: learnt, source: 'learned', publishedTimes }
  return { slots: usualSlots(settings.postsPerDay), source: 'default', publishedTimes }
}
