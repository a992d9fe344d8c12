import { CreatedWarmLead, WarmLeadRun } from '#contract/warm-leads.ts'
import { events } from '#service/db/schema/webhooks.ts'
import { asc, eq } from '#service/db/sql.ts'
import type { DomainRecords } from '#service/engines/mail-records/mail-records.ts'
import type { SiteReader } from '#service/engines/reader/site-reader.ts'
import type { GuardedFetch } from '#service/outbound/guarded-fetch.ts'
import { eventually } from '../eventually.ts'
import { createTestService, type TestService, type TestTenant } from '../test-service.ts'

export type WarmLeadDesk = {
  service: TestService
  call(tenant: TestTenant, method: string, path: string, body?: unknown): Promise<Response>
  start(tenant: TestTenant, body: Record<string, unknown>): Promise<CreatedWarmLead>
  /** The run once it has ended. */
  ended(tenant: TestTenant, runId: string): Promise<WarmLeadRun>
  eventTypes(tenant: TestTenant): Promise<string[]>
}

export const noRecords: DomainRecords = { mx: [], txt: [] }

/** A service that may reach loopback companies and asks no name server. */
export async function openWarmLeadDesk(
  allow: readonly string[],
  siteReader: (guardedFetch: GuardedFetch) => SiteReader,
  options: { records?: DomainRecords } = {},
): Promise<WarmLeadDesk> {
  const service = await createTestService({
    environment: {
      OUTBOUND_ALLOW: allow.join(','),
      RATE_LIMITS: '{"default":{"limit":10000,"window_seconds":60}}',
    },
    change: (ctx) => ({
      ...ctx,
      engines: {
        ...ctx.engines,
        siteReader: siteReader(ctx.engines.guardedFetch),
        mailRecords: { name: 'test', find: async () => options.records ?? noRecords },
      },
    }),
  })
  const call: WarmLeadDesk['call'] = async (tenant, method, path, body) =>
    service.app().request(`/api/agent${path}`, {
      method,
      headers: { authorization: `Bearer ${tenant.key}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  return {
    service,
    call,
    async start(tenant, body) {
      return CreatedWarmLead.parse(await (await call(tenant, 'POST', '/service-warm-lead', body)).json())
    },
    ended: (tenant, runId) =>
      eventually(async () => {
        const run = WarmLeadRun.parse(await (await call(tenant, 'GET', `/service-warm-lead/${runId}`)).json())
        return run.status === 'queued' || run.status === 'running' ? undefined : run
      }),
    async eventTypes(tenant) {
      const rows = await service.ctx.db
        .select({ type: events.type })
        .from(events)
        .where(eq(events.tenantId, tenant.agent.caller.tenantId))
        .orderBy(asc(events.createdAt))
      return rows.map(({ type }) => type)
    },
  }
}
