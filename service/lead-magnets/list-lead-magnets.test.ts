import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestService, type TestService } from '#test-support/test-service.ts'
import { sql } from '../db/sql.ts'
import { listLeadMagnets } from './list-lead-magnets.ts'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.close())

test('lead magnets are sorted by confirmed sign-ups, then by pending ones, and one that nobody asked for is the last', async () => {
  const { agent } = await service.createTenant()
  const { tenantId, agentId } = agent.caller
  for (const [topic, confirmed, pending] of [
    ['most waiting', 1, 5],
    ['nobody', 0, 0],
    ['most confirmed', 3, 0],
    ['few waiting', 1, 2],
  ] as const)
    await agent.db.execute(sql`
    with made as (
      insert into lead_magnets (tenant_id, agent_id, status, credits, input, type, topic, language, platform)
      values (${tenantId}, ${agentId}, 'draft', 0, '{}', 'checklist', ${topic}, 'en', 'twitter') returning id
    )
    insert into leads (tenant_id, lead_magnet_id, email, status, consent_text, consent_version, consented_at, language)
    select ${tenantId}::uuid, id, n || '@b.example', case when n <= ${confirmed} then 'confirmed' else 'pending' end,
      '', '', now(), 'en'
    from made, generate_series(1, ${confirmed + pending}) as n`)
  const topics = async (sort: 'leads' | '-leads', limit = 10, offset = 0) => {
    const { lead_magnets: made } = await listLeadMagnets(agent, { sort, limit, offset })
    return made.map(({ topic }) => topic)
  }
  const most = ['most confirmed', 'most waiting', 'few waiting', 'nobody']
  expect(await topics('-leads')).toEqual(most)
  expect(await topics('leads')).toEqual(most.toReversed())
  expect([...(await topics('-leads', 2, 0)), ...(await topics('-leads', 2, 2))]).toEqual(most)
})
