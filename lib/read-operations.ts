import { z } from 'zod'
import { listAccounts } from '#contract/accounts.ts'
import { listAdaptations } from '#contract/adaptations.ts'
import { getMe } from '#contract/agents.ts'
import { forecastArticle } from '#contract/article-forecast.ts'
import { getArticle, listArticles } from '#contract/articles.ts'
import { listAvatars } from '#contract/avatars.ts'
import { getBrandScan, listBrandScans } from '#contract/brand-scans.ts'
import { estimate } from '#contract/credits.ts'
import { getDelivery, listDeliveries } from '#contract/deliveries.ts'
import { listDestinations, listPlacements } from '#contract/destinations.ts'
import { getDraft } from '#contract/drafts.ts'
import { getStatus } from '#contract/health.ts'
import { listDocuments, searchKnowledge } from '#contract/knowledge.ts'
import { getLeadMagnet, listLeadMagnets, listLeads } from '#contract/lead-magnets.ts'
import { getLocalOllama } from '#contract/models.ts'
import type { OperationShape } from '#contract/operation.ts'
import { getPageCheck, listPageChecks } from '#contract/page-checks.ts'
import { getRecovery, RecoverInput, RecoveryPreview, recoverDeliveries } from '#contract/recoveries.ts'
import { getSchedule, getScheduleFeed, suggestSlots } from '#contract/schedule.ts'
import { getScoutRun, listScoutRuns } from '#contract/scout-runs.ts'
import { getSession, listSessions } from '#contract/sessions.ts'
import { getSite } from '#contract/site.ts'
import { listSuppressions } from '#contract/suppressions.ts'
import { getWarmLead, listWarmLeads } from '#contract/warm-leads.ts'
import { getWatch, listWatches } from '#contract/watches.ts'
import { getWebhookActivity } from '#contract/webhook-activity.ts'
import { listWebhooks } from '#contract/webhooks.ts'

/** Of a recovery, only what counts: nothing is sent again by a read. */
const previewRecovery = {
  ...recoverDeliveries,
  body: RecoverInput.extend({ dry_run: z.literal(true) }),
  responses: { 200: RecoveryPreview },
}

/**
 * What a browser may read through `/api/read/[operation]`. Nothing here charges or changes anything. Components import the
 * types alone: the schemas stay out of the browser.
 */
export const readOperations = {
  estimate,
  forecastArticle,
  getArticle,
  getBrandScan,
  getDelivery,
  getDraft,
  getLeadMagnet,
  getLocalOllama,
  getMe,
  getPageCheck,
  getRecovery,
  getSchedule,
  getScheduleFeed,
  getScoutRun,
  getSession,
  getSite,
  getStatus,
  getWarmLead,
  getWebhookActivity,
  getWatch,
  listAccounts,
  listPageChecks,
  listAdaptations,
  listArticles,
  listAvatars,
  listBrandScans,
  listDeliveries,
  listDocuments,
  listDestinations,
  listLeadMagnets,
  listLeads,
  listPlacements,
  listScoutRuns,
  listSessions,
  listSuppressions,
  listWarmLeads,
  listWatches,
  listWebhooks,
  previewRecovery,
  searchKnowledge,
  suggestSlots,
} as const satisfies Record<string, OperationShape>
