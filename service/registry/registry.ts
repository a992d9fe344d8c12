import { accountRoutes } from '../accounts/account-routes.ts'
import { accountStatus } from '../accounts/account-status.ts'
import { adaptArticleCharge, regenerateAdaptationCharge } from '../adaptations/adaptation-charges.ts'
import { adaptationRoutes } from '../adaptations/adaptation-routes.ts'
import { countPostsJob, tendPostCounts } from '../adaptations/count-posts.ts'
import { agentRoutes } from '../agents/agent-routes.ts'
import { deleteOldRegistrations } from '../agents/delete-old-registrations.ts'
import { deleteRotationAnswers } from '../agents/rotation-answers.ts'
import { claimMailJob } from '../agents/send-claim-mail.ts'
import { answerEngineRoutes } from '../answer-engines/answer-engine-routes.ts'
import { articleCharge } from '../articles/article-charge.ts'
import { articleRoutes } from '../articles/article-routes.ts'
import { articleStatus } from '../articles/article-status.ts'
import { deleteOldVersions } from '../articles/delete-old-versions.ts'
import { publishArticleJob, refreshPageJob } from '../articles/finish-publishing.ts'
import { followHomeJob } from '../articles/follow-home.ts'
import { placementRoutes } from '../articles/placement-routes.ts'
import { publishScheduledArticleJob } from '../articles/publish-scheduled-article.ts'
import { resumePublishing } from '../articles/resume-publishing.ts'
import { avatarCharge } from '../avatars/avatar-charge.ts'
import { avatarRoutes } from '../avatars/avatar-routes.ts'
import { brandScanCharge } from '../brand-scans/brand-scan-charge.ts'
import { brandScanRoutes } from '../brand-scans/brand-scan-routes.ts'
import { brandScanRun } from '../brand-scans/brand-scan-run.ts'
import { brandScanStatus } from '../brand-scans/brand-scan-status.ts'
import { siteRoutes } from '../branding/site-routes.ts'
import { companyProfileRoutes } from '../company-profile/company-profile-routes.ts'
import type { Context } from '../core/context.ts'
import type { Route } from '../core/route.ts'
import type { ChargingOperation } from '../credits/charging-operation.ts'
import { creditRoutes } from '../credits/credit-routes.ts'
import { creditStatus } from '../credits/credit-status.ts'
import { destinationRoutes } from '../destinations/destination-routes.ts'
import { destinationStatus } from '../destinations/destination-status.ts'
import { readPlacementJob, tendPlacements } from '../destinations/read-placement.ts'
import { sendPlacementJob } from '../destinations/send-placement.ts'
import type { StatusPart } from '../health/status-part.ts'
import { workerStatus } from '../health/worker-status.ts'
import { deleteOldAnswers } from '../idempotency/delete-old-answers.ts'
import { backfillEmbeddings } from '../knowledge/backfill-embeddings.ts'
import { countWordsOfDocuments } from '../knowledge/count-document-words.ts'
import { documentCharge } from '../knowledge/document-charge.ts'
import { embedDocumentJob } from '../knowledge/embed-document.ts'
import { knowledgeRoutes } from '../knowledge/knowledge-routes.ts'
import { knowledgeStatus } from '../knowledge/knowledge-status.ts'
import { forgetUnconfirmedLeads } from '../lead-magnets/forget-unconfirmed-leads.ts'
import { leadMagnetCharge } from '../lead-magnets/lead-magnet-charge.ts'
import { leadMagnetRoutes } from '../lead-magnets/lead-magnet-routes.ts'
import { leadMagnetRun } from '../lead-magnets/lead-magnet-run.ts'
import { leadMagnetStatus } from '../lead-magnets/lead-magnet-status.ts'
import { leadConfirmationJob, leadDownloadJob } from '../lead-magnets/send-lead-mail.ts'
import { modelRoutes } from '../models/model-routes.ts'
import { modelStatus } from '../models/model-status.ts'
import { deleteExpiredRecords } from '../oauth/oauth-store.ts'
import { emptyOldChecks } from '../page-tools/empty-old-checks.ts'
import { previewCheckRun, schemaCheckRun } from '../page-tools/page-check-run.ts'
import { previewSocialCharge, validateSchemaCharge } from '../page-tools/page-tool-charges.ts'
import { pageToolRoutes } from '../page-tools/page-tool-routes.ts'
import { releaseAbandonedChecks } from '../page-tools/release-abandoned-checks.ts'
import type { Job } from '../queue/job.ts'
import { deleteOldDays } from '../results/delete-old-days.ts'
import { deleteSearchFiguresJob } from '../results/delete-search-figures.ts'
import { forgetVisitors } from '../results/find-salt.ts'
import { weeklyResultsJob } from '../results/report-weeks.ts'
import { resultRoutes } from '../results/results-routes.ts'
import { readSearchConsoleJob } from '../results/search-connection.ts'
import { searchConsoleRoutes } from '../results/search-console-routes.ts'
import { weeklyMailJob } from '../results/send-weekly-mail.ts'
import type { RunKind } from '../runs/run-kind.ts'
import { scheduleRoutes } from '../schedule/schedule-routes.ts'
import { scheduleStatus } from '../schedule/schedule-status.ts'
import { scoutRun } from '../scout-runs/scout-run.ts'
import { scoutRunCharge } from '../scout-runs/scout-run-charge.ts'
import { scoutRunRoutes } from '../scout-runs/scout-run-routes.ts'
import { scoutRunStatus } from '../scout-runs/scout-run-status.ts'
import { deleteOldSessionRuns } from '../sessions/delete-old-session-runs.ts'
import { refreshCatalogJob } from '../sessions/refresh-catalog.ts'
import { runSessionJob } from '../sessions/run-session.ts'
import { sessionArticleRun } from '../sessions/session-article-run.ts'
import { changeSessionCharge, createSessionCharge } from '../sessions/session-charges.ts'
import { sessionRoutes } from '../sessions/session-routes.ts'
import { sessionStatus } from '../sessions/session-status.ts'
import { tendSessionsJob } from '../sessions/sweep-sessions.ts'
import { companyStatus } from '../settings/company-status.ts'
import { settingsRoutes } from '../settings/settings-routes.ts'
import { drawOldPages } from '../site/draw-old-pages.ts'
import { refreshSiteJob } from '../site/render-again.ts'
import { transferRoutes } from '../transfer/transfer-routes.ts'
import { eraseOldContacts } from '../warm-leads/erase-contacts.ts'
import { eraseSuppressedJob } from '../warm-leads/suppress-contacts.ts'
import { suppressionRoutes } from '../warm-leads/suppression-routes.ts'
import { warmLeadCharge } from '../warm-leads/warm-lead-charge.ts'
import { warmLeadRoutes } from '../warm-leads/warm-lead-routes.ts'
import { warmLeadRun } from '../warm-leads/warm-lead-run.ts'
import { warmLeadStatus } from '../warm-leads/warm-lead-status.ts'
import { runWatchCharge } from '../watches/run-watch.ts'
import { tendWatchesJob } from '../watches/tend-watches.ts'
import { watchRoutes } from '../watches/watch-routes.ts'
import { watchStatus } from '../watches/watch-status.ts'
import {
  deleteOldDeliveries,
  deleteOldEvents,
  deleteOldRecoveries,
  emptyOldAttempts,
} from '../webhooks/delete-old-deliveries.ts'
import { endDeletedEndpoints } from '../webhooks/delete-webhook.ts'
import { recoveryRun } from '../webhooks/recovery-run.ts'
import { endpointMailJob } from '../webhooks/send-endpoint-mail.ts'
import { webhookRoutes } from '../webhooks/webhook-routes.ts'
import { webhookStatus } from '../webhooks/webhook-status.ts'

