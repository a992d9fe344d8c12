import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from '#service/http/routes.ts'
import { contractCalls } from './contract/contract-calls.ts'
import { type ContractStage, startContractStage } from './contract/contract-stage.ts'
import { unlistedMembers } from './unlisted-members.ts'

let stage: ContractStage
beforeAll(async () => {
  stage = await startContractStage()
})
afterAll(() => stage.close())

test('every operation that the service answers is called through its door', () => {
  const called = new Set(contractCalls.map(({ id }) => id))
  expect([...called].toSorted()).toEqual(routes.map(({ operation }) => operation.id).toSorted())
})

test.each(contractCalls)(
  '$id answers what the contract lists, and nothing else',
  async ({ id, members, call }) => {
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
  },
)
