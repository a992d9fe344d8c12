import { expect, test } from 'vitest'
import { notifiedSentence } from './notified-webhooks.tsx'

const webhook = (is_active: boolean, ...event_types: string[]) => ({ is_active, event_types })

test('only webhooks that are enabled and want the event count as notified', () => {
  const all = [
    webhook(true, 'article.published', 'article.deleted'),
    webhook(true, 'article.published'),
    webhook(true, 'article.failed'),
    webhook(false, 'article.published'),
  ]
  expect(notifiedSentence(all, 'article.published')).toBe('Your 2 webhooks are notified.')
  expect(notifiedSentence(all, 'article.deleted')).toBe('Your webhook is notified.')
  expect(notifiedSentence(all, 'article.unpublished')).toBe('')
})
