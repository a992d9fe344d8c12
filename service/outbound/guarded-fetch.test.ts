import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, createGzip, gzipSync, zstdCompressSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { createGuardedFetch, type GuardedRequest } from './guarded-fetch.ts'
import { createGuardedWebFetch } from './guarded-web-fetch.ts'
import { ReadError } from './read-error.ts'

const servers: Server[] = []
const fetches: { close(): Promise<void> }[] = []

afterEach(async () => {
  await Promise.all(fetches.splice(0).map((fetch) => fetch.close()))
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port // a TCP server has no other kind of address
}

/** `site.example` answered by `listener`. */
async function site(listener: RequestListener, more = '') {
  const port = await serve(listener)
  const fetch = createGuardedFetch({ allow: [`site.example=127.0.0.1:${port}`, more] })
  fetches.push(fetch)
  return (path = '/', request: GuardedRequest = {}) => fetch(`http://site.example${path}`, request)
}

const failureOf = async (work: Promise<unknown>): Promise<ReadError> => {
  const error = await work.then(
    () => new Error('it succeeded'),
    (reason: unknown) => reason,
  )
  if (!(error instanceof ReadError)) throw error
  return error
}

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

test('a host with a fixed address is asked by its own name', async () => {
  const get = await site((request, response) =>
    response.end(`${request.headers.host} ${request.headers['user-agent']}`),
  )
  const answer = await get('/a?b=1#c')
  expect(text(answer.body)).toBe('site.example Masthead/1.0 (content reader)')
  expect(answer).toMatchObject({ status: 200, finalUrl: 'http://site.example/a?b=1', redirects: [] })
})

test('method, headers and body arrive, and headers of the connection cannot be set', async () => {
  const get = await site(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    response.end(
      `${request.method} ${request.headers['x-one']} ${request.headers.host} ${Buffer.concat(chunks)}`,
    )
  })
  const answer = await get('/', {
    method: 'POST',
    headers: { 'X-One': '1', Host: 'inside.example', 'Content-Length': '3' },
    body: 'hello',
  })
  expect(text(answer.body)).toBe('POST 1 site.example hello')
})

test.each([
  ['gzip', gzipSync('squeezed')],
  ['br', brotliCompressSync('squeezed')],
  ['zstd', zstdCompressSync('squeezed')],
  ['gzip, br', brotliCompressSync(gzipSync('squeezed'))],
])('a body in %s is decompressed', async (encoding, body) => {
  const get = await site((_request, response) => response.setHeader('content-encoding', encoding).end(body))
  expect(text((await get()).body)).toBe('squeezed')
})

test('an unknown, stacked or damaged compression is unreadable', async () => {
  for (const [encoding, body] of [
    ['compress', 'x'],
    ['gzip, gzip, gzip', 'x'],
    ['gzip', 'not gzip'],
    ['br', 'not br at all'],
    ['zstd', 'no'],
  ]) {
    const get = await site((_request, response) =>
      response.setHeader('content-encoding', encoding ?? '').end(body),
    )
    expect((await failureOf(get())).failure).toBe('unreadable')
  }
})

test('a gzip bomb stops at the limit after decompression', async () => {
  const get = await site((_request, response) => {
    response.setHeader('content-encoding', 'gzip')
    const gzip = createGzip()
    gzip.pipe(response)
    const block = Buffer.alloc(1_000_000)
    const pour = () => {
      if (response.destroyed) return gzip.destroy()
      if (gzip.write(block)) setImmediate(pour)
      else gzip.once('drain', pour)
    }
    pour()
  })
  const error = await failureOf(get('/', { maxBytes: 2_000_000 }))
  expect(error.failure).toBe('too_large')
  expect(error.message).toBe('site.example sent more than 2 MB, which is the limit.')
})

