import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createCancellations } from './cancellations.ts'
import { openStore } from './test-store.ts'

const soon = { pollMs: 10 }
const anna = { agentId: 'anna', session: 'first' }
const cancelled = (requestId: number) => ({ method: 'notifications/cancelled', params: { requestId } })

/** Resolves once the call is aborted, or says that it was not. */
const untilAborted = async ({ signal }: { signal: AbortSignal }) => {
  await sleep(500, undefined, { signal }).catch(() => undefined)
  return signal.aborted
}

test('a call is cancelled at whichever process its client says so', async () => {
  const store = openStore()
  const [here, there] = [createCancellations(store, soon), createCancellations(store, soon)]
  const call = here.run(anna, 7, untilAborted)
  await there.receive(anna, cancelled(7))
  expect(await call).toBe(true)
})

test('a call whose cancellation reached another process knows it at once when it asks', async () => {
  const store = openStore()
  const [here, there] = [createCancellations(store), createCancellations(store)]
  const known = await here.run(anna, 7, async ({ isCancelled }) => {
    await there.receive(anna, cancelled(7))
    return isCancelled()
  })
  expect(known).toBe(true)
})

test.each([
  ['another agent', { ...anna, agentId: 'bert' }, 7],
  ['another session', { ...anna, session: 'second' }, 7],
  ['another call', anna, 8],
])('%s cancels nothing of this call', async (_, caller, id) => {
  const store = openStore()
  const [here, there] = [createCancellations(store, soon), createCancellations(store, soon)]
  const call = here.run(anna, 7, async (running) => {
    await sleep(50)
    return running.isCancelled()
  })
  await there.receive(caller, cancelled(id))
  expect(await call).toBe(false)
})

test('a client without a session cancels at its own process', async () => {
  const here = createCancellations(openStore(), soon)
  const caller = { agentId: 'anna', session: '' }
  const call = here.run(caller, 7, untilAborted)
  await here.receive(caller, cancelled(7))
  expect(await call).toBe(true)
})

test('a cancellation of what is not under way is not kept', async () => {
  const store = openStore()
  await createCancellations(store, soon).receive(anna, cancelled(7))
  expect(store.kept.size).toBe(0)
})
