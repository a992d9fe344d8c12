import { expect, test } from 'vitest'
import { signUpWords, visitWords } from './lead-magnet-words.ts'

test.each([
  [{ confirmed: 0, pending: 0 }, 'None yet'],
  [{ confirmed: 17, pending: 0 }, '17 confirmed'],
  [{ confirmed: 4, pending: 1 }, '4 confirmed, 1 waiting'],
])('sign-ups are named by who confirmed, and those who have not are added: %j', (leads, words) => {
  expect(signUpWords(leads)).toBe(words)
})

test('a landing page says how many of its visitors signed up, and no share that cannot be', () => {
  expect(visitWords({ visitors: 63, confirmed_leads: 17 })).toBe('17 of 63 visitors signed up (27%)')
  expect(visitWords({ visitors: 1, confirmed_leads: 0 })).toBe('0 of 1 visitor signed up (0%)')
  expect(visitWords({ visitors: 1, confirmed_leads: 2 })).toBe('1 visitor, 2 sign-ups')
  expect(visitWords({ visitors: 0, confirmed_leads: 0 })).toBe('No visitors')
})
