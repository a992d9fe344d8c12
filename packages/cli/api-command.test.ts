import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommandLine } from '#test-support/fixtures/command-line.ts'
import { type ListeningService, startListeningService } from '#test-support/listening-service.ts'

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

const cli = (args: string[], env: Record<string, string> = {}, input?: string) =>
  runCommandLine(args, { XDG_CONFIG_HOME: home, MASTHEAD_URL: service.baseUrl, ...env }, input)
const withKey = async (credits = 200) => ({ MASTHEAD_KEY: (await service.createTenant({ credits })).key })
const usage = (said: string) => ({ code: 2, out: '', said: expect.stringContaining(said) })
const program = 'node packages/cli/masthead.mjs'

test('any operation is called by its path, and what is no JSON is not sent', async () => {
  const env = await withKey()
  const status = await cli(['api', '/api/agent/articles?limit=2'], env)
  expect(status.code, status.said).toBe(0)
  expect(JSON.parse(status.out)).toMatchObject({ articles: [], limit: 2 })
  const input = { operation: 'createBrandScan', input: { brandName: 'Acme' } }
  const file = join(home, 'estimate.json')
  await writeFile(file, JSON.stringify(input))
  for (const data of [JSON.stringify(input), `@${file}`]) {
    const estimate = await cli(['api', '/api/agent/estimate', '--data', data, '--json'], env)
    expect(JSON.parse(estimate.out)).toMatchObject({ credits_required: 8 })
  }
  const piped = await cli(['api', '/api/agent/estimate', '--data', '@-'], env, JSON.stringify(input))
  expect(piped.code, piped.said).toBe(0)
  expect(await cli(['api', '/api/agent/estimate', '--data', '{no'], env)).toMatchObject(
    usage('--data is no JSON:'),
  )
  for (const path of ['//elsewhere.example/', 'https://elsewhere.example/'])
    expect(await cli(['api', path], env)).toMatchObject(usage('PATH is one of the service'))
  for (const path of ['articles?limit=2', 'api/agent/articles?limit=2']) {
    const named = await cli(['api', path], env)
    expect([named.code, service.seen.at(-1)?.address]).toEqual([0, '/api/agent/articles?limit=2'])
  }
  expect(await cli(['api', '/api/agent/me', '--method', 'FETCH'], env)).toMatchObject(
    usage('--method is GET, POST'),
  )
  expect(await cli(['api', '/api/agent/me', '--data', '@nowhere.json'], env)).toMatchObject(
    usage('There is no file that can be read: nowhere.json'),
  )
})

test('any operation is called by its name, with the ids of its path after it, its query and its body', async () => {
  const env = await withKey()
  const listed = await cli(['api', 'listArticles', '--query', 'limit=5', '--query', 'status=published'], env)
  expect([listed.code, service.seen.at(-1)?.address]).toEqual([
    0,
    '/api/agent/articles?limit=5&status=published',
  ])
  const added = await cli(
    ['api', 'createWebhook', '--data', '{"url":"https://nobody.invalid/"}', '--json'],
    env,
  )
  const { id }: { id: string } = JSON.parse(added.out)
  expect(JSON.parse((await cli(['api', 'getWebhook', id], env)).out)).toMatchObject({ id })
  const changed = await cli(['api', 'changeWebhook', id, '--data', '{"is_active":false}', '--json'], env)
  expect(JSON.parse(changed.out)).toMatchObject({ id, is_active: false })
  expect((await cli(['api', 'deleteWebhook', id], env)).code).toBe(0)
  expect(await cli(['api', 'createBrandScan'], env)).toMatchObject(usage('brandName: Required'))
})

test('a call by name that cannot be made is told what is missing, and nothing is sent', async () => {
  const env = await withKey()
  const before = service.seen.length
  for (const [args, said] of [
    [['getArticle'], `ID is missing: ${program} api getArticle ID\n`],
    [['eraseLead', 'a'], `LEADID is missing: ${program} api eraseLead ID LEADID\n`],
    [['getMe', 'extra'], '"extra" is one word too many'],
    [['articles', 'extra'], '"extra" is one word too many: a path has its ids in it.'],
    [['getMe', '--method', 'POST'], '--method goes with a path: getMe is called by GET.'],
    [['listArticles', '--query', 'limit'], '--query is NAME=VALUE'],
    [['listArticle'], 'There is no operation named listArticle. Did you mean listArticles?'],
    [['listArticels'], 'There is no operation named listArticels. Did you mean listArticles?'],
    [['getMee'], 'There is no operation named getMee. Did you mean getMe?'],
    [['getLedger'], 'There is no operation named getLedger. Did you mean listLedger?'],
    [['makeTea'], 'There is no operation named makeTea.'],
    [[], `OPERATION is missing: ${program} api OPERATION`],
  ] as const)
    expect(await cli(['api', ...args], env)).toMatchObject(usage(said))
  expect(service.seen.length).toBe(before)
})

test('what is no operation ends with 2, and a record that is not there with 1', async () => {
  const env = await withKey()
  for (const path of ['nosuch', 'nosuch/thing', '/api/agent/articls'])
    expect([path, (await cli(['api', path], env)).code]).toEqual([path, 2])
  for (const [word, instead] of [
    ['nope', 'They are listed at /docs of the service.'],
    ['balance', 'Did you mean GET /api/agent/me (getMe)?'],
    ['write', `Did you mean the command write? ${program} write`],
    ['constructor', 'They are listed at /docs of the service.'],
  ])
    expect(await cli(['api', word ?? ''], env)).toMatchObject({
      code: 2,
      said: `There is no operation named ${word}. ${instead}\n`,
    })
  const answered = await cli(['api', 'articls', '--json'], env)
  expect(JSON.parse(answered.said)).toMatchObject({
    error: { status: 404, code: 'not_found', message: expect.stringContaining('listArticles') },
  })
  const missing = await cli(['api', 'getArticle', '00000000-0000-4000-8000-000000000000'], env)
  expect(missing.code).toBe(1)
})

test('with --json missing credits are numbers, whether the service or the price said so', async () => {
  const env = await withKey(1)
  const scan = ['--data', '{"brandName":"Acme"}', '--json']
  for (const args of [
    ['api', 'createBrandScan', ...scan],
    ['api', 'tools/brand-scan', ...scan],
    ['brand-scan', 'Acme', '--json'],
  ]) {
    const { code, out, said } = await cli(args, env)
    expect([code, out, JSON.parse(said)]).toMatchObject([
      4,
      '',
      {
        error: {
          code: 'insufficient_credits',
          credits_required: 8,
          balance: 1,
          topup: { recommended_package_credits: expect.any(Number), topup_url: expect.any(String) },
        },
      },
    ])
  }
})

test('the name of an operation or a noun in place of a command leads to what does it', async () => {
  for (const [word, said] of [
    [
      'createBrandScan',
      `It is an operation: ${program} api createBrandScan --data JSON\nIts command: ${program} brand-scan "BRAND"`,
    ],
    ['getsettings', `Did you mean the operation getSettings? ${program} api getSettings`],
    ['watch', `${program} api NAME, with createWatch, listWatches,`],
    ['social-posts', 'adaptArticle'],
    ['sessions', 'createSession'],
  ] as const)
    expect(await cli([word])).toMatchObject(usage(said))
})

test('-v is the version, and a wrong option leads to the help of its command', async () => {
  expect(await cli(['-v'])).toEqual(await cli(['--version']))
  expect(await cli(['articles', '--bogus'])).toMatchObject(usage(`See: ${program} articles --help`))
  expect(await cli(['--bogus'])).toMatchObject(usage(`See: ${program} --help`))
})
