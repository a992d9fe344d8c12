import { expect, test } from 'vitest'
import { countFacts } from './count-facts.ts'

test('what was read and found is said in words, each figure once', () => {
  const { facts, more } = countFacts(
    {
      requests: 13,
      pages_read: 11,
      pages_not_read: 1,
      bytes_read: 7176,
      posts_found: 1,
      signals: 5,
      signals_too_old: 0,
      people_found: 3,
      contacts: 3,
      drafts: 3,
      seconds: 0.1,
    },
    { reader: 'built-in', mail_records: 'demo', drafts: 'built-in', profile: 'vertical-saas', requests: 13 },
  )
  expect(facts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Pages: 11 read, 1 not read',
    'Read: 7 KB, 13 requests, 0.1 s',
    'Signals: 5 signals, 1 post seen',
    'People: 3 found, 3 contacts in the report',
    'Drafts: 3 drafts, written by built-in',
    'Read with: built-in reader, demo mail records',
  ])
  expect(more).toEqual({})
})

test('a count that another server has and this dashboard does not know is kept', () => {
  const { facts, more } = countFacts(
    { pages_read: 2, tokens: 12, contacts: 'many' },
    { model: 'x', requests: 4 },
  )
  expect(facts).toEqual([{ label: 'Pages', value: '2 read' }])
  expect(more).toEqual({ tokens: 12, contacts: 'many', model: 'x', requests: 4 })
})
