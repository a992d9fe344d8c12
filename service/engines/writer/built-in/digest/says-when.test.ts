import { expect, test } from 'vitest'
import { asksWhen, saysWhen } from './says-when.ts'

test.each([
  'When can I fill the pool?',
  'Ab wann gilt das Verbot?',
  'Quand semer le gazon ?',
  '¿Cuándo se puede regar?',
  'Quando si pota il melo?',
])('%s asks for a date', (topic) => {
  expect(asksWhen(topic)).toBe(true)
})

test('a "when" inside a topic names a condition', () => {
  expect(asksWhen('What to do when the boiler stops')).toBe(false)
})

test.each([
  'It is allowed between 1 June and 30 September.',
  'Das Verbot gilt ab dem 1. Oktober.',
  'On sème en mars.',
  'Se permite entre el 1 de junio y el 30 de septiembre.',
])('%s says when', (text) => {
  expect(saysWhen(text)).toBe(true)
})

test('"may" is no month', () => {
  expect(saysWhen('You may fill it, and may not empty it.')).toBe(false)
})
