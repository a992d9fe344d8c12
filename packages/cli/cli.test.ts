import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Article } from '#contract/articles.ts'
import { getArticle } from '#service/articles/get-article.ts'
import { registrations } from '#service/db/schema/agents.ts'
import { eq } from '#service/db/sql.ts'
import { startWorkers } from '#service/queue/queue.ts'
import { runJob } from '#service/runs/run-job.ts'
import { sessionArticleRun } from '#service/sessions/session-article-run.ts'
import { webhookHeaders } from '#service/webhooks/webhook-headers.ts'
import { eventually } from '#test-support/eventually.ts'
import { type CommandLineRun, runCommandLine, startCommandLine } from '#test-support/fixtures/command-line.ts'
import { findFreePort } from '#test-support/free-port.ts'
import { type ListeningService, startListeningService } from '#test-support/listening-service.ts'
import { verifyWebhook, type WebhookRequest } from '../client/src/index.ts'
import { operationCalls } from './generated/operation-calls.ts'
import { commandNames, helpFor, optionNames } from './help.ts'

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

const withHome = (env: Record<string, string> = {}) => ({
  XDG_CONFIG_HOME: home,
  MASTHEAD_URL: service.baseUrl,
  ...env,
})

/** A command within this process. */
const start = (args: string[], env?: Record<string, string>) => startCommandLine(args, withHome(env))

/** A command within this process, whose input has said `input` and ended. */
const cli = (args: string[], env?: Record<string, string>, input?: string) =>
  runCommandLine(args, withHome(env), input)

type Spawned = { child: ChildProcess; out: () => string; said: () => string; ended: Promise<number | null> }

/** The program as a user starts it: for signals, exit codes, and what it takes from its process. */
function spawnCli(args: string[], env?: Record<string, string>): Spawned {
  const { MASTHEAD_KEY: _key, ...own } = process.env
  const child = spawn(process.execPath, [bin, ...args], { env: { ...own, ...withHome(env) } })
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

test('who has no deliveries is told what is delivered, and listen asks for the address that it lacks', async () => {
  const env = { MASTHEAD_KEY: (await service.createTenant()).key }
  expect(await cli(['deliveries'], env)).toMatchObject({
    code: 0,
    out: '',
    said: 'There are no deliveries yet. Events are posted to the webhook endpoints that you add.\n',
  })
  expect(await cli(['listen'], env)).toMatchObject({
    code: 2,
    said: '--forward-to is missing: node packages/cli/masthead.mjs listen --forward-to http://localhost:3001/hooks\n',
  })
})

test('who has no articles is told how to write one', async () => {
  const { key } = await service.createTenant()
  expect(await cli(['articles'], { MASTHEAD_KEY: key })).toMatchObject({
    code: 0,
    out: '',
    said: 'There are no articles yet. To write one: node packages/cli/masthead.mjs write "TOPIC"\n',
  })
})

/** What the page behind the newest link to `email` shows when the user asks for a code. */
async function codeFor(email: string): Promise<string> {
  const token = await eventually(async () => {
    const page = await (await fetch(`${service.baseUrl}/outbox`)).text()
    const mails = page.split(email).slice(1)
    return mails.map((mail) => /token=([\w-]+)/.exec(mail)?.[1]).find(Boolean)
  })
  const answer = await fetch(`${service.baseUrl}/agent/auth/claim/attempt/challenge`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ claim_attempt_token: token }),
  })
  const { challenge = '' }: { challenge?: string } = await answer.json()
  return challenge
}

const wrongFor = (code: string) => (code === '111111' ? '222222' : '111111')

/** Types each answer when the question before it was asked. */
async function type(run: CommandLineRun, answer: string, question: number): Promise<void> {
  await eventually(async () => run.said().split('Code:').length > question || undefined)
  run.stdin.write(`${answer}\n`)
}

test('a claim asks for the mailed code, keeps the key for its owner alone, and whoami uses it until logout', async () => {
  const env = { XDG_CONFIG_HOME: await mkdtemp(join(home, 'claim-')) }
  const run = start(['claim', 'newcomer@example.com'], env)
  const code = await codeFor('newcomer@example.com')
  await type(run, code, 1)
  expect(await run.ended, run.said()).toBe(0)
  const file = join(env.XDG_CONFIG_HOME, 'masthead/key.json')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const who = await cli(['whoami', '--json'], env)
  expect(JSON.parse(who.out)).toMatchObject({ balance: { credits: 200 } })
  expect(await cli(['logout'], env)).toMatchObject({ code: 0, out: `The saved key was removed: ${file}\n` })
  await expect(stat(file)).rejects.toThrow('ENOENT')
  for (const unset of [env, { ...env, MASTHEAD_KEY: ' ' }]) {
    expect(await cli(['whoami'], unset)).toMatchObject({
      code: 3,
      said: expect.stringContaining('There is no key'),
    })
  }
  expect(await cli(['logout'], env)).toMatchObject({ code: 0, out: `No key is saved in ${file}.\n` })
})

