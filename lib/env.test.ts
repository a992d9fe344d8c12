import { expect, test } from 'vitest'
import { parseEnv } from './env.ts'

const secret = 'a-secret-of-more-than-thirty-two-characters'

test('a missing secret is refused by a message that names the variable', () => {
  expect(() => parseEnv({})).toThrow(/NEXTAUTH_SECRET: set it to/)
})

test('an address that is no address is refused by name, and the secret is not repeated', () => {
  const read = () => parseEnv({ NEXTAUTH_SECRET: secret, AGENT_API_URL: 'localhost:4000' })
  expect(read).toThrow(/AGENT_API_URL/)
  expect(read).not.toThrow(new RegExp(secret))
})

test('without AGENT_API_URL the dashboard asks our own service; empty counts as absent', () => {
  const settings = parseEnv({
    NEXTAUTH_SECRET: secret,
    SERVICE_URL: 'https://api.example/',
    AGENT_API_URL: '',
  })
  expect(settings.agentApiUrl).toBe('https://api.example')
})

test('pictures may come from the service and from the origins that are named, each said once', () => {
  const settings = { NEXTAUTH_SECRET: secret, SERVICE_URL: 'https://api.example/' }
  expect(parseEnv(settings).mediaOrigins).toEqual(['https://api.example'])
  const named = parseEnv({ ...settings, PICTURE_ORIGINS: 'https://cdn.example/a, https://api.example' })
  expect(named.mediaOrigins).toEqual(['https://api.example', 'https://cdn.example'])
  expect(() => parseEnv({ ...settings, PICTURE_ORIGINS: 'cdn.example' })).toThrow(/PICTURE_ORIGINS/)
})
