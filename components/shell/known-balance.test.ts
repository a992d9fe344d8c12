import { expect, test } from 'vitest'
import { parseBalance } from './known-balance.ts'

test('a balance is read back as it was kept', () => {
  expect(parseBalance(JSON.stringify({ credits: 830, held: 20 }))).toEqual({ credits: 830, held: 20 })
})

test.each([null, '', 'soon', '{}', 'null', '[]', '{"credits":"830","held":0}'])(
  'what is no balance shows none: %j',
  (kept) => {
    expect(parseBalance(kept)).toBeUndefined()
  },
)
