import { randomUUID } from 'node:crypto'
import type { articles } from '#service/db/schema/articles.ts'
import { addTestArticle } from '../fixtures/add-test-article.ts'
import { type LoopbackBluesky, startLoopbackBluesky } from '../loopback/bluesky.ts'
import { type LoopbackMastodon, startLoopbackMastodon } from '../loopback/mastodon.ts'
import { createTestService, type TestService, type TestTenant } from '../test-service.ts'

export type Answer = { status: number; headers: Headers; body: Record<string, unknown> }

/** A service with two networks on loopback, for tests. */
export type AdaptationDesk = {
  service: TestService
  mastodon: LoopbackMastodon
  bluesky: LoopbackBluesky
  call(tenant: TestTenant, method: string, path: string, body?: unknown, key?: string): Promise<Answer>
  /** An article as a writer would have left it. */
  addArticle(tenant: TestTenant, members?: Partial<typeof articles.$inferInsert>): Promise<string>
  close(): Promise<void>
}

const markdown = `## Why cold water keeps the aroma

Cold brew steeps for 18 hours in cold water [1]. Hot water above 90 degrees drives the aroma off within 4 minutes [1].
According to coffee.example: “The acidity is about 65 percent of that of hot coffee” [2].

## How it keeps

A closed bottle keeps the aroma for 14 days in the refrigerator [1]. After 7 days about a fifth of it is gone [1]. A full
bottle keeps longer than a half empty one, because oxygen takes the aroma away [1].

## Sources

1. How we make cold brew (own document)
2. [Coffee](https://coffee.example/)`

export async function openAdaptationDesk(): Promise<AdaptationDesk> {
  const mastodon = await startLoopbackMastodon()
  const bluesky = await startLoopbackBluesky()
  const service = await createTestService({
    environment: {
      OUTBOUND_ALLOW: `${mastodon.allow},${bluesky.allow}`,
      RATE_LIMITS: '{"default":{"limit":10000,"window_seconds":60}}',
    },
  })
  return {
    service,
    mastodon,
    bluesky,
    async call(tenant, method, path, body, key) {
      const response = await service.app().request(`/api/agent${path}`, {
        method,
        headers: {
          authorization: `Bearer ${tenant.key}`,
          'content-type': 'application/json',
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return { status: response.status, headers: response.headers, body: await response.json() }
    },
    addArticle: ({ agent }, members) =>
      addTestArticle(agent, {
        status: 'published',
        title: 'Cold brew keeps its aroma',
        slug: `cold-brew-${randomUUID().slice(0, 8)}`,
        description: 'What keeps the aroma of cold brew.',
        markdown,
        tags: ['cold brew', 'aroma'],
        trustLevel: 'sourced',
        sources: [
          { reference: 1, kind: 'knowledge', title: 'How we make cold brew' },
          { reference: 2, kind: 'page', title: 'Coffee', url: 'https://coffee.example/' },
        ],
        ...members,
      }),
    async close() {
      await service.close()
      await mastodon.close()
      await bluesky.close()
    },
  }
}
