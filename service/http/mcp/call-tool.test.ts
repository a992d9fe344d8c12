import { expect, test } from 'vitest'
import { createLog } from '../../log/log.ts'
import { routes } from '../routes.ts'
import { callTool } from './call-tool.ts'
import type { Ask } from './follow-job.ts'
import { toolsFor } from './tools.ts'

const tools = toolsFor(
  routes.map(({ operation }) => operation),
  [],
)

/** What a call cannot do without before it reaches the API. */
function argumentsFor({ operation }: (typeof tools)[number]): Record<string, unknown> {
  const ids = Object.keys(operation.params?.shape ?? {}).map((name) => [name, 'r1'])
  return { ...Object.fromEntries(ids), ...(operation.charges && { idempotency_key: 'one' }) }
}

/** Calls a tool of a service that answers one thing after the other. */
async function call(
  name: string,
  options: {
    answers: Response[]
    arguments?: Record<string, unknown>
    progress?: boolean
    stop?: AbortSignal
    cancel?: AbortSignal
  },
) {
  const tool = tools.find(({ operation }) => operation.id === name)
  if (!tool) throw new Error(`There is no tool ${name}.`)
  const heard: string[] = []
  const steps: number[] = []
  const asked: unknown[] = []
  const cancelled: string[] = []
  const left = [...options.answers]
  const ask: Ask = async (method, path, request) => {
    asked.push([method, path, request?.body])
    return left.shift() ?? Response.error()
  }
  const result = await callTool({
    tool,
    arguments: options.arguments ?? argumentsFor(tool),
    ask,
    signal: options.cancel ?? options.stop ?? new AbortController().signal,
    cancelled: options.cancel ?? new AbortController().signal,
    log: createLog('silent'),
    dashboardUrl: 'https://desk.example',
    cancelJob: async (id) => {
      cancelled.push(id)
    },
    ...(options.progress && {
      report: async (progress, message) => {
        heard.push(message)
        steps.push(progress)
        throw new Error('Nobody listens.')
      },
    }),
  })
  return { result, heard, steps, asked, cancelled }
}

const accepted = (body: object, location: string) =>
  Response.json(body, { status: 202, headers: { location } })
const newReport = () =>
  accepted(
    { run: { id: 'r1', status: 'queued', domain: 'acme.example' }, credits_charged: 40, idempotent: false },
    '/api/agent/service-warm-lead/r1',
  )

test('the id of an accepted job is heard first, and the end keeps what the acceptance said', async () => {
  const { result, heard } = await call('createWarmLead', {
    progress: true,
    answers: [newReport(), Response.json({ id: 'r1', status: 'completed', domain: 'acme.example' })],
  })
  expect(heard[0]).toBe('Accepted as r1; getWarmLead tells how it goes on.')
  expect(result.structuredContent).toEqual({
    run: { id: 'r1', status: 'completed', domain: 'acme.example' },
    credits_charged: 40,
    idempotent: false,
  })
})

test.each([
  ['createWarmLead', 'id'],
  ['createLeadMagnet', 'id'],
  ['createBrandScan', 'id'],
  ['createScoutRun', 'run_id'],
  ['recoverDeliveries', 'id'],
  ['generateArticle', 'id'],
])('%s reports each stage of the job with its message, rising, and its end with 100', async (name, id) => {
  const at = (status: string, percent: number, message: string) =>
    Response.json({ [id]: 'r1', status, progress: { stage: 'any', percent, message } })
  const { heard, steps } = await call(name, {
    progress: true,
    answers: [
      accepted({ [id]: 'r1', status: 'queued' }, '/api/agent/any/r1'),
      at('processing', 0, 'Queued.'),
      at('processing', 40, 'Reading.'),
      at('processing', 40, 'Still reading.'),
      at('completed', 100, 'All done.'),
    ],
  })
  expect(heard.slice(1)).toEqual(['Queued.', 'Reading.', 'Still reading.', 'All done.'])
  expect(steps).toEqual([...new Set(steps)].toSorted((a, b) => a - b))
  expect([steps[0], steps[2], steps[4]]).toEqual([0, 40, 100])
})

test('a job that failed is an error, with the record that says why', async () => {
  const { result } = await call('createWarmLead', {
    progress: true,
    answers: [newReport(), Response.json({ id: 'r1', status: 'failed', message: 'The site is away.' })],
  })
  expect(result.isError).toBe(true)
  expect(result.structuredContent).toMatchObject({ run: { id: 'r1', message: 'The site is away.' } })
})

test.each(['failed', 'completed', 'cancelled'])(
  'a job that ended as %s holds no credits, and nothing is left to cancel',
  async (status) => {
    const held = { id: 's1', status: 'queued', credits_held: 8, cancel_url: 'https://desk.example/cancel' }
    const { result } = await call('createBrandScan', {
      progress: true,
      answers: [
        accepted(held, '/api/agent/brand/s1'),
        Response.json({ id: 's1', status, credits_charged: 0 }),
      ],
    })
    const told = JSON.parse(Object([result.content].flat()[0]).text)
    expect(told).toEqual({ id: 's1', status, credits_charged: 0 })
  },
)

test('a poll that fails leaves the caller the job that was accepted', async () => {
  const { result } = await call('createWarmLead', {
    progress: true,
    answers: [newReport(), Response.json({ error: 'Not Found' }, { status: 404 })],
  })
  expect(result).toMatchObject({ structuredContent: { run: { id: 'r1', status: 'queued' } } })
  expect(result.isError).toBeUndefined()
})

test('an article is asked for as a job, even by a caller who waits for it', async () => {
  const done = { id: 'a1', status: 'generated', title: 'Tea', slug: 'tea' }
  const { result, asked } = await call('generateArticle', {
    answers: [
      accepted({ id: 'a1', status: 'processing', queued: true, message: 'Soon.' }, '/api/agent/articles/a1'),
      Response.json(done),
    ],
  })
  expect(asked).toEqual([
    ['POST', '/api/agent/autopilot', { wait_for_completion: false }],
    ['GET', '/api/agent/articles/a1', undefined],
  ])
  expect(result.structuredContent).toMatchObject(done)
})

test('a call that nobody waits for any more leaves its job alone', async () => {
  const { result, cancelled } = await call('createWarmLead', {
    progress: true,
    answers: [newReport()],
    stop: AbortSignal.abort(),
  })
  expect(cancelled).toEqual([])
  expect(result.structuredContent).toMatchObject({ run: { id: 'r1' } })
})

test('a cancelled call ends its job, with what is known of it', async () => {
  const { result, asked, cancelled } = await call('createWarmLead', {
    progress: true,
    answers: [newReport()],
    cancel: AbortSignal.abort(),
  })
  expect(asked).toHaveLength(1)
  expect(cancelled).toEqual(['r1'])
  expect(result.structuredContent).toMatchObject({ run: { id: 'r1' } })
})

test('a member that breaks the schema is left out of the structured content, and stays in the text', async () => {
  const { result } = await call('getMe', { answers: [Response.json({ agent: 'unknown', version: '1.0.0' })] })
  expect(result.structuredContent).toEqual({ version: '1.0.0' })
  expect(result.content).toEqual([{ type: 'text', text: '{"agent":"unknown","version":"1.0.0"}' }])
})
