import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { demoEnvironment, demoSignIn, fillDemo } from './demo.mjs'

const folder = mkdtempSync(join(tmpdir(), 'demo-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the demo uses none of the operator’s settings but the addresses it listens on and may reach', () => {
  const env = demoEnvironment({
    PATH: '/bin',
    SERVICE_PORT: '4100',
    DATA_DIR: '/srv/desk',
    DATABASE_URL: 'postgres://db/desk',
    REDIS_URL: 'redis://cache',
    SMTP_URL: 'smtp://mail',
    FILES_URL: 'https://files',
    WRITER_URL: 'https://model',
    AGENT_API_URL: 'https://desk',
    OUTBOUND_ALLOW: '127.0.0.1:3001',
  })
  // Errors tell a caller that the operator can allow an address: that has to work in the demo as well.
  expect(env).toMatchObject({ PATH: '/bin', SERVICE_PORT: '4100', OUTBOUND_ALLOW: '127.0.0.1:3001' })
  expect(env.DATA_DIR).toMatch(/\.demo$/)
  for (const name of ['DATABASE_URL', 'REDIS_URL', 'SMTP_URL', 'FILES_URL', 'WRITER_URL', 'AGENT_API_URL'])
    expect(env[name], name).toBe('')
})

test('a demo that is there is not filled again, and one that is not complete is left to the user', async () => {
  const complete = join(folder, 'complete')
  mkdirSync(complete)
  writeFileSync(join(complete, 'demo.json'), '{"email":"nora@fernway.example","key":"service_agent_x"}')
  await fillDemo(complete, process.env, 'demo/main.ts')
  const lines = demoSignIn(complete, 'http://127.0.0.1:4000/outbox')
  for (const part of ['service_agent_x', 'nora@fernway.example', '/outbox', 'rm -rf'])
    expect(lines).toContain(part)

  const broken = join(folder, 'broken')
  mkdirSync(join(broken, 'postgres'), { recursive: true })
  await expect(fillDemo(broken, process.env, 'demo/main.ts')).rejects.toThrow('is not complete')
})
