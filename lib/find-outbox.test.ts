import { expect, test } from 'vitest'
import { outboxAddress } from './find-outbox.ts'

test.each(['http://127.0.0.1:4000', 'http://localhost:4000', 'http://[::1]:4000'])(
  'a service on loopback may have an outbox: %s',
  (base) => {
    expect(outboxAddress(base)).toBe(`${base}/outbox`)
  },
)

test.each([
  'https://api.example',
  'http://10.0.0.5:4000',
  'http://127.0.0.1.evil.example',
  'http://localhost.evil.example',
])("another machine's server is never asked for mail: %s", (base) => {
  expect(outboxAddress(base)).toBeUndefined()
})
