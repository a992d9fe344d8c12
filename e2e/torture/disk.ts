import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, rmSync, statfsSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '#test-support/free-port.ts'
import { ask, startTortureDesk } from './harness/desk.ts'
import { torture } from './harness/torture.ts'
import { startOutside, startWork } from './harness/work.ts'

export const script = torture({
  summary:
    'The disk of the data folder is full in the middle of work, and has room again (needs root on Linux, for a tmpfs).',
  flags: {
    megabytes: { value: 500, about: 'of the disk' },
    seconds: { value: 20, about: 'for which it is full' },
  },
  maxMinutes: () => 8,
  async run(rack) {
    const { flags, saw, say, expect, atEnd, signal } = rack
    const folder = join(rack.folder, 'disk')
    mkdirSync(folder)
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${flags.megabytes}m,mode=755`, 'tmpfs', folder])
    atEnd(() => execFileSync('umount', ['--lazy', folder]))
    chmodSync(folder, 0o755)
    const outside = await startOutside(rack)
    const desk = await startTortureDesk({ folder, atEnd }, { OUTBOUND_ALLOW: outside.allow })
    const port = await findFreePort()
    let restarts = 0
    let isEnding = false
    atEnd(() => {
      isEnding = true
    })
    /** As `npm start` does: a program that dies is started again after a moment. */
    const keepRunning = async (roles: 'api' | 'worker') => {
      for (;;) {
        const program = await desk.start(roles, { SERVICE_PORT: String(port) }).catch(() => undefined)
        while (program?.isRunning() && !isEnding) await sleep(200)
        if (isEnding || signal.aborted) return
        restarts += 1
        await sleep(1000)
      }
    }
    void keepRunning('api')
    void keepRunning('worker')
    const isHealthy = async () => {
      const health = await ask(port, '', { path: '/health' }).catch(() => undefined)
      return health?.status === 200
    }
    for (let tries = 0; tries < 120 && !(await isHealthy()); tries++) await sleep(500)
    const work = await startWork(rack, desk, outside, () => port)
    await work.request(4)

    say('full …')
    const ballast = join(folder, 'ballast')
    await fill(ballast)
    const until = performance.now() + flags.seconds * 1000
    while (performance.now() < until && !signal.aborted) {
      await work.request(2)
      await fill(ballast)
      await sleep(300)
    }
    const { bavail, bsize } = statfsSync(folder)
    saw('bytes free at the end', bavail * bsize)
    saw(
      'answers while it filled up, by status (0: no connection)',
      [...work.statuses].map(([status, count]) => `${status}: ${count}`).join(', '),
    )
    saw('programs started again', restarts)
    expect('no answer is a 500', !work.statuses.has(500), [...work.statuses])
    rmSync(ballast)
    say('room again …')
    const from = performance.now()
    while (!(await isHealthy()) && performance.now() - from < 90_000 && !signal.aborted) await sleep(300)
    saw('seconds until it is healthy again', Math.round((performance.now() - from) / 1000))
    expect('it is healthy again by itself', await isHealthy())
    await work.request(2)
    expect('everything accepted ends', await work.settle(180))
    await work.check()
    isEnding = true
  },
})

/** Takes what is left, to the last page. */
async function fill(path: string): Promise<void> {
  const file = await open(path, 'a')
  try {
    for (let size = 4 * 1024 * 1024; size >= 4096; size /= 4) {
      const chunk = Buffer.alloc(size)
      while (
        await file.write(chunk).then(
          ({ bytesWritten }) => bytesWritten === size,
          () => false,
        )
      );
    }
  } finally {
    await file.close()
  }
}
