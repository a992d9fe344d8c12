import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseHTML } from 'linkedom'
import { expect, onTestFinished, test } from 'vitest'
import { routes } from '#service/http/routes.ts'
import { createTestService } from '#test-support/test-service.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const compiler = createRequire(import.meta.url)
  .resolve('typescript/package.json')
  .replace('package.json', 'bin/tsc')

test('every TypeScript sample of the reference calls the typed client, and compiles', async () => {
  const service = await createTestService()
  onTestFinished(() => service.close())
  const folder = await mkdtemp(join(tmpdir(), 'masthead-samples-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const files: string[] = []
  for (const noun of new Set(routes.map(({ operation }) => operation.noun))) {
    const page = await service.app().request(`/docs/${noun}`, { headers: { accept: 'text/html' } })
    const { document } = parseHTML(await page.text())
    for (const shown of document.querySelectorAll('article')) {
      const code = shown.querySelector('figure[data-language=typescript] code')?.textContent
      if (code === undefined) continue
      expect(code).toContain(`await ${shown.id}(masthead`)
      files.push(`${shown.id}.ts`)
      await writeFile(join(folder, `${shown.id}.ts`), code)
    }
  }
  expect(files).toHaveLength(routes.length - 1)
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    target: 'ES2024',
    module: 'nodenext',
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
    paths: { '@masthead/client': [join(root, 'packages/client/src/index.ts')] },
    allowImportingTsExtensions: true,
    noEmit: true,
  }
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
  const said = await new Promise<string>((resolve) =>
    execFile(process.execPath, [compiler, '-p', folder], (_, out, failed) => resolve(out + failed)),
  )
  expect(said).toBe('')
})
