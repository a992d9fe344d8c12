import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { webhookHeaders } from '#service/webhooks/webhook-headers.ts'
import { eventually } from '#test-support/eventually.ts'
import { type ListeningService, startListeningService } from '#test-support/listening-service.ts'
import { verifyWebhook, type WebhookRequest } from '../client/src/index.ts'

const bin = fileURLToPath(new URL('./masthead.mjs', import.meta.url))
let service: ListeningService
let home: string

beforeAll(async () => {
  service = await startListeningService()
  home = await mkdtemp(join(tmpdir(), 'masthead-cli-'))
})

afterAll(async () => {
  await service?.close()
  if (home) await rm(home, { recursive: true, force: true })
})

type Run = { child: ChildProcess; out: () => string; said: () => string; ended: Promise<number | null> }

function start(args: string[], env: Record<string, string> = {}): Run {
  const { MASTHEAD_KEY: _key, ...own } = process.env
  const child = spawn(process.execPath, [bin, ...args], {
    env: { ...own, XDG_CONFIG_HOME: home, MASTHEAD_URL: service.baseUrl, ...env },
  })
  let [out, said] = ['', '']
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  return { child, out: () => out, said: () => said, ended }
}

async function cli(args: string[], env?: Record<string, string>) {
  const run = start(args, env)
  run.child.stdin?.end()
  return { code: await run.ended, out: run.out(), said: run.said() }
}

test('who has no articles is told how to write one', async () => {
  const { key } = await service.createTenant()
  expect(await cli(['articles'], { MASTHEAD_KEY: key })).toMatchObject({
    code: 0,
    out: '',
    said: 'There are no articles yet. To write one: node packages/cli/masthead.mjs write "TOPIC"\n',
  })
})

test('a claim asks for the mailed code, keeps the key for its owner alone, and whoami uses it', async () => {
  const run = start(['claim', 'newcomer@example.com'])
  await eventually(async () => run.said().includes('Code:') || undefined)
  const link = await eventually(async () => {
    const page = await (await fetch(`${service.baseUrl}/outbox`)).text()
    return /token=([\w-]+)/.exec(page)?.[1]
  })
  const answer = await fetch(`${service.baseUrl}/agent/auth/claim/attempt/challenge`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ claim_attempt_token: link }),
  })
  const { challenge }: { challenge?: string } = await answer.json()
  run.child.stdin?.end(`${challenge}\n`)
  expect(await run.ended, run.said()).toBe(0)
  expect((await stat(join(home, 'masthead/key.json'))).mode & 0o777).toBe(0o600)
  const who = await cli(['whoami', '--json'])
  expect(JSON.parse(who.out)).toMatchObject({ balance: { credits: 200 } })
})

test('an article is written after its price was shown, printed, and published', async () => {
  const env = { MASTHEAD_KEY: (await service.createTenant()).key }
  const no = await cli(['write', 'How to choose a coffee grinder', '--size', 'mini'], env)
  expect(no).toMatchObject({ code: 2, out: '' })
  expect(no.said).toMatch(/Price: at most \d+ credits/)
  const args = ['write', 'How to choose a coffee grinder', '--size', 'mini', '--yes', '--print', '--json']
  const written = await cli(args, env)
  expect(written.code, written.said).toBe(0)
  const article: { article_id: string; markdown: string } = JSON.parse(written.out)
  expect(article.markdown.length).toBeGreaterThan(100)
  const [, id = ''] = /Article ([\w-]{36})/.exec(written.said) ?? []
  const listed = await cli(['articles'], env)
  expect(listed).toMatchObject({ code: 0, said: '', out: expect.stringContaining(`  generated  ${id}  `) })
  const published = await cli(['publish', id], env)
  expect(published.code, published.said).toBe(0)
  const address = published.out.trim().split('\n').at(-1) ?? ''
  expect((await fetch(address)).status).toBe(200)
})

test('what was typed wrong is told once, in the words of the command', async () => {
  const env = { MASTHEAD_KEY: (await service.createTenant()).key }
  expect(await cli(['publish', 'nope'], env)).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^id: Must be a UUID\.\nRequest \S+\n$/),
  })
  expect(await cli(['claim', 'nobody'])).toMatchObject({
    code: 2,
    said: 'EMAIL is an address such as you@example.com.\n',
  })
  expect(await cli(['whoami', 'me'], env)).toMatchObject({
    code: 2,
    said: 'whoami takes nothing after it: "me" is one word too many.\n',
  })
  expect(await cli(['whoami', '--colour'], env)).toMatchObject({
    code: 2,
    said: "Unknown option '--colour'. See: node packages/cli/masthead.mjs --help\n",
  })
  expect(await cli(['article'])).toMatchObject({
    code: 2,
    said: 'There is no command "article". Did you mean articles?\n',
  })
  expect(await cli(['whoami', '--url', 'nope'], env)).toMatchObject({
    code: 2,
    said: '"nope" is no address of a service. One is http://127.0.0.1:4000.\n',
  })
})