test('rotate asks, puts the new key where the old one was, and says how long that still works', async () => {
  const env = { XDG_CONFIG_HOME: await mkdtemp(join(home, 'rotate-')) }
  const { key } = await service.createTenant()
  await cli(['login'], { ...env, MASTHEAD_KEY: key })
  const file = join(env.XDG_CONFIG_HOME, 'masthead/key.json')
  const savedKey = async () => JSON.parse(await readFile(file, 'utf8')).key
  expect(await cli(['rotate'], env)).toMatchObject({
    code: 2,
    out: '',
    said: expect.stringMatching(/The old one stops at once.*\(y\/n\).*The key was not replaced\./s),
  })
  expect(await savedKey()).toBe(key)
  const graceful = await cli(['rotate', '--grace', '600', '--yes'], env)
  expect([graceful.code, graceful.out], graceful.said).toEqual([
    0,
    expect.stringMatching(
      /^The key was replaced\. The new one is in \S+\.\nThe old one works until \d{4}-\S+Z\.\n$/,
    ),
  ])
  const second = await savedKey()
  expect(second).not.toBe(key)
  expect(graceful.out).not.toContain(second)
  expect((await cli(['whoami'], { ...env, MASTHEAD_KEY: key })).code).toBe(0)
  const run = start(['rotate'], env)
  run.stdin.end('y\n')
  expect(await run.ended, run.said()).toBe(0)
  expect(run.out()).toMatch(/\nThe old one has stopped\.\n$/)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await cli(['whoami'], env)).code).toBe(0)
  expect((await cli(['whoami'], { ...env, MASTHEAD_KEY: second })).code).toBe(3)
  expect(await cli(['rotate', '--grace', '90000', '--yes'], env)).toMatchObject({
    code: 2,
    said: expect.stringMatching(/^--grace: Must be at most 86400\./),
  })
})

test('a key of the environment is shown once when it is replaced, and the saved one stays', async () => {
  const env = { XDG_CONFIG_HOME: await mkdtemp(join(home, 'rotate-env-')) }
  const [saved, { key }] = [await service.createTenant(), await service.createTenant()]
  await cli(['login'], { ...env, MASTHEAD_KEY: saved.key })
  const rotated = await cli(['rotate', '--yes', '--json'], { ...env, MASTHEAD_KEY: key })
  const { agent_api_key: fresh }: { agent_api_key: string } = JSON.parse(rotated.out)
  expect(rotated.said).toBe('The old one was in MASTHEAD_KEY: put the new one there.\n')
  expect((await cli(['whoami'], { ...env, MASTHEAD_KEY: fresh })).code).toBe(0)
  expect((await cli(['whoami'], { ...env, MASTHEAD_KEY: key })).code).toBe(3)
  expect((await cli(['whoami'], env)).code).toBe(0)
})

test('publish says what the service warns of, beside where the article is', async () => {
  const env = { MASTHEAD_KEY: (await service.createTenant()).key }
  const written = await cli(['write', 'Tea', '--size', 'mini', '--json'], env, 'y\n')
  const { article_id: id }: { article_id: string } = JSON.parse(written.out)
  const { code, out, said } = await cli(['publish', id, '--json'], env)
  const [warning, ...others] = JSON.parse(out).warnings
  expect([code, warning, others]).toEqual([0, expect.stringMatching(/^No source supports /), []])
  expect(said).toContain(`${warning}\n`)
})

test('a claim forgives a code that came too early, was mistyped or is wrong, and asks again', async () => {
  const env = { XDG_CONFIG_HOME: await mkdtemp(join(home, 'slips-')) }
  const run = start(['claim', 'slips@example.com'], env)
  await type(run, '123456', 1)
  await eventually(async () => run.said().includes('There is no code yet. Open the link') || undefined)
  const code = await codeFor('slips@example.com')
  await type(run, '12', 2)
  await type(run, wrongFor(code), 3)
  await type(run, code, 4)
  expect(await run.ended, run.said()).toBe(0)
  expect(run.said()).toContain('A code has six digits')
  expect(run.said()).toContain('This is not the code that the page shows. 4 attempts are left.')
})

test('a claim without an attempt left ends with how to get a new link, and one without an input does not hang', async () => {
  const env = { XDG_CONFIG_HOME: await mkdtemp(join(home, 'exhausted-')) }
  const run = start(['claim', 'guesser@example.com'], env)
  const wrong = wrongFor(await codeFor('guesser@example.com'))
  for (let question = 1; question <= 5; question++) await type(run, wrong, question)
  expect(await run.ended).toBe(3)
  const again = 'For a new link run: node packages/cli/masthead.mjs claim guesser@example.com\n'
  expect(run.said()).toContain(`no attempt is left. ${again}`)
  const piped = spawnCli(['claim', 'guesser@example.com'], env)
  piped.child.stdin?.end('123456\n')
  expect(await piped.ended).toBe(2)
  expect(piped.said()).toContain(
    'No code was given. Once you have it run: node packages/cli/masthead.mjs claim guesser@example.com --code CODE\n',
  )
})

test('a claim whose terminal was lost is ended later by its code, without another email', async () => {
  const env = { XDG_CONFIG_HOME: await mkdtemp(join(home, 'lost-')) }
  const email = 'lost@example.com'
  expect(await cli(['claim', email, '--code', '123456'], env)).toMatchObject({
    code: 2,
    said: `No claim of ${email} waits for a code. To begin one run: node packages/cli/masthead.mjs claim ${email}\n`,
  })
  expect(await cli(['claim', email], env)).toMatchObject({ code: 2 })
  const waiting = join(env.XDG_CONFIG_HOME, 'masthead/claim.json')
  expect((await stat(waiting)).mode & 0o777).toBe(0o600)
  const code = await codeFor(email)
  const wrong = wrongFor(code)
  const slip = await cli(['claim', email, '--code', wrong], env)
  expect([slip.code, slip.said.trim().split('\n').at(-1)]).toEqual([
    2,
    `Code: The code ${wrong} is wrong, and no other was given. Once you have the right one run: node packages/cli/masthead.mjs claim ${email} --code CODE`,
  ])
  const ended = await cli(['claim', email, '--code', code], env)
  expect(ended.code, ended.said).toBe(0)
  await expect(stat(waiting)).rejects.toThrow('ENOENT')
  const mails = await service.ctx.db.select().from(registrations).where(eq(registrations.email, email))
  expect(mails).toHaveLength(1)
  expect((await cli(['whoami'], env)).code).toBe(0)
})

