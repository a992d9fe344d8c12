import { expect, test } from 'vitest'
import { writtenBy, writtenByOfAll } from './written-by.ts'

const builtIn = { engine: 'built-in' }
const model = { engine: 'model: Model A' }
const refused = { engine: 'built-in', note: "The text by Model A couldn't be used: too long" }

test('a post says who wrote it, and why the built-in writer did where it says so', () => {
  expect([builtIn, model, refused, { engine: '' }].map(writtenBy)).toEqual([
    "Built from the article's sentences.",
    'Written by Model A.',
    "The text by Model A couldn't be used: too long",
    undefined,
  ])
})

test('what all posts have in common is said once, and only if it is true of each of several', () => {
  expect(writtenByOfAll([builtIn, builtIn])).toBe("Built from the article's sentences.")
  expect(writtenByOfAll([builtIn, refused])).toBeUndefined()
  expect(writtenByOfAll([model, builtIn])).toBeUndefined()
  expect(writtenByOfAll([builtIn])).toBeUndefined()
  expect(writtenByOfAll([])).toBeUndefined()
})
