import { expect, test } from 'vitest'
import { readReport } from './read-report.ts'

test('what is named as we name it is understood, and every other member is kept beside it', () => {
  const { account, contacts, signals, more } = readReport({
    runId: 'a',
    status: 'completed',
    account: { name: 'Acme', languages: 'all of them', legalName: 'Acme GmbH' },
    contacts: [{ name: 'Jo Park', telephone: '1' }, { fullName: 'Ann Lee' }],
    signals: [{ kind: 'hiring', title: 'Hiring: Editor', where: 'Lisbon' }, { headline: 'Opened a bar' }],
    novelty: { grade: 3 },
  })
  expect(account).toEqual({
    known: { name: 'Acme' },
    more: { languages: 'all of them', legalName: 'Acme GmbH' },
  })
  expect(contacts.items.map(({ known, more: rest }) => [known.name, rest])).toEqual([
    ['Jo Park', { telephone: '1' }],
  ])
  expect(contacts.other).toEqual([{ fullName: 'Ann Lee' }])
  expect(signals.items.map(({ more: rest }) => rest)).toEqual([{ where: 'Lisbon' }])
  expect(signals.other).toEqual([{ headline: 'Opened a bar' }])
  expect(more).toEqual({ novelty: { grade: 3 } })
})

test('a scoring of another kind loses nothing, and unknown stays apart from 0', () => {
  const { scoring } = readReport({
    scoring: {
      total: 71,
      fit: { score: null, parameters: [{ id: 'a', label: 'A', value: null, weight: 5, contribution: null }] },
      intent: 'high',
    },
  })
  expect(scoring.known.fit?.score).toBeNull()
  expect(scoring.known.fit?.parameters?.[0]?.value).toBeNull()
  expect(scoring.more).toEqual({ total: 71, intent: 'high' })
})

test('an empty result is a report with nothing in it', () => {
  const { account, signals, evidence } = readReport({})
  expect([account.known, signals.items, evidence]).toEqual([{}, [], []])
})

test('contacts with an address come first, each group in the order of the report', () => {
  const { contacts } = readReport({
    contacts: [
      { name: 'Ann Lee' },
      { name: 'Jo Park', email: 'jo@acme.example' },
      { name: 'Bo Ek' },
      { email: 'hello@acme.example' },
    ],
  })
  expect(contacts.items.map(({ known: { name, email } }) => name ?? email)).toEqual([
    'Jo Park',
    'hello@acme.example',
    'Ann Lee',
    'Bo Ek',
  ])
})

test('of those with an address the one whom the drafts greet comes first', () => {
  const [ann, jo] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b']
  const { contacts } = readReport({
    contacts: [
      { id: ann, email: 'hello@acme.example' },
      { id: jo, name: 'Jo Park', email: 'jo@acme.example' },
    ],
    drafts: [{ body: 'Hi Jo,', contact_id: jo }],
  })
  expect(contacts.items.map(({ known }) => known.name ?? known.email)).toEqual([
    'Jo Park',
    'hello@acme.example',
  ])
})

test('signals come newest first, those without a date after them, and what is missing last', () => {
  const { signals } = readReport({
    signals: [
      { kind: 'publishing', title: 'Old', date: '2026-01-02T09:00:00Z' },
      { kind: 'content_gap', title: 'Missing today', date: '2026-03-02T09:00:00Z' },
      { kind: 'launch', title: 'Undated' },
      { kind: 'hiring', title: 'New', date: '2026-03-01T09:00:00Z' },
      { kind: 'launch', title: 'Same day, told later', date: '2026-01-02T09:00:00Z' },
    ],
  })
  expect(signals.items.map(({ known }) => known.title)).toEqual([
    'New',
    'Old',
    'Same day, told later',
    'Undated',
    'Missing today',
  ])
})
