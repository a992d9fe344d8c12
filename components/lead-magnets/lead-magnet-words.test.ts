import { expect, test } from 'vitest'
import { signUpWords } from './lead-magnet-words.ts'

test.each([
  [{ confirmed: 0, pending: 0 }, 'None yet'],
  [{ confirmed: 17, pending: 0 }, '17 confirmed'],
  [{ confirmed: 4, pending: 1 }, '4 confirmed, 1 waiting'],
])('sign-ups are named by who confirmed, and those who have not are added: %j', (leads, words) => {
  expect(signUpWords(leads)).toBe(words)
})
