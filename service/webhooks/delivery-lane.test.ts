import { expect, test } from 'vitest'
import type { ClaimedDelivery } from './claim-deliveries.ts'
import { createLane, learnFrom, roomIn } from './delivery-lane.ts'

const answered = { httpStatus: 200, durationMs: 5 }
const slow = { httpStatus: 200, durationMs: 4000 }
const silent = { httpStatus: null, durationMs: 15_000 }

const claim = (id: string): ClaimedDelivery => ({
  id,
  attempt: 1,
  attemptInRound: 1,
  isTest: false,
  createdAtMs: 0,
  endpointId: 'e',
  eventId: id,
  url: 'https://hooks.example/',
  sealedSecret: '',
  retiringSecrets: [],
  body: '{}',
})

test('a lane widens with each answer, to a bound, and halves with each silence, to a bound', () => {
  const lane = createLane('e')
  for (let made = 0; made < 100; made += 1) learnFrom(lane, answered)
  expect(lane.window).toBe(32)
  learnFrom(lane, silent)
  expect(lane.window).toBe(16)
  for (let made = 0; made < 10; made += 1) learnFrom(lane, silent)
  expect(lane.window).toBe(2)
  learnFrom(lane, slow)
  expect(lane.window).toBe(3)
})

test('only what answers fast is claimed ahead, and not for a handful', () => {
  const lane = createLane('e')
  expect(roomIn(lane)).toBe(16)
  learnFrom(lane, answered)
  expect(roomIn(lane)).toBe(17 + 128)
  lane.sending = 17
  lane.waiting = Array.from({ length: 65 }, (_, index) => claim(String(index)))
  expect(roomIn(lane)).toBe(0)
  lane.waiting.pop()
  expect(roomIn(lane)).toBe(64)
})

test('a lane that becomes slow gives back what waits in it', () => {
  const lane = createLane('e')
  learnFrom(lane, answered)
  lane.waiting = [claim('a'), claim('b')]
  expect(learnFrom(lane, answered)).toEqual([])
  expect(learnFrom(lane, slow).map(({ id }) => id)).toEqual(['a', 'b'])
  expect(lane.waiting).toEqual([])
})