test('an endless body is cut at the limit, as a failure or as the caller wishes', async () => {
  const get = await site((_request, response) => {
    const pour = () => {
      if (response.destroyed) return
      if (response.write('x'.repeat(10_000))) setImmediate(pour)
      else response.once('drain', pour)
    }
    pour()
  })
  expect((await failureOf(get('/', { maxBytes: 50_000 }))).failure).toBe('too_large')
  expect((await get('/', { maxBytes: 12_345, overflow: 'cut' })).body.byteLength).toBe(12_345)
})

test('a body of exactly the limit is read', async () => {
  const get = await site((_request, response) => response.end('x'.repeat(100)))
  expect((await get('/', { maxBytes: 100 })).body.byteLength).toBe(100)
})

test('silence, a slow body and slow redirects end in timed_out, counted together', async () => {
  const get = await site((request, response) => {
    if (request.url === '/silent') return
    if (request.url?.startsWith('/hop')) {
      setTimeout(() => response.writeHead(302, { location: `${request.url}x` }).end(), 100)
      return
    }
    const drip = setInterval(() => response.write('.'), 20)
    response.on('close', () => clearInterval(drip))
  })
  for (const path of ['/silent', '/drip', '/hop']) {
    const error = await failureOf(get(path, { timeoutMs: 250 }))
    expect(error.failure).toBe('timed_out')
    expect(error.message).toContain('site.example took longer than 250 ms to respond')
  }
})

test('an abort ends the request with its own sentence, before and during it', async () => {
  const get = await site(() => {})
  const controller = new AbortController()
  const waiting = failureOf(get('/', { signal: controller.signal }))
  controller.abort()
  for (const error of [await waiting, await failureOf(get('/', { signal: controller.signal }))]) {
    expect(error.failure).toBe('timed_out')
    expect(error.message).toContain('was stopped')
  }
})

const chain: RequestListener = (request, response) => {
  const left = Number(request.url?.slice(1))
  if (left === 0) return response.end('there')
  response.writeHead(302, { location: `/${left - 1}` }).end()
}

test('five redirects are followed and the sixth is not', async () => {
  const get = await site(chain)
  const answer = await get('/5')
  expect(text(answer.body)).toBe('there')
  expect(answer.finalUrl).toBe('http://site.example/0')
  expect(answer.redirects).toHaveLength(5)
  const error = await failureOf(get('/6'))
  expect(error.failure).toBe('too_many_redirects')
  expect(error.message).toContain('more than 5 times')
})

test('with no redirects allowed the redirect itself is the answer', async () => {
  const get = await site(chain)
  expect(await get('/1', { maxRedirects: 0 })).toMatchObject({
    status: 302,
    finalUrl: 'http://site.example/1',
  })
})

test('a circle of redirects is distinguished from a long chain', async () => {
  const get = await site((request, response) => {
    response.writeHead(301, { location: request.url === '/a' ? '/b' : '/a' }).end()
  })
  expect((await failureOf(get('/a'))).failure).toBe('redirect_loop')
})

test.each([
  'http://127.0.0.1/',
  'http://169.254.169.254/latest/',
  'http://[::1]:8080/',
  'http://localhost:8080/',
  '//10.0.0.1/',
  'file:///etc/passwd',
  'http://user:pass@site.example/',
  'http://site.example:22/',
  'http://',
])('a redirect to %s is refused', async (location) => {
  const get = await site((_request, response) => response.writeHead(302, { location }).end('secret'))
  const error = await failureOf(get())
  expect(['address_refused', 'not_public']).toContain(error.failure)
  expect(error.message).not.toContain('secret')
})

