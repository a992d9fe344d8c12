import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { build, isBuilt } from '#scripts/build.mjs'
import { type ListeningService, startListeningService } from '#test-support/listening-service.ts'

let service: ListeningService
let folder: string
let address: string

beforeAll(async () => {
  if (!isBuilt('client')) expect(await build('client', process.env)).toMatchObject({ code: 0 })
  service = await startListeningService()
  folder = await mkdtemp(join(tmpdir(), 'masthead-package-'))
  const { client } = await (await fetch(service.baseUrl)).json()
  address = client
})
afterAll(async () => {
  await service?.close()
  if (folder) await rm(folder, { recursive: true, force: true })
})

function run(program: string, args: string[], env: Record<string, string> = {}, cwd = folder) {
  const {
    MASTHEAD_KEY: _key,
    MASTHEAD_URL: _url,
    npm_lifecycle_event: _event,
    npm_config_cache: _cache,
    ...own
  } = process.env
  const options = {
    cwd,
    env: { ...own, XDG_CONFIG_HOME: folder, npm_config_cache: join(folder, 'cache'), ...env },
  }
  return new Promise<{ code: number; out: string; said: string }>((resolve) =>
    execFile(program, args, options, (error, out, said) =>
      resolve({ code: error === null ? 0 : Number(error.code), out, said }),
    ),
  )
}

test('the package is linked where newcomers look, and nothing there names what only the sources have', async () => {
  for (const path of ['/', '/llms.txt', '/docs/guides/typescript.md', '/docs/guides/webhooks.md']) {
    const text = await (await fetch(service.baseUrl + path, { headers: { accept: '*/*' } })).text()
    expect([path, text]).toEqual([path, expect.stringContaining(address)])
    expect(text).not.toMatch(/npm pack|packages\/cl|repository/)
  }
  const page = await fetch(service.baseUrl, { headers: { accept: 'text/html' } })
  expect(await page.text()).toContain(`href="${new URL(address).pathname}"`)
})

test('npm installs the client from the service into an empty folder, where it is imported and its command calls the service that it is from', async () => {
  const { key } = await service.createTenant()
  const env = { MASTHEAD_URL: service.baseUrl, MASTHEAD_KEY: key }
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  const installed = await run('npm', ['install', '--no-audit', '--no-fund', address])
  expect(installed.code, installed.said).toBe(0)
  await writeFile(
    join(folder, 'me.js'),
    `import { createClient, getMe } from '@masthead/client'
const masthead = createClient({ baseUrl: process.env.MASTHEAD_URL, key: process.env.MASTHEAD_KEY })
console.log((await getMe(masthead)).tenant_balance.credits)
`,
  )
  expect(await run(process.execPath, ['me.js'], env)).toMatchObject({ code: 0, out: '200\n' })
  const called = await run('npx', ['masthead', 'api', 'me'], env)
  expect([called.code, JSON.parse(called.out)]).toEqual([
    0,
    expect.objectContaining({ tenant: expect.anything() }),
  ])
  const { MASTHEAD_KEY } = env
  const unnamed = await run('npx', ['masthead', 'whoami'], { MASTHEAD_KEY })
  expect([unnamed.code, unnamed.out]).toEqual([0, expect.stringContaining('200 credits')])
  const readme = await readFile(join(folder, 'node_modules/@masthead/client/README.md'), 'utf8')
  expect(readme).toContain(`npm install ${address}\n`)
  expect(readme).toContain(`process.env.MASTHEAD_URL ?? '${service.baseUrl}'`)
  expect(readme).not.toMatch(/desk\.example|:4000/)
  const help = await run('npx', ['masthead', '--help'])
  expect(help.out).toContain('\nnpx masthead COMMAND:\n')
})

test('npx runs the command from the service, and what it advises can be typed as it is', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'masthead-npx-'))
  onTestFinished(() => rm(empty, { recursive: true, force: true }))
  const { code, said } = await run(
    'npx',
    ['--yes', address, 'credits'],
    { MASTHEAD_URL: service.baseUrl },
    empty,
  )
  expect([code, said]).toEqual([3, expect.stringContaining(`Run: npx ${address} claim you@example.com`)])
})
