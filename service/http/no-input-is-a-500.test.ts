import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arbitraryInput } from '#test-support/arbitrary-input.ts'
import { addTestArticle } from '#test-support/fixtures/add-test-article.ts'
import { createTestService, type TestService, type TestTenant } from '#test-support/test-service.ts'
import { sealAccountSecret } from '../accounts/seal-account-secret.ts'
import type { Route } from '../core/route.ts'
import { accounts } from '../db/schema/accounts.ts'
import { articleVersions } from '../db/schema/articles.ts'
import { emitEvent } from '../events/emit-event.ts'
import { createWebhook } from '../webhooks/create-webhook.ts'
import type { HttpApp } from './app.ts'
import { routes } from './routes.ts'

/** What takes no input at all is asked once; what draws a picture for every good input, a few times. */
function runsOf({ operation }: Route): number {
  if (operation.id === 'createAvatar') return 4
  return (operation.params ?? operation.query ?? operation.body) ? 15 : 1
}

let service: TestService
let app: HttpApp
let tenant: TestTenant
/** Records of every kind, so that inputs reach further than the first 404. */
let ids: string[]

beforeAll(async () => {
  const limits = { default: 1e6, registration: 1e6, 'claim-attempt': 1e6, 'rotate-key': 1e6, scout: 1e6 }
  const entries = Object.entries(limits).map(([name, limit]) => [name, { limit, window_seconds: 60 }])
  service = await createTestService({
    environment: { RATE_LIMITS: JSON.stringify(Object.fromEntries(entries)), OUTBOUND_ALLOW: '127.0.0.1:9' },
  })
  app = service.app()
  tenant = await service.createTenant({ credits: 1_000_000 })
  ids = [await addDraft(), await addDraft(), await addWebhook(), await addDocument()]
  ids.push(await addAdaptation(), await addAccount())
  const list = await ask('GET', '/api/agent/webhooks/deliveries')
  const { deliveries } = (await list.json()) as { deliveries: { id: string }[] }
  ids.push(...deliveries.map(({ id }) => id), tenant.agent.caller.agentId)
})
afterAll(() => service.close())

/** Deletions come last, so that the others have something to work on. */
const inOrder = routes.toSorted((a, b) => Number(isDeletion(a)) - Number(isDeletion(b)))

test.each(inOrder.map((route) => [route.operation.id, route] as const))(
  'no input to %s is answered with a 500',
  async (_, route) => {
    const { operation } = route
    await fc.assert(
      fc.asyncProperty(requestOf(route), async ({ path, query, body }) => {
        const response = await ask(operation.method, `${path}${query}`, body)
        const text = await response.text()
        expect([response.status < 500, response.status < 500 ? '' : `${path}${query} ${text}`]).toEqual([
          true,
          '',
        ])
        expect(response.headers.get('request-id')).toBeTruthy()
        if (operation.id === 'rotateKey' && response.status === 200)
          tenant = { ...tenant, key: (JSON.parse(text) as { agent_api_key: string }).agent_api_key }
      }),
      { numRuns: runsOf(route) },
    )
  },
  // A portrait is drawn for each input that may be one, which takes a busy machine its time.
  180_000,
)

type Sent = { path: string; query: string; body: string | undefined }

function isDeletion({ operation }: Route): boolean {
  return operation.method === 'DELETE'
}

function requestOf({ operation }: Route): fc.Arbitrary<Sent> {
  const { params, query, body } = operation
  return fc
    .record({
      id: fc.oneof(
        { weight: 6, arbitrary: fc.nat().map((n) => ids[n % ids.length] ?? '') },
        fc.uuid(),
        fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }).map(encoded),
        fc.constantFrom('%00', '%E0%A4%A', '..%2f..', 'constructor'),
      ),
      query: query ? arbitraryInput(query).map(asQuery) : fc.constant(''),
      body: body ? arbitraryInput(body).map((value) => asBody(operation.id, value)) : fc.constant(undefined),
    })
    .map((sent) => ({
      ...sent,
      path: params ? operation.path.replace(/\{\w+\}/g, () => sent.id) : operation.path,
    }))
}

/** No worker runs here, so waiting would be in vain. */
function asBody(operationId: string, value: unknown): string {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  if (operationId === 'generateArticle' && isObject)
    return JSON.stringify({ ...value, wait_for_completion: false })
  return JSON.stringify(value)
}

function asQuery(value: unknown): string {
  if (typeof value !== 'object' || value === null) return `?${encoded(String(value))}`
  const members = Object.entries(value).map(([name, member]) => `${encoded(name)}=${encoded(asText(member))}`)
  return `?${members.join('&')}`
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Like encodeURIComponent, which throws on half of a surrogate pair. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

function ask(method: string, path: string, body?: string): Promise<Response> {
  return Promise.resolve(
    app.request(path, {
      method,
      headers: { authorization: `Bearer ${tenant.key}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body }),
    }),
  )
}

async function addAdaptation(): Promise<string> {
  const body = JSON.stringify({ article_id: ids[0], platforms: ['linkedin'] })
  const response = await ask('POST', '/api/agent/adapt', body)
  const { adaptations } = (await response.json()) as { adaptations: { adaptationId: string }[] }
  return adaptations[0]?.adaptationId ?? ''
}

/** Its server is a port without a listener. */
async function addAccount(): Promise<string> {
  const { db, caller, config } = tenant.agent
  const id = randomUUID()
  await db.insert(accounts).values({
    id,
    tenantId: caller.tenantId,
    network: 'mastodon',
    server: 'http://127.0.0.1:9',
    identity: '1',
    handle: '@acme@mastodon.example',
    charLimit: 500,
    sealedSecret: sealAccountSecret(config, id, { access_token: 'a-token' }),
  })
  return id
}

async function addDraft(): Promise<string> {
  const { db, caller } = tenant.agent
  const text = {
    title: 'A title',
    slug: `a-title-${Math.random().toString(36).slice(2)}`,
    description: 'What it says.',
    markdown: '## A part\n\nIt says 12 things. [1]',
    tags: ['one'],
    wordCount: 6,
  }
  const articleId = await addTestArticle(tenant.agent, {
    ...text,
    status: 'generated',
    publishWhenWritten: false,
  })
  await db.insert(articleVersions).values({ ...text, ...caller, articleId, version: 1, origin: 'generated' })
  return articleId
}

async function addWebhook(): Promise<string> {
  const { id } = await createWebhook(tenant.agent, { url: 'http://127.0.0.1:9/' })
  const data = { agent_id: id, agent_name: 'one', previous_key_expires_at: new Date().toISOString() }
  await emitEvent(tenant.agent, { type: 'agent.key_rotated', data })
  return id
}

async function addDocument(): Promise<string> {
  const content = 'A sentence about one thing that is long enough to be kept.'
  const response = await ask('POST', '/api/agent/products', JSON.stringify({ title: 'One', content }))
  return ((await response.json()) as { id: string }).id
}
