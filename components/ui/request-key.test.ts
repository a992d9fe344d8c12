import { expect, test } from 'vitest'
import { keyedRequest, parseRequest, type SentRequest, storeRequest } from './request-key.ts'

const order = { topic: 'Heat pumps', size: 'mini' }

/** What a storage holds of a request. */
function storedRequest(sent: SentRequest): string | null {
  let stored: string | null = null
  storeRequest(
    {
      setItem: (_, value) => {
        stored = value
      },
    },
    'article',
    sent,
  )
  return stored
}

test('the same request keeps its key, also after a reload, and another one gets its own', () => {
  const sent = keyedRequest(order, undefined)
  const afterReload = parseRequest(storedRequest(sent))
  expect(keyedRequest({ ...order }, afterReload).key).toBe(sent.key)
  expect(keyedRequest({ ...order, size: 'full' }, afterReload).key).not.toBe(sent.key)
})

test.each([null, '', '{', 'null', '7', '{"body":1,"key":"k"}', '{"key":"k"}'])(
  'what is stored as %j stands for no request',
  (stored) => {
    expect(parseRequest(stored)).toBeUndefined()
  },
)

test('a long text is not stored', () => {
  expect(storedRequest(keyedRequest({ text: 'x'.repeat(30_000) }, undefined))).toBeNull()
})

test('a full storage keeps no request from being sent', () => {
  const full = {
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    },
  }
  expect(() => storeRequest(full, 'article', keyedRequest(order, undefined))).not.toThrow()
})
