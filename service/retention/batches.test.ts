import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestService, type TestService } from '#test-support/test-service.ts'
import { deleteOldRegistrations } from '../agents/delete-old-registrations.ts'
import { resumePublishing } from '../articles/resume-publishing.ts'
import { brandScanRun } from '../brand-scans/brand-scan-run.ts'
import type { AgentContext } from '../core/context.ts'
import { type SQL, sql } from '../db/sql.ts'
import { forgetUnconfirmedLeads } from '../lead-magnets/forget-unconfirmed-leads.ts'
import { deleteExpiredRecords } from '../oauth/oauth-store.ts'
import { deleteSearchFiguresJob } from '../results/delete-search-figures.ts'
import { forgetVisitors } from '../results/find-salt.ts'
import { replaceSearchFigures } from '../results/replace-search-figures.ts'
import { disconnectSearchConsole } from '../results/search-connection.ts'
import { resumeRuns } from '../runs/resume-runs.ts'
import { queueSitePages } from '../site/render-again.ts'
import { eraseOldContacts } from '../warm-leads/erase-contacts.ts'
import { eraseSuppressedContacts } from '../warm-leads/suppress-contacts.ts'
import { resumeWatches } from '../watches/resume-watches.ts'
import { correctWaitingTimes } from '../webhooks/correct-waiting-times.ts'
import { deleteWebhook, endDeletedEndpoints } from '../webhooks/delete-webhook.ts'
import { deleteCacheEntries, deleteRateLimitCounts } from './delete-expired-entries.ts'

const id = randomUUID()
const many = 600

type Owner = AgentContext['caller']
type Case = {
  before?: (own: Owner) => SQL
  /** Adds `many` rows. */
  fill: (own: Owner) => SQL
  /** The table, and which of its rows are left to be done. */
  left: SQL
  work: (ctx: AgentContext) => Promise<unknown>
  /** What goes on where `work` ended; the same where it is not named. */
  rest?: (ctx: AgentContext) => Promise<unknown>
}

const each = sql`generate_series(1, ${many}::int) as n`
const run = (columns: string, values: SQL, table: string) => (own: Owner) =>
  sql`
  insert into ${sql.raw(table)} (tenant_id, agent_id, credits, updated_at, ${sql.raw(columns)})
  select ${own.tenantId}::uuid, ${own.agentId}::uuid, 0, now() - interval '1 day', ${values} from ${each}`

const searchFigures =
  (origin: 'api' | 'csv') =>
  ({ tenantId }: Owner) =>
    sql`
    insert into search_rows (tenant_id, origin, from_day, to_day, page, query, clicks, impressions, position, read_at)
    select ${tenantId}::uuid, ${origin}, '2020-01-01', '2020-01-28', '', n::text, 1, 1, 1, '2020-02-01' from ${each}`

const contacts = {
  before: ({ tenantId, agentId }: Owner) => sql`
    insert into warm_lead_runs (id, tenant_id, agent_id, status, credits, domain, normalized_domain, registrable_domain, icp, input)
    values (${id}, ${tenantId}, ${agentId}, 'completed', 0, 'a.example', 'a.example', 'a.example', 'content-led-saas', '{}')`,
  fill: ({ tenantId }: Owner) => sql`
    insert into warm_lead_contacts (tenant_id, run_id, position, kind, name, match, source_url, seen_at, passage)
    select ${tenantId}::uuid, ${id}::uuid, n, 'person', 'Ada ' || n, 'role', 'https://a.example', '2020-01-01', '' from ${each}`,
  left: sql`warm_lead_contacts`,
}

const waiting = {
  before: ({ tenantId }: Owner) => sql`
    with endpoint as (
      insert into webhook_endpoints (id, tenant_id, url, sealed_secret) values (${id}, ${tenantId}, 'https://hooks.example', '')
    ) insert into events (tenant_id, type, payload)
    select ${tenantId}::uuid, 'article.deleted', '{}' from ${each}`,
  fill: ({ tenantId }: Owner) => sql`
    insert into webhook_deliveries (tenant_id, event_id, endpoint_id, event_type, updated_at, next_attempt_at)
    select tenant_id, id, ${id}::uuid, type, now() + interval '1 hour', now() + interval '2 hours'
    from events where tenant_id = ${tenantId}`,
}

