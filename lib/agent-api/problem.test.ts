import { expect, test } from 'vitest'
import { getArticle, listArticles } from '#contract/articles.ts'
import { getDraft } from '#contract/drafts.ts'
import { classifyAnswer } from './errors.ts'
import { toProblem } from './problem.ts'

const problem = (
  status: number,
  body: unknown,
  operation: typeof getArticle | typeof getDraft | typeof listArticles = getArticle,
) => toProblem(classifyAnswer(operation, { status, body, requestId: 'req_header' }))

const topup = {
  recommended_package_credits: 500,
  recommended_package_price_usd: 5,
  topup_url: 'https://desk.example/credits',
}

test.each([
  [400, 'invalid'],
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'not_found'],
  [405, 'not_offered'],
  [409, 'conflict'],
  [410, 'gone'],
  [413, 'invalid'],
  [418, 'unexpected'],
  [422, 'conflict'],
  [429, 'rate_limited'],
  [500, 'unavailable'],
  [503, 'unavailable'],
])('status %i is the problem %s, whatever the body is', (status, kind) => {
  expect(problem(status, { error: 'X' }).kind).toBe(kind)
  expect(problem(status, '<html>').kind).toBe(kind)
  expect(problem(status, undefined).requestId).toBe('req_header')
})

test('404 of a list says that the service lacks it; 404 of a record that the record is unknown', () => {
  expect(problem(404, { error: 'Not Found' }, listArticles).kind).toBe('not_offered')
  expect(problem(404, { error: 'Not Found' }, getArticle).kind).toBe('not_found')
})

test('404 without a code says that a stranger has no such operation of ours, though its path has an id', () => {
  expect(problem(404, { error: 'Not Found' }, getDraft).kind).toBe('not_offered')
  expect(problem(404, '<html>', getDraft).kind).toBe('not_offered')
  expect(problem(404, { error: 'Not Found', code: 'not_found' }, getDraft).kind).toBe('not_found')
})

test('402 carries what is needed and the package; without them the reason is known all the same', () => {
  const paid = problem(402, { error: 'Payment required', credits_required: 20, topup })
  expect(paid).toMatchObject({ kind: 'payment_required', creditsRequired: 20, topup })
  expect(problem(402, { error: 'Payment required' })).toMatchObject({
    kind: 'conflict',
    message: 'Not enough credits.',
  })
})

test('a timeout is distinguished from an immediate failure', () => {
  expect(toProblem({ kind: 'unavailable', reason: 'timeout' })).toMatchObject({ timedOut: true })
  expect(toProblem({ kind: 'unavailable', reason: 'network' })).not.toHaveProperty('timedOut')
})

test('429 waits as long as the body says, else the header, else half a minute', () => {
  expect(problem(429, { error: 'x', retry_after: 42 })).toMatchObject({ retryAfterSeconds: 42 })
  const header = classifyAnswer(getArticle, { status: 429, body: {}, retryAfter: '7' })
  expect(header).toMatchObject({ retryAfterSeconds: 7 })
  expect(problem(429, {})).toMatchObject({ retryAfterSeconds: 30 })
})

test('refused members land on their fields by path', () => {
  const details = [{ path: 'source_urls.0', message: 'Must be an http or https address.' }]
  expect(problem(400, { error: 'Bad Request', details })).toMatchObject({
    fieldErrors: { 'source_urls.0': 'Must be an http or https address.' },
  })
})

test('a person reads one refusal without the name of its member, and several with the names', () => {
  const port = { path: 'url', message: 'Remove the port.' }
  const one = problem(400, { error: 'Bad Request', message: 'url: Remove the port.', details: [port] })
  expect(one.message).toBe('Remove the port.')
  const message = 'url: Remove the port. name: Required.'
  const details = [port, { path: 'name', message: 'Required.' }]
  expect(problem(400, { error: 'Bad Request', message, details }).message).toBe(message)
})

test('the words of a fault inside the service are not repeated to the user', () => {
  const told = problem(500, { error: 'boom', message: 'stack at /srv/app.js', request_id: 'req_9' })
  expect(JSON.stringify(told)).not.toContain('/srv/app.js')
  expect(told.requestId).toBe('req_9')
})
