import { expect, test } from 'vitest'
import { ReadError } from '../../outbound/read-error.ts'
import { connectionFailure } from './reddit-failure.ts'

test('a forum whose host cannot be looked up is the business of whoever runs the server, not a slip of the caller', () => {
  const { message } = connectionFailure(
    new ReadError('name_not_found', 'No site found at www.reddit.com. Check the spelling.'),
    'www.reddit.com',
  )
  expect(message).toBe(
    'This server could not look up www.reddit.com. Ask whoever runs it to check its network.',
  )
})
