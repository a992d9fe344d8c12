import { createServer, type Socket } from 'node:net'

export type LoopbackRedis = {
  url: string
  /** Takes commands and answers none, as one that hangs. */
  pause(): void
  /** Answers again, what it took meanwhile first. */
  resume(): void
  /** Answers nothing any more, as one that was killed. */
  close(): Promise<void>
}

type Known = {
  counters: Map<string, { points: number; until: number }>
  /** A character is a byte. */
  values: Map<string, { value: string; until: number }>
}

/** A server that speaks RESP 2 and knows of Redis what the service asks: PING, GET, SET and the limiter's script. */
export async function startLoopbackRedis(): Promise<LoopbackRedis> {
  const known: Known = { counters: new Map(), values: new Map() }
  const sockets = new Set<Socket>()
  let held: (() => void)[] | undefined
  const server = createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => undefined))
    let unread = ''
    socket.on('data', (data) => {
      unread += data.toString('latin1')
      for (;;) {
        const read = readCommand(unread)
        if (!read) return
        unread = read.rest
        const reply = () => void socket.write(answer(read.parts, known), 'latin1')
        if (held) held.push(reply)
        else reply()
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.')
  return {
    url: `redis://127.0.0.1:${address.port}`,
    pause() {
      held = []
    },
    resume() {
      for (const reply of held?.splice(0) ?? []) reply()
      held = undefined
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

function answer([command = '', ...args]: string[], { counters, values }: Known): string {
  switch (command.toUpperCase()) {
    case 'PING':
      return '+PONG\r\n'
    case 'INFO':
      return bulk('redis_version:7.4.0\r\nloading:0\r\n')
    case 'GET': {
      const entry = values.get(args[0] ?? '')
      return entry && entry.until > Date.now() ? bulk(entry.value) : '$-1\r\n'
    }
    case 'SET': {
      const [key = '', value = '', unit, seconds] = args
      if (unit !== 'EX') return '-ERR syntax error\r\n'
      values.set(key, { value, until: Date.now() + Number(seconds) * 1000 })
      return '+OK\r\n'
    }
    case 'EVAL':
    case 'EVALSHA': {
      // script or its hash, number of keys, key, points, seconds
      const [, , key = '', points, seconds] = args
      const now = Date.now()
      const known = counters.get(key)
      const counter = known && known.until > now ? known : { points: 0, until: now + Number(seconds) * 1000 }
      counter.points += Number(points)
      counters.set(key, counter)
      return `*2\r\n:${counter.points}\r\n:${counter.until - now}\r\n`
    }
    default:
      return '+OK\r\n'
  }
}

function bulk(text: string): string {
  return `$${text.length}\r\n${text}\r\n`
}

/** One array of bulk strings, as every client sends its commands; undefined until all of it is there. */
function readCommand(text: string): { parts: string[]; rest: string } | undefined {
  const head = /^\*(\d+)\r\n/.exec(text)
  if (!head) return undefined
  let at = head[0].length
  const parts: string[] = []
  for (let n = 0; n < Number(head[1]); n++) {
    const length = /^\$(\d+)\r\n/.exec(text.slice(at))
    if (!length) return undefined
    const from = at + length[0].length
    at = from + Number(length[1]) + 2
    if (text.length < at) return undefined
    parts.push(text.slice(from, at - 2))
  }
  return { parts, rest: text.slice(at) }
}
