import { setImmediate } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { createLog } from './log.ts'

function collect() {
  const lines: string[] = []
  return { lines, log: createLog('info', (line) => lines.push(line)) }
}

const outage = () =>
  Object.assign(new Error('Connection terminated unexpectedly'), { client: { secret: 'x' } })

test('an outage is one line a minute, however many requests and jobs fail by it', () => {
  const { lines, log } = collect()
  const child = log.child({ request_id: 'r1' })
  for (let i = 0; i < 500; i++) child.error({ err: outage() }, 'request failed')
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'database unavailable',
    reason: 'Connection terminated unexpectedly',
  })
})

test('every other error has a line of its own', () => {
  const { lines, log } = collect()
  for (let i = 0; i < 3; i++) log.error({ err: new Error('a fault') }, 'request failed')
  expect(lines).toHaveLength(3)
})

test('a line holds neither the client of the driver nor the parameters of a query', () => {
  const { lines, log } = collect()
  const cause = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    client: { password: 'hidden' },
  })
  log.error({ err: new Error('Failed query: insert … params: hidden', { cause }) }, 'request failed')
  expect(lines[0]).not.toContain('hidden')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ err: { message: 'duplicate key value', code: '23505' } })
})

test('the lines of one turn reach standard output in one write, in their order', async () => {
  const written: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0)
  try {
    const log = createLog('info')
    log.info('first')
    log.info('second')
    expect(written).toEqual([])
    await setImmediate()
    expect(written.map((text) => [...text.matchAll(/"msg":"(\w+)"/g)].map(([, msg]) => msg))).toEqual([
      ['first', 'second'],
    ])
  } finally {
    write.mockRestore()
  }
})