test('endpoints are added and listed, a delivery is sent again, and what was missed is counted', async () => {
  const env = { MASTHEAD_KEY: (await service.createTenant()).key }
  const wrong = await cli(['webhooks', 'https://nobody.invalid/', '--event', 'article.publishd'], env)
  expect(wrong).toMatchObject({
    code: 2,
    said: expect.stringContaining('--event: Did you mean article.published?'),
  })
  const added = await cli(['webhooks', 'https://nobody.invalid/', '--event', 'article.published'], env)
  const [, id = ''] = /^Endpoint ([\w-]{36})\nSecret, shown once: whsec_/.exec(added.out) ?? []
  expect((await cli(['webhooks'], env)).out).toContain(
    `  ${id}  https://nobody.invalid/  article.published\n`,
  )
  await cli(['api', `/api/agent/webhooks/${id}/test`, '--method', 'POST'], env)
  const [first = ''] = (await cli(['deliveries', '--json'], env)).out.split('\n')
  const delivery: { id: string } = JSON.parse(first)
  const again = await cli(['retry', delivery.id], env)
  expect([again.code, again.out + again.said]).toEqual([
    expect.any(Number),
    expect.stringMatching(/article\.published|queued|already being sent/),
  ])
  expect(await cli(['recover', id, '--since', '2020-01-01T00:00:00Z'], env)).toMatchObject({
    code: 0,
    said: '0 deliveries never arrived since then.\n',
  })
  expect((await cli(['recover', id], env)).said).toMatch(/^--since is a time/)
})

test('a draft is scheduled, unscheduled and unpublished, and documents are listed', async () => {
  const env = { MASTHEAD_KEY: (await service.createTenant()).key }
  const written = await cli(['write', 'Kettles', '--size', 'mini', '--json'], env, 'y\n')
  const { article_id: id }: { article_id: string } = JSON.parse(written.out)
  const at = '2099-01-31T09:00:00.000Z'
  expect((await cli(['schedule', id, '--at', at], env)).out).toContain(`To be published: ${at}\n`)
  expect((await cli(['unschedule', id], env)).out).toContain('A draft without a time.')
  expect((await cli(['schedule', id], env)).said).toMatch(/^--at is a time/)
  await cli(['publish', id], env)
  expect((await cli(['unpublish', id], env)).out).toContain('It is a draft again.')
  const file = join(home, 'kettles.md')
  await writeFile(file, '# Kettles\n\nA kettle boils water.\n')
  await cli(['upload', file, '--yes'], env)
  expect((await cli(['documents'], env)).out).toMatch(/ {2}facts {2}[\w-]{36} {2}Kettles\n$/)
})

test('each shell gets a script that completes every command, which bash reads without a word', async () => {
  for (const shell of ['bash', 'zsh', 'fish']) {
    const { out } = await cli(['completions', shell])
    for (const name of commandNames) expect(out).toContain(name)
  }
  const { out: script } = await cli(['completions', 'bash'])
  const asked = `${script}COMP_WORDS=(masthead articles --l); COMP_CWORD=2; _masthead; echo "\${COMPREPLY[@]}"`
  const said = await new Promise<string>((resolve) =>
    execFile('bash', ['-c', asked], (_, out, failed) => resolve(out + failed)),
  )
  expect(said).toBe('--limit\n')
})

test('a claim whose code has expired ends with how to get a new link', async () => {
  const run = start(['claim', 'late@example.com'])
  const code = await codeFor('late@example.com')
  const { db } = service.ctx
  await db
    .update(registrations)
    .set({ codeExpiresAt: new Date(0) })
    .where(eq(registrations.email, 'late@example.com'))
  await type(run, code, 1)
  expect(await run.ended).toBe(3)
  expect(run.said()).toContain(
    'The code or its link is no longer valid. For a new link run: node packages/cli/masthead.mjs claim late@example.com\n',
  )
})

test('an article is written after its price was shown, printed, and published', async () => {
  const env = { MASTHEAD_KEY: (await service.createTenant()).key }
  const no = await cli(['write', 'How to choose a coffee grinder', '--size', 'mini'], env)
  expect(no).toMatchObject({ code: 2, out: '' })
  expect(no.said).toMatch(/Price: at most \d+ credits/)
  const args = ['write', 'How to choose a coffee grinder', '--size', 'mini', '--print', '--json']
  const written = await cli(args, env, 'y\n')
  expect(written.code, written.said).toBe(0)
  const article: { article_id: string; markdown: string } = JSON.parse(written.out)
  expect(article.markdown.length).toBeGreaterThan(100)
  const [, id = ''] = /Article ([\w-]{36})/.exec(written.said) ?? []
  const listed = await cli(['articles'], env)
  expect(listed).toMatchObject({ code: 0, said: '', out: expect.stringContaining(`  generated  ${id}  `) })
  const read = await cli(['read', id], env)
  expect(read).toMatchObject({ code: 0, said: '', out: `${article.markdown}\n` })
  const published = await cli(['publish', id], env)
  expect(published.code, published.said).toBe(0)
  const address = published.out.trim().split('\n').at(-1) ?? ''
  expect((await fetch(address)).status).toBe(200)
})

