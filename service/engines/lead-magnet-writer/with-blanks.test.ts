import { expect, it } from 'vitest'
import { withBlanks } from './with-blanks.ts'

it.each([
  ['Opened by 61% of 12,400 people.', 'Opened by ____ of ____ people.'],
  ['It costs $ 5, or 4,50 € here.', 'It costs ____, or ____ here.'],
  ['Keep it at 35 °C.', 'Keep it at ____.'],
])('figures leave blanks with their signs: %s', (text, blanked) => {
  expect(withBlanks(text)).toBe(blanked)
})

it.each(['Use HTML5 elements.', 'A B2B shop.', 'No figure at all.'])(
  'a digit in a name is no figure: %s',
  (text) => {
    expect(withBlanks(text)).toBeNull()
  },
)
