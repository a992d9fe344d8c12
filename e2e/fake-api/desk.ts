import { randomUUID } from 'node:crypto'
import type { GenerateArticleInput } from '#contract/articles.ts'
import type { Delivery } from '#contract/deliveries.ts'
import type { CreateWarmLeadInput } from '#contract/warm-leads.ts'
import type { WebhookEndpoint } from '#contract/webhooks.ts'

export type FakeArticle = {
  id: string
  input: GenerateArticleInput
  title: string
  slug: string
  credits: number
  acceptedAt: number
  publishedAt?: number
}

export type FakeScan = { id: string; brandName: string; credits: number; acceptedAt: number }

export type FakeWarmLead = { id: string; input: CreateWarmLeadInput; acceptedAt: number }

/** The state of the fake API for the tenant of one key. */
export type Desk = {
  agentId: string
  credits: number
  articles: Map<string, FakeArticle>
  scans: Map<string, FakeScan>
  documents: Set<string>
  /** The one session that may run. */
  sessionId?: string
  scoutRuns: Map<
    string,
    { run_id: string; query: string; subreddits: string[]; credits_used: number; acceptedAt: number }
  >
  leadMagnets: Map<string, { id: string; type: string; topic: string; acceptedAt: number }>
  warmLeads: Map<string, FakeWarmLead>
  webhooks: WebhookEndpoint[]
  deliveries: Delivery[]
}

const deliveryStates = ['delivered', 'failed', 'dead_lettered', 'queued', 'delivered'] as const

/** A new tenant: enough credits for two articles, two endpoints, and a delivery in every state that stays. */
export function createDesk(): Desk {
  const created_at = '2026-03-01T10:00:00+01:00'
  const endpoint = (url: string, is_active: boolean): WebhookEndpoint => ({
    id: randomUUID(),
    url,
    event_types: ['article.generated'],
    is_active,
    description: '<b>Site builder</b>',
    created_at,
    updated_at: created_at,
  })
  const first = endpoint('https://hooks.example/articles', true)
  const webhooks = [first, endpoint('https://old.example/hook', false)]
  const deliveries = deliveryStates.map((status, index): Delivery => {
    const spent = status === 'delivered' || status === 'dead_lettered' || status === 'failed'
    return {
      id: randomUUID(),
      event_id: randomUUID(),
      event_type: 'article.generated',
      status,
      attempts: spent ? index + 1 : 0,
      ...(status === 'delivered' && { last_http_status: 204, duration_ms: 41, delivered_at: created_at }),
      ...((status === 'failed' || status === 'dead_lettered') && {
        last_http_status: 500,
        last_error: '<img src=x onerror=alert(1)> upstream said no',
      }),
      created_at,
      updated_at: created_at,
      endpoint: { id: first.id, url: first.url, description: first.description },
    }
  })
  return {
    agentId: randomUUID(),
    credits: 45,
    articles: new Map(),
    scans: new Map(),
    documents: new Set(),
    scoutRuns: new Map(),
    leadMagnets: new Map(),
    warmLeads: new Map(),
    webhooks,
    deliveries,
  }
}
