import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './environment.mjs'

test('Every setting that the service or the dashboard reads is explained in .env.example.', () => {
  const explained = readFileSync(join(root, '.env.example'), 'utf8')
  const schema = readFileSync(join(root, 'service', 'config', 'config.ts'), 'utf8')
  const [, members = ''] = /const Environment = z\.object\(\{(.*?)\n\}\)/s.exec(schema) ?? []
  const names = [...members.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(10)
  for (const name of [...names, 'AGENT_API_URL', 'DASHBOARD_URL', 'PICTURE_ORIGINS']) {
    expect(explained).toMatch(new RegExp(`^# .+\\.\\n(# )?${name}=`, 'm'))
  }
})
