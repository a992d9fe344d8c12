import { expect, test } from 'vitest'
import { checkoutAddress } from './checkout-address.ts'

test('credits are bought where the service says, and never on a page of this dashboard', () => {
  const here = 'https://desk.example'
  expect(checkoutAddress('https://pay.example/credits', here)).toBe('https://pay.example/credits')
  expect(checkoutAddress('https://desk.example/credits', here)).toBeUndefined()
  expect(checkoutAddress(undefined, here)).toBeUndefined()
  expect(checkoutAddress('javascript:alert(1)', here)).toBeUndefined()
  expect(checkoutAddress('https://', here)).toBeUndefined()
})
