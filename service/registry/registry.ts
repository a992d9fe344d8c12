import { claimMailJob } from '../agents/send-claim-mail.ts'
import { publishArticleJob } from '../articles/finish-publishing.ts'
import { publishScheduledArticleJob } from '../articles/publish-scheduled-article.ts'
import { brandScanRun } from '../brand-scans/brand-scan-run.ts'
import { embedDocumentJob } from '../knowledge/embed-document.ts'
import { leadMagnetRun } from '../lead-magnets/lead-magnet-run.ts'
import { leadConfirmationJob, leadDownloadJob } from '../lead-magnets/send-lead-mail.ts'
import type { Job } from '../queue/job.ts'
import type { RunKind } from '../runs/run-kind.ts'
import { scoutRun } from '../scout-runs/scout-run.ts'
import { refreshCatalogJob } from '../sessions/refresh-catalog.ts'
import { runSessionJob } from '../sessions/run-session.ts'
import { sessionArticleRun } from '../sessions/session-article-run.ts'
import { tendSessionsJob } from '../sessions/sweep-sessions.ts'
import { warmLeadRun } from '../warm-leads/warm-lead-run.ts'
import { recoveryRun } from '../webhooks/recovery-run.ts'
import { endpointMailJob } from '../webhooks/send-endpoint-mail.ts'

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
