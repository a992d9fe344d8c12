import { expect, test } from 'vitest'
import { codeDigits } from './code-digits.ts'

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  [' 12-34-56\n', '123456'],
  ['Your code: 004210.', '004210'],
  ['１２３４５６', '123456'],
  ['12345678', '123456'],
  ['12a', '12'],
  ['', ''],
])('%j is the code %s', (typed, code) => {
  expect(codeDigits(typed)).toBe(code)
})
