import { expect, test } from 'vitest'
import { nextSlot } from './next-slot.ts'

test('a new time is the next full hour that is free, around midnight too', () => {
  expect(nextSlot(['09:00'])).toBe('10:00')
  expect(nextSlot(['15:30', '09:00'])).toBe('16:00')
  expect(nextSlot(['23:00', '00:00'])).toBe('01:00')
  expect(nextSlot([])).toBe('09:00')
})