test('credentials stay with the origin they were meant for', async () => {
  const port = await serve((request, response) => response.end(JSON.stringify(request.headers)))
  const get = await site((request, response) => {
    if (request.url === '/same') return response.writeHead(307, { location: '/end' }).end()
    if (request.url === '/end') return response.end(JSON.stringify(request.headers))
    response.writeHead(307, { location: 'http://other.example/' }).end()
  }, `other.example=127.0.0.1:${port}`)
  const headers = { authorization: 'Bearer k', cookie: 'a=b', 'x-api-key': 'k', 'x-plain': 'p' }
  expect(JSON.parse(text((await get('/same', { headers })).body))).toMatchObject(headers)
  const elsewhere = JSON.parse(text((await get('/away', { headers })).body))
  expect(elsewhere).toMatchObject({ host: 'other.example', 'x-plain': 'p' })
  for (const name of ['authorization', 'cookie', 'x-api-key']) expect(elsewhere).not.toHaveProperty(name)
})

test('a POST is repeated by 307 and becomes a GET by 302', async () => {
  const get = await site(async (request, response) => {
    const status = Number(request.url?.slice(1))
    if (status) return response.writeHead(status, { location: '/end' }).end()
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    response.end(`${request.method} ${Buffer.concat(chunks)} ${request.headers['content-type'] ?? ''}`)
  }, '')
  const post = { method: 'POST', body: 'b', headers: { 'content-type': 'text/plain' } }
  expect(text((await get('/307', post)).body)).toBe('POST b text/plain')
  expect(text((await get('/302', post)).body)).toBe('GET  ')
})

test('a name is looked up once, and the address that was vetted is the one connected to', async () => {
  const port = await serve((_request, response) => response.end('inside'))
  let lookUps = 0
  const fetch = createGuardedFetch({
    allow: `rebinding.example:${port}`,
    lookUp: async () => {
      lookUps += 1
      // The second response has no recipient, so a connection that sends the request again would fail.
      return [{ address: lookUps === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }]
    },
  })
  fetches.push(fetch)
  expect(text((await fetch(`http://rebinding.example:${port}/`)).body)).toBe('inside')
  expect(lookUps).toBe(1)
})

test('a name that becomes private after it was vetted is never looked up again', async () => {
  let lookUps = 0
  let reached = false
  const port = await serve((_request, response) => {
    reached = true
    response.end('inside')
  })
  const fetch = createGuardedFetch({
    lookUp: async () => {
      lookUps += 1
      return lookUps === 1 ? [{ address: '10.255.255.1', family: 4 }] : [{ address: '127.0.0.1', family: 4 }]
    },
  })
  fetches.push(fetch)
  expect((await failureOf(fetch('http://rebinding.example/'))).failure).toBe('not_public')
  expect((await failureOf(fetch(`http://rebinding.example:${port}/`))).failure).toBe('address_refused')
  expect(lookUps).toBe(1)
  expect(reached).toBe(false)
})

test('a name that does not exist is distinguished from a site that is down', async () => {
  const fetch = createGuardedFetch({ allow: 'down.example=127.0.0.1:1' })
  fetches.push(fetch)
  const unknown = await failureOf(fetch('http://nobody.invalid/'))
  expect(unknown.failure).toBe('name_not_found')
  expect(unknown.message).toContain('nobody.invalid')
  const down = await failureOf(fetch('http://down.example/'))
  expect(down.failure).toBe('connection_failed')
  expect(down.message).toContain('refuses connections')
})

test('a dropped connection and something that is not HTTP each have their failure', async () => {
  const get = await site((request, response) => {
    if (request.url === '/drop') return request.socket.destroy()
    if (request.url === '/cut') {
      response.writeHead(200, { 'content-length': '100' }).write('half')
      setTimeout(() => request.socket.destroy(), 20)
      return
    }
    request.socket.write('SSH-2.0-secret\r\n\r\n')
  })
  expect((await failureOf(get('/drop'))).failure).toBe('connection_failed')
  expect((await failureOf(get('/cut'))).failure).toBe('connection_failed')
  const other = await failureOf(get('/ssh'))
  expect(other.failure).toBe('unreadable')
  expect(other.message).not.toContain('SSH')
})

test('a port that does not speak TLS is tls_failed', async () => {
  const port = await serve((_request, response) => response.end())
  const fetch = createGuardedFetch({ allow: `plain.example=127.0.0.1:${port}` })
  fetches.push(fetch)
  expect((await failureOf(fetch('https://plain.example/'))).failure).toBe('tls_failed')
})

