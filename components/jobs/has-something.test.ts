import { expect, test } from 'vitest'
import { hasSomething } from './has-something.ts'

const listOf = (total: number) => ({ ok: true as const, data: { total } })

test.each([
  ['an empty list', listOf(0), {}, false],
  ['a list with a row', listOf(1), {}, true],
  ['a filter that nothing matches', listOf(0), { status: 'failed' }, true],
  ['an address that asks for the form', listOf(3), { new: '1' }, false],
  ['a server without a list', { ok: false as const }, {}, false],
])(
  'of %s the form stands behind a button only where there is something to look at',
  (_, list, params, is) => {
    expect(hasSomething(list, params)).toBe(is)
  },
)
