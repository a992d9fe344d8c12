import { expect, test } from 'vitest'
import { readDoorDigest, writeDoorDigest } from './api-error-digest.ts'

test('kind and request id reach the error page, and foreign digests are left alone', () => {
  const digest = writeDoorDigest({ kind: 'unavailable', requestId: 'req_1' })
  expect(readDoorDigest(digest)).toEqual({ kind: 'unavailable', requestId: 'req_1' })
  expect(readDoorDigest('NEXT_REDIRECT;replace;/x')).toBeUndefined()
  expect(readDoorDigest(undefined)).toBeUndefined()
})
