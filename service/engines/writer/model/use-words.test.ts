import { expect, test } from 'vitest'
import { useWords } from './use-words.ts'

test.each([
  ['Ask northwind heat or Northwind-Heat.', ['Northwind Heat'], 'Ask Northwind Heat or Northwind Heat.'],
  ['Heat Pumps hum. A heat-pump hums.', ['heat pump'], 'Heat Pumps hum. A heat pump hums.'],
  ['A Heat-pump hums.', ['heat pump'], 'A Heat pump hums.'],
  ['See [us](https://northwind-heat.example) and `northwind-heat`.', ['Northwind Heat'], null],
  ['Northwindheater', ['Northwind'], null],
])('%s with %j', (text, words, expected) => {
  expect(useWords(text, words)).toBe(expected ?? text)
})