test('a refused type or status fails before its body is read', async () => {
  const get = await site((request, response) => {
    const status = Number(request.url?.slice(1)) || 200
    // Headers only: a reader that waited for the body would time out.
    response.writeHead(status, { 'content-type': 'image/png' }).flushHeaders()
  })
  const wrong = await failureOf(get('/', { acceptTypes: ['text/html'], timeoutMs: 5000 }))
  expect(wrong.failure).toBe('wrong_type')
  expect(wrong.message).toContain('image/png')
  const missing = await failureOf(get('/404', { onlyOk: true, timeoutMs: 5000 }))
  expect(missing).toMatchObject({ failure: 'http_error', status: 404 })
})

test('connections are used again', async () => {
  const ports = new Set<number | undefined>()
  const get = await site((request, response) => {
    ports.add(request.socket.remotePort)
    response.end()
  })
  for (let i = 0; i < 5; i += 1) await get()
  expect(ports.size).toBeLessThan(5)
})

test('close ends running requests', async () => {
  const port = await serve(() => {})
  const fetch = createGuardedFetch({ allow: `site.example=127.0.0.1:${port}` })
  const waiting = failureOf(fetch('http://site.example/'))
  await new Promise((resolve) => setTimeout(resolve, 50))
  await fetch.close()
  expect((await waiting).failure).toBe('connection_failed')
})

test('the web fetch streams a body as it comes and takes what fetch takes', async () => {
  let release = () => {}
  const port = await serve(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    response
      .writeHead(200, { 'content-type': 'text/event-stream' })
      .write(`${request.method} ${Buffer.concat(chunks)}`)
    release = () => response.end(' last')
  })
  const fetch = createGuardedWebFetch({ allow: ['', `127.0.0.1:${port}`] })
  fetches.push(fetch)
  const answer = await fetch(`http://127.0.0.1:${port}/v1`, { method: 'POST', body: '{}' })
  expect(answer.headers.get('content-type')).toBe('text/event-stream')
  const reader = answer.body?.getReader()
  expect(text((await reader?.read())?.value ?? new Uint8Array())).toBe('POST {}')
  release()
  expect(text((await reader?.read())?.value ?? new Uint8Array())).toBe(' last')
  expect((await reader?.read())?.done).toBe(true)
})

test('the web fetch decompresses, never follows a redirect by default, and refuses like the other', async () => {
  const port = await serve((request, response) => {
    if (request.url === '/away') return response.writeHead(302, { location: 'http://169.254.169.254/' }).end()
    if (request.url === '/none') return response.writeHead(204).end()
    response.setHeader('content-encoding', 'gzip').end(gzipSync('{"a":1}'))
  })
  const fetch = createGuardedWebFetch({ allow: `127.0.0.1:${port}` })
  fetches.push(fetch)
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).json()).toEqual({ a: 1 })
  expect((await fetch(`http://127.0.0.1:${port}/away`)).status).toBe(302)
  expect((await fetch(new URL(`http://127.0.0.1:${port}/none`))).status).toBe(204)
  expect((await failureOf(fetch('http://127.0.0.1:9/'))).failure).toBe('not_public')
})

test("the web fetch rejects with the caller's abort reason, mid-stream too", async () => {
  const port = await serve((_request, response) => response.write('begun'))
  const fetch = createGuardedWebFetch({ allow: `127.0.0.1:${port}` })
  fetches.push(fetch)
  const controller = new AbortController()
  const answer = await fetch(`http://127.0.0.1:${port}/`, { signal: controller.signal })
  controller.abort()
  await expect(answer.text()).rejects.toMatchObject({ name: 'AbortError' })
  await expect(fetch(`http://127.0.0.1:${port}/`, { signal: controller.signal })).rejects.toMatchObject({
    name: 'AbortError',
  })
})
