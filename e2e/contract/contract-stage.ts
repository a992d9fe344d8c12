import { vi } from 'vitest'
import { startLoopbackMastodon } from '#service/engines/social/loopback-mastodon.ts'
import { type ListeningService, startListeningService } from '../listening-service.ts'
import { startForum } from '../stage/forum.ts'
import { startSourceSite } from '../stage/source-site.ts'
import { startWebhookReceiver } from '../stage/webhook-receiver.ts'
import { type ContractDesk, openContractDesk } from './contract-desk.ts'

export type ContractStage = {
  service: ListeningService
  /** A tenant with something of everything. */
  openDesk(): Promise<ContractDesk>
  close(): Promise<void>
}

/** Our service and everything outside that it speaks to, with the dashboard's doors pointed at it. */
export async function startContractStage(): Promise<ContractStage> {
  const site = await startSourceSite()
  const receiver = await startWebhookReceiver()
  const forum = await startForum()
  const mastodon = await startLoopbackMastodon()
  const service = await startListeningService({
    OUTBOUND_ALLOW: `${site.allow},${receiver.allow},${forum.allow},${mastodon.allow}`,
    COMMUNITY_URL: forum.address,
    RATE_LIMITS: JSON.stringify({
      default: { limit: 100_000, window_seconds: 60 },
      registration: { limit: 1000, window_seconds: 60 },
      'claim-attempt': { limit: 1000, window_seconds: 60 },
    }),
  })
  vi.stubEnv('AGENT_API_URL', service.baseUrl)
  vi.stubEnv('NEXTAUTH_SECRET', 'a-secret-of-more-than-thirty-two-characters')
  return {
    service,
    openDesk: () => openContractDesk(service, { site, receiver, mastodon }),
    async close() {
      await service.close()
      for (const outside of [site, receiver, forum, mastodon]) await outside.close()
    },
  }
}
