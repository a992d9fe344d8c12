import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { SocialPreviewReport, StructuredDataReport } from '#contract/page-reports.ts'
import { type LoopbackPageSite, startLoopbackPageSite } from '../loopback/page-site.ts'
import { createTestService, type TestService, type TestTenant } from '../test-service.ts'

type Tool = 'schema-validate' | 'og-preview'

/** A service and a site whose pages a test writes, with both looks at a page. */
export type PageToolDesk = Awaited<ReturnType<typeof openPageToolDesk>>

export async function openPageToolDesk() {
  const site: LoopbackPageSite = await startLoopbackPageSite()
  const service: TestService = await createTestService({ environment: { OUTBOUND_ALLOW: site.allow } })

  const ask = async (tenant: TestTenant, tool: Tool, body: unknown, headers: Record<string, string> = {}) => {
    const answer = await service.app().request(`/api/agent/tools/${tool}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tenant.key}`, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    return { status: answer.status, headers: answer.headers, body: await answer.json() }
  }
  const put = (html: string) => {
    const path = `/${randomUUID()}`
    site.pages.set(path, html)
    return site.url(path)
  }
  return {
    site,
    service,
    ask,
    async validate(html: string): Promise<StructuredDataReport> {
      const { status, body } = await ask(await service.createTenant(), 'schema-validate', { url: put(html) })
      expect([status, body.success, body.tool, body.credits_charged]).toEqual([
        200,
        true,
        'schema-validate',
        1,
      ])
      return body.data
    },
    async preview(html: string, more: Record<string, unknown> = {}): Promise<SocialPreviewReport> {
      const answer = await ask(await service.createTenant(), 'og-preview', { url: put(html), ...more })
      expect([answer.status, answer.body.tool]).toEqual([200, 'og-preview'])
      return answer.body.data
    },
    async close() {
      await service.close()
      await site.close()
    },
  }
}

/** Findings as one line each. */
export function told({ findings }: Pick<StructuredDataReport, 'findings'>): string[] {
  return findings.map(({ severity, code, path, suggestion }) =>
    [severity, code, path, suggestion].filter(Boolean).join(' '),
  )
}
