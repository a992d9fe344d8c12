import { accountStatus } from '../accounts/account-status.ts'
import { adaptArticleCharge, regenerateAdaptationCharge } from '../adaptations/adaptation-charges.ts'
import { deleteOldRegistrations } from '../agents/delete-old-registrations.ts'
import { claimMailJob } from '../agents/send-claim-mail.ts'
import { articleCharge } from '../articles/article-charge.ts'
import { articleStatus } from '../articles/article-status.ts'
import { publishArticleJob } from '../articles/finish-publishing.ts'
import { publishScheduledArticleJob } from '../articles/publish-scheduled-article.ts'
import { resumePublishing } from '../articles/resume-publishing.ts'
import { avatarCharge } from '../avatars/avatar-charge.ts'
import { brandScanCharge } from '../brand-scans/brand-scan-charge.ts'
import { brandScanRun } from '../brand-scans/brand-scan-run.ts'
import { brandScanStatus } from '../brand-scans/brand-scan-status.ts'
import type { Context } from '../core/context.ts'
import type { ChargingOperation } from '../credits/charging-operation.ts'
import { creditStatus } from '../credits/credit-status.ts'
import type { StatusPart } from '../health/status-part.ts'
import { workerStatus } from '../health/worker-status.ts'
import { deleteOldAnswers } from '../idempotency/save-idempotent-response.ts'
import { backfillEmbeddings } from '../knowledge/backfill-embeddings.ts'
import { documentCharge } from '../knowledge/document-charge.ts'
import { embedDocumentJob } from '../knowledge/embed-document.ts'
import { knowledgeStatus } from '../knowledge/knowledge-status.ts'
import { forgetUnconfirmedLeads } from '../lead-magnets/forget-unconfirmed-leads.ts'
import { leadMagnetCharge } from '../lead-magnets/lead-magnet-charge.ts'
import { leadMagnetRun } from '../lead-magnets/lead-magnet-run.ts'
import { leadMagnetStatus } from '../lead-magnets/lead-magnet-status.ts'
import { leadConfirmationJob, leadDownloadJob } from '../lead-magnets/send-lead-mail.ts'
import { previewSocialCharge, validateSchemaCharge } from '../page-tools/page-tool-charges.ts'
import { releaseAbandonedChecks } from '../page-tools/release-abandoned-checks.ts'
import type { Job } from '../queue/job.ts'
import type { RunKind } from '../runs/run-kind.ts'
import { scheduleStatus } from '../schedule/schedule-status.ts'
import { scoutRun } from '../scout-runs/scout-run.ts'
import { scoutRunCharge } from '../scout-runs/scout-run-charge.ts'
import { scoutRunStatus } from '../scout-runs/scout-run-status.ts'
import { refreshCatalogJob } from '../sessions/refresh-catalog.ts'
import { runSessionJob } from '../sessions/run-session.ts'
import { sessionArticleRun } from '../sessions/session-article-run.ts'
import { changeSessionCharge, createSessionCharge } from '../sessions/session-charges.ts'
import { sessionStatus } from '../sessions/session-status.ts'
import { tendSessionsJob } from '../sessions/sweep-sessions.ts'
import { companyStatus } from '../settings/company-status.ts'
import { eraseOldContacts } from '../warm-leads/erase-contacts.ts'
import { warmLeadCharge } from '../warm-leads/warm-lead-charge.ts'
import { warmLeadRun } from '../warm-leads/warm-lead-run.ts'
import { warmLeadStatus } from '../warm-leads/warm-lead-status.ts'
import { recoveryRun } from '../webhooks/recovery-run.ts'
import { endpointMailJob } from '../webhooks/send-endpoint-mail.ts'
import { webhookStatus } from '../webhooks/webhook-status.ts'

/** Every operation that charges credits, in the order of the price list: estimates and prices read it. */
export const charges: readonly ChargingOperation[] = [
  articleCharge,
  leadMagnetCharge,
  avatarCharge,
  scoutRunCharge,
  brandScanCharge,
  warmLeadCharge,
  documentCharge,
  adaptArticleCharge,
  regenerateAdaptationCharge,
  validateSchemaCharge,
  previewSocialCharge,
  createSessionCharge,
  changeSessionCharge,
]

/** Every asynchronous run that this release knows: the worker performs them, and housekeeping takes them up again. */
export const runs: readonly RunKind[] = [
  sessionArticleRun,
  scoutRun,
  brandScanRun,
  leadMagnetRun,
  warmLeadRun,
  recoveryRun,
]

/** Every other job of a noun. */
export const jobs: readonly Job[] = [
  claimMailJob,
  publishArticleJob,
  publishScheduledArticleJob,
  runSessionJob,
  refreshCatalogJob,
  tendSessionsJob,
  leadConfirmationJob,
  leadDownloadJob,
  embedDocumentJob,
  endpointMailJob,
]

/** What the status is made of; of two actions as urgent as each other, the part that is first here is first. */
export const statusParts: readonly StatusPart[] = [
  creditStatus,
  knowledgeStatus,
  articleStatus,
  sessionStatus,
  brandScanStatus,
  scoutRunStatus,
  leadMagnetStatus,
  warmLeadStatus,
  webhookStatus,
  accountStatus,
  scheduleStatus,
  companyStatus,
  workerStatus,
]

/**
 * What else is done every few minutes, by the name that logs and metrics use. The promise to people, that contacts are
 * erased, comes first.
 */
export const maintenanceSteps: Readonly<Record<string, (ctx: Context) => Promise<unknown>>> = {
  erase_contacts: eraseOldContacts,
  delete_answers: deleteOldAnswers,
  delete_registrations: deleteOldRegistrations,
  resume_publishing: resumePublishing,
  forget_unconfirmed_leads: forgetUnconfirmedLeads,
  backfill_embeddings: backfillEmbeddings,
  release_page_checks: releaseAbandonedChecks,
}
