import { expect, test } from 'vitest'
import { explainError } from './explain-error.ts'

const input = {
  properties: {
    types: { type: 'array', description: 'Types.', items: { type: 'string', enum: ['a', 'b'] } },
    input: { type: 'object', description: 'Any body.' },
  },
}
const wrong = (path: string) => ({ error: 'Bad Request', details: [{ path, message: 'Wrong.' }] })

test('an error says of each argument what it may be, at its very place', () => {
  const explain = (path: string) => explainError(wrong(path), { name: 'estimate', input }).details
  expect(explain('types.1')).toEqual([
    { path: 'types.1', message: 'Wrong.', allowed: { type: 'string', enum: ['a', 'b'] } },
  ])
  expect(explain('input.topic')).toEqual([{ path: 'input.topic', message: 'Wrong.' }])
})

test('a tool that takes no idempotency_key is not told to repeat with one', () => {
  const failed = { error: 'Internal Server Error', code: 'internal_error' }
  expect(explainError(failed, { name: 'getMe', input }).next).toMatch(/^Try again in a minute\. /)
  const keyed = { properties: { idempotency_key: { type: 'string' } } }
  expect(explainError(failed, { name: 'adaptArticle', input: keyed }).next).toContain('same idempotency_key')
  const away = { error: 'Conflict', code: 'network_unreachable' }
  expect(explainError(away, { name: 'postAdaptation', input }).next).toMatch(
    /^Wait a minute, then call postAdaptation/,
  )
})

test('an operation that has no price is not looked for by an id', () => {
  const body = { code: 'invalid_request', details: [{ path: 'operation', message: 'createWatch is free.' }] }
  const { next } = explainError(body, { name: 'estimate', input })
  expect(next).toMatch(/^Correct the arguments named in details and call estimate again/)
})
