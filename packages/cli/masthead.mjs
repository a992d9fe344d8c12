#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { constants, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { projectNode } from '../../scripts/environment.mjs'

// The programs are TypeScript, which the project's own Node reads; whatever Node started this file.
const main = fileURLToPath(new URL('./start.ts', import.meta.url))
const child = spawn(projectNode(), [main, ...process.argv.slice(2)], {
  stdio: 'inherit',
  // Read anew, the sources take twice as long as most commands.
  env: { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'), ...process.env, ...startedAs() },
})
// Ctrl-C reaches both; the child tidies up and decides how it ends.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => child.kill(signal === 'SIGINT' ? 'SIGINT' : 'SIGTERM'))
}
child.on('error', () => {
  process.stderr.write('The packages of Masthead are not installed yet. Run: npm ci\n')
  process.exit(1)
})
child.on('close', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 1)))

/** Linked by `npm link`, by npx, or as the file that it is. */
function startedAs() {
  const { npm_lifecycle_event: by, npm_lifecycle_script: script = '' } = process.env
  if (by === 'npx' && /^\W*masthead\b/.test(script)) return { MASTHEAD_COMMAND: 'npx masthead' }
  return basename(process.argv[1] ?? '') === 'masthead' ? { MASTHEAD_COMMAND: 'masthead' } : {}
}
