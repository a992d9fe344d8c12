import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { exposingSetting, readConfig } from './config.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'masthead-config-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

test('with nothing set, both programs are on loopback and nothing leaves the machine', () => {
  const config = readConfig({ DATA_DIR: dataDir })
  expect(config).toMatchObject({
    host: '127.0.0.1',
    port: 4000,
    serviceUrl: 'http://127.0.0.1:4000',
    outboundAllow: '',
  })
  expect(exposingSetting(config)).toBeUndefined()
  expect(config.databaseUrl).toBeUndefined()
})

test('secrets are created once, are stored, and only their owner may read them', () => {
  const first = readConfig({ DATA_DIR: dataDir })
  const second = readConfig({ DATA_DIR: dataDir })
  expect(first.sealingKey.equals(second.sealingKey)).toBe(true)
  expect(first.sealingKey).toHaveLength(32)
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600)
})

test.each([
  ['SERVICE_PORT', { SERVICE_PORT: 'four' }],
  ['SERVICE_PORT', { SERVICE_PORT: '70000' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://x/y' }],
  ['SERVICE_URL', { SERVICE_URL: 'ftp://x' }],
  ['RATE_LIMITS', { RATE_LIMITS: '{' }],
  ['RATE_LIMITS', { RATE_LIMITS: '{"default":{"limit":0,"window_seconds":60}}' }],
  ['ARTICLES_AT_ONCE', { ARTICLES_AT_ONCE: '0' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ['FILES_SECRET', { FILES_URL: 'https://s3.example', FILES_BUCKET: 'desk', FILES_KEY_ID: 'id' }],
  ['FILES_URL', { FILES_BUCKET: 'desk', FILES_KEY_ID: 'id', FILES_SECRET: 's' }],
  ['FILES_URL', { FILES_URL: 's3://desk' }],
  ['WRITER_URL', { WRITER_MODEL: 'some-model' }],
  ['WRITER_MODEL', { WRITER_URL: 'http://127.0.0.1:9/v1', WRITER_KEY: 'secret' }],
  ['WRITER_CONTEXT', { WRITER_CONTEXT: 'much' }],
  ['WRITER_SILENCE', { WRITER_SILENCE: '5' }],
  ['CHECKER_URL', { CHECKER_MODEL: 'some-model' }],
  ['CHECKER_ANSWERS', { CHECKER_ANSWERS: 'maybe' }],
  ['EMBEDDINGS_MODEL', { EMBEDDINGS_URL: 'http://127.0.0.1:9/v1' }],
  ['ANSWER_ENGINES', { ANSWER_ENGINES: '[]' }],
  ['ANSWER_ENGINES', { ANSWER_ENGINES: '/no/such/file.json' }],
  ['ANSWER_ENGINES', { ANSWER_ENGINES: '[{"id":"a","url":"ftp://a","model":"m"}]' }],
  ['ANSWER_ENGINES', { ANSWER_ENGINES: '[{"id":"built-in","url":"http://a","model":"m"}]' }],
  [
    'ANSWER_ENGINES',
    { ANSWER_ENGINES: '[{"id":"a","url":"http://a","model":"m"},{"id":"a","url":"http://b","model":"m"}]' },
  ],
])('a wrong %s is refused by its name: %j', (name, environment) => {
  expect(() => readConfig({ DATA_DIR: dataDir, ...environment })).toThrow(name)
})

test('an empty setting is one that is not set', () => {
  expect(readConfig({ DATA_DIR: dataDir, DATABASE_URL: '', SMTP_URL: '' }).databaseUrl).toBeUndefined()
})

test('public addresses lose their trailing slash, so that paths can be appended', () => {
  expect(readConfig({ DATA_DIR: dataDir, SERVICE_URL: 'https://desk.example/' }).serviceUrl).toBe(
    'https://desk.example',
  )
})

test('a service is exposed by where it listens, or by the public address of a proxy before it', () => {
  expect(exposingSetting(readConfig({ DATA_DIR: dataDir, HOST: '0.0.0.0' }))).toBe('HOST=0.0.0.0')
  expect(exposingSetting(readConfig({ DATA_DIR: dataDir, SERVICE_URL: 'https://desk.example' }))).toBe(
    'SERVICE_URL=https://desk.example',
  )
  expect(
    exposingSetting(readConfig({ DATA_DIR: dataDir, HOST: '::1', SERVICE_URL: 'http://localhost:4000' })),
  ).toBe(undefined)
})
