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

type Module = {
  charges?: readonly ChargingOperation[]
  runs?: readonly RunKind[]
  /** Its jobs besides those of its runs. */
  jobs?: readonly Job[]
  status?: StatusPart
  /** Its maintenance tasks, run every few minutes, by the name that logs and metrics use. */
  maintenance?: Readonly<Record<string, (ctx: Context) => Promise<unknown>>>
}

/** Every module, once, with all that it offers to the rest of the service; in the order of the price list. */
const modules: readonly Module[] = [
  {
    charges: [articleCharge],
    runs: [sessionArticleRun],
    jobs: [publishArticleJob, publishScheduledArticleJob],
    status: articleStatus,
    maintenance: { resume_publishing: resumePublishing },
  },
  {
    charges: [leadMagnetCharge],
    runs: [leadMagnetRun],
    jobs: [leadConfirmationJob, leadDownloadJob],
    status: leadMagnetStatus,
    maintenance: { forget_unconfirmed_leads: forgetUnconfirmedLeads },
  },
  { charges: [avatarCharge] },
  { charges: [scoutRunCharge], runs: [scoutRun], status: scoutRunStatus },
  { charges: [brandScanCharge], runs: [brandScanRun], status: brandScanStatus },
  {
    charges: [warmLeadCharge],
    runs: [warmLeadRun],
    status: warmLeadStatus,
    maintenance: { erase_contacts: eraseOldContacts },
  },
  {
    charges: [documentCharge],
    jobs: [embedDocumentJob],
    status: knowledgeStatus,
    maintenance: { backfill_embeddings: backfillEmbeddings },
  },
  { charges: [adaptArticleCharge, regenerateAdaptationCharge] },
  {
    charges: [validateSchemaCharge, previewSocialCharge],
    maintenance: { release_page_checks: releaseAbandonedChecks },
  },
  {
    charges: [createSessionCharge, changeSessionCharge],
    jobs: [runSessionJob, refreshCatalogJob, tendSessionsJob],
    status: sessionStatus,
  },
  { status: scheduleStatus },
  { runs: [recoveryRun], jobs: [endpointMailJob], status: webhookStatus },
  { status: creditStatus },
  { status: accountStatus },
  { status: companyStatus },
  { status: workerStatus },
  { maintenance: { delete_answers: deleteOldAnswers } },
  { jobs: [claimMailJob], maintenance: { delete_registrations: deleteOldRegistrations } },
]

/** For estimates and the price list. */
export const charges = modules.flatMap((module) => module.charges ?? [])

/** For the worker, and for maintenance, which resumes abandoned runs. */
export const runs = modules.flatMap((module) => module.runs ?? [])

export const jobs = modules.flatMap((module) => module.jobs ?? [])

export const statusParts = modules.flatMap((module) => module.status ?? [])

export const maintenanceSteps = Object.fromEntries(
  modules.flatMap((module) => Object.entries(module.maintenance ?? {})),
)
