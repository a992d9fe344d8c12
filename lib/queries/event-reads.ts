import type { ReadName } from './operation-query.ts'

/** What an event may have changed, by the first part of its type. */
const readsByNoun: Readonly<Record<string, readonly ReadName[]>> = {
  article: ['getArticle', 'listArticles', 'getSchedule', 'getSession', 'listSessions'],
  placement: ['listPlacements', 'getArticle'],
  social_adaptation: ['listAdaptations'],
  session: ['getSession', 'listSessions', 'listArticles'],
  scout: ['getScoutRun', 'listScoutRuns'],
  brand_scan: ['getBrandScan', 'listBrandScans'],
  warm_lead: ['getWarmLead', 'listWarmLeads'],
  lead_magnet: ['getLeadMagnet', 'listLeadMagnets'],
  watch: ['getWatch', 'listWatches'],
  webhook: ['listWebhooks'],
}

/** Whatever happens may have cost credits, may need somebody, and is delivered. */
const always: readonly ReadName[] = ['getMe', 'getStatus', 'listDeliveries']

/** The reads to repeat after an event, for example `article.published`. */
export function readsAfter(eventType: string): readonly ReadName[] {
  return [...always, ...(readsByNoun[eventType.split('.')[0] ?? ''] ?? [])]
}
