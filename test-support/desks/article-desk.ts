import { Article } from '#contract/articles.ts'
import type { ArticleClaim, ArticleSource, DraftEvidence, DraftPicture } from '#contract/drafts.ts'
import type { Context } from '#service/core/context.ts'
import { events } from '#service/db/schema/webhooks.ts'
import { asc, eq } from '#service/db/sql.ts'
import { type LoopbackSite, startLoopbackSite } from '../loopback/coffee-site.ts'
import { createTestService, type TestService, type TestTenant } from '../test-service.ts'

/** The members that tests read by name. A missing one reads as undefined, and the test that expects it fails. */
export type AnswerBody = {
  [member: string]: unknown
  id: string
  article_id: string
  status: string
  title: string
  slug: string
  article_url: string
  markdown: string
  version: number
  message: string
  error: string
  code: string
  details: { path: string; message: string }[]
  articles: Article[]
  claims: ArticleClaim[]
  sources: ArticleSource[]
  evidence: DraftEvidence[]
  pictures: DraftPicture[]
  tags: string[]
  extensions: {
    [member: string]: unknown
    illustrations: { cover: { url: string }; figures: { url: string }[] }
  }
}

/** What one call of the API answered. */
export type Answer = { status: number; headers: Headers; body: AnswerBody }

/** A whole service in this process with a loopback site that its reader may reach. */
export type ArticleDesk = {
  service: TestService
  site: LoopbackSite
  call(tenant: TestTenant, method: string, path: string, body?: unknown): Promise<Answer>
  /** Waits until an article has a status. */
  settled(tenant: TestTenant, id: string, status: string): Promise<Article>
  /** Types of the tenant's events, in order. */
  eventTypes(tenant: TestTenant): Promise<string[]>
  close(): Promise<void>
}

export async function openArticleDesk(
  options: { change?: (ctx: Context) => Context } = {},
): Promise<ArticleDesk> {
  const site = await startLoopbackSite()
  const service = await createTestService({
    ...options,
    environment: {
      OUTBOUND_ALLOW: site.allow,
      RATE_LIMITS: '{"default":{"limit":10000,"window_seconds":60}}',
    },
  })
  const call: ArticleDesk['call'] = async (tenant, method, path, body) => {
    const response = await service.app().request(`/api/agent${path}`, {
      method,
      headers: { authorization: `Bearer ${tenant.key}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, headers: response.headers, body: await response.json() }
  }
  return {
    service,
    site,
    call,
    async settled(tenant, id, status) {
      for (;;) {
        const article = Article.parse((await call(tenant, 'GET', `/articles/${id}`)).body)
        if (article.status === status) return article
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    async eventTypes(tenant) {
      const rows = await service.ctx.db
        .select({ type: events.type })
        .from(events)
        .where(eq(events.tenantId, tenant.agent.caller.tenantId))
        .orderBy(asc(events.createdAt))
      return rows.map(({ type }) => type)
    },
    async close() {
      await service.close()
      await site.close()
    },
  }
}
