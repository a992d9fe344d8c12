import { expect, test } from 'vitest'
import { sortHeader } from './sort-header.tsx'

/** The orders that pressing a header leads to, one after the other. */
function pressed(times: number, first?: 'ascending' | 'descending'): string[] {
  const orders: ('words' | '-words')[] = []
  const hrefOf = (order: 'words' | '-words') => {
    orders.push(order)
    return `?sort=${order}`
  }
  for (let n = 0; n < times; n++) sortHeader('words', 'Words', { sort: orders.at(-1), hrefOf }, first)
  return orders
}

test('a header starts in the order its column asks for, and reverses it with each press', () => {
  expect(pressed(3, 'descending')).toEqual(['-words', 'words', '-words'])
  expect(pressed(3)).toEqual(['words', '-words', 'words'])
})
