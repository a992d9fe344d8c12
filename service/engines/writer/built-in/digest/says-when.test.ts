import { expect, test } from 'vitest'
import { asksWhen, saysWhen, tellsWhen } from './says-when.ts'

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

test.each([
  'Prune it only after the last frost.',
  'Lift the bulbs as soon as the leaves turn yellow.',
  'Schneiden Sie die Hecke erst, wenn die Jungvögel ausgeflogen sind.',
  'Ne semez pas avant que la terre soit tiède.',
  'Solo después de las heladas se trasplanta.',
  'Si pota solo dopo la fioritura.',
  'Regue só depois do pôr do sol.',
  'Zaai pas als de grond warm is.',
  '葉が黄色くなってから掘り上げます。',
])('%s tells when by what has to have happened', (text) => {
  expect(tellsWhen(text)).toBe(true)
})

test.each(['It is best to use a sharp knife.', 'Ein scharfes Messer ist wichtig.', 'Il faut un couteau.'])(
  '%s tells no time',
  (text) => {
    expect(tellsWhen(text)).toBe(false)
  },
)
