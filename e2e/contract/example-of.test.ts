import { expect, test } from 'vitest'
import type { SeenAnswer } from '#test-support/listening-service.ts'
import { exampleOf } from './example-of.ts'

const baseUrl = 'http://127.0.0.1:4321'

/** One call as two recordings see it, which differ in what is made anew each time. */
function recorded(random: {
  handle: string
  id: string
  hint: string
  token: string
  at: string
}): SeenAnswer {
  const { handle, id, hint, token, at } = random
  return {
    operation: undefined,
    address: `/api/agent/articles/${id}`,
    sent: { state: `${token}==` },
    status: 200,
    body: {
      id,
      created_at: at,
      blog_url: `${baseUrl}/${handle}`,
      key_hint: hint,
      body: `Best regards\n${handle}`,
      mailto: `mailto:a@b.example?body=Regards%0D%0A${handle}`,
      calendar: `${baseUrl}/api/calendar/${token}.ics`,
      word: 'ta1b2c3d4e and t-shirt stay',
    },
  }
}

test('two recordings of a call are one example, so that a new recording shows what changed', () => {
  const one = recorded({
    handle: 't1485a200',
    id: '0b9e3c5e-7a54-4f0e-9c8c-0a4f5f1f2d3e',
    hint: 'Q2Ns',
    token: 'a'.repeat(43),
    at: '2026-11-27T08:00:00Z',
  })
  const other = recorded({
    handle: 'te7fbce35',
    id: '5d1f4a3b-1e2c-4d3e-8f4a-6b7c8d9e0f1a',
    hint: 'gcYT',
    token: 'b'.repeat(43),
    at: '2026-11-28T09:00:00Z',
  })
  expect(exampleOf(one, baseUrl)).toEqual(exampleOf(other, baseUrl))
  expect(exampleOf(one, baseUrl).response).toMatchObject({
    blog_url: 'https://desk.example/acme',
    body: 'Best regards\nacme',
    word: 'ta1b2c3d4e and t-shirt stay',
  })
})

test('the types of an endpoint stand whole beside whether they are all, other lists in short', () => {
  const types = ['article.generated', 'article.published', 'article.failed']
  const seen = { operation: undefined, address: '/', sent: '', status: 200 }
  const body = { event_types: types, all_event_types: false, tags: types }
  expect(exampleOf({ ...seen, body }, baseUrl).response).toEqual({ ...body, tags: types.slice(0, 2) })
})
