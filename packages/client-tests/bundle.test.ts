import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { expect, onTestFinished, test } from 'vitest'

const client = fileURLToPath(new URL('../client/src/index.ts', import.meta.url))

test('a bundler keeps only the operations that are called', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'masthead-bundle-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const input = join(folder, 'program.js')
  await writeFile(
    input,
    `import { createClient, getMe } from ${JSON.stringify(client)}\nexport const me = getMe(createClient({ baseUrl: 'https://desk.example' }))\n`,
  )
  const bundle = await rolldown({ input, platform: 'neutral' })
  const { output } = await bundle.generate({ format: 'esm' })
  await bundle.close()
  const paths = [...output[0].code.matchAll(/'?"?(\/api\/agent\/[\w/{}-]+)/g)].map(([, path]) => path)
  expect(paths).toEqual(['/api/agent/me'])
})