test('what was to be published and stays a draft ends with 1, why, and what to do next', async () => {
  const { agent, key } = await service.createTenant()
  const env = { MASTHEAD_KEY: key }
  const held = await cli(['write', 'Tea', '--size', 'mini', '--publish'], env, 'y\n')
  expect([held.code, held.out]).toEqual([1, expect.stringMatching(/^Once published: /m)])
  const [, id = ''] = /Article ([\w-]{36})/.exec(held.said) ?? []
  expect(held.said).toMatch(/\nNot published\. .*It stays a draft and was not published by itself\. \S/)
  expect(held.said).toContain(`\nTo read it: node packages/cli/masthead.mjs read ${id}\n`)
  expect(held.said).toContain(
    'add what it lacks (node packages/cli/masthead.mjs upload FILE, or --source URL)',
  )
  const { status } = await getArticle(agent, id)
  expect(status).toBe('generated')
  const asJson = await cli(['write', 'Tea', '--size', 'mini', '--publish', '--json'], env, 'y\n')
  expect([asJson.code, JSON.parse(asJson.out)]).toEqual([1, expect.objectContaining({ status: 'generated' })])
  expect(JSON.parse(asJson.said.trim().split('\n').at(-1) ?? '')).toEqual({
    error: { message: expect.stringMatching(/^Not published\./) },
  })
})

test('a price is shown for an article or for any operation, and nothing is started', async () => {
  const env = { MASTHEAD_KEY: (await service.createTenant()).key }
  const article = await cli(['estimate', 'Tea', '--size', 'mini'], env)
  expect([article.code, article.out]).toEqual([
    0,
    expect.stringMatching(/^Price: at most \d+ credits; as things are, nothing would be charged\.\n/),
  ])
  const facts = Array.from(
    { length: 60 },
    (_, n) => `Oolong batch ${n} rested ${n + 2} hours and gave ${n + 3} litres.`,
  )
  const file = join(home, 'oolong.md')
  await writeFile(file, facts.join('\n\n'))
  const learnt = { MASTHEAD_KEY: (await service.createTenant()).key }
  await cli(['upload', file, '--yes'], learnt)
  expect((await cli(['estimate', 'Oolong', '--size', 'full'], learnt)).out).toMatch(
    /^Price: at most \d+ credits, probably \d+; \d+ will be left\.\n/,
  )
  const scan = await cli(['estimate', 'createBrandScan', '--data', '{"brandName":"Acme"}', '--json'], env)
  expect(JSON.parse(scan.out)).toMatchObject({ credits_required: 8, balance_after: 192 })
  const poor = { MASTHEAD_KEY: (await service.createTenant({ credits: 1 })).key }
  expect(await cli(['estimate', 'Tea'], poor)).toMatchObject({
    code: 0,
    out: expect.stringMatching(/too few\.\nTo add credits: http/),
  })
  expect(await cli(['estimate', 'Tea', '--source', 'notaurl'], env)).toMatchObject({
    code: 2,
    said: expect.stringMatching(/^--source: /),
  })
  expect(await cli(['estimate', 'createBrandScan', '--data', '{}'], env)).toMatchObject({
    code: 2,
    said: expect.stringMatching(/^input\.brandName: /),
  })
  expect(await cli(['estimate', 'createBrandScan', '--data', '{}', '--size', 'mini'], env)).toMatchObject({
    code: 2,
    said: 'With --data the input is all in it: leave --size, --language and --source out.\n',
  })
  expect((await cli(['articles'], env)).said).toContain('There are no articles yet.')
})

test('the name of an operation is priced as the operation, free ones are said to be free, and a misspelt one is no topic', async () => {
  const env = { MASTHEAD_KEY: (await service.createTenant()).key }
  expect(await cli(['estimate', 'getMe'], env)).toMatchObject({
    code: 0,
    out: 'getMe is free: it charges no credits.\n',
  })
  expect(JSON.parse((await cli(['estimate', 'getMe', '--json'], env)).out)).toEqual({
    operation: 'getMe',
    credits_required: 0,
  })
  for (const [typed, meant] of [
    ['generateArticles', 'generateArticle'],
    ['generate-article', 'generateArticle'],
    ['createbrandscan', 'createBrandScan'],
    ['getme', 'getMe'],
  ] as const)
    expect(await cli(['estimate', typed], env)).toMatchObject({
      code: 2,
      out: '',
      said: expect.stringContaining(`There is no operation named ${typed}. Did you mean ${meant}?`),
    })
  expect(await cli(['estimate', 'generateArticle', '--size', 'mini'], env)).toMatchObject({
    code: 2,
    out: '',
    said: expect.stringMatching(
      /^What generateArticle takes is given as JSON: node packages\/cli\/masthead\.mjs estimate generateArticle --data JSON\ninput\.topic: Give a topic/,
    ),
  })
  expect(await cli(['estimate', 'createBrandScan', '--size', 'mini'], env)).toMatchObject({
    code: 2,
    said: '--size, --language and --source are of an article. What createBrandScan takes is given by --data.\n',
  })
})

test('a topic of one word is priced as a topic, and one that looks like an operation is told how', async () => {
  const env = { MASTHEAD_KEY: (await service.createTenant()).key }
  for (const topic of ['Tea', 'iPhone', 'macOS', 'website', 'health'])
    expect([topic, (await cli(['estimate', topic], env)).out]).toEqual([
      topic,
      expect.stringMatching(/^Price: at most \d+ credits/),
    ])
  const { code, said } = await cli(['estimate', 'youTube'], env)
  expect([code, said]).toEqual([2, expect.stringContaining('There is no operation named youTube.')])
  const advised = `estimate generateArticle --data '{"topic":"youTube"}'`
  expect(said).toContain(`For an article about it: node packages/cli/masthead.mjs ${advised}\n`)
})