const cases: Record<string, Case> = {
  'old registrations': {
    fill: () => sql`
      insert into registrations (id, email, agent_name, claim_token_hash, expires_at)
      select n::text, 'a@b.example', 'agent', n::text::bytea, '2020-01-01' from ${each}`,
    left: sql`registrations`,
    work: deleteOldRegistrations,
  },
  'unconfirmed leads': {
    before: ({ tenantId, agentId }) => sql`
      insert into lead_magnets (id, tenant_id, agent_id, status, credits, input, type, topic, language, platform)
      values (${id}, ${tenantId}, ${agentId}, 'draft', 0, '{}', 'checklist', 'mills', 'en', 'twitter')`,
    fill: ({ tenantId }) => sql`
      insert into leads (tenant_id, lead_magnet_id, email, consent_text, consent_version, consented_at, language)
      select ${tenantId}::uuid, ${id}::uuid, n || '@b.example', '', '', '2020-01-01', 'en' from ${each}`,
    left: sql`leads`,
    work: forgetUnconfirmedLeads,
  },
  'what tells visitors apart': {
    fill: ({ tenantId }) => sql`
      insert into page_days (tenant_id, day, page, sketch)
      select ${tenantId}::uuid, '2020-01-01', n::text, 'sketch' from ${each}`,
    left: sql`page_days where sketch is not null`,
    work: forgetVisitors,
  },
  'batches of counted views': {
    fill: () =>
      sql`insert into counted_batches (id, counted_at) select gen_random_uuid(), '2020-01-01' from ${each}`,
    left: sql`counted_batches`,
    work: forgetVisitors,
  },
  'records of sign-ins': {
    fill: () => sql`
      insert into oauth_records (kind, id_hash, payload, expires_at)
      select 'AccessToken', n::text::bytea, '{}', '2020-01-01' from ${each}`,
    left: sql`oauth_records`,
    work: deleteExpiredRecords,
  },
  'earlier search figures': {
    fill: searchFigures('csv'),
    left: sql`search_rows`,
    work: (ctx) =>
      replaceSearchFigures(
        ctx,
        { origin: 'csv', from: '2026-01-01', to: '2026-01-28', figures: [] },
        async () => true,
      ),
  },
  'figures of a connection that was ended': {
    before: ({ tenantId }) => sql`
      insert into search_connections (tenant_id, property, account, sealed_key, status, created_at)
      values (${tenantId}, 'sc-domain:a.example', 'reader@a.example', '', 'connected', now())`,
    fill: searchFigures('api'),
    left: sql`search_rows`,
    work: disconnectSearchConsole,
    rest: ({ caller, ...ctx }) =>
      deleteSearchFiguresJob.perform(ctx, { tenant_id: caller.tenantId }, AbortSignal.timeout(20_000)),
  },
  'pages of a site that looks different': {
    fill: run(
      'status, input, publish_when_written, queued, mode, size, language',
      sql`'published', '{}', false, false, 'standard', 'standard', 'en'`,
      'articles',
    ),
    left: sql`articles where not exists (
      select from pgboss.job where name = 'site.refresh-page' and data->>'article_id' = articles.id::text)`,
    work: (ctx) => queueSitePages(ctx, { tenant_id: ctx.caller.tenantId, agent_id: ctx.caller.agentId }),
  },
  'silent runs': {
    fill: run(
      'status, brand_name, brand_key, aliases',
      sql`'processing', 'Acme', 'acme', '{}'`,
      'brand_scans',
    ),
    left: sql`brand_scans where updated_at < now() - interval '1 hour'`,
    work: (ctx) => resumeRuns(ctx, brandScanRun),
  },
  'overdue publications': {
    fill: run(
      'status, input, publish_when_written, queued, mode, size, language, scheduled_at',
      sql`'generated', '{}', false, false, 'standard', 'standard', 'en', '2020-01-01'`,
      'articles',
    ),
    left: sql`articles where updated_at < now() - interval '1 hour'`,
    work: resumePublishing,
  },
  'watches that waited for a month': {
    fill: ({ tenantId, agentId }) => sql`
      insert into watches (tenant_id, agent_id, kind, label, subject_key, input, interval_days, monthly_budget, status, reason, next_run_at)
      select ${tenantId}::uuid, ${agentId}::uuid, 'scout', '', n::text, '{}', 7, 0, 'paused', 'budget', '2020-01-01' from ${each}`,
    left: sql`watches where status = 'paused'`,
    work: resumeWatches,
  },
  'what waits by a clock that was set back': {
    ...waiting,
    left: sql`webhook_deliveries where updated_at > now() + interval '30 minutes'`,
    work: correctWaitingTimes,
  },
  'what waits for a deleted endpoint': {
    ...waiting,
    left: sql`webhook_deliveries where status <> 'dead_lettered'`,
    work: (ctx) => deleteWebhook(ctx, id),
    rest: endDeletedEndpoints,
  },
  'contacts past their time': {
    ...contacts,
    work: eraseOldContacts,
  },
  'contacts that a suppression names': {
    ...contacts,
    work: (ctx) => eraseSuppressedContacts(ctx, { kind: 'domain', key: 'a.example' }),
  },
  'shared cache entries': {
    fill: () =>
      sql`insert into cache_entries (key, value, expires_at) select n::text, 'page', '2020-01-01' from ${each}`,
    left: sql`cache_entries`,
    work: deleteCacheEntries,
  },
  'counts of rate limits': {
    fill: () => sql`insert into rate_limit_counts (key, points, expire) select n::text, 1, 0 from ${each}`,
    left: sql`rate_limit_counts`,
    work: deleteRateLimitCounts,
  },
}

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.close())

/** The service after the first statement of a step: it is told to stop, so that no other follows. */
const interrupted = (ctx: AgentContext): AgentContext => ({ ...ctx, stopping: AbortSignal.abort() })

test.each(Object.entries(cases))(
  'no statement takes more than 500 of %s, and all of them go',
  async (_what, one) => {
    const { db } = service.ctx
    await db.execute(
      sql`truncate tenants, registrations, oauth_records, counted_batches, cache_entries, rate_limit_counts cascade`,
    )
    const { agent } = await service.createTenant()
    if (one.before) await db.execute(one.before(agent.caller))
    await db.execute(one.fill(agent.caller))
    const left = async () => {
      const { rows } = await db.execute<{ count: number }>(
        sql`select count(*)::int as count from ${one.left}`,
      )
      return rows[0]?.count
    }
    expect(await left()).toBe(many)
    await one.work(interrupted(agent))
    expect(await left()).toBe(many - 500)
    await (one.rest ?? one.work)(agent)
    expect(await left()).toBe(0)
  },
)
