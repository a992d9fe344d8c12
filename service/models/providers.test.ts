import { expect, test } from 'vitest'
import { ownHosts } from '../outbound/unknown-name.ts'
import { providers } from './providers.ts'

test('a preset whose host has no address here is never said to be misspelt', () => {
  const hosts = providers.flatMap(({ local, url }) => (local || url === '' ? [] : [new URL(url).hostname]))
  expect(hosts.length).toBeGreaterThan(5)
  expect(hosts.filter((host) => !ownHosts.has(host))).toEqual([])
})