test('events are listed, by type and since a time, and followed until Ctrl-C', async () => {
  const { key } = await service.createTenant()
  const env = { MASTHEAD_KEY: key }
  expect(await cli(['events'], env)).toMatchObject({
    code: 0,
    out: '',
    said: expect.stringMatching(/^There are no events yet\./),
  })
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const rotate = (graceSeconds: number) =>
    fetch(`${service.baseUrl}/api/agent/rotate-key`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ grace_seconds: graceSeconds }),
    })
  await rotate(600)
  const listed = await cli(['events'], env)
  expect([listed.code, listed.out]).toEqual([
    0,
    expect.stringMatching(/^\d{4}-\S+Z {2}[\w-]{36} {2}agent\.key_rotated\n$/),
  ])
  expect(
    (await cli(['events', '--event', 'article.published', '--since', '2020-01-01T00:00:00Z'], env)).out,
  ).toBe('')
  expect((await cli(['events', '--since', 'soon'], env)).said).toMatch(/^--since is a time/)
  const run = start(['events', '--follow', '--json'], env)
  const shown = () => run.out().split('\n').filter(Boolean).length
  await eventually(async () => shown() === 1 || undefined)
  await rotate(500)
  await eventually(async () => shown() === 2 || undefined)
  run.interrupt()
  expect(await run.ended, run.said()).toBe(0)
})

test('what was typed wrong is told once, in the words of the command', async () => {
  const env = { MASTHEAD_KEY: (await service.createTenant()).key }
  expect(await cli(['publish', 'nope'], env)).toMatchObject({
    code: 2,
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
    said: "Unknown option '--colour'. See: node packages/cli/masthead.mjs whoami --help\n",
  })
  expect(await cli(['articles', '--limt', '3'], env)).toMatchObject({
    code: 2,
    said: "Unknown option '--limt'. Did you mean --limit?\n",
  })
  expect(await cli(['article'])).toMatchObject({
    code: 2,
    said: 'There is no command "article". Did you mean articles?\n',
  })
  expect(await cli(['whoami', '--url', 'nope'], env)).toMatchObject({
    code: 2,
    said: 'The address of the service is "nope"; it must be an address such as https://desk.example.\n',
  })
  expect(await cli(['whoami', '--url', 'https://desk.example/api/agent'], env)).toMatchObject({
    code: 2,
    said: 'The address of the service is "https://desk.example/api/agent"; leave out /api/agent, which the operations add: https://desk.example\n',
  })
})

const naming =
  'For another service give --url https://… or set MASTHEAD_URL; claim and login save the address with the key.\n'

test('who named no service is told which one was meant, and how to name another', async () => {
  const env = { XDG_CONFIG_HOME: await mkdtemp(join(home, 'unnamed-')), MASTHEAD_URL: '' }
  const where =
    'There is no key for http://127.0.0.1:4000. Run: node packages/cli/masthead.mjs claim you@example.com\n'
  expect(await cli(['whoami'], env)).toMatchObject({ code: 3, said: where + naming })
  const named = await cli(['whoami'], { ...env, MASTHEAD_URL: service.baseUrl })
  expect([named.code, named.said]).toEqual([3, expect.not.stringContaining('--url')])
})

test('a service that does not answer and a broken key file are told in words', async () => {
  const away = await cli(['whoami', '--url', 'http://127.0.0.1:9'], { MASTHEAD_KEY: 'service_agent_x' })
  const unreachable = (url: string, why: string) => ({
    code: 1,
    said: `${url} cannot be reached: ${why}. Is the service running there?\n${naming}`,
  })
  expect(away).toMatchObject(
    unreachable('http://127.0.0.1:9', 'the port in its address is closed to web requests'),
  )
  const closed = `http://127.0.0.1:${await findFreePort()}`
  expect(await cli(['whoami', '--url', closed], { MASTHEAD_KEY: 'service_agent_x' })).toMatchObject(
    unreachable(closed, 'nothing listens at its address'),
  )
  const broken = await mkdtemp(join(home, 'broken-'))
  await mkdir(join(broken, 'masthead'))
  await writeFile(join(broken, 'masthead/key.json'), '{broken')
  const run = await cli(['whoami'], { XDG_CONFIG_HOME: broken })
  expect(run).toMatchObject({ code: 3, said: expect.stringContaining('key.json is not JSON. Remove it') })
})

test.each(['text/html', 'text/plain'])('a website that is no service is told in words (%s)', async (type) => {
  const site = createServer((_, response) =>
    response.setHeader('content-type', type).end('<!doctype html><title>Hello</title>'),
  )
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const address = site.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.')
  const url = `http://127.0.0.1:${address.port}`
  expect(await cli(['whoami', '--url', url], { MASTHEAD_KEY: 'service_agent_x' })).toMatchObject({
    code: 1,
    said: `What answers at this address is no Masthead service.\n${naming}`,
  })
  site.close()
})

test('pages to write from are sent with the topic, and the way to publish can be typed as it is shown', async () => {
  const env = { MASTHEAD_KEY: (await service.createTenant()).key }
  const refused = await cli(['write', 'Grinders', '--source', 'http://10.0.0.1/', '--yes'], env)
  expect(refused).toMatchObject({ code: 2, said: expect.stringMatching(/^--source: 10\.0\.0\.1/) })
  const wrong = await cli(['write', 'Grinders', '--source', 'notaurl', '--yes'], env)
  expect(wrong).toMatchObject({
    code: 2,
    said: expect.stringMatching(/^--source: Must be an http or https address\./),
  })
  const written = await cli(['write', 'Grinders', '--size', 'mini'], env, 'y\n')
  expect(written.out).toMatch(/^To publish it: node packages\/cli\/masthead\.mjs publish [\w-]{36}$/m)
  const seen = service.seen.findLast(({ operation }) => operation?.id === 'getArticle')?.body
  const { credits_used: used, message } = Article.parse(seen)
  expect(written.out).toContain(`Charged: ${used} credits\n${message}\n`)
})

