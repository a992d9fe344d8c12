import { vi } from 'vitest'
import { type ListeningService, startListeningService } from '#test-support/listening-service.ts'
import { startForum } from '#test-support/loopback/forum.ts'
import { startLoopbackMastodon } from '#test-support/loopback/mastodon.ts'
import { startLoopbackModel } from '#test-support/loopback/model-server.ts'
import { startLoopbackOllama } from '#test-support/loopback/ollama.ts'
import { startLoopbackSearchConsole } from '#test-support/loopback/search-console.ts'
import { startSourceSite } from '#test-support/loopback/source-site.ts'
import { startWebhookReceiver } from '#test-support/loopback/webhook-receiver.ts'
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
  const model = await startLoopbackModel(() => ({ text: 'Clear words sell.' }), {
    models: [{ id: 'scribe-1', context_length: 64_000 }],
  })
  const ollama = await startLoopbackOllama()
  const searchConsole = await startLoopbackSearchConsole((dimensions) => {
    const keys = dimensions.map((one) => (one === 'page' ? 'https://acme.example/guides' : 'burr mill'))
    return [{ keys, clicks: 4, impressions: 1200, position: 7.5 }]
  })
  const service = await startListeningService({
    OUTBOUND_ALLOW: `${site.allow},${receiver.allow},${forum.allow},${mastodon.allow},${new URL(model.baseUrl).host},${searchConsole.allow}`,
    SEARCH_CONSOLE_URL: searchConsole.url,
    SEARCH_CONSOLE_CLIENT_ID: searchConsole.client.id,
    SEARCH_CONSOLE_CLIENT_SECRET: searchConsole.client.secret,
    OLLAMA_URL: ollama.url,
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
    openDesk: () =>
      openContractDesk(service, { site, receiver, mastodon, searchConsole, modelUrl: model.baseUrl }),
    async close() {
      await service.close()
      for (const outside of [site, receiver, forum, mastodon, searchConsole, model, ollama])
        await outside.close()
    },
  }
}
