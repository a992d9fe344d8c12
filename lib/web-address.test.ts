import { expect, test } from 'vitest'
import { webAddress } from './web-address.ts'

test('only web addresses become links', () => {
  expect(webAddress('https://desk.example/acme')).toBe('https://desk.example/acme')
  expect(webAddress('http://127.0.0.1:4000/acme')).toBe('http://127.0.0.1:4000/acme')
})

test.each(['javascript:alert(1)', 'data:text/html,x', '/relative', '', undefined])(
  '%s does not',
  (address) => {
    expect(webAddress(address)).toBeUndefined()
  },
)