test('listen forwards an event to a local port until it is taken, signed with the secret that it shows, and leaves nothing behind', async () => {
  const received: WebhookRequest[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    received.push({ body: Buffer.concat(chunks).toString(), headers: request.headers })
    response.writeHead(received.length === 1 ? 503 : 204).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.')
  const { key } = await service.createTenant()
  const env = { MASTHEAD_KEY: key }
  const run = spawnCli(['listen', '--forward-to', `http://127.0.0.1:${address.port}/hooks`, '--json'], env)
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
    const second = await eventually(async () => received[1])
    expect(second.body).toBe(first.body)
    const { webhooks } = await (await fetch(`${service.baseUrl}/api/agent/webhooks`, { headers })).json()
    expect(webhooks).toEqual([])
    run.child.kill('SIGINT')
    expect(await run.ended, run.said()).toBe(0)
    expect(received).toHaveLength(2)
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
  run.interrupt()
  expect(await run.ended, run.said()).toBe(0)
  const [first = ''] = run.out().split('\n')
  const { id }: { id: string } = JSON.parse(first)
  expect((await cli(['deliveries'], { MASTHEAD_KEY: key })).out).toContain(`  ${id}  `)
})

/** Articles that are started meanwhile wait, as on a desk whose worker is busy. */
async function whileNoArticleIsWritten(work: () => Promise<void>): Promise<void> {
  await service.ctx.queue.offWork(sessionArticleRun.queue.name)
  try {
    await work()
  } finally {
    await startWorkers(service.ctx, [runJob(sessionArticleRun)])
  }
}

test('Ctrl-C leaves an article running, and cancel ends it and returns its credits', async () => {
  const env = { MASTHEAD_KEY: (await service.createTenant()).key }
  const balance = async () => JSON.parse((await cli(['credits', '--json'], env)).out)
  await whileNoArticleIsWritten(async () => {
    const run = spawnCli(['write', 'Tea'], env)
    run.child.stdin?.write('y\n')
    const id = await eventually(async () => /masthead\.mjs cancel ([\w-]{36})\n/.exec(run.said())?.[1])
    run.child.kill('SIGINT')
    expect(await run.ended).toBe(130)
    expect((await balance()).held).toBeGreaterThan(0)
    expect(await cli(['cancel', id], env)).toMatchObject({
      code: 0,
      out: 'Cancelled by the caller. All reserved credits came back.\n',
    })
    expect(await balance()).toMatchObject({ credits: 200, held: 0 })
  })
})

test('with --json an error is JSON, with its code and the request', async () => {
  const env = { MASTHEAD_KEY: (await service.createTenant()).key }
  const answered = await cli(['publish', 'nope', '--json'], env)
  expect([answered.code, answered.out]).toEqual([2, ''])
  expect(JSON.parse(answered.said)).toEqual({
    error: {
      message: 'id: Must be a UUID.',
      status: 400,
      code: 'invalid_request',
      request_id: expect.any(String),
      details: [{ path: 'id', message: 'Must be a UUID.' }],
      doc_url: expect.stringMatching(/\/docs\/errors#invalid_request$/),
    },
  })
  const used = await cli(['articles', '--limit', 'many', '--json'], env)
  expect(used).toMatchObject({
    code: 2,
    said: '{"error":{"message":"--limit is a number from 1 to 100.","code":"usage"}}\n',
  })
})

test('an option of another command is refused instead of ignored', async () => {
  const env = { MASTHEAD_KEY: (await service.createTenant()).key }
  expect(await cli(['credits', '--size', 'mini'], env)).toMatchObject({
    code: 2,
    out: '',
    said: 'credits has no option --size. See: node packages/cli/masthead.mjs credits --help\n',
  })
})

test('the help lists each command once, under a heading', async () => {
  const { out } = await cli(['--help'])
  const [, body = ''] = out.split(':\n\n')
  const sections = body.split('\n\n').filter((section) => !section.startsWith('With every command'))
  const listed = sections.flatMap((section) => {
    const [heading = '', ...rows] = section.split('\n')
    expect(heading).toMatch(/^[A-Z]/)
    expect(rows.length, heading).toBeLessThan(12)
    return rows.flatMap((line) => /^ {2}([a-z-]+)/.exec(line)?.[1] ?? [])
  })
  expect(listed).toEqual(commandNames)
})

test('every command has examples, which have none but its own options', () => {
  for (const name of commandNames) {
    const [, examples = ''] = helpFor(name).split('Examples:\n')
    const typed = (examples.split('\n\n')[0] ?? '').split('\n')
    expect(typed.length, name).toBeGreaterThan(0)
    for (const line of typed) {
      expect(line).toMatch(new RegExp(`^  node packages/cli/masthead\\.mjs ${name}( |$)`))
      for (const [, option = ''] of line.matchAll(/ --([\w-]+)/g)) expect(optionNames(name)).toContain(option)
    }
  }
})

test('every command that the README and the guide show is one, with its own options', async () => {
  const texts = ['./README.md', '../../docs/guides/08-typescript.md'].map(
    (path) => new URL(path, import.meta.url),
  )
  const shown = (await Promise.all(texts.map((path) => readFile(path, 'utf8')))).flatMap((text) => [
    ...text.matchAll(/^(?:npx )?masthead (?!--)(\S+)(.*)$/gm),
  ])
  expect(shown.length).toBeGreaterThan(15)
  for (const [line, name = '', rest = ''] of shown) {
    expect(commandNames, line).toContain(name)
    for (const [, option = ''] of rest.matchAll(/ --([\w-]+)/g))
      expect(optionNames(name), line).toContain(option)
    const [, operation] = name === 'api' ? (/^ ([a-z]+[A-Z]\w*)/.exec(rest) ?? []) : []
    if (operation !== undefined) expect(Object.keys(operationCalls), line).toContain(operation)
  }
})

test('output that is no longer read ends the command without a word', async () => {
  const run = spawnCli(['--help'])
  run.child.stdout?.destroy()
  expect([await run.ended, run.said()]).toEqual([0, ''])
})

test('what it advises begins as it was started', async () => {
  const run = spawnCli(['--help'], { npm_lifecycle_event: 'npx', npm_lifecycle_script: 'masthead --help' })
  expect(await run.ended).toBe(0)
  const out = run.out()
  expect(out).toContain('npx masthead COMMAND')
  expect(out).not.toContain('masthead.mjs')
})

test('a service is the same with a slash at the end of its address', async () => {
  const env = { XDG_CONFIG_HOME: await mkdtemp(join(home, 'slash-')), MASTHEAD_URL: `${service.baseUrl}/` }
  const { key } = await service.createTenant()
  expect((await cli(['login'], { ...env, MASTHEAD_KEY: key })).code).toBe(0)
  expect(await cli(['whoami'], { ...env, MASTHEAD_URL: service.baseUrl })).toMatchObject({ code: 0 })
})

test('the exit code tells wrong use, a wrong key and missing credits apart', async () => {
  expect(await spawnCli(['wright']).ended).toBe(2)
  expect(await cli(['write', 'two', 'words'])).toMatchObject({ code: 2 })
  expect(await cli(['credits'], { MASTHEAD_KEY: 'service_agent_wrong' })).toMatchObject({ code: 3, out: '' })
  expect(await cli(['credits', '--url', 'http://127.0.0.1:9'])).toMatchObject({ code: 3 })
  const { key } = await service.createTenant({ credits: 0 })
  const poor = await cli(['write', 'Tea', '--yes'], { MASTHEAD_KEY: key })
  expect(poor).toMatchObject({ code: 4, out: '' })
})

test('who has too few credits is told what is missing and where to get it, before anything is asked or started', async () => {
  const { key } = await service.createTenant({ credits: 6 })
  const poor = await cli(['write', 'Tea'], { MASTHEAD_KEY: key })
  expect(poor).toMatchObject({ code: 4, out: '' })
  const [, required, missing] =
    /^It costs at most (\d+) credits and you have 6: (\d+) credits too few\. Nothing was started\.\nTo add credits: http\S+\n$/.exec(
      poor.said,
    ) ?? []
  expect(Number(required) - 6, poor.said).toBe(Number(missing))
  const listed = await cli(['articles'], { MASTHEAD_KEY: key })
  expect(listed.said).toContain('There are no articles yet.')
})

test('an article that could not be written is said to have cost nothing', async () => {
  const { key } = await service.createTenant()
  const failed = await cli(['write', 'Tea', '--source', 'http://nobody.invalid/', '--yes'], {
    MASTHEAD_KEY: key,
  })
  expect(failed).toMatchObject({
    code: 1,
    out: '',
    said: expect.stringMatching(/\nNothing was charged\.\n$/),
  })
})

test('a file is uploaded with its heading as its title, and with its role, after its price was shown', async () => {
  const { key } = await service.createTenant()
  const env = { MASTHEAD_KEY: key }
  const file = join(home, 'grinders.md')
  await writeFile(file, '# How we choose our grinders\n\nWe buy grinders with conical burrs.\n')
  const no = await cli(['upload', file], env)
  expect(no).toMatchObject({
    code: 2,
    out: '',
    said: expect.stringMatching(/^Price: at most 1 credit; 199 will be left\./),
  })
  const added = await cli(['upload', file, '--role', 'internal', '--yes'], env)
  expect(added.code, added.said).toBe(0)
  expect(added.out).toMatch(/^How we choose our grinders\n\d+ words, 1 credit charged\nDocument [\w-]{36}\n$/)
  const sent = service.seen.findLast(({ operation }) => operation?.id === 'uploadDocument')?.sent
  expect(sent).toMatchObject({ source_name: 'grinders.md', role: 'internal' })
  const plain = join(home, 'brushes.txt')
  await writeFile(plain, 'We brush them every evening.\n')
  expect((await cli(['upload', plain, '--yes'], env)).out).toMatch(/^brushes\n/)
  await writeFile(plain, 'Brushes\n')
  expect((await cli(['upload', plain, '--yes'], env)).out).toMatch(/^brushes\n1 word, /)
  await writeFile(plain, 'We brush them every morning.\n')
  expect((await cli(['upload', plain, '--title', 'Brushing', '--yes'], env)).out).toMatch(/^Brushing\n/)
})

test('what is no file of text is not sent', async () => {
  const env = { MASTHEAD_KEY: (await service.createTenant()).key }
  const upload = async (name: string, content?: string | Uint8Array) => {
    const file = join(home, name)
    if (content !== undefined) await writeFile(file, content)
    const { code, said } = await cli(['upload', file, '--yes'], env)
    return { code, said: said.replace(file, name) }
  }
  expect(await upload('missing.md')).toEqual({ code: 2, said: 'There is no file missing.md\n' })
  expect(await upload('empty.md', ' \n')).toEqual({ code: 2, said: 'empty.md is empty.\n' })
  const noText = { code: 2, said: expect.stringContaining('is no text. FILE is Markdown or plain text') }
  expect(await upload('scan.pdf', new Uint8Array([0x25, 0x50, 0x44, 0x46, 0xff, 0xfe]))).toEqual(noText)
  expect(await upload('image.bin', 'a\0b')).toEqual(noText)
  expect(await cli(['upload', home, '--role', 'secret'], env)).toMatchObject({
    code: 2,
    said: '--role is facts, voice, internal.\n',
  })
})

test('an article is written in a mode, in a voice, and without waiting for it', async () => {
  const env = { MASTHEAD_KEY: (await service.createTenant()).key }
  const options = ['--mode', 'turbo', '--persona', 'analyst', '--no-wait', '--json']
  const written = await cli(['write', 'Tea', ...options], env, 'y\n')
  expect(written.code).toBe(0)
  const { id, queued } = JSON.parse(written.out)
  expect(queued).toBe(true)
  expect(service.seen.at(-1)?.address).toBe('/api/agent/autopilot')
  const article = await cli(['api', 'getArticle', id], env)
  expect(JSON.parse(article.out)).toMatchObject({ mode: 'turbo', topic: 'Tea' })
  expect(await cli(['write', 'Tea', '--mode', 'fast'], env)).toMatchObject({
    code: 2,
    said: '--mode is standard or turbo.\n',
  })
})

test('articles and deliveries show as many as were asked for, and of the status that was', async () => {
  const env = { MASTHEAD_KEY: (await service.createTenant()).key }
  expect(await cli(['articles', '--limit', '3'], env)).toMatchObject({ code: 0 })
  expect(service.seen.at(-1)?.address).toBe('/api/agent/articles?limit=3')
  expect(await cli(['deliveries', '--limit', '4'], env)).toMatchObject({ code: 0 })
  expect(service.seen.at(-1)?.address).toBe('/api/agent/webhooks/deliveries?limit=4')
  expect(await cli(['deliveries', '--status', 'failed'], env)).toMatchObject({
    code: 0,
    said: 'No delivery is failed.\n',
  })
  expect(service.seen.at(-1)?.address).toBe('/api/agent/webhooks/deliveries?limit=20&status=failed')
  expect(await cli(['deliveries', '--status', 'broken'], env)).toMatchObject({
    code: 2,
    said: '--status is queued, delivering, delivered, failed, dead_lettered.\n',
  })
  for (const command of ['articles', 'deliveries'])
    for (const limit of ['0', '101', 'many'])
      expect(await cli([command, '--limit', limit], env)).toMatchObject({
        code: 2,
        said: '--limit is a number from 1 to 100.\n',
      })
})

test('a name with a letter wrong, or that of another program, is answered with the command that was meant, and another with where they are listed', async () => {
  for (const [typed, meant] of [
    ['wrte', 'write'],
    ['raed', 'read'],
    ['wirte', 'write'],
    ['uplaod', 'upload'],
    ['me', 'whoami'],
    ['balance', 'credits'],
  ])
    expect((await cli([typed ?? ''])).said).toBe(`There is no command "${typed}". Did you mean ${meant}?\n`)
  const unknown = {
    code: 2,
    said: 'There is no command "jump". See: node packages/cli/masthead.mjs --help\n',
  }
  for (const args of [['jump'], ['jump', '--help'], ['help', 'jump']])
    expect(await cli(args)).toMatchObject(unknown)
})

test('a key that the service refuses is answered with how to get one, whether it was saved or given', async () => {
  const env = { XDG_CONFIG_HOME: await mkdtemp(join(home, 'refused-')) }
  await mkdir(join(env.XDG_CONFIG_HOME, 'masthead'))
  const saved = JSON.stringify({ baseUrl: service.baseUrl, key: 'service_agent_old' })
  await writeFile(join(env.XDG_CONFIG_HOME, 'masthead/key.json'), saved)
  const refused = await cli(['whoami'], env)
  expect(refused).toMatchObject({
    code: 3,
    said: expect.stringContaining('masthead.mjs claim you@example.com\n'),
  })
  expect(refused.said).not.toContain('/auth.md')
  const given = await cli(['whoami'], { MASTHEAD_KEY: 'service_agent_old' })
  expect(given.said).toContain('It is the one of MASTHEAD_KEY.')
})

test('every command that it advises can be typed as it is, in the repository', async () => {
  const { said } = await cli(['credits'], { XDG_CONFIG_HOME: join(home, 'empty') })
  const [, advised = ''] = /Run: node (\S+) claim/.exec(said) ?? []
  expect((await stat(join(fileURLToPath(new URL('../..', import.meta.url)), advised))).isFile()).toBe(true)
})

test('help and results have no colour where there is no terminal', async () => {
  const help = spawnCli(['--help'])
  expect([await help.ended, help.said()]).toEqual([0, ''])
  expect(help.out()).toContain('node packages/cli/masthead.mjs COMMAND')
  expect(help.out()).not.toContain('\u001b')
})

test('help for a command is its own part, and --version is that of the repository', async () => {
  for (const args of [
    ['write', '--help'],
    ['help', 'write'],
  ]) {
    const { code, out } = await cli(args)
    expect(code).toBe(0)
    expect(out).toMatch(/^node packages\/cli\/masthead\.mjs write "TOPIC"\n/)
    expect(out).toContain('--language TAG')
    expect(out).not.toContain('--forward-to')
  }
  expect(await cli(['--version'])).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) })
})
