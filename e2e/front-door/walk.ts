import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { bodyOf, type DescribedApi, readDescription } from './described-api.ts'
import { discover } from './discover.ts'
import { claim, register } from './get-key.ts'
import { signIn } from './sign-in.ts'
import type { Stranger } from './stranger.ts'
import { publish, type Written, write } from './write-article.ts'

/** What an agent has seen that went the whole way. */
export type Way = {
  article: Written
  page: string
  /** Secret of the endpoint, and what came to it. */
  hook: { secret: string; received: { headers: Record<string, string>; body: string }[] }
  deliveries: { event_type: unknown; status: unknown; attempts: unknown }[]
  /** What `getMe` answers to a key that was replaced, and to the new one. */
  statuses: { oldKey: number; newKey: number }
  /** Tools by the key, and by the token of a program that signed in. */
  tools: { byKey: string[]; byToken: string[] }
  /** What `/mcp` answers once the person ended the sign-in. */
  revoked: number
}

/**
 * Goes the whole way by what the service answers: no address but the first, no operation and no member that was not read.
 * @throws where it is stuck
 */
export async function walk(stranger: Stranger): Promise<Way> {
  const { openapi, guide, mcp } = await discover(stranger.base)
  const claimToken = await register(stranger, guide)
  const key = await claim(stranger, guide, claimToken)
  const api = await readDescription(openapi)
  const article = await write(stranger, api, key)
  const page = await publish(stranger, api, key, article)
  const hook = await addEndpoint(stranger, api, key)
  const test = await bodyOf(
    await api.call('sendTestEvent', key, {
      path: { id: hook.id },
      body: { event_type: 'article.generated' },
    }),
  )
  const received = [await stranger.receive(String(test.event_type))]
  await bodyOf(
    await api.call('changeArticle', key, { path: { id: article.id }, body: { action: 'unpublish' } }),
  )
  received.push(await stranger.receive('article.unpublished'))
  const rotated = await bodyOf(await api.call('rotateKey', key))
  const newKey = String(rotated.agent_api_key)
  received.push(await stranger.receive('agent.key_rotated'))
  const signedIn = await signIn(stranger, mcp)
  const tools = {
    byKey: await listTools(mcp, newKey),
    byToken: await listTools(mcp, await signedIn.refresh()),
  }
  const token = await signedIn.refresh()
  await signedIn.revoke()
  return {
    article,
    page,
    hook: { secret: hook.secret, received },
    deliveries: await readDeliveries(stranger, api, newKey, received.length),
    statuses: {
      oldKey: (await api.call('getMe', key)).status,
      newKey: (await api.call('getMe', newKey)).status,
    },
    tools,
    revoked: (await fetch(mcp, { method: 'POST', headers: { authorization: `Bearer ${token}` } })).status,
  }
}

async function addEndpoint({ hookUrl }: Stranger, api: DescribedApi, key: string) {
  const event_types = ['article.generated', 'article.unpublished', 'agent.key_rotated']
  const made = await bodyOf(await api.call('createWebhook', key, { body: { url: hookUrl, event_types } }))
  return { id: String(made.id), secret: String(made.secret) }
}

/** The list, once as many were delivered. */
async function readDeliveries(stranger: Stranger, api: DescribedApi, key: string, count: number) {
  for (let asked = 0; asked < 300; asked++) {
    const list = await bodyOf(await api.call('listDeliveries', key, { query: { status: 'delivered' } }))
    const rows: Record<string, unknown>[] = Array.isArray(list.deliveries) ? list.deliveries : []
    if (rows.length >= count)
      return rows.map(({ event_type, status, attempts }) => ({ event_type, status, attempts }))
    await stranger.wait(1)
  }
  throw new Error('Stuck: the deliveries are not listed as delivered.')
}

async function listTools(mcp: string, bearer: string): Promise<string[]> {
  const client = new Client({ name: 'stranger', version: '1' }, { versionNegotiation: { mode: 'auto' } })
  const requestInit = { headers: { authorization: `Bearer ${bearer}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL(mcp), { requestInit }))
  const { tools } = await client.listTools()
  await client.callTool({ name: 'getMe', arguments: {} })
  await client.close()
  return tools.map(({ name }) => name)
}
