import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { loadavg } from 'node:os'
import fc from 'fast-check'
import { request } from 'undici'
import { openApiDocument } from '#contract/openapi.ts'
import { operations } from '#contract/operations.ts'
import { arbitraryOf, type Definitions, isSchema, type Schema } from '#test-support/arbitrary-input.ts'
import type { InsertedTenant } from '#test-support/insert-tenant.ts'
import { ask, startTortureDesk } from './harness/desk.ts'
import { torture } from './harness/torture.ts'

const limitMs = 5000
/** A portrait takes a processor for its seconds, so those are asked for one after the other. */
const parallel = 16

type Parameter = { name: string; in: string; required: boolean; schema: Schema }
type Described = {
  id: string
  method: string
  path: string
  parameters: Parameter[]
  body: Schema | undefined
}
type Sent = { operation: string; method: string; path: string; body: Buffer | undefined; type: string }

export const script = torture({
  summary:
    'Requests made from the OpenAPI document, within the schemas, beside them, and broken at random bytes.',
  flags: {
    requests: { value: 100_000, about: 'how many' },
    seed: { value: 1, about: 'of the random numbers' },
  },
  maxMinutes: ({ requests }) => 5 + requests / 2000,
  async run(rack) {
    const { flags, signal, say, saw, expect } = rack
    const desk = await startTortureDesk(rack)
    const api = await desk.start('api', { LOG_LEVEL: 'info' })
    await desk.start('worker')
    const { described, definitions } = describeOperations()
    const tenant = await desk.createTenant(1_000_000_000)
    /** Its key is rotated and its agent revoked: whatever a request says, it is its own. */
    let doomed = await desk.createTenant(1000)
    const statuses = new Map<number, number>()
    const times: number[] = []
    const slow: string[] = []
    const failed: string[] = []
    let sent = 0
    let broken = 0
    let refusedPortraits = 0

    const tell = (list: string[], line: string) => {
      list.push(line)
      if (list.length <= 20) say(line)
    }
    const one = async (made: Sent, key: string) => {
      const from = performance.now()
      try {
        const { statusCode, body } = await request(`http://127.0.0.1:${api.port}${made.path}`, {
          method: made.method as 'GET',
          headers: { authorization: `Bearer ${key}`, 'content-type': made.type },
          body: made.body ?? null,
        })
        const text = await body.text()
        const ms = performance.now() - from
        times.push(ms)
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
        const what = `${made.operation} ${made.method} ${made.path.slice(0, 300)} ${made.body?.toString().slice(0, 500) ?? ''}`
        // More portraits than the machine can draw within seconds are refused at once, which is no fault.
        const isRefusedPortrait = statusCode === 503 && made.operation === 'createAvatar'
        if (isRefusedPortrait) refusedPortraits += 1
        else if (statusCode >= 500) tell(failed, `${statusCode} ${what} -> ${text.slice(0, 300)}`)
        if (ms > limitMs)
          tell(slow, `${Math.round(ms)} ms at a load of ${loadavg()[0]?.toFixed(0)}: ${statusCode} ${what}`)
        if (statusCode === 401 && key === doomed.key) doomed = await desk.createTenant(1000)
      } catch (error) {
        broken += 1
        tell(failed, `no answer: ${String(error)} ${made.operation} ${made.path.slice(0, 300)}`)
      }
    }

    let round = 0
    while (sent < flags.requests && !signal.aborted) {
      round += 1
      // Made anew, since what is deleted stays so.
      const ids = await makeRecords(api.port, tenant)
      for (const operation of described) {
        const isDrawn = operation.id === 'createAvatar'
        const wanted = Math.min(isDrawn ? 3 : 48, flags.requests - sent)
        const batch = fc.sample(requestOf(operation, ids, definitions), {
          numRuns: wanted,
          seed: flags.seed + round,
        })
        const waiting = [...batch]
        const key = () => (endsKeys.has(operation.id) ? doomed.key : tenant.key)
        await Promise.all(
          Array.from({ length: isDrawn ? 1 : parallel }, async () => {
            for (let next = waiting.pop(); next && !signal.aborted; next = waiting.pop())
              await one(next, key())
          }),
        )
        sent += batch.length
        if (sent >= flags.requests) break
      }
      const raw = Math.min(100, flags.requests - sent)
      for (let n = 0; n < raw; n++) {
        const bytes = rawRequest(tenant.key)
        const status = await sendRaw(api.port, bytes)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (status >= 500) tell(failed, `${status} to ${JSON.stringify(bytes.toString('latin1'))}`)
      }
      sent += raw
      say(`${sent} requests, ${failed.length} failed, ${slow.length} slow`)
    }
    const sorted = times.toSorted((a, b) => a - b)
    const at = (share: number) => `${(sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0)} ms`
    saw('requests', sent)
    saw(
      'answers by status (0: the connection was closed)',
      [...statuses]
        .toSorted(([a], [b]) => a - b)
        .map(([status, count]) => `${status}: ${count}`)
        .join(', '),
    )
    saw('p50, p99 and longest', [at(0.5), at(0.99), at(1)].join(', '))
    saw('portraits refused with 503, since others were being drawn', refusedPortraits)
    expect('no answer is a 5xx', failed.length === broken, failed.slice(0, 3))
    expect('every request is answered', broken === 0, broken)
    expect('none takes more than 5 s', slow.length === 0, slow.slice(0, 3))
    expect('the service runs and is healthy', api.isRunning())
    const health = await ask(api.port, tenant.key, { path: '/health' })
    expect('health is 200 afterwards', health.status === 200, health.body)
  },
})