type Steps = Readonly<Record<string, (ctx: Context) => Promise<unknown>>>

type Module = {
  routes?: readonly Route[]
  charges?: readonly ChargingOperation[]
  runs?: readonly RunKind[]
  /** Its jobs besides those of its runs. */
  jobs?: readonly Job[]
  status?: StatusPart
  /** What takes up lost work every few minutes, by the name that logs and metrics use. */
  maintenance?: Steps
  /** What deletes what is past its time, in a job of its own, by the name that logs and metrics use. */
  retention?: Steps
}

/** Every module, once, with all that it offers to the rest of the service; in the order of the price list. */
const modules: readonly Module[] = [
  {
    routes: articleRoutes,
    charges: [articleCharge],
    runs: [sessionArticleRun],
    jobs: [publishArticleJob, refreshPageJob, publishScheduledArticleJob, followHomeJob],
    status: articleStatus,
    maintenance: { resume_publishing: resumePublishing },
    retention: { delete_old_versions: deleteOldVersions },
  },
  {
    routes: leadMagnetRoutes,
    charges: [leadMagnetCharge],
    runs: [leadMagnetRun],
    jobs: [leadConfirmationJob, leadDownloadJob],
    status: leadMagnetStatus,
    retention: { forget_unconfirmed_leads: forgetUnconfirmedLeads },
  },
  { routes: avatarRoutes, charges: [avatarCharge] },
  { routes: scoutRunRoutes, charges: [scoutRunCharge], runs: [scoutRun], status: scoutRunStatus },
  { routes: brandScanRoutes, charges: [brandScanCharge], runs: [brandScanRun], status: brandScanStatus },
  {
    routes: [...warmLeadRoutes, ...suppressionRoutes],
    charges: [warmLeadCharge],
    runs: [warmLeadRun],
    jobs: [eraseSuppressedJob],
    status: warmLeadStatus,
    retention: { erase_contacts: eraseOldContacts },
  },
  {
    routes: knowledgeRoutes,
    charges: [documentCharge],
    jobs: [embedDocumentJob],
    status: knowledgeStatus,
    maintenance: {
      backfill_embeddings: backfillEmbeddings,
      count_words_of_documents: countWordsOfDocuments,
    },
  },
  {
    routes: adaptationRoutes,
    charges: [adaptArticleCharge, regenerateAdaptationCharge],
    jobs: [countPostsJob],
    maintenance: { count_posts: tendPostCounts },
  },
  {
    routes: pageToolRoutes,
    charges: [validateSchemaCharge, previewSocialCharge],
    runs: [schemaCheckRun, previewCheckRun],
    maintenance: { release_page_checks: releaseAbandonedChecks },
    retention: { empty_old_page_checks: emptyOldChecks },
  },
  {
    routes: sessionRoutes,
    charges: [createSessionCharge, changeSessionCharge],
    jobs: [runSessionJob, refreshCatalogJob, tendSessionsJob],
    status: sessionStatus,
    retention: { delete_old_session_runs: deleteOldSessionRuns },
  },
  { routes: watchRoutes, charges: [runWatchCharge], jobs: [tendWatchesJob], status: watchStatus },
  {
    routes: [...resultRoutes, ...searchConsoleRoutes],
    jobs: [weeklyResultsJob, weeklyMailJob, readSearchConsoleJob, deleteSearchFiguresJob],
    retention: { forget_visitors: forgetVisitors, delete_old_results: deleteOldDays },
  },
  {
    routes: [...siteRoutes, ...transferRoutes],
    jobs: [refreshSiteJob],
    maintenance: { draw_old_pages: drawOldPages },
  },
  { routes: scheduleRoutes, status: scheduleStatus },
  {
    routes: webhookRoutes,
    runs: [recoveryRun],
    jobs: [endpointMailJob],
    status: webhookStatus,
    maintenance: { end_deleted_endpoints: endDeletedEndpoints },
    retention: {
      empty_old_attempts: emptyOldAttempts,
      delete_old_deliveries: deleteOldDeliveries,
      delete_old_events: deleteOldEvents,
      delete_old_recoveries: deleteOldRecoveries,
    },
  },
  { routes: creditRoutes, status: creditStatus },
  { routes: accountRoutes, status: accountStatus },
  {
    routes: [...destinationRoutes, ...placementRoutes],
    jobs: [sendPlacementJob, readPlacementJob],
    status: destinationStatus,
    maintenance: { tend_placements: tendPlacements },
  },
  { routes: [...settingsRoutes, ...companyProfileRoutes], status: companyStatus },
  { routes: modelRoutes, status: modelStatus },
  { routes: answerEngineRoutes },
  { status: workerStatus },
  { retention: { delete_answers: deleteOldAnswers } },
  { retention: { delete_oauth_records: deleteExpiredRecords } },
  {
    routes: agentRoutes,
    jobs: [claimMailJob],
    retention: {
      delete_registrations: deleteOldRegistrations,
      delete_rotation_answers: deleteRotationAnswers,
    },
  },
]

/** What a module answers over HTTP and as a tool of MCP. */
export const moduleRoutes = modules.flatMap((module) => module.routes ?? [])

/** For estimates and the price list. */
export const charges = modules.flatMap((module) => module.charges ?? [])

/** For the worker, and for maintenance, which resumes abandoned runs. */
export const runs = modules.flatMap((module) => module.runs ?? [])

export const jobs = modules.flatMap((module) => module.jobs ?? [])

export const statusParts = modules.flatMap((module) => module.status ?? [])

export const maintenanceSteps: Steps = Object.fromEntries(
  modules.flatMap((module) => Object.entries(module.maintenance ?? {})),
)

export const retentionSteps: Steps = Object.fromEntries(
  modules.flatMap((module) => Object.entries(module.retention ?? {})),
)
