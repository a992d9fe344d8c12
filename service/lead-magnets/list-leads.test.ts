import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestService, type TestService } from '#test-support/test-service.ts'
import { foldCounts } from '../counts/fold-counts.ts'
import { sql } from '../db/sql.ts'
import { listLeads } from './list-leads.ts'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.close())

test.each([undefined, 'pending'] as const)(
  'a deep page of sign-ups goes on where the one before ended (%s)',
  async (status) => {
    const { agent } = await service.createTenant()
    const { tenantId, agentId } = agent.caller
    const { rows: magnets } = await agent.db.execute<{ id: string }>(sql`
    insert into lead_magnets (tenant_id, agent_id, status, credits, input, type, topic, language, platform)
    values (${tenantId}, ${agentId}, 'draft', 0, '{}', 'checklist', 'mills', 'en', 'twitter') returning id`)
    const leadMagnetId = magnets[0]?.id ?? ''
    await agent.db.execute(sql`
    insert into leads (tenant_id, lead_magnet_id, email, status, consent_text, consent_version, consented_at, language, created_at)
    select ${tenantId}::uuid, ${leadMagnetId}::uuid, n || '@b.example', case when n % 5 = 0 then 'confirmed' else 'pending' end,
      '', '', now(), 'en', now() - n * interval '7 minutes'
    from generate_series(1, 1600) as n`)
    while ((await foldCounts(service.ctx)) > 0);
    const { rows: all } = await agent.db.execute<{ id: string }>(sql`
    select id from leads where lead_magnet_id = ${leadMagnetId} and (${status ?? null}::text is null or status = ${status ?? null})
    order by created_at desc, id desc`)
    for (const offset of [0, 1000, 1001, 1150, 1275, 2000]) {
      const { leads } = await listLeads(agent, {
        leadMagnetId,
        query: { limit: 10, offset, ...(status && { status }) },
      })
      expect(leads.map(({ id }) => id)).toEqual(all.slice(offset, offset + 10).map(({ id }) => id))
    }
  },
)
