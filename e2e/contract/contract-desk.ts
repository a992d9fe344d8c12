import { randomUUID } from 'node:crypto'
import { adaptArticle } from '#contract/adaptations.ts'
import { challengeClaim, completeClaim, registerAgent } from '#contract/agents.ts'
import type { GenerateArticleInput } from '#contract/articles.ts'
import { generateArticle, getArticle } from '#contract/articles.ts'
import { createBrandScan, getBrandScan } from '#contract/brand-scans.ts'
import { listDeliveries } from '#contract/deliveries.ts'
import { changeWebhook, createWebhook } from '#contract/webhooks.ts'
import { call } from '#lib/agent-api/client.ts'
import { uploadOrFindDocument } from '#lib/agent-api/documents.ts'
import { eventually } from '#test-support/eventually.ts'
import type { ListeningService } from '#test-support/listening-service.ts'
import type { LoopbackMastodon } from '#test-support/loopback/mastodon.ts'
import type { LoopbackSearchConsole } from '#test-support/loopback/search-console.ts'
import { careDocument, ownDocument, type SourceSite } from '#test-support/loopback/source-site.ts'
import type { WebhookReceiver } from '#test-support/loopback/webhook-receiver.ts'

/** A tenant with something of everything, seen through the dashboard's doors. */
export type ContractDesk = {
  key: string
  site: SourceSite
  receiver: WebhookReceiver
  mastodon: LoopbackMastodon
  searchConsole: LoopbackSearchConsole
  /** Base of an OpenAI-compatible API that may be connected. */
  modelUrl: string
  /** The inside of the service, for what no door does. */
  ctx: ListeningService['ctx']
  /** A written article with two kinds of sources, as a draft. */
  draft(): Promise<string>
  document(): Promise<string>
  /** A document that says what to do; once, however often it is asked for. */
  careDocument(): Promise<void>
  /** The id of an article written for one platform. */
  adaptation(): Promise<string>
  /** A completed scan of Acme, which a document speaks of. */
  brandScan(): Promise<string>
  endpoint(): Promise<{ id: string; path: string }>
  /** A delivery that reached its endpoint. */
  delivery(): Promise<string>
  /** Asks for a key for the tenant's address and opens the mail as far as the token of its link. */
  claim(): Promise<{ claimToken: string; attemptToken: string }>
  /** Another agent of the same tenant. */
  colleague(): Promise<{ agentId: string; key: string }>
}

export async function openContractDesk(
  service: ListeningService,
  outside: Pick<ContractDesk, 'site' | 'receiver' | 'mastodon' | 'searchConsole' | 'modelUrl'>,
): Promise<ContractDesk> {
  const { key, email } = await service.createTenant({ credits: 5000 })
  const me = { key }
  const desk: ContractDesk = {
    key,
    ctx: service.ctx,
    ...outside,
    async draft() {
      const body = generation(outside.site.url('/grinders'))
      const queued = await call(generateArticle, { body }, { key: me.key, idempotencyKey: randomUUID() })
      const id = String(queued.id)
      return eventually(async () => {
        const article = await call(getArticle, { params: { id } }, me)
        if (article.status === 'failed') throw new Error(`The article failed: ${article.error}`)
        return article.status === 'generated' ? id : undefined
      })
    },
    async careDocument() {
      const body = { source_type: 'upload' as const, ...careDocument }
      await uploadOrFindDocument(me, body, { idempotencyKey: randomUUID() })
    },
    async document() {
      const document = { ...ownDocument, content: `${ownDocument.content}\nNumber ${randomUUID()}.` }
      const body = { source_type: 'upload' as const, ...document }
      const uploaded = await uploadOrFindDocument(me, body, { idempotencyKey: randomUUID() })
      if ('duplicateOf' in uploaded) throw new Error('Every document is new.')
      return uploaded.document.id
    },
    async adaptation() {
      const article_id = await desk.draft()
      const body = { article_id, platforms: ['threads' as const], include_ref_link: true }
      const adapted = await call(adaptArticle, { body }, { key: me.key, idempotencyKey: randomUUID() })
      return String(adapted.adaptations[0]?.adaptationId)
    },
    async brandScan() {
      const content = `Acme makes hand grinders. They are precise, and some people find them slow. Number ${randomUUID()}.`
      const source_url = 'https://acme.example/about'
      const document = { source_type: 'upload' as const, title: 'About Acme', content, source_url }
      await uploadOrFindDocument(me, document, { idempotencyKey: randomUUID() })
      const body = { brandName: 'Acme', aliases: ['Acme Grinders'] }
      const { id } = await call(createBrandScan, { body }, { key: me.key, idempotencyKey: randomUUID() })
      return eventually(async () => {
        const scan = await call(getBrandScan, { params: { id } }, me)
        if (scan.status === 'failed') throw new Error(`The scan failed: ${scan.error}`)
        return scan.status === 'completed' ? id : undefined
      })
    },
    async endpoint() {
      const path = `/${randomUUID()}`
      const { id } = await call(createWebhook, { body: { url: outside.receiver.url(path) } }, me)
      return { id, path }
    },
    async delivery() {
      const endpoint = await desk.endpoint()
      await desk.draft()
      const id = await eventually(async () => {
        const query = { endpoint_id: endpoint.id, status: 'delivered' as const }
        const { deliveries } = await call(listDeliveries, { query }, me)
        return deliveries[0]?.id
      })
      await call(
        changeWebhook,
        { params: { id: endpoint.id }, body: { description: 'The receiver of a test' } },
        me,
      )
      return id
    },
    async claim() {
      const name = `Contract test ${randomUUID()}`
      const { claim_token } = await call(registerAgent, { body: registration(email, name) }, {})
      const attemptToken = await eventually(async () => {
        const mails = (await service.ctx.engines.outbox?.list(100)) ?? []
        return /token=(\S+)/.exec(mails.find((mail) => mail.text.includes(name))?.text ?? '')?.[1]
      })
      return { claimToken: claim_token, attemptToken }
    },
    async colleague() {
      const { claimToken, attemptToken } = await desk.claim()
      const { challenge } = await call(challengeClaim, { body: { claim_attempt_token: attemptToken } }, {})
      const claimed = await call(completeClaim, { body: { claim_token: claimToken, otp: challenge } }, {})
      if (!claimed.agent_id || !claimed.credential) throw new Error('Our claim names both.')
      return { agentId: claimed.agent_id, key: claimed.credential }
    },
  }
  return desk
}

/** A generation that is not waited for, from one page. */
export function generation(url: string): GenerateArticleInput {
  return {
    topic: 'Grinders for a coffee bar',
    source_urls: [url],
    language: 'en',
    size: 'mini',
    mode: 'standard',
    enable_search: false,
    persona: 'analyst',
    illustrations: false,
    audio: false,
    disable_competition: false,
    wait_for_completion: false,
    auto_publish: false,
  }
}

export function registration(email: string, agentName = 'Contract test') {
  return {
    type: 'identity_assertion',
    assertion_type: 'verified_email',
    assertion: email,
    requested_credential_type: 'api_key',
    agent_name: agentName,
  }
}