const endsKeys = new Set(['rotateKey', 'revokeAgent'])

function describeOperations(): { described: Described[]; definitions: Definitions } {
  const document = openApiDocument({ operations, baseUrl: 'http://127.0.0.1', version: '1.0.0' })
  const definitions = new Map(
    Object.entries(document.components.schemas).filter((one): one is [string, Schema] => isSchema(one[1])),
  )
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters = [], requestBody }]) => {
      const schema = requestBody?.content['application/json']?.schema
      return {
        id: operationId,
        method: method.toUpperCase(),
        path,
        parameters: parameters.filter(isParameter),
        body: isSchema(schema) ? schema : undefined,
      }
    }),
  )
  return { described, definitions }
}

function isParameter(value: unknown): value is Parameter {
  return typeof value === 'object' && value !== null && 'in' in value && 'schema' in value
}

/** Records of some kinds, so that requests reach further than the first 404. */
async function makeRecords(port: number, { key }: InsertedTenant): Promise<string[]> {
  const calls = [
    { path: '/autopilot', body: { topic: 'Grinders for a coffee bar', wait_for_completion: false } },
    {
      path: '/products',
      body: { title: 'Grinder manual', content: 'The grinder has a burr of 64 mm. '.repeat(20) },
    },
    { path: '/webhooks', body: { url: 'https://203.0.113.7/hook' } },
    { path: '/autopilot/session', body: { topics: ['Grinders'], articles_per_day: 1 } },
  ]
  const ids: string[] = []
  for (const { path, body } of calls) {
    const answer = await ask(port, key, { method: 'POST', path, body })
    const found = JSON.stringify(answer.body).match(
      /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g,
    )
    ids.push(...(found ?? []))
  }
  return ids
}

function requestOf(
  { id, method, path, parameters, body }: Described,
  ids: readonly string[],
  definitions: Definitions,
): fc.Arbitrary<Sent> {
  const hostilePath = ['%00', '%E0%A4%A', '..%2f..', 'constructor', 'a'.repeat(3000), '%F0%9F%98%80']
  const parts = {
    id: fc.oneof(
      { weight: 6, arbitrary: fc.nat().map((n) => ids[n % Math.max(1, ids.length)] ?? '') },
      fc.uuid(),
      fc.constantFrom(...hostilePath),
    ),
    query: fc.record(
      Object.fromEntries(
        parameters.flatMap((one) =>
          one.in === 'query' ? [[one.name, arbitraryOf(one.schema, definitions)]] : [],
        ),
      ),
      { requiredKeys: [] },
    ),
    body: body ? arbitraryOf(body, definitions) : fc.constant(undefined),
    type: fc.oneof(
      { weight: 20, arbitrary: fc.constant('application/json') },
      fc.constantFrom(
        'text/plain',
        'application/json; charset=utf-16',
        'multipart/form-data; boundary=x',
        'x',
        '',
      ),
    ),
    damage: fc.oneof(
      { weight: 4, arbitrary: fc.constant(undefined) },
      fc.record({
        at: fc.double({ min: 0, max: 1, noNaN: true }),
        byte: fc.nat(255),
        kind: fc.constantFrom('flip', 'cut', 'repeat'),
      }),
    ),
  }
  return fc.record(parts).map((made) => ({
    operation: id,
    method,
    path: path.replaceAll(/\{\w+\}/g, () => made.id || 'x') + queryText(made.query),
    body: made.body === undefined ? undefined : damaged(bodyText(id, made.body), made.damage),
    type: made.type,
  }))
}

/** A call that waits for its result takes as long as the work does, which is what was asked for. */
function bodyText(id: string, value: unknown): Buffer {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  const patient = id === 'generateArticle' && isObject ? { ...value, wait_for_completion: false } : value
  return Buffer.from(JSON.stringify(patient) ?? '')
}

type Damage = { at: number; byte: number; kind: string } | undefined

function damaged(body: Buffer, damage: Damage): Buffer {
  if (!damage) return body
  const at = Math.floor(damage.at * body.length)
  if (damage.kind === 'cut') return body.subarray(0, at)
  if (damage.kind === 'repeat') return Buffer.concat([body, body.subarray(at)])
  const flipped = Buffer.from(body)
  if (at < flipped.length) flipped[at] = damage.byte
  return flipped
}

function queryText(query: Record<string, unknown>): string {
  const text = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
  const members = Object.entries(query).map(
    ([name, value]) =>
      `${encodeURIComponent(name)}=${encodeURIComponent(text(value).slice(0, 4000).toWellFormed())}`,
  )
  return members.length > 0 ? `?${members.join('&')}` : ''
}

/** Bytes that are nearly HTTP. */
function rawRequest(key: string): Buffer {
  const head = `POST /api/agent/estimate HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`
  const bytes = Buffer.from(head)
  const times = 1 + ((randomBytes(1)[0] ?? 0) % 6)
  for (let n = 0; n < times; n++) {
    const [high = 0, low = 0, byte = 0] = randomBytes(3)
    bytes[(high * 256 + low) % bytes.length] = byte
  }
  return bytes
}

/** The status of what answers, 0 if the connection is closed without a word or nothing comes within two seconds. */
async function sendRaw(port: number, bytes: Buffer): Promise<number> {
  const socket = connect(port, '127.0.0.1')
  socket.setTimeout(2000, () => socket.destroy())
  socket.on('error', () => undefined)
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1')
  })
  socket.write(bytes)
  await once(socket, 'close').catch(() => undefined)
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0)
}
