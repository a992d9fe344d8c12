import { createSocket } from 'node:dgram'

/** What a name resolves to now; `silence` answers nothing, `afterMs` answers late. */
export type NameAnswer = { a?: readonly string[]; aaaa?: readonly string[]; afterMs?: number } | 'silence'

export type NameServer = { asked: number; close(): void }

const types = { a: 1, aaaa: 28 } as const

/** A DNS server on UDP (RFC 1035, section 4) whose answers nobody may keep: their time to live is 0. */
export async function startNameServer(
  at: { address: string; port: number },
  answer: (name: string) => NameAnswer,
): Promise<NameServer> {
  const socket = createSocket('udp4')
  const server: NameServer = { asked: 0, close: () => socket.close() }
  socket.on('message', (message, from) => {
    const { name, end } = readName(message)
    const type = message.readUInt16BE(end)
    const said = answer(name)
    if (said === 'silence') return
    if (type === types.a) server.asked += 1
    const addresses = type === types.a ? said.a : type === types.aaaa ? said.aaaa : undefined
    const records = (addresses ?? []).map((address) => record(type, address))
    const header = Buffer.alloc(12)
    message.copy(header, 0, 0, 2)
    header.writeUInt16BE(0x8180, 2)
    header.writeUInt16BE(1, 4)
    header.writeUInt16BE(records.length, 6)
    const reply = Buffer.concat([header, message.subarray(12, end + 4), ...records])
    setTimeout(() => socket.send(reply, from.port, from.address, () => undefined), said.afterMs ?? 0)
  })
  socket.on('error', () => undefined)
  await new Promise<void>((resolve) => socket.bind(at.port, at.address, resolve))
  return server
}

function readName(message: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 }
}

function record(type: number, address: string): Buffer {
  const data =
    type === types.a
      ? Buffer.from(address.split('.').map(Number))
      : Buffer.from(address.replaceAll(':', ''), 'hex')
  const head = Buffer.alloc(12)
  head.writeUInt16BE(0xc00c, 0)
  head.writeUInt16BE(type, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}
