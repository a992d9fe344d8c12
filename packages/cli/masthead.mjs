#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { projectNode } from '../../scripts/environment.mjs'

// The programs are TypeScript, which the project's own Node reads; whatever Node started this file.
const main = fileURLToPath(new URL('./main.ts', import.meta.url))
const child = spawn(projectNode(), [main, ...process.argv.slice(2)], { stdio: 'inherit' })
// Ctrl-C reaches both; the child tidies up and decides how it ends.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => child.kill(signal === 'SIGINT' ? 'SIGINT' : 'SIGTERM'))
}
child.on('error', () => {
  process.stderr.write('The packages of Masthead are not installed yet. Run: npm ci\n')
  process.exit(1)
})
child.on('close', (code) => process.exit(code ?? 1))
