import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '#test-support/free-port.ts'
import { ask, startTortureDesk } from './harness/desk.ts'
import { torture } from './harness/torture.ts'
import { startOutside, startWork } from './harness/work.ts'

const mebibyte = 1024 * 1024
/** Of what a program holds after the first quarter of the run, in which it loads and fills what it needs. */
const allowed = { share: 0.1, mebibytes: 25 }
const sampleMs = 5000

export const script = torture({
  summary: 'Articles, webhooks and reads without a pause, with the memory of each program watched.',
  flags: {
    minutes: { value: 60, about: 'for how long' },
    articles: { value: 20, about: 'a minute' },
  },
  maxMinutes: ({ minutes }) => minutes + 6,
  async run(rack) {
    const { flags, signal, saw, say, expect } = rack
    const outside = await startOutside(rack)
    const desk = await startTortureDesk(rack, { OUTBOUND_ALLOW: outside.allow })
    const api = await desk.start('api')
    const workerPort = await findFreePort()
    const worker = await desk.start('worker', { WORKER_PORT: String(workerPort) })
    const work = await startWork(rack, desk, outside, () => api.port)
    const began = performance.now()
    const elapsed = () => (performance.now() - began) / 60_000
    const seen = { api: [] as number[], worker: [] as number[] }
    let reads = 0
    let failed = 0
    const paths = [
      '/me',
      '/articles',
      '/status',
      '/webhooks/deliveries',
      '/credits/ledger',
      '/health',
      '/schedule',
    ]
    const reading = (async () => {
      while (elapsed() < flags.minutes && !signal.aborted) {
        const path = paths[reads % paths.length] ?? '/me'
        const { status } = await ask(api.port, work.tenant.key, { path })
        reads += 1
        if (status !== 200) failed += 1
        await sleep(20)
      }
    })()
    let asked = 0
    for (let nextLook = 0; elapsed() < flags.minutes && !signal.aborted; await sleep(200)) {
      if (asked < elapsed() * flags.articles) {
        asked += 1
        await work.request(1)
      }
      if (performance.now() < nextLook) continue
      nextLook = performance.now() + sampleMs
      seen.api.push(await residentMebibytes(api.port))
      seen.worker.push(await residentMebibytes(workerPort))
      if (seen.api.length % 12 === 0)
        say(
          `${elapsed().toFixed(0)} min: api ${seen.api.at(-1)?.toFixed(0)} MiB, worker ${seen.worker.at(-1)?.toFixed(0)} MiB, ${reads} reads`,
        )
    }
    await reading
    saw('reads, of them not 200', `${reads}, ${failed}`)
    expect('every read is a 200', failed === 0, failed)
    for (const [name, values] of Object.entries(seen)) {
      const part = Math.floor(values.length / 4)
      const [early, late] = [median(values.slice(part, 2 * part)), median(values.slice(-part))]
      const room = early * allowed.share + allowed.mebibytes
      const growth = growthOf(values.slice(part))
      const perHour = (growth / (values.length - part)) * (3_600_000 / sampleMs)
      saw(
        `${name}: resident MiB, second and last quarter, most, of ${values.length} samples`,
        [early, late, Math.max(...values)].map(Math.round).join(', '),
      )
      saw(`${name}: slope after the first quarter, MiB an hour`, perHour.toFixed(1))
      expect(
        `${name}: memory is flat (level and slope within a tenth and ${allowed.mebibytes} MiB)`,
        late - early <= room && growth <= room,
        { early, late, growth },
      )
    }
    expect('everything ends', await work.settle(180))
    await work.check()
    expect('both programs run', api.isRunning() && worker.isRunning())
  },
})

async function residentMebibytes(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const [, bytes] = /^process_resident_memory_bytes (\S+)$/m.exec(text) ?? []
  return Number(bytes) / mebibyte
}

/** From the first to the last value along their line: the median of the slopes of all pairs, which no spike bends. */
function growthOf(values: readonly number[]): number {
  const slopes = values.flatMap((one, at) =>
    values.slice(at + 1).map((other, further) => (other - one) / (further + 1)),
  )
  return median(slopes) * values.length
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
