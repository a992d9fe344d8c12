import { expect, test } from 'vitest'
import { breakEndlessBlocks } from './break-endless-blocks.ts'

test("leaves a person's text untouched", () => {
  const table = `| a | b |\n|---|---|\n${'| x [1] | **y** |\n'.repeat(300)}`
  const text = `# Title\n\n> quoted\n> > again\n\n${table}\n\n${'Words [1] and *more*.\n\n'.repeat(3000)}`
  expect(breakEndlessBlocks(text)).toBe(text)
})

test.each([
  ['marks', '[1] ', 2000],
  ['lines', 'a\n', 1000],
  ['bars', 'a|', 200],
])('endless %s come apart into blocks', (_, piece, most) => {
  const blocks = breakEndlessBlocks(piece.repeat(most * 5)).split('\n\n')
  expect(blocks.length).toBeGreaterThanOrEqual(5)
})

test('quotations do not nest without end', () => {
  expect(breakEndlessBlocks(`${'> '.repeat(100_000)}x`)).toBe(`${'> '.repeat(19)}> x`)
})
