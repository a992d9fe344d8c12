import { startSourceSite } from '#test-support/loopback/source-site.ts'
import { startTortureDesk } from './harness/desk.ts'
import {
  type Interruption,
  interrupt,
  prepareKeyedWork,
  warmUp,
  withoutLimits,
} from './harness/keyed-work.ts'
import { torture } from './harness/torture.ts'

export const script = torture({
  summary: 'Kills an API at random moments of every operation that can charge, and repeats each request.',
  flags: { rounds: { value: 50, about: 'moments of every operation' } },
  maxMinutes: ({ rounds }) => 3 + rounds,
  async run(rack) {
    const { flags, signal, saw, expect, say, atEnd } = rack
    const site = await startSourceSite()
    atEnd(() => site.close())
    const desk = await startTortureDesk(rack, { OUTBOUND_ALLOW: site.allow, ...withoutLimits })
    const survivor = await desk.start('api,worker')
    const { pool } = desk.database
    const { port } = survivor
    const works = await prepareKeyedWork({ ...desk, port, pool, pageUrl: site.url('/grinders') })
    const typicalMs = await warmUp(works, port)
    const seen: Interruption[] = []
    let next = desk.start('api')
    for (let round = 1; round <= flags.rounds && !signal.aborted; round++) {
      const doomed = await next
      if (round < flags.rounds) next = desk.start('api')
      await warmUp(works, doomed.port)
      const ports = { doomed: doomed.port, surviving: port }
      const ended = await interrupt(works, { ports, pool, kill: () => doomed.kill(), typicalMs })
      for (const one of ended) for (const fault of one.broken) say(`${one.name}: ${fault}`)
      seen.push(...ended)
      say(`${round} of ${flags.rounds}`)
    }
    for (const { name } of works) {
      const own = seen.filter((one) => one.name === name)
      const interrupted = own.filter(({ answered }) => !answered)
      const committed = interrupted.filter(({ committed }) => committed).length
      const waits = interrupted.map(({ waitedMs }) => waitedMs)
      saw(
        name,
        `${own.length} kills, ${interrupted.length} before the answer, ${committed} of them after the commit; repeated after ${(Math.max(0, ...waits) / 1000).toFixed(1)} s at most`,
      )
    }
    const broken = seen.filter((one) => one.broken.length > 0)
    expect(
      'each request and its repeats: one result, one charge, one answer',
      broken.length === 0,
      broken.length,
    )
    const held = await desk.count(
      `credit_balances b where held <> (select coalesce(sum(credits), 0) from credit_holds h where h.tenant_id = b.tenant_id and state = 'held')
        or available <> (select sum(credits) from credit_ledger l where l.tenant_id = b.tenant_id)`,
    )
    expect('every balance is the sum of its ledger', held === 0, held)
  },
})
