import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { Program } from './program.mjs'
import { SupervisedProgram } from './supervised-program.mjs'

const folder = mkdtempSync(join(tmpdir(), 'supervised-'))
const running = new Set<SupervisedProgram>()
afterAll(async () => {
  for (const one of running) {
    const program = one.stop()
    program.kill()
    await program.end
  }
  rmSync(folder, { recursive: true, force: true })
})

const policy = { firstPauseMs: 20, maxPauseMs: 80, maxRestarts: 3, wellAfterMs: 60_000 }

/** Real processes: each start counts itself in a file, and the script knows which start it is by `nth`. */
function supervise(script: string, restarts: Partial<typeof policy> = {}) {
  const counter = join(folder, `${Math.random()}`)
  writeFileSync(counter, '')
  const source = `const fs = require('node:fs'); fs.appendFileSync(${JSON.stringify(counter)}, '.');
    const nth = fs.readFileSync(${JSON.stringify(counter)}, 'utf8').length;
    const ready = () => console.log('{"level":30,"msg":"ready"}');
    ${script}`
  const told: string[] = []
  const gaveUp = Promise.withResolvers<string>()
  const supervised = new SupervisedProgram(
    () => new Program('service', process.execPath, ['-e', source], process.env, quiet),
    {
      isReady: async (program) => {
        while (!program.ended && !program.words.some((word) => word.includes('ready')))
          await new Promise((resolve) => setTimeout(resolve, 5))
        return program.words.some((word) => word.includes('ready'))
      },
      tell: (line) => told.push(line),
      onGiveUp: gaveUp.resolve,
      policy: { ...policy, ...restarts },
    },
  )
  running.add(supervised)
  const starts = () => readFileSync(counter, 'utf8').length
  return { supervised, told, gaveUp: gaveUp.promise, starts }
}
const quiet = { everything: false }

test('a program that dies is started again, after a pause that doubles', async () => {
  const { supervised, told, starts } = supervise(`ready(); if (nth < 4) setTimeout(() => process.exit(7), 30)
    else setInterval(() => undefined, 1000)`)
  await supervised.ready
  await expect.poll(() => told.filter((line) => line.includes('running again')).length).toBe(3)
  expect(starts()).toBe(4)
  expect(told.filter((line) => line.includes('started again'))).toEqual([
    'The service ended (code 7). It is started again in 20 ms, restart 1 of 3.',
    'The service ended (code 7). It is started again in 40 ms, restart 2 of 3.',
    'The service ended (code 7). It is started again in 80 ms, restart 3 of 3.',
  ])
})

test('one that is killed is started again', async () => {
  const { supervised, told } = supervise('ready(); setInterval(() => undefined, 1000)')
  await supervised.ready
  supervised.program.kill()
  await expect.poll(() => told.at(-1)).toBe('The service is running again.')
  expect(told[0]).toContain('signal SIGKILL')
})

test('after the last restart it says what died, how often, what it said and what to do', async () => {
  const { gaveUp, starts } = supervise(
    `ready(); setTimeout(() => { console.error('the table is gone'); process.exit(nth === 2 ? 9 : 1) }, 20)`,
  )
  const lastWord = await gaveUp
  expect(starts()).toBe(4)
  expect(lastWord).toMatch(/^The service ended 4 times within \d+ m?s and is not started again\./)
  expect(lastWord).toContain('How it ended: code 1 (3 times), code 9. What it said last:')
  expect(lastWord).toContain('  the table is gone')
  expect(lastWord.split('\n').at(-1)).toContain('start again')
})

test('one that the system kills again and again is told to need memory', async () => {
  const { gaveUp } = supervise(`ready(); setTimeout(() => process.kill(process.pid, 'SIGKILL'), 20)`)
  expect((await gaveUp).split('\n').at(-1)).toContain('memory')
})

test('one that ran well is given all its restarts again', async () => {
  const { supervised, told, starts } = supervise(
    `ready(); setTimeout(() => process.exit(1), 1000); if (nth > 5) setInterval(() => undefined, 1000)`,
    { wellAfterMs: 50, maxRestarts: 1 },
  )
  await supervised.ready
  await expect.poll(starts).toBeGreaterThan(4)
  expect(new Set(told.filter((line) => line.includes('restart ')))).toEqual(
    new Set(['The service ended (code 1). It is started again in 20 ms, restart 1 of 1.']),
  )
})

test('one that refuses to start is not tried again, and its own sentence is the last word', async () => {
  const { gaveUp, starts } = supervise(`console.error('SERVICE_PORT is taken.'); process.exit(1)`)
  expect(await gaveUp).toBe('SERVICE_PORT is taken.')
  expect(starts()).toBe(1)
})

test('a stop during the pause starts nothing more', async () => {
  const { supervised, told, starts } = supervise('ready(); setTimeout(() => process.exit(1), 20)', {
    firstPauseMs: 300,
    maxPauseMs: 300,
  })
  await expect.poll(() => told.length).toBe(1)
  expect(supervised.stop().ended).toBe(true)
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(starts()).toBe(1)
})
