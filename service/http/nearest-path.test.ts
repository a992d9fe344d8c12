import { expect, test } from 'vitest'
import { operations } from '#contract/operations.ts'
import { nearestPath } from './nearest-path.ts'

test.each([
  ['/api/agent/articles/', '/api/agent/articles'],
  ['/api/agent//articles', '/api/agent/articles'],
  ['/api/agent/Articles', '/api/agent/articles'],
  ['/api/v1/agent/articles', '/api/agent/articles'],
  ['/agent/articles', '/api/agent/articles'],
  ['/api/articles', '/api/agent/articles'],
  ['/api/agent/article', '/api/agent/articles'],
  ['/api/agent/artcles/5/publish', '/api/agent/articles/5/publish'],
  ['/api/agent/brand-scans', '/api/agent/tools/brand-scan'],
  ['/api/agent/warm-leads/5', '/api/agent/service-warm-lead/5'],
  ['/api/agent/scout-runs', '/api/agent/scout/reddit'],
  ['/api/agent/sessions', '/api/agent/session'],
  ['/api/agent/prices', '/api/agent/me'],
  ['/api/agent/balance', '/api/agent/me'],
  ['/api/agent/social-posts', '/api/agent/adaptations'],
  ['//api/agent/me', '/api/agent/me'],
  ['/api/agent/jobs', '/api/agent/events'],
  ['/api/agent/scout', '/api/agent/scout/reddit'],
  ['/api/agent/webhook_endpoints', '/api/agent/webhooks'],
  ['/api/agent/lead_magnets', '/api/agent/lead-magnets'],
  ['/v1/usage', '/api/agent/credits/ledger'],
])('%s leads to %s', (sent, meant) => {
  expect(nearestPath(sent, operations)).toBe(meant)
})

test.each([
  '/api/agent/documents/upload',
  '/api/agent/webhooks//test',
  '/api/agent/nothing-here',
  '/api/agent',
  '/api/agent/articles/5/6/7',
  '/api/agent/%00',
])('nothing is guessed for %s', (sent) => {
  expect(nearestPath(sent, operations)).toBeUndefined()
})
