import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const compiler = createRequire(import.meta.url)
  .resolve('typescript/package.json')
  .replace('package.json', 'bin/tsc')

/** What the compiler says of programs that import the client, by file name; empty where nothing is wrong. */
export async function compileStrictly(
  programs: Readonly<Record<string, string>>,
  more: Readonly<Record<string, boolean>> = {},
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'masthead-compile-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
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
    ...more,
  }
  const files = Object.keys(programs)
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
  for (const [name, program] of Object.entries(programs)) await writeFile(join(folder, name), program)
  return new Promise((resolve) =>
    execFile(process.execPath, [compiler, '-p', folder], (_, out, failed) => resolve(out + failed)),
  )
}
