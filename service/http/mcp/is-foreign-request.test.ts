import { expect, test } from 'vitest'
import { isForeignRequest } from './is-foreign-request.ts'

const local = { serviceUrl: 'http://127.0.0.1:4000', dashboardUrl: 'http://127.0.0.1:3000' }
const open = { serviceUrl: 'https://desk.example', dashboardUrl: 'https://app.desk.example' }

test.each([
  [local, undefined, '127.0.0.1:4000'],
  [local, 'http://localhost:6274', 'localhost:4000'],
  [open, undefined, 'desk.example'],
  [open, 'https://app.desk.example', 'desk.example'],
  [open, undefined, '10.0.0.7:4000'],
  [open, undefined, 'service:4000'],
])('%j takes a request with the Origin %s for %s', (config, origin, host) => {
  expect(isForeignRequest(config, { origin, host })).toBe(false)
})

test.each([
  [local, 'https://evil.example', '127.0.0.1:4000'],
  [local, 'null', '127.0.0.1:4000'],
  [local, undefined, 'rebound.evil.example:4000'],
  [open, 'http://localhost:3000', 'desk.example'],
  [open, 'https://desk.example.evil.example', 'desk.example'],
  [open, undefined, 'evil.example'],
])('%j refuses a request with the Origin %s for %s', (config, origin, host) => {
  expect(isForeignRequest(config, { origin, host })).toBe(true)
})
