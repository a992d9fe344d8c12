import { sendClaimMail } from './agents/send-claim-mail.ts'
import { finishPublishing } from './articles/finish-publishing.ts'
import { publishScheduledArticle } from './articles/publish-scheduled-article.ts'
import { writeArticle } from './articles/write-article.ts'
import { performBrandScan } from './brand-scans/brand-scan-run.ts'
import type { Context } from './context.ts'
import { embedDocument } from './knowledge/embed-document.ts'
import { makeLeadMagnet } from './lead-magnets/make-lead-magnet.ts'
import { sendLeadConfirmation, sendLeadDownload } from './lead-magnets/send-lead-mail.ts'
import { runMaintenance } from './maintenance.ts'
import type { JobHandlers } from './queue/queue.ts'
import { performRun } from './runs/perform-run.ts'
import { scoutRunKind } from './scout-runs/scout-run-kind.ts'
import { refreshCatalog } from './sessions/refresh-catalog.ts'
import { runSession } from './sessions/run-session.ts'
import { sweepSessions } from './sessions/sweep-sessions.ts'
import { warmLeadRunKind } from './warm-leads/warm-lead-run-kind.ts'
import { recoveryRunKind } from './webhooks/recovery-run-kind.ts'
import { sendEndpointMail } from './webhooks/send-endpoint-mail.ts'

/** Which verb runs which job. */
export function jobHandlers(ctx: Context): JobHandlers {
  return {
    'mail.claim': (job) => sendClaimMail(ctx, job.registration_id),
    'article.write': (job, signal) => writeArticle(ctx, { articleId: job.article_id, signal }),
    'article.publish': (job) => finishPublishing(ctx, job.article_id),
    'article.publish-scheduled': (job) => publishScheduledArticle(ctx, job.article_id),
    'session.run': (job) => runSession(ctx, job.session_id),
    'session.catalog': (job) => refreshCatalog(ctx, job.session_id),
    'session.tend': () => sweepSessions(ctx),
    'scout.run': (job, signal) => performRun(ctx, scoutRunKind, { runId: job.run_id, signal }),
    'brand-scan.run': (job, signal) => performBrandScan(ctx, { runId: job.scan_id, signal }),
    'lead-magnet.make': (job, signal) => makeLeadMagnet(ctx, { leadMagnetId: job.lead_magnet_id, signal }),
    'mail.lead-confirm': (job) => sendLeadConfirmation(ctx, job.lead_id),
    'mail.lead-download': (job) => sendLeadDownload(ctx, job.lead_id),
    'warm-lead.run': (job, signal) => performRun(ctx, warmLeadRunKind, { runId: job.run_id, signal }),
    'knowledge.embed': (job, signal) => embedDocument(ctx, { documentId: job.document_id, signal }),
    'webhook.recover': (job, signal) => performRun(ctx, recoveryRunKind, { runId: job.recovery_id, signal }),
    'mail.webhook-endpoint': (job) => sendEndpointMail(ctx, job.endpoint_id),
    housekeeping: () => runMaintenance(ctx),
  }
}
