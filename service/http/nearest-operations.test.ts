import { expect, test } from 'vitest'
import { operations } from '#contract/operations.ts'
import {
  operationsMeantAtRoot,
  operationsMeantByMethod,
  operationsMeantByPath,
} from './nearest-operations.ts'

const sent = (request: string) => {
  const [method = '', path = ''] = request.split(' ')
  return { method, path: `/api/agent${path}` }
}
const below = (all: readonly string[]) => all.map((one) => one.replace('/api/agent', ''))

test.each([
  ['GET /documents', ['GET /products (listDocuments)']],
  ['POST /documents', ['POST /products (uploadDocument)']],
  ['GET /document', ['GET /products (listDocuments)']],
  ['DELETE /documents/5', ['DELETE /products/5 (deleteDocument)']],
  ['POST /knowledge/search', ['POST /products/search (searchKnowledge)']],
  ['GET /brand-scans', ['GET /tools/brand-scan (listBrandScans)']],
  ['HEAD /avatars', ['GET /shorts/avatar (listAvatars)']],
  ['PUT /documents', ['POST /products (uploadDocument)', 'GET /products (listDocuments)']],
  ['POST /generateArticle', ['POST /autopilot (generateArticle)']],
  ['POST /generate-article', ['POST /autopilot (generateArticle)']],
  ['POST /articles/5/unpublish', ['PATCH /articles/5 (changeArticle) with {"action": "unpublish"}']],
  ['POST /session/5/run_now', ['PATCH /session/5 (changeSession) with {"action": "run_now"}']],
  ['GET /nothing-here', []],
  ['GET /users', []],
  ['GET /', []],
])('%s leads to what is done there', (request, meant) => {
  expect(below(operationsMeantByPath(sent(request), operations)).toSorted()).toEqual(meant.toSorted())
})

test.each([
  ['GET /articles', ['GET /articles (listArticles)']],
  ['GET /webhooks', ['GET /webhooks (listWebhooks)']],
  ['GET /events', ['GET /events (listEvents)']],
  ['GET /brand-scans', ['GET /tools/brand-scan (listBrandScans)']],
  ['GET /articls', []],
  ['GET /articles/how-we-roast', []],
  ['GET /our-events', []],
  ['GET /', []],
])('at the root %s leads to what it is the name of, and nothing is guessed', (request, meant) => {
  const { method, path } = sent(request)
  const found = operationsMeantAtRoot({ method, path: path.replace('/api/agent', '') }, operations)
  expect(below(found)).toEqual(meant)
})

test.each([
  ['POST /articles', ['POST /autopilot (generateArticle)']],
  ['POST /articles/generate', ['POST /autopilot (generateArticle)']],
  ['POST /articles/publish', ['POST /articles/{id}/publish (publishArticle)']],
  ['POST /adaptations', ['POST /adapt (adaptArticle)']],
  ['PUT /articles/5', ['PATCH /articles/{id} (changeArticle)']],
  ['POST /settings', ['PUT /settings (updateSettings)']],
  ['DELETE /articles', ['DELETE /articles/{id} (deleteArticle)']],
  ['PATCH /webhooks', ['PATCH /webhooks/{id} (changeWebhook)']],
  ['POST /schedule', []],
  ['POST /event-types', []],
  ['POST /agents', []],
  ['POST /me', []],
  ['GET /autopilot', []],
  ['DELETE /session/5', []],
])(
  '%s, which its path does not have, leads to the operation that was meant and to no other',
  (request, meant) => {
    expect(below(operationsMeantByMethod(sent(request), operations))).toEqual(meant)
  },
)
