import { expect, test } from 'vitest'
import { nearestDocument } from './nearest-document.ts'

test.each([
  ['/openapi.yaml', '/openapi.json'],
  ['/openapi', '/openapi.json'],
  ['/swagger', '/openapi.json'],
  ['/swagger.json', '/openapi.json'],
  ['/health', '/api/agent/health'],
  ['/healthz', '/api/agent/health'],
  ['/status', '/api/agent/health'],
  ['/llm.txt', '/llms.txt'],
  ['/mcp/', '/mcp'],
  ['/documentation', '/docs'],
  ['/AUTH.md', '/auth.md'],
  ['/changelog', '/docs/changelog'],
  ['/CHANGELOG.md', '/docs/changelog'],
  ['/version', '/docs/changelog'],
  ['/pricing', '/docs/guides/credits'],
  ['/prices', '/docs/guides/credits'],
  ['/errors', '/docs/errors'],
  ['/.well-known/mcp.json', '/mcp'],
  ['/.well-known/mcp/server-card.json', '/mcp'],
  ['/mcp/server-card', '/mcp'],
  ['/downloads/client.tgz', '/downloads/masthead-client.tgz'],
])('%s leads to %s', (sent, meant) => {
  expect(nearestDocument(sent)).toBe(meant)
})

test.each([
  '/',
  '/our-health',
  '/status/of/orders',
  '/how-we-roast',
  '/mcp',
  '/%00',
  `/${'a'.repeat(9_000)}`,
])('nothing is guessed for %s, which may be a page of the site', (sent) => {
  expect(nearestDocument(sent)).toBeUndefined()
})
