import { expect, test } from 'vitest'
import { missingRecord } from './missing-record.ts'

test.each([
  ['/articles/3b', 'Article not found', '/articles'],
  ['/knowledge/3b', 'Document not found', '/knowledge'],
  ['/webhooks/3b', 'Endpoint not found', '/webhooks'],
  ['/webhooks/deliveries/3b', 'Delivery not found', '/webhooks/deliveries'],
])('at %s, %s, and its list is offered', (pathname, title, href) => {
  expect(missingRecord(pathname)).toMatchObject({ title, href })
})

test.each(['/nothing', '/', '/settings/nothing', '/articles/3b/more', '/constructor/3b'])(
  'at %s no record is missed',
  (pathname) => {
    expect(missingRecord(pathname)).toBeUndefined()
  },
)
