import { expect, test } from 'vitest'
import { firstSteps } from './first-steps-progress.ts'

const done = (known: Parameters<typeof firstSteps>[0]) =>
  firstSteps(known).flatMap((step) => (step.done ? [step.id] : []))
const area = (id: string, ready: boolean) => ({ id, ready, title: id, detail: '' })

test('a new desk has everything before it', () => {
  const areas = ['knowledge', 'articles', 'webhooks'].map((id) => area(id, false))
  expect(done({ status: { areas, actions: [] }, counts: { all: 0, published: 0 } })).toEqual([])
})

test('a company profile is asked for first, where the service has one', () => {
  const steps = (areas: ReturnType<typeof area>[]) =>
    firstSteps({ status: { areas, actions: [] } }).map(({ id, done }) => [id, done])
  expect(steps([area('company', false)])[0]).toEqual(['company', false])
  expect(steps([area('company', true)])[0]).toEqual(['company', true])
  expect(steps([])[0]).toEqual(['document', false])
})

test('each step ticks itself by what the service knows', () => {
  const areas = [area('knowledge', true), area('articles', false), area('webhooks', true)]
  expect(done({ status: { areas, actions: [] }, counts: { all: 1, published: 0 } })).toEqual([
    'document',
    'article',
    'webhook',
  ])
  expect(done({ status: { areas: [area('articles', true)], actions: [] } })).toEqual(['publish'])
})

test('an endpoint that was switched off was connected all the same', () => {
  const off = {
    id: 'disabled_endpoints',
    priority: 2,
    title: '1 endpoint disabled',
    detail: '',
    path: '/',
  }
  expect(done({ status: { areas: [area('webhooks', false)], actions: [off] } })).toEqual(['webhook'])
})

test('where the service tells nothing, what this browser started and the list of endpoints count', () => {
  expect(done({})).toEqual([])
  expect(done({ localRuns: [undefined] })).toEqual(['article'])
  expect(done({ localRuns: ['generated', 'published'], hasWebhook: true })).toEqual([
    'article',
    'publish',
    'webhook',
  ])
})
