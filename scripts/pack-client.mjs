import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { projectNode, root } from './environment.mjs'
import { runNpm } from './npm.mjs'
import { runStep } from './run-step.mjs'

// Packs `@masthead/client` with the command line in it, for the service to hand out.

const output = join(root, '.client')
const client = join(root, 'packages', 'client')
mkdirSync(output, { recursive: true })
const staging = mkdtempSync(join(output, 'staging-'))
try {
  const dist = join(staging, 'dist')
  const compiler = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
  await succeed(
    runStep(
      projectNode(),
      [compiler, '-p', join(client, 'tsconfig.build.json'), '--outDir', dist],
      process.env,
    ),
  )
  const bundle = await rolldown({
    cwd: root,
    input: join('packages', 'cli', 'packed.ts'),
    platform: 'node',
    transform: { target: 'node20' },
    onLog(level, log) {
      if (level === 'warn') throw new Error(log.message)
    },
  })
  const command = join(dist, 'masthead.mjs')
  await bundle.write({ file: command, format: 'esm', banner: '#!/usr/bin/env node', minify: false })
  await bundle.close()
  chmodSync(command, 0o755)
  // The service that hands the package out puts its own address here.
  writeFileSync(join(dist, 'service.json'), '{ "url": "http://127.0.0.1:4000" }\n')
  for (const name of ['package.json', 'README.md', 'LICENSE']) cpSync(join(client, name), join(staging, name))
  await succeed(runNpm(['pack', staging, '--pack-destination', staging, '--ignore-scripts']))
  const packed = readdirSync(staging).filter((name) => name.endsWith('.tgz'))
  for (const name of packed) renameSync(join(staging, name), join(output, name))
  for (const name of readdirSync(output))
    if (name.endsWith('.tgz') && !packed.includes(name)) rmSync(join(output, name), { force: true })
} finally {
  rmSync(staging, { recursive: true, force: true })
}

/** @param {Promise<{ code: number, output: string }>} step */
async function succeed(step) {
  const { code, output: said } = await step
  if (code !== 0) throw new Error(said)
}
