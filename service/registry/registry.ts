import { adaptArticleCharge, regenerateAdaptationCharge } from '../adaptations/adaptation-charges.ts'
import { claimMailJob } from '../agents/send-claim-mail.ts'
import { articleCharge } from '../articles/article-charge.ts'
import { publishArticleJob } from '../articles/finish-publishing.ts'
import { publishScheduledArticleJob } from '../articles/publish-scheduled-article.ts'
import { avatarCharge } from '../avatars/avatar-charge.ts'
import { brandScanCharge } from '../brand-scans/brand-scan-charge.ts'
import { brandScanRun } from '../brand-scans/brand-scan-run.ts'
import type { ChargingOperation } from '../credits/charging-operation.ts'
import { documentCharge } from '../knowledge/document-charge.ts'
import { embedDocumentJob } from '../knowledge/embed-document.ts'
import { leadMagnetCharge } from '../lead-magnets/lead-magnet-charge.ts'
import { leadMagnetRun } from '../lead-magnets/lead-magnet-run.ts'
import { leadConfirmationJob, leadDownloadJob } from '../lead-magnets/send-lead-mail.ts'
import { previewSocialCharge, validateSchemaCharge } from '../page-tools/page-tool-charges.ts'
import type { Job } from '../queue/job.ts'
import type { RunKind } from '../runs/run-kind.ts'
import { scoutRun } from '../scout-runs/scout-run.ts'
import { scoutRunCharge } from '../scout-runs/scout-run-charge.ts'
import { refreshCatalogJob } from '../sessions/refresh-catalog.ts'
import { runSessionJob } from '../sessions/run-session.ts'
import { sessionArticleRun } from '../sessions/session-article-run.ts'
import { changeSessionCharge, createSessionCharge } from '../sessions/session-charges.ts'
import { tendSessionsJob } from '../sessions/sweep-sessions.ts'
import { warmLeadCharge } from '../warm-leads/warm-lead-charge.ts'
import { warmLeadRun } from '../warm-leads/warm-lead-run.ts'
import { recoveryRun } from '../webhooks/recovery-run.ts'
import { endpointMailJob } from '../webhooks/send-endpoint-mail.ts'

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
