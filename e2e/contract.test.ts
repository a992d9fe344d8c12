import { writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type OperationExample, operationExamples } from '#contract/examples.ts'
import { routes } from '#service/http/routes.ts'
import { contractCalls } from './contract/contract-calls.ts'
import { type ContractStage, startContractStage } from './contract/contract-stage.ts'
import { exampleOf } from './contract/example-of.ts'
import { unlistedMembers } from './unlisted-members.ts'
import { unsentMembers } from './unsent-members.ts'

/** Only for what hangs: a busy machine is slow, not wrong. */
vi.mock('#lib/agent-api/timeouts.ts', () => ({ timeoutMs: () => 200_000 }))

let stage: ContractStage
beforeAll(async () => {
  stage = await startContractStage()
})
afterAll(() => stage.close())

/** `npm run examples` writes what the calls send and get into the contract. */
const isRecording = process.env.RECORD_EXAMPLES !== undefined
const examples: Record<string, OperationExample[]> = {}
afterAll(() => {
  if (!isRecording) return
  const ids = routes.map(({ operation }) => operation.id)
  const ordered = Object.fromEntries(ids.map((id) => [id, examples[id] ?? []]))
  writeFileSync('contract/examples.json', `${JSON.stringify(ordered, null, 2)}\n`)
})

/** The document describes itself: an example of it would be as long again. */
const withoutExample = ['getOpenApi']

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
    expect(unsentMembers(schema, seen.body)).toEqual([])
    for (const member of members) expect(seen.body).toHaveProperty(member.split('.'))
    // OpenAPI has a standard of its own, which is not repeated in ours.
    if (id !== 'getOpenApi') expect(unlistedMembers(schema, seen.body)).toEqual([])
    if (withoutExample.includes(id)) return
    const example = exampleOf(seen, stage.service.baseUrl)
    const kept = examples[id] ?? []
    if (kept.every(({ status }) => status !== example.status)) examples[id] = [...kept, example]
  },
)

/** What an example promises: its address, and the members of the request and of the answer. */
const outlineOf = ({ address, body, status, response }: OperationExample) => ({
  address,
  sent: Object.keys(Object(body)).toSorted(),
  status,
  answered: Object.keys(Object(response)).toSorted(),
})

test('the examples of the contract are what was sent and answered', () => {
  expect(Object.keys(examples).length).toBeGreaterThan(0)
  for (const [id, seen] of Object.entries(examples)) {
    const known = isRecording ? seen : operationExamples.get(id)
    expect(seen.map(outlineOf), `${id}: run npm run examples`).toEqual(known?.map(outlineOf))
  }
})
