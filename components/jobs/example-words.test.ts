import { expect, test } from 'vitest'
import { exampleWords } from './example-words.ts'

test('every example names the market of the company', () => {
  const { audience, ...examples } = exampleWords('customer onboarding software')
  for (const example of Object.values(examples)) expect(example).toContain('customer onboarding software')
})

test.each([undefined, '', '  '])('a company that names no market gets whole examples: %j', (category) => {
  expect(exampleWords(category).topic).toBe('How to choose project management tools')
})

test('the example of readers is the first that the company names', () => {
  expect(exampleWords('tea', 'Owners of tea shops, baristas and hotels').audience).toBe('Owners of tea shops')
})
