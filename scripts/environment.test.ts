import { expect, test } from 'vitest'
import { localServiceUrl, parseEnvFile, readSettings } from './environment.mjs'
import { StartupError } from './stop.mjs'

test('An env file is read as shells and Docker read it: comments, quotes, export, JSON.', () => {
  const file = [
    '# a comment',
    'PLAIN=value # and why',
    'export EXPORTED = spaced ',
    `QUOTED="two words # kept" # dropped`,
    `JSON='{"default":{"limit":60}}'`,
    'BARE_JSON={"a":"#1"}',
    'HASH=a#b',
    String.raw`LINES="one\ntwo"`,
    'EMPTY=',
    'ONLY_COMMENT= # nothing',
    'not a line',
  ].join('\r\n')
  expect(parseEnvFile(file)).toEqual({
    PLAIN: 'value',
    EXPORTED: 'spaced',
    QUOTED: 'two words # kept',
    JSON: '{"default":{"limit":60}}',
    BARE_JSON: '{"a":"#1"}',
    HASH: 'a#b',
    LINES: 'one\ntwo',
    EMPTY: '',
    ONLY_COMMENT: '',
  })
})

test('Public addresses follow host and port until they are set.', () => {
  expect(readSettings({})).toMatchObject({
    serviceUrl: 'http://127.0.0.1:4000',
    dashboardUrl: 'http://127.0.0.1:3000',
    agentApiUrl: 'http://127.0.0.1:4000',
    dashboardAlone: false,
  })
  expect(readSettings({ HOST: '0.0.0.0', SERVICE_PORT: '4100' }).serviceUrl).toBe('http://localhost:4100')
  expect(readSettings({ HOST: '::1', SERVICE_URL: '' }).serviceUrl).toBe('http://[::1]:4000')
  expect(readSettings({ SERVICE_URL: 'https://desk.example/' }).agentApiUrl).toBe('https://desk.example')
})

test('The dashboard asks the service beside it on this machine, however public it is.', () => {
  const local = (env: Record<string, string>) => localServiceUrl(readSettings(env))
  expect(local({ SERVICE_URL: 'https://desk.example' })).toBe('http://127.0.0.1:4000')
  expect(local({ HOST: '0.0.0.0', SERVICE_PORT: '4100' })).toBe('http://127.0.0.1:4100')
  expect(local({ HOST: '::' })).toBe('http://[::1]:4000')
})

test('With somebody else’s service the dashboard runs alone.', () => {
  expect(readSettings({ AGENT_API_URL: 'https://other.example' })).toMatchObject({
    agentApiUrl: 'https://other.example',
    dashboardAlone: true,
  })
})

test.each([
  [{ SERVICE_PORT: 'http' }, 'SERVICE_PORT'],
  [{ DASHBOARD_PORT: '70000' }, 'DASHBOARD_PORT'],
  [{ DASHBOARD_URL: 'desk.example' }, 'DASHBOARD_URL'],
])('A wrong setting is refused by name: %j', (env, name) => {
  expect(() => readSettings(env)).toThrow(StartupError)
  expect(() => readSettings(env)).toThrow(name)
})
