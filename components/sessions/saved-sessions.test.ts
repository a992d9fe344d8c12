import { expect, test } from 'vitest'
import { parseSessions, withSession } from './saved-sessions.ts'

const session = {
  session_id: '7e6d5c4b-3a29-4180-9f0e-1d2c3b4a5968',
  status: 'running',
  categories: ['Tea'],
  languages: ['en'],
  interval_minutes: 720,
  article_size: 'mini',
  estimated_credits_per_article: 15,
  topic_catalog_size: 4,
  created_at: '2026-03-01T09:00:00Z',
}

test('what was kept is read again, and what has another shape is dropped', () => {
  const kept = JSON.stringify([
    session,
    { ...session, categories: 'Tea' },
    { ...session, created_at: 'soon' },
    null,
  ])
  expect(parseSessions(kept)).toEqual([session])
  for (const nonsense of [null, '{', '{}', '7']) expect(parseSessions(nonsense)).toEqual([])
})

test('the newest comes first, once, and the oldest fall off', () => {
  const many = Array.from({ length: 50 }, (_, n) => ({ ...session, session_id: String(n) }))
  const next = withSession(many, { ...session, session_id: '7', status: 'paused' })
  expect(next).toHaveLength(50)
  expect(next[0]).toMatchObject({ session_id: '7', status: 'paused' })
  expect(withSession(many, session).at(-1)?.session_id).toBe('48')
})
