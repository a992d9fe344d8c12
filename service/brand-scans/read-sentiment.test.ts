import { expect, test } from 'vitest'
import { readSentiment } from './read-sentiment.ts'

test.each([
  ['Acme is reliable and precise.', 'positive'],
  ['Acme is slow, and its support is poor.', 'negative'],
  ['Acme makes hand grinders.', 'neutral'],
  ['Acme is not reliable.', 'negative'],
  ["Customers don't complain, and there are no problems.", 'positive'],
  ['Acme is precise but expensive.', 'neutral'],
  ['', 'neutral'],
])('“%s” is %s', (text, sentiment) => {
  expect(readSentiment([text]).sentiment).toBe(sentiment)
})
