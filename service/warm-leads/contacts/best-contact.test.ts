import { expect, test } from 'vitest'
import { bestContact } from './best-contact.ts'

const person = (name: string, email: string | null = null) => ({ kind: 'person', name, email })
const mailbox = { kind: 'mailbox', name: null, email: 'hello@acme.example' }

test.each([
  ['an address decides', [person('Owen'), person('Hannah', 'hannah@acme.example'), mailbox], 'Hannah'],
  [
    'the best match with an address',
    [person('Jo', 'jo@acme.example'), person('Al', 'al@acme.example')],
    'Jo',
  ],
  ['a person comes before a mailbox', [mailbox, person('Hannah', 'hannah@acme.example')], 'Hannah'],
  ['a mailbox comes before a person without an address', [person('Priya'), mailbox], null],
  ['without any address it is the best match', [person('Owen'), person('Tom')], 'Owen'],
])('%s', (_, contacts, name) => {
  expect(bestContact(contacts)).toMatchObject({ name })
})

test('without contacts there is nobody', () => {
  expect(bestContact([])).toBeUndefined()
})
