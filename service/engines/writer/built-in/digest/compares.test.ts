import { expect, test } from 'vitest'
import { compares } from './compares.ts'

test.each([
  ['From 22,000 km a year an electric van was cheaper over five years.', true],
  ['Ohne Wartung waren es 3,2.', true],
  ['Sans contrat, elle coûte 250 euros.', true],
  ['El plazo fue mayor en el 12 % de los casos.', true],
  ['We followed 1,140 vans of 31 fleets for three years.', false],
  ['Wir haben von 2018 bis 2023 in 180 Häusern gemessen.', false],
  ['Nobody goes without lunch.', false],
])('"%s" sets one thing against another: %s', (text, is) => {
  expect(compares(text)).toBe(is)
})
