import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ask, startTortureDesk } from './harness/desk.ts'
import { torture } from './harness/torture.ts'
import { startOutside, startWork } from './harness/work.ts'

/** Where Debian's package libfaketime puts it; the name of the folder is the machine's. */
const libraries = ['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/faketime/libfaketimeMT.so.1`)

export const script = torture({
  summary:
    'The clock of service and worker jumps an hour ahead and back while they work (needs libfaketime).',
  flags: { articles: { value: 6, about: 'asked for between two jumps' } },
  maxMinutes: () => 12,
  async run(rack) {
    const { folder, flags, saw, expect, say } = rack
    const library = libraries.find((path) => existsSync(path))
    if (!library) throw new Error('libfaketime is not installed.')
    const file = join(folder, 'clock')
    const setClock = (offset: string) => writeFileSync(file, offset)
    setClock('+0')
    const outside = await startOutside(rack)
    const desk = await startTortureDesk(rack, {
      OUTBOUND_ALLOW: outside.allow,
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      // A clock that is set moves the time of day; timers run on.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      RATE_LIMITS: JSON.stringify({ default: { limit: 600, window_seconds: 60 } }),
    })
    const api = await desk.start('api')
    const worker = await desk.start('worker')
    const work = await startWork(rack, desk, outside, () => api.port)
    for (const [jump, offset] of [
      ['before', '+0'],
      ['an hour ahead', '+1h'],
      ['an hour back', '+0'],
      ['an hour behind', '-1h'],
      ['ahead again', '+0'],
    ] as const) {
      say(`${jump} …`)
      // Work that is under way, and work that comes after.
      await work.request(flags.articles)
      setClock(offset)
      const from = performance.now()
      await sleep(1500)
      await work.request(flags.articles)
      const settled = await work.settle(120)
      saw(
        `${jump}: seconds until ${2 * flags.articles} articles were written and told`,
        Math.round((performance.now() - from) / 1000),
      )
      expect(`${jump}: everything accepted ends within two minutes`, settled)
      const { body } = await ask(api.port, work.tenant.key, { path: '/health' })
      const shiftedHours = (Date.parse(String(body.timestamp)) - Date.now()) / 3_600_000
      saw(`${jump}: hours by which the service's clock is off`, Math.round(shiftedHours))
      const { status } = await ask(api.port, work.tenant.key, { path: '/me' })
      expect(`${jump}: reads are answered`, status === 200, status)
    }
    saw('answers by status', [...work.statuses].map(([status, count]) => `${status}: ${count}`).join(', '))
    expect('every call is accepted', work.statuses.size === 1 && work.statuses.has(202), [...work.statuses])
    await work.check()
    expect('both programs run', api.isRunning() && worker.isRunning())
  },
})
