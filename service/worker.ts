import { sendClaimMail } from './agents/send-claim-mail.ts'
import { finishPublishing } from './articles/finish-publishing.ts'
import { publishScheduledArticle } from './articles/publish-scheduled-article.ts'
import { writeArticle } from './articles/write-article.ts'
import type { Context } from './context.ts'
import { keepHouse } from './keep-house.ts'
import type { JobHandlers } from './queue/queue.ts'
import { deliverWebhook } from './webhooks/deliver-webhook.ts'

/** Which verb runs which job. */
export function jobHandlers(ctx: Context): JobHandlers {
  return {
    'mail.claim': (job) => sendClaimMail(ctx, job.registration_id),
    'article.write': (job, signal) => writeArticle(ctx, { articleId: job.article_id, signal }),
    'article.publish': (job) => finishPublishing(ctx, job.article_id),
    'article.publish-scheduled': (job) => publishScheduledArticle(ctx, job.article_id),
    'webhook.deliver': (job) => deliverWebhook(ctx, job.delivery_id),
    housekeeping: () => keepHouse(ctx),
  }
}
