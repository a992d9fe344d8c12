import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { hashSources } from './build.mjs'
import { checkPort } from './check-port.mjs'
import { readLogLine } from './log-line.mjs'
import { checkNodeVersion } from './node-version.mjs'
import { ensureSecrets } from './secrets.mjs'

const folder = mkdtempSync(join(tmpdir(), 'launcher-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('accepts Node 20.9, and names the version to install when Node is older', () => {
  for (const version of ['v20.9.0', 'v20.20.2', 'v22.0.0', 'v24.21.0']) checkNodeVersion(version)
  for (const version of ['v20.8.1', 'v18.20.0']) expect(() => checkNodeVersion(version)).toThrow('Node 20.9')
})

test('The dashboard is built again when a source changes, and not when a test does.', () => {
  mkdirSync(join(folder, 'lib'))
  writeFileSync(join(folder, 'lib', 'a.ts'), '1')
  const before = hashSources(folder, 'dashboard')
  writeFileSync(join(folder, 'lib', 'a.test.ts'), '1')
  expect(hashSources(folder, 'dashboard')).toBe(before)
  writeFileSync(join(folder, 'lib', 'a.ts'), '2')
  const edited = hashSources(folder, 'dashboard')
  expect(edited).not.toBe(before)
  writeFileSync(join(folder, 'proxy.ts'), '')
  expect(hashSources(folder, 'dashboard')).not.toBe(edited)
})

test('The service is built again when one of its sources or the lock file changes, and not for the dashboard.', () => {
  const before = hashSources(folder, 'service')
  writeFileSync(join(folder, 'lib', 'a.ts'), '3')
  expect(hashSources(folder, 'service')).toBe(before)
  mkdirSync(join(folder, 'service'))
  writeFileSync(join(folder, 'service', 'main.ts'), '1')
  const added = hashSources(folder, 'service')
  expect(added).not.toBe(before)
  writeFileSync(join(folder, 'package-lock.json'), '{}')
  expect(hashSources(folder, 'service')).not.toBe(added)
})

test('Secrets are made once, kept, and readable by their owner alone.', () => {
  const made = ensureSecrets(join(folder, 'data'))
  expect(Buffer.from(made.sealing_key, 'base64')).toHaveLength(32)
  expect(new Set(Object.values(made)).size).toBe(3)
  expect(statSync(join(folder, 'data', 'secrets.json')).mode & 0o777).toBe(0o600)
  expect(ensureSecrets(join(folder, 'data'))).toEqual(made)
})

test('Damaged secrets are never replaced, since what they sealed would be lost.', () => {
  const damaged = join(folder, 'damaged')
  mkdirSync(damaged)
  writeFileSync(join(damaged, 'secrets.json'), '{"sealing_key":"x"}')
  expect(() => ensureSecrets(damaged)).toThrow('lacks token_key')
  writeFileSync(join(damaged, 'secrets.json'), '')
  expect(() => ensureSecrets(damaged)).toThrow('is not JSON')
})

test('A data folder that is a file is refused by the name of its setting.', () => {
  writeFileSync(join(folder, 'file'), '')
  expect(() => ensureSecrets(join(folder, 'file'))).toThrow('DATA_DIR')
})

test('names the setting to change when the port is in use', async () => {
  const holder = createServer()
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', () => resolve()))
  const address = holder.address()
  const port = address && typeof address === 'object' ? address.port : 0
  await expect(checkPort('127.0.0.1', port, 'SERVICE_PORT')).rejects.toThrow(/is taken: .* SERVICE_PORT/)
  await new Promise((resolve) => holder.close(resolve))
  await checkPort('127.0.0.1', port, 'SERVICE_PORT')
})

test('formats log lines for people, and leaves plain text unchanged', () => {
  const line = JSON.stringify({
    level: 50,
    msg: 'mail failed',
    err: { message: 'refused' },
    request_id: 'r1',
  })
  expect(readLogLine(line)).toEqual({ level: 50, text: 'error mail failed refused (request r1)' })
  expect(readLogLine('ready')).toBeUndefined()
  expect(readLogLine('{"a":1}')).toBeUndefined()
  expect(readLogLine('{broken')).toBeUndefined()
})
