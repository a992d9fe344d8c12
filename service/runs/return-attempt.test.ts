import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CreateScoutRunInput } from '#contract/scout-runs.ts'
import { createTestService, type TestService } from '#test-support/test-service.ts'
import type { AgentContext, Context } from '../core/context.ts'
import { getBalance } from '../credits/get-balance.ts'
import { scoutRuns } from '../db/schema/scout-runs.ts'
import { eq } from '../db/sql.ts'
import { busyMachine, Unavailable } from '../outbound/unavailable.ts'
import type { JobFacts } from '../queue/job.ts'
import { createScoutRun } from '../scout-runs/create-scout-run.ts'
import { scoutRun } from '../scout-runs/scout-run.ts'
import { cancelRun } from './cancel-run.ts'
import { claimRun } from './claim-run.ts'
import { performRun } from './perform-run.ts'
import { RunFailure } from './run-failure.ts'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.close())

const signal = new AbortController().signal

/** A run whose work fails as told; each call is one attempt of the queue. */
async function startRun(agent: AgentContext) {
  const { run_id: runId } = await createScoutRun(agent, CreateScoutRunInput.parse({ query: 'quiet grinder' }))
  const notes: JobFacts[] = []
  const attempt = (error: Error, ctx: Context = service.ctx, before = async () => {}) => {
    const work = async () => {
      await before()
      throw error
    }
    const job = { runId, signal, note: (facts: JobFacts) => void notes.push(facts) }
    return performRun(ctx, { ...scoutRun, work }, job).catch((thrown: unknown) => thrown)
  }
  const row = async () => {
    const [found] = await service.ctx.db.select().from(scoutRuns).where(eq(scoutRuns.id, runId))
    return found
  }
  /** Another worker claims the run. */
  const claimElsewhere = async () => void (await claimRun(service.ctx, scoutRun, runId))
  return { attempt, row, notes, claimElsewhere }
}

test('an outage, however often it strikes, uses up no attempt of a run', async () => {
  const { agent } = await service.createTenant()
  const { attempt, row } = await startRun(agent)
  const away = new Unavailable('file store', 'connect ECONNREFUSED')
  for (let round = 0; round < 12; round++) expect(await attempt(away)).toBe(away)
  expect(await row()).toMatchObject({ status: 'processing', attempt: 0 })
})

test('a worker that is told to end returns the attempt with the job', async () => {
  const { agent } = await service.createTenant()
  const { attempt, row } = await startRun(agent)
  const ctx = { ...service.ctx, stopping: AbortSignal.abort() }
  for (let round = 0; round < 8; round++) await attempt(new Error('stopped in the middle'), ctx)
  expect(await row()).toMatchObject({ status: 'processing', attempt: 0 })
})

test('a run that fails while its worker is told to end has ended, with its credits given back', async () => {
  const { agent } = await service.createTenant()
  const before = await getBalance(agent)
  const { attempt, row, notes } = await startRun(agent)
  const failure = new RunFailure('no_results', 'Nothing was found.')
  await attempt(failure, { ...service.ctx, stopping: AbortSignal.abort() })
  expect(await row()).toMatchObject({ status: 'failed', reason: 'no_results', attempt: 1 })
  expect(await getBalance(agent)).toEqual(before)
  expect(notes.at(-1)).toEqual({ outcome: 'run_failed', reason: 'no_results' })
})

test('a failure that comes after another worker claimed the run ends nothing, and its job says so', async () => {
  const { agent } = await service.createTenant()
  const { attempt, row, notes, claimElsewhere } = await startRun(agent)
  await attempt(new RunFailure('no_results', 'Nothing was found.'), service.ctx, claimElsewhere)
  expect(await row()).toMatchObject({ status: 'processing', attempt: 2 })
  expect(notes.at(-1)).toEqual({ outcome: 'claim_lost' })
})

test.each([
  ['a fault', new Error('a fault')],
  ['a machine that is always too busy', busyMachine()],
])('attempts that end by %s count, and the last one gives the credits back', async (_what, error) => {
  const { agent } = await service.createTenant()
  const before = await getBalance(agent)
  const { attempt, row } = await startRun(agent)
  for (let round = 0; round < 6; round++) await attempt(error)
  expect(await row()).toMatchObject({ status: 'failed', reason: 'interrupted' })
  expect(await getBalance(agent)).toEqual(before)
})

test('work that reports nothing, such as one long call of a model, ends soon after its run was cancelled', async () => {
  const { agent } = await service.createTenant()
  const before = await getBalance(agent)
  const { run_id: runId } = await createScoutRun(agent, CreateScoutRunInput.parse({ query: 'quiet grinder' }))
  const notes: JobFacts[] = []
  const work = async (_: AgentContext, __: unknown, run: { signal: AbortSignal }) => {
    await cancelRun(agent, scoutRun, runId)
    await sleep(60_000, undefined, { signal: run.signal })
    throw new Error('The work went on.')
  }
  await performRun(
    service.ctx,
    { ...scoutRun, work },
    { runId, signal, note: (facts) => void notes.push(facts) },
  )
  expect(notes.at(-1)).toEqual({ outcome: 'claim_lost' })
  expect(await getBalance(agent)).toEqual(before)
})
