import { expect, test } from 'vitest'
import { writtenBy } from './written-by.ts'

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
