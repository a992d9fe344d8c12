import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { ask, startTortureDesk } from './harness/desk.ts'
import { torture } from './harness/torture.ts'

const firstLines =
  'POST /api/agent/autopilot HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n'

/** What a slow client sends: first at once, then a byte at a time and never the end. */
const manners = [
  { name: 'headers', first: () => 'GET /api/agent/health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ' },
  {
    name: 'bodies',
    first: (key: string) => `${firstLines}Authorization: Bearer ${key}\r\nContent-Length: 100000\r\n\r\n{`,
  },
  { name: 'silences', first: () => '' },
]

type Slow = { manner: string; socket: Socket; openedAt: number; closedAt: number | undefined }

export const script = torture({
  summary: 'Hundreds of clients send a byte a second and never finish, while others work.',
  flags: {
    connections: { value: 600, about: 'slow clients, in thirds: headers, bodies, nothing at all' },
    seconds: { value: 180, about: 'for how long' },
  },
  maxMinutes: ({ seconds }) => 2 + seconds / 60,
  async run(rack) {
    const { flags, signal, saw, expect, say, atEnd } = rack
    const desk = await startTortureDesk(rack)
    const api = await desk.start('api')
    const { key } = await desk.createTenant(1000)
    const work = async (seconds: number) => {
      const times: number[] = []
      const until = performance.now() + seconds * 1000
      while (performance.now() < until && !signal.aborted) {
        const { status, ms } = await ask(api.port, key, { path: '/me' })
        times.push(status === 200 ? ms : Number.POSITIVE_INFINITY)
        await sleep(50)
      }
      return times.toSorted((a, b) => a - b)
    }
    const before = await work(5)
    const slow: Slow[] = Array.from({ length: flags.connections }, (_, at) => {
      const manner = manners[at % manners.length]
      const socket = connect(api.port, '127.0.0.1')
      const one: Slow = {
        manner: manner?.name ?? '',
        socket,
        openedAt: performance.now(),
        closedAt: undefined,
      }
      socket.on('error', () => undefined)
      socket.on('close', () => {
        one.closedAt = performance.now()
      })
      socket.resume()
      if (manner?.first(key)) socket.write(manner.first(key))
      return one
    })
    atEnd(() => slow.forEach(({ socket }) => void socket.destroy()))
    const dripping = setInterval(() => {
      for (const { socket, manner } of slow) if (manner !== 'silences' && socket.writable) socket.write('x')
    }, 1000)
    atEnd(() => clearInterval(dripping))
    say(`${flags.connections} slow clients for ${flags.seconds} s …`)
    const during = await work(flags.seconds)
    const at = (times: number[], share: number) => times[Math.floor((times.length - 1) * share)] ?? Number.NaN
    saw('`GET /me` before, p50 and p99 ms', `${at(before, 0.5).toFixed(1)}, ${at(before, 0.99).toFixed(1)}`)
    saw(
      '`GET /me` meanwhile, p50 and p99 ms',
      `${at(during, 0.5).toFixed(1)}, ${at(during, 0.99).toFixed(1)}`,
    )
    expect('every other call is answered, within 5 s', at(during, 1) < 5000, at(during, 1))
    for (const { name } of manners) {
      const these = slow.filter(({ manner }) => manner === name)
      const lives = these.flatMap(({ openedAt, closedAt }) =>
        closedAt ? [(closedAt - openedAt) / 1000] : [],
      )
      saw(`slow ${name}: closed after s, at most`, lives.length ? Math.max(...lives).toFixed(0) : 'never')
      expect(`every client slow with its ${name} is cut off`, lives.length === these.length, {
        closed: lives.length,
        of: these.length,
      })
    }
    expect('the service runs', api.isRunning())
  },
})
