import { expect, test } from 'vitest'
import { sessionName } from './session-name.ts'

test('a session is named after its first category and the number of the others', () => {
  expect(sessionName({ categories: ['Tea'] })).toBe('Tea')
  expect(sessionName({ categories: ['Tea', 'Milk', 'Sugar'] })).toBe('Tea and 2 more')
})
