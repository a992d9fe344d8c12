import { readdirSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { eventually } from '#test-support/eventually.ts'
import { openBreakableLink } from '#test-support/loopback/breakable-link.ts'
import { startMailServer } from '#test-support/loopback/mail-server.ts'
import { ask, startTortureDesk } from './harness/desk.ts'
import { torture } from './harness/torture.ts'

export const script = torture({
  summary:
    'The mail server is away, or takes connections and says nothing, for an hour; the queue’s time is compressed.',
  flags: {
    mails: { value: 10, about: 'how many wait' },
    minutes: { value: 60, about: 'of outage, by the clock of the queue' },
  },
  maxMinutes: () => 12,
  async run(rack) {
    const { folder, flags, signal, saw, say, expect, atEnd } = rack
    const mailFolder = join(folder, 'mail')
    await mkdir(mailFolder)
    const server = await startMailServer(mailFolder)
    atEnd(() => server.close())
    const link = await openBreakableLink({ host: '127.0.0.1', port: Number(new URL(server.url).port) })
    atEnd(() => link.close())
    const desk = await startTortureDesk(rack, {
      SMTP_URL: `smtp://127.0.0.1:${link.port}`,
      MAIL_FROM: 'Masthead <desk@example.com>',
    })
    const api = await desk.start('api')
    const worker = await desk.start('worker')
    const register = async (name: string) => {
      const answer = await fetch(`http://127.0.0.1:${api.port}/agent/auth`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          type: 'identity_assertion',
          assertion_type: 'verified_email',
          assertion: `${name}@example.com`,
          requested_credential_type: 'api_key',
          agent_name: name,
        }),
      })
      return answer.status
    }
    const jobs = (state: string) => desk.count(`pgboss.job where name = 'mail.claim' and state ${state}`)
    const arrived = () => readdirSync(mailFolder).length

    await link.cut()
    const statuses = new Set<number>()
    for (let n = 0; n < flags.mails; n++) statuses.add(await register(`away-${n}`))
    saw('registrations while it was away answered', [...statuses].join(', '))
    // Each wait of the queue is cut short and its length counted instead.
    let waited = 0
    while (waited < flags.minutes * 60 && !signal.aborted) {
      const { rows } = await desk.database.pool.query<{ seconds: number }>(
        `with waiting as (
           select id, extract(epoch from start_after - now())::float8 as seconds from pgboss.job
           where name = 'mail.claim' and state = 'retry' and start_after > now()
         )
         update pgboss.job set start_after = now() from waiting where job.id = waiting.id returning waiting.seconds`,
      )
      for (const { seconds } of rows) waited += seconds / flags.mails
      if ((await jobs(`= 'failed'`)) > 0) break
      await sleep(300)
    }
    saw('minutes of outage, compressed', Math.round(waited / 60))
    expect('no mail is given up', (await jobs(`= 'failed'`)) === 0, await jobs(`= 'failed'`))
    expect('health is 200 meanwhile', (await ask(api.port, '', { path: '/health' })).status === 200)
    await link.restore()
    const back = performance.now()
    const all = await eventually(async () => (arrived() >= flags.mails ? true : undefined), 90_000).catch(
      () => false,
    )
    saw('seconds from its return to the last mail', Math.round((performance.now() - back) / 1000))
    expect('every mail arrives once it is back', all, { arrived: arrived() })
    expect('each arrives once', arrived() === flags.mails, { arrived: arrived() })

    say('a server that takes connections and says nothing …')
    await link.cut()
    const sockets = new Set<Socket>()
    const silent = createServer((socket) => void sockets.add(socket))
    await new Promise<void>((resolve) => silent.listen(link.port, '127.0.0.1', resolve))
    await register('silent-0')
    const from = performance.now()
    const gaveUp = await eventually(
      async () => ((await jobs(`= 'retry'`)) > 0 ? true : undefined),
      60_000,
    ).catch(() => false)
    saw('seconds until an attempt at a silent server ended', Math.round((performance.now() - from) / 1000))
    expect('an attempt at a silent server ends within a minute', gaveUp)
    for (const socket of sockets) socket.destroy()
    await new Promise<void>((resolve) => silent.close(() => resolve()))
    await link.restore()
    const last = await eventually(async () => (arrived() > flags.mails ? true : undefined), 120_000).catch(
      () => false,
    )
    expect('that mail arrives too', last)
    expect('both programs run', api.isRunning() && worker.isRunning())
  },
})
