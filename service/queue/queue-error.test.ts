import { expect, test } from 'vitest'
import { createLog } from '../log/log.ts'
import { findOutage } from '../log/outage.ts'
import { queueError } from './queue-error.ts'

/** As the queue copies an error of a worker. */
const copied = (error: Error) => ({
  ...error,
  message: `${error.message} (Queue: article.write, Worker: 1)`,
  stack: error.stack,
  queue: 'article.write',
})

test.each([
  ['a server that ends', Object.assign(new Error('terminating connection'), { code: '57P01' })],
  ['a lost connection', new Error('Connection terminated unexpectedly')],
  [
    'a refused connection',
    Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' }),
  ],
  [
    'several addresses that refuse',
    Object.assign(new AggregateError([new Error('::1'), new Error('127.0.0.1')]), { code: 'ECONNREFUSED' }),
  ],
])('%s is an outage of the database, however often the workers of the queue tell of it', (_what, error) => {
  expect(findOutage(queueError(copied(error)))).toBe('database')
  const lines: string[] = []
  const log = createLog('info', (line) => lines.push(line))
  for (let n = 0; n < 50; n++) log.error({ err: queueError(copied(error)) }, 'queue error')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('database unavailable')
})

test.each(['LISTEN/NOTIFY connection ended', 'LISTEN/NOTIFY heartbeat timed out'])(
  '%s is one too',
  (message) => {
    expect(findOutage(queueError(new Error(message)))).toBe('database')
  },
)

test('any other error of a worker says in the log what happened', () => {
  const lines: string[] = []
  const log = createLog('info', (line) => lines.push(line))
  log.error({ err: queueError(copied(new Error('the worker is at fault'))) }, 'queue error')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'queue error',
    err: { message: 'the worker is at fault (Queue: article.write, Worker: 1)' },
  })
})
