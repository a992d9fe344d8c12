import { findTenantEmail } from '../agents/find-tenant-email.ts'
import { asAgent, type Context } from '../core/context.ts'
import { webhookEndpoints } from '../db/schema/webhooks.ts'
import { eq } from '../db/sql.ts'
import { endpointMailQueue } from '../events/endpoint-mail-queue.ts'
import { sendMail } from '../mail/send-mail.ts'
import type { Job } from '../queue/job.ts'
import { endpointColumns } from './endpoint-json.ts'
import { endpointMail } from './endpoint-mail.ts'

/** No agent: the service itself acts for the owner. */
const nobody = '00000000-0000-0000-0000-000000000000'

export const endpointMailJob: Job<{ endpoint_id: string }> = {
  ...endpointMailQueue,
  perform: (ctx, { endpoint_id }) => sendEndpointMail(ctx, endpoint_id),
}

/**
 * Job `mail.webhook-endpoint`: notifies the owner of the endpoint's current status. Sends nothing if it was fixed,
 * disabled by hand or deleted meanwhile, so that a late email is never wrong.
 */
export async function sendEndpointMail(ctx: Context, endpointId: string): Promise<void> {
  const [endpoint] = await ctx.db
    .select(endpointColumns)
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.id, endpointId))
  if (!endpoint || endpoint.deletedAt) return
  const isTold = endpoint.isActive ? endpoint.failingToldAt !== null : endpoint.disabledReason !== 'by_hand'
  if (!isTold) return
  const to = await findTenantEmail(asAgent(ctx, { tenantId: endpoint.tenantId, agentId: nobody }))
  if (to === undefined) return
  const { url, failingSince, agentName } = endpoint
  const page = `${ctx.config.dashboardUrl}/webhooks`
  await sendMail(ctx, endpointMail({ to, url, failingSince, agentName, page, kind: kindOf(endpoint) }))
}

function kindOf(endpoint: {
  isActive: boolean
  disabledReason: string | null
}): 'failing' | 'disabled' | 'gone' | 'access_ended' {
  if (endpoint.isActive) return 'failing'
  const { disabledReason: reason } = endpoint
  return reason === 'gone' || reason === 'access_ended' ? reason : 'disabled'
}
