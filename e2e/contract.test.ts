import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from '#service/http/routes.ts'
import { adaptationCalls } from './contract/adaptation-calls.ts'
import { agentCalls } from './contract/agent-calls.ts'
import { articleCalls } from './contract/article-calls.ts'
import { avatarCalls } from './contract/avatar-calls.ts'
import { brandScanCalls } from './contract/brand-scan-calls.ts'
import { type ContractStage, startContractStage } from './contract/contract-stage.ts'
import { creditCalls } from './contract/credit-calls.ts'
import { deskCalls } from './contract/desk-calls.ts'
import { knowledgeCalls } from './contract/knowledge-calls.ts'
import { leadMagnetCalls } from './contract/lead-magnet-calls.ts'
import { modelCalls } from './contract/model-calls.ts'
import { pageToolCalls } from './contract/page-tool-calls.ts'
import { scheduleCalls } from './contract/schedule-calls.ts'
import { scoutRunCalls } from './contract/scout-run-calls.ts'
import { sessionCalls } from './contract/session-calls.ts'
import { warmLeadCalls } from './contract/warm-lead-calls.ts'
import { webhookCalls } from './contract/webhook-calls.ts'
import { unlistedMembers } from './unlisted-members.ts'

const calls = [
  ...deskCalls,
  ...agentCalls,
  ...creditCalls,
  ...articleCalls,
  ...sessionCalls,
  ...brandScanCalls,
  ...knowledgeCalls,
  ...scheduleCalls,
  ...avatarCalls,
  ...scoutRunCalls,
  ...leadMagnetCalls,
  ...adaptationCalls,
  ...modelCalls,
  ...pageToolCalls,
  ...warmLeadCalls,
  ...webhookCalls,
]

let stage: ContractStage
beforeAll(async () => {
  stage = await startContractStage()
})
afterAll(() => stage.close())

test('every operation that the service answers is called through its door', () => {
  const called = new Set(calls.map(({ id }) => id))
  expect([...called].toSorted()).toEqual(routes.map(({ operation }) => operation.id).toSorted())
})

test.each(calls)('$id answers what the contract lists, and nothing else', async ({ id, members, call }) => {
  await call(await stage.openDesk())
  const seen = stage.service.seen.findLast(({ operation }) => operation?.id === id)
  const schema = seen?.operation?.responses[seen.status]
  if (!seen || !schema)
    throw new Error(`${id} was not answered as the contract says: ${JSON.stringify(seen)}`)
  if (typeof seen.body === 'string') return
  schema.parse(seen.body)
  for (const member of members) expect(seen.body).toHaveProperty(member.split('.'))
  // OpenAPI has a standard of its own, which is not repeated in ours.
  if (id !== 'getOpenApi') expect(unlistedMembers(schema, seen.body)).toEqual([])
})