test('a service that does not answer and a broken key file are told in words', async () => {
  const away = await cli(['whoami', '--url', 'http://127.0.0.1:9'], { MASTHEAD_KEY: 'service_agent_x' })
  expect(away).toMatchObject({ code: 1, said: expect.stringMatching(/^The service cannot be reached /) })
  const broken = await mkdtemp(join(home, 'broken-'))
  await mkdir(join(broken, 'masthead'))
  await writeFile(join(broken, 'masthead/key.json'), '{broken')
  const run = await cli(['whoami'], { XDG_CONFIG_HOME: broken })
  expect(run).toMatchObject({ code: 3, said: expect.stringContaining('key.json is not JSON. Remove it') })
})

test('pages to write from are sent with the topic, and the way to publish can be typed as it is shown', async () => {
  const env = { MASTHEAD_KEY: (await service.createTenant()).key }
  const refused = await cli(['write', 'Grinders', '--source', 'http://10.0.0.1/', '--yes'], env)
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('source_urls.0: 10.0.0.1') })
  const written = await cli(['write', 'Grinders', '--size', 'mini', '--yes'], env)
  expect(written.out).toMatch(/^To publish it: node packages\/cli\/masthead\.mjs publish [\w-]{36}$/m)
})

test('listen forwards an event to a local port, signed with the secret that it shows, and leaves nothing behind', async () => {
  const received: WebhookRequest[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    received.push({ body: Buffer.concat(chunks).toString(), headers: request.headers })
    response.writeHead(204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.')
  const { key } = await service.createTenant()
  const env = { MASTHEAD_KEY: key }
  const run = start(['listen', '--forward-to', `http://127.0.0.1:${address.port}/hooks`, '--json'], env)
  try {
    await eventually(async () => run.out().includes('whsec_') || undefined)
    const { secret }: { secret: string } = JSON.parse(run.out())
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ grace_seconds: 600 })
    await fetch(`${service.baseUrl}/api/agent/rotate-key`, { method: 'POST', headers, body })
    const first = await eventually(async () => received[0])
    expect(await verifyWebhook(first, secret)).toMatchObject({ type: 'agent.key_rotated' })
    expect(first.headers).toEqual({
      ...webhookHeaders({ eventId: JSON.parse(String(first.body)).event_id }),
      'webhook-timestamp': expect.any(String),
      'webhook-signature': expect.any(String),
      'content-length': expect.any(String),
      connection: expect.any(String),
      host: `127.0.0.1:${address.port}`,
    })
    const { webhooks } = await (await fetch(`${service.baseUrl}/api/agent/webhooks`, { headers })).json()
    expect(webhooks).toEqual([])
    run.child.kill('SIGINT')
    expect(await run.ended, run.said()).toBe(0)
    expect(received).toHaveLength(1)
  } finally {
    run.child.kill('SIGTERM')
    server.close()
  }
})

test('deliveries are followed until Ctrl-C: what comes later is shown, too', async () => {
  const { key } = await service.createTenant()
  const authorization = `Bearer ${key}`
  const headers = { authorization, 'content-type': 'application/json' }
  const webhooks = `${service.baseUrl}/api/agent/webhooks`
  const body = JSON.stringify({ url: 'https://nobody.invalid/' })
  const created: { id: string } = await (await fetch(webhooks, { method: 'POST', headers, body })).json()
  const send = () => fetch(`${webhooks}/${created.id}/test`, { method: 'POST', headers: { authorization } })
  await send()
  const run = start(['deliveries', '--follow', '--json'], { MASTHEAD_KEY: key })
  const shown = () => new Set([...run.out().matchAll(/"event_id":"([\w-]+)"/g)].map(([, id]) => id)).size
  await eventually(async () => shown() === 1 || undefined)
  await send()
  await eventually(async () => shown() === 2 || undefined)
  run.child.kill('SIGINT')
  expect(await run.ended, run.said()).toBe(0)
})

test('the exit code tells wrong use, a wrong key and missing credits apart', async () => {
  expect(await cli(['wright'])).toMatchObject({ code: 2 })
  expect(await cli(['write', 'two', 'words'])).toMatchObject({ code: 2 })
  expect(await cli(['credits'], { MASTHEAD_KEY: 'service_agent_wrong' })).toMatchObject({ code: 3, out: '' })
  expect(await cli(['credits', '--url', 'http://127.0.0.1:9'])).toMatchObject({ code: 3 })
  const { key } = await service.createTenant({ credits: 0 })
  const poor = await cli(['write', 'Tea', '--yes'], { MASTHEAD_KEY: key })
  expect(poor).toMatchObject({ code: 4, out: '' })
})

test('every command that it advises can be typed as it is, in the repository', async () => {
  const { said } = await cli(['credits'], { XDG_CONFIG_HOME: join(home, 'empty') })
  const [, advised = ''] = /Run: node (\S+) claim/.exec(said) ?? []
  expect((await stat(join(fileURLToPath(new URL('../..', import.meta.url)), advised))).isFile()).toBe(true)
})

test('help and results have no colour where there is no terminal', async () => {
  const help = await cli(['--help'])
  expect(help).toMatchObject({ code: 0, said: '' })
  expect(help.out).toContain('node packages/cli/masthead.mjs COMMAND')
  expect(help.out).not.toContain('\u001b')
})

test('help for a command is its own part, and --version is that of the repository', async () => {
  for (const args of [
    ['write', '--help'],
    ['help', 'write'],
  ]) {
    const { code, out } = await cli(args)
    expect(code).toBe(0)
    expect(out).toContain('--language TAG')
    expect(out).not.toContain('--forward-to')
  }
  expect(await cli(['--version'])).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) })
})
