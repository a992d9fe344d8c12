import { expect, test } from 'vitest'
import { withEntries, withoutEntry } from './entries.ts'

test('what is typed or pasted becomes entries, each once, and a comma ends one where names hold none', () => {
  expect(withEntries('rollout', ' go-live, kickoff call ,rollout,', true)).toBe(
    'rollout\ngo-live\nkickoff call',
  )
  expect(withEntries('', 'Acme, Inc.\n\nArrivo', false)).toBe('Acme, Inc.\nArrivo')
  expect(withEntries('rollout', '  ', true)).toBe('rollout')
})

test('an entry that is removed leaves the others in their order', () => {
  expect(withoutEntry('a\nb\nc', 'b')).toBe('a\nc')
})
