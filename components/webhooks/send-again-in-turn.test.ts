import { expect, test } from 'vitest'
import type { ActionResult, Problem } from '#lib/action-result.ts'
import { sendAgainInTurn } from './send-again-in-turn.ts'

const items = ['a', 'b', 'c', 'd'].map((id) => ({ id, endpointId: id < 'c' ? 'one' : 'two' }))
const ok: ActionResult<unknown> = { ok: true, data: undefined }
const refused = (problem: Problem): ActionResult<unknown> => ({ ok: false, problem })

test('a rate limit stops the round, and what was not sent is left', async () => {
  const asked: string[] = []
  const limit: Problem = { kind: 'rate_limited', message: 'Slow down.', retryAfterSeconds: 30 }
  const round = await sendAgainInTurn(
    items,
    async (id) => {
      asked.push(id)
      return id === 'c' ? refused(limit) : ok
    },
    () => true,
  )
  expect(asked).toEqual(['a', 'b', 'c'])
  expect(round.sent).toEqual(['a', 'b'])
  expect(round.left.map(({ id }) => id)).toEqual(['c', 'd'])
  expect(round.stoppedBy).toEqual(limit)
})

test('an endpoint that is off is asked about once', async () => {
  const asked: string[] = []
  const off: Problem = { kind: 'conflict', code: 'endpoint_disabled', message: 'It is off.' }
  const round = await sendAgainInTurn(
    items,
    async (id) => {
      asked.push(id)
      return id === 'a' ? refused(off) : ok
    },
    () => true,
  )
  expect(asked).toEqual(['a', 'c', 'd'])
  expect(round.refused).toEqual([
    { id: 'a', message: 'It is off.' },
    { id: 'b', message: 'It is off.' },
  ])
  expect(round.left).toEqual([])
})

test('a refusal of one delivery does not hold up the others', async () => {
  const busy: Problem = { kind: 'conflict', code: 'delivery_under_way', message: 'Under way.' }
  const round = await sendAgainInTurn(
    items,
    async (id) => (id === 'a' ? refused(busy) : ok),
    () => true,
  )
  expect(round.sent).toEqual(['b', 'c', 'd'])
})

test('somebody can stop it between two', async () => {
  const round = await sendAgainInTurn(
    items,
    async () => ok,
    ({ sent }) => sent.length < 2,
  )
  expect(round.sent).toEqual(['a', 'b'])
  expect(round.left.map(({ id }) => id)).toEqual(['c', 'd'])
  expect(round.stoppedBy).toBeUndefined()
})

test('a disabled endpoint is enabled with the first of its deliveries, and with no other', async () => {
  const enabled: (string | undefined)[] = []
  await sendAgainInTurn(
    items.map((item) => ({ ...item, enables: item.endpointId === 'one' })),
    async (_, disabledEndpointId) => {
      enabled.push(disabledEndpointId)
      return ok
    },
    () => true,
  )
  expect(enabled).toEqual(['one', undefined, undefined, undefined])
})
