import { expect, test } from 'vitest'
import { sortHeader } from './sort-header.tsx'

/** The orders that pressing a header leads to, one after the other. */
function pressed(times: number, first?: 'ascending' | 'descending'): string[] {
  const orders: string[] = []
  let sort: 'words' | '-words' | undefined
  for (let n = 0; n < times; n++) {
    const next: ('words' | '-words')[] = []
    sortHeader('words', 'Words', { sort, hrefOf: (order) => `?${next[next.push(order) - 1]}` }, first)
    sort = next[0]
    orders.push(sort ?? '')
  }
  return orders
}

test('a header begins where its column says, and turns round with each press', () => {
  expect(pressed(3, 'descending')).toEqual(['-words', 'words', '-words'])
  expect(pressed(3)).toEqual(['words', '-words', 'words'])
})
