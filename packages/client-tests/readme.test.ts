import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort } from '#test-support/free-port.ts'
import { type ListeningService, startListeningService } from '#test-support/listening-service.ts'

// README.md as a newcomer would type it: against the package as it is packed, with the service beside it.

const here = fileURLToPath(new URL('../client/', import.meta.url))
const root = fileURLToPath(new URL('../../', import.meta.url))
const compiler = createRequire(import.meta.url)
  .resolve('typescript/package.json')
  .replace('package.json', 'bin/tsc')
let service: ListeningService
let folder: string

beforeAll(async () => {
  service = await startListeningService()
  folder = await mkdtemp(join(tmpdir(), 'masthead-readme-'))
  const installed = join(folder, 'node_modules/@masthead/client')
  await mkdir(installed, { recursive: true })
  await cp(join(here, 'package.json'), join(installed, 'package.json'))
  const built = await run(compiler, [
    '-p',
    join(here, 'tsconfig.build.json'),
    '--outDir',
    join(installed, 'dist'),
  ])
  expect(built.said).toBe('')
})

afterAll(async () => {
  await service?.close()
  if (folder) await rm(folder, { recursive: true, force: true })
})

type Ended = { code: unknown; said: string }

function run(script: string, args: string[], env: Record<string, string> = {}): Promise<Ended> {
  return new Promise((resolve) =>
    execFile(
      process.execPath,
      [script, ...args],
      { cwd: folder, env: { ...process.env, ...env } },
      (error, out, failed) => resolve({ code: error?.code ?? 0, said: out + failed }),
    ),
  )
}

test('every block of the README compiles against the package as it is packed, and runs', async () => {
  const page = await readFile(join(here, 'README.md'), 'utf8')
  const blocks = [...page.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, lines = '']) => lines)
  await writeFile(join(folder, 'readme.ts'), blocks.join('\n'))
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  const config = {
    compilerOptions: {
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      target: 'ES2024',
      module: 'nodenext',
      types: ['node'],
      typeRoots: [join(root, 'node_modules/@types')],
      noEmit: true,
    },
    files: ['readme.ts'],
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config))
  const checked = await run(compiler, ['-p', folder])
  expect(checked.said).toBe('')

  const { key } = await service.createTenant()
  const ended = await run(join(folder, 'readme.ts'), [], {
    MASTHEAD_URL: service.baseUrl,
    MASTHEAD_KEY: key,
    WEBHOOK_SECRET: 'whsec_bWFzdGhlYWQtcmVhZG1lLXNlY3JldC0zMi1ieXRlcyE=',
    PORT: String(await findFreePort()),
  })
  expect(ended.code, ended.said).toBe(0)
  expect(ended.said).toContain('Credits: 200\n')
  expect(ended.said).toMatch(/How to choose a coffee grinder.*\d+\n/)
  expect(ended.said).toContain('Written: How to choose a coffee grinder')
  expect(ended.said).toMatch(/404 \w+ \S+ undefined\ntrue\nPublished: Hello\n204\n/)
})
