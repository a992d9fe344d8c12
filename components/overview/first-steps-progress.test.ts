import { expect, test } from 'vitest'
import { firstSteps } from './first-steps-progress.ts'

const done = (known: Parameters<typeof firstSteps>[0]) =>
  firstSteps(known).flatMap((step) => (step.done ? [step.id] : []))
const area = (id: string, ready: boolean) => ({ id, ready, title: id, detail: '' })

test('a new desk has everything before it', () => {
  const areas = ['company', 'models', 'knowledge', 'articles', 'destinations'].map((id) => area(id, false))
  expect(done({ status: { areas, actions: [] }, counts: { all: 0, published: 0 } })).toEqual([])
})

test('a company profile and a model are asked for first, where the service has them', () => {
  const steps = (...areas: ReturnType<typeof area>[]) =>
    firstSteps({ status: { areas, actions: [] } }).map(({ id, done }) => [id, done])
  expect(steps(area('company', false), area('models', false)).slice(0, 2)).toEqual([
    ['company', false],
    ['model', false],
  ])
  expect(steps(area('company', true), area('models', true)).slice(0, 2)).toEqual([
    ['company', true],
    ['model', true],
  ])
  expect(steps()[0]).toEqual(['document', false])
})

test('the model is a step of its own that says who writes, and what is missing while nobody does', () => {
  const step = (known: Parameters<typeof firstSteps>[0]) => firstSteps(known).find(({ id }) => id === 'model')
  expect(step({ writer: { name: 'built-in', kind: 'built-in' } })).toMatchObject({
    done: false,
    href: '/settings/models',
    text: expect.stringContaining('lists of what your sources say'),
  })
  const connected = [{ ...area('models', true), detail: 'qwen3:8b' }]
  expect(step({ status: { areas: connected, actions: [] } })).toMatchObject({
    done: true,
    text: 'Articles are written by qwen3:8b.',
  })
  expect(step({ writer: { name: 'model: gpt-5', kind: 'configured' } })).toMatchObject({ done: true })
  expect(step({})).toBeUndefined()
})

test('each step ticks itself by what the service knows', () => {
  const areas = [area('knowledge', true), area('articles', false), area('destinations', true)]
  expect(done({ status: { areas, actions: [] }, counts: { all: 1, published: 0 } })).toEqual([
    'document',
    'article',
    'destination',
  ])
  expect(done({ status: { areas: [area('articles', true)], actions: [] } })).toEqual(['publish'])
})

test('a webhook endpoint is for operators, and no step of a marketer', () => {
  const areas = [area('webhooks', false), area('destinations', false)]
  expect(firstSteps({ status: { areas, actions: [] } }).map(({ href }) => href)).not.toContainEqual(
    expect.stringContaining('/webhooks'),
  )
})

test('where the service tells nothing, what this browser started counts', () => {
  expect(done({})).toEqual([])
  expect(done({ localRuns: [undefined] })).toEqual(['article'])
  expect(done({ localRuns: ['generated', 'published'] })).toEqual(['article', 'publish'])
})

test('publishing waits for the first article', () => {
  const publish = (all: number) =>
    firstSteps({ counts: { all, published: 0 } }).find(({ id }) => id === 'publish')?.waitsFor
  expect([publish(0), publish(1)]).toEqual(['article', undefined])
})
