import { afterAll, beforeAll, expect, test } from 'vitest'
import { addTestArticle } from '#test-support/fixtures/add-test-article.ts'
import { createTestService, type TestService } from '#test-support/test-service.ts'
import { sql } from '../db/sql.ts'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.close())

/** Every row that a request of the tenant may want, locked until `work` is done. */
async function whileLocked<T>(tenantId: string, work: () => Promise<T>): Promise<T> {
  return service.ctx.db.transaction(async (tx) => {
    await tx.execute(
      sql`select from agent_keys where agent_id in (select id from agents where tenant_id = ${tenantId}) for update`,
    )
    for (const table of ['agents', 'credit_balances', 'tenant_settings', 'articles', 'sessions'])
      await tx.execute(sql`select from ${sql.identifier(table)} where tenant_id = ${tenantId} for update`)
    await tx.execute(sql`select from tenants where id = ${tenantId} for update`)
    return work()
  })
}

const session = '/session/00000000-0000-4000-8000-000000000000'

test('input is refused while all rows of its tenant are locked, without waiting for them', async () => {
  const { agent, key } = await service.createTenant()
  const article = await addTestArticle(agent, { title: 'Grinders' })
  const ask = async ([method, path, body]: readonly [string, string, object]) => {
    const answer = await service.app().request(`/api/agent${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return [path, answer.status]
  }
  const requests = [
    ['POST', '/autopilot', { topic: '' }],
    ['POST', '/autopilot', { topic: 'Grinders', persona: 'plain', language: 'xx-nowhere-at-all' }],
    ['POST', '/products', { title: 'Beans', content: 'Roasted.', url: 'https://a.example/' }],
    ['POST', '/tools/brand-scan', { brandName: 7 }],
    ['PUT', '/settings', { lowBalanceCredits: 'many' }],
    ['PATCH', session, { action: 'add_topic', title: ' ' }],
    ['PATCH', `/articles/${article}`, { action: 'schedule', at: '2020-01-01T00:00:00Z' }],
  ] as const
  const late = new Promise<string>((resolve) => setTimeout(() => resolve('waited for a lock'), 5000))
  const answers = await whileLocked(agent.caller.tenantId, () =>
    Promise.race([Promise.all(requests.map(ask)), late]),
  )
  expect(answers).toEqual(requests.map(([, path]) => [path, 400]))
})
