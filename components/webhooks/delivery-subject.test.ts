import { expect, test } from 'vitest'
import { deliverySubject } from './delivery-subject.ts'

const about = (type: string, data: unknown, isTest = false) =>
  deliverySubject({ event_type: type, payload: { type, data }, test: isTest })

test('a delivery leads to what it is about, by its name', () => {
  expect(about('article.published', { article_id: 'a1', title: 'Grinders' })).toEqual({
    label: 'Grinders',
    href: '/articles/a1',
  })
  expect(about('scout.results_ready', { run_id: 'r1', query: 'grinder' })?.href).toBe('/scout-runs/r1')
  expect(about('warm_lead.completed', { run_id: 'r1', domain: 'acme.com' })?.href).toBe('/warm-leads/r1')
  expect(about('session.articles_generated', { session_id: 's1', article_ids: [] })).toEqual({
    label: 'Open the session',
    href: '/sessions/s1',
  })
})

test('what is deleted, an example, and what names nothing has no page', () => {
  expect(about('article.deleted', { article_id: 'a1', title: 'Grinders' })).toBeUndefined()
  expect(about('article.published', { article_id: 'a1' }, true)).toBeUndefined()
  expect(about('billing.credits_low', { credits: 1 })).toBeUndefined()
  expect(about('unknown', null)).toBeUndefined()
})
