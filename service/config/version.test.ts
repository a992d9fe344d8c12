import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import client from '#packages/client/package.json' with { type: 'json' }
import { version } from './version.ts'

test('the service, its client and the newest release of the changelog have one version', () => {
  const changelog = readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8')
  const [, newest] = /^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d{2}-\d{2}$/m.exec(changelog) ?? []
  expect([version, client.version]).toEqual([newest, newest])
})
