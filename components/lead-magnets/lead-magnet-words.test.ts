import { expect, test } from 'vitest'
import { conversionOf, signUpWords } from './lead-magnet-words.ts'

test.each([
  [{ confirmed: 0, pending: 0 }, 'None yet'],
  [{ confirmed: 17, pending: 0 }, '17 confirmed'],
  [{ confirmed: 4, pending: 1 }, '4 confirmed, 1 waiting'],
])('sign-ups are named by who confirmed, and those who have not are added: %j', (leads, words) => {
  expect(signUpWords(leads)).toBe(words)
})

test('a share of visitors is told only where it can be one', () => {
  expect(conversionOf({ visitors: 63, confirmed_leads: 17 })).toBe(27)
  expect(conversionOf({ visitors: 0, confirmed_leads: 0 })).toBeUndefined()
  expect(conversionOf({ visitors: 1, confirmed_leads: 2 })).toBeUndefined()
})
