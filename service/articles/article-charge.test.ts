import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestService, type TestService } from '#test-support/test-service.ts'
import { createAddressVetting } from '../outbound/address-vetting.ts'

/** DNS knows every name but those that end with `.nowhere.example`. */
const lookUp = async (host: string) => {
  if (host.endsWith('.nowhere.example')) throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })
  return [{ address: '93.184.215.14', family: 4 }]
}

let service: TestService
beforeAll(async () => {
  service = await createTestService({
    change: (ctx) => ({
      ...ctx,
      engines: { ...ctx.engines, vetAddress: createAddressVetting({ allow: '', lookUp }) },
    }),
  })
})
afterAll(() => service.close())

async function call(path: string, body: object) {
  const { key } = await service.createTenant()
  const answer = await service.app().request(`/api/agent${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json() }
}

const estimate = (input: object) => call('/estimate', { operation: 'generateArticle', input })

test('a source URL whose host does not exist is refused by the estimate as by the call', async () => {
  const input = { topic: 'Grinders', source_urls: ['https://example.com/', 'https://a.nowhere.example/'] }
  const refused = await call('/autopilot', input)
  const estimated = await estimate(input)
  expect([refused.status, estimated.status]).toEqual([400, 400])
  const [detail] = refused.body.details
  expect(detail).toMatchObject({
    path: 'source_urls.1',
    message: expect.stringMatching(/^No host is named a\.nowhere\.example\./),
  })
  expect(estimated.body.details).toEqual([{ ...detail, path: 'input.source_urls.1' }])
})

test('of a URL that was not read the estimate says that it opens none, and not that it is being read', async () => {
  const { status, body } = await estimate({ source_urls: ['https://example.com/'] })
  expect([status, body]).toMatchObject([200, { feasible: true, credits_required: 22 }])
  expect(body.notes).toEqual([
    "An estimate doesn't open URLs. One hasn't been read lately, so the length isn't known yet.",
  ])
  expect(body).not.toHaveProperty('credits_expected')
})

test('an article of which only an internal brief can come is not feasible and free, with the reason and what to do', async () => {
  const { status, body } = await estimate({ topic: 'Marathon training' })
  expect([status, body]).toMatchObject([
    200,
    { feasible: false, affordable: true, credits_required: 20, credits_expected: 0, words_expected: 0 },
  ])
  expect(body.notes[0]).toMatch(/You'd get a brief with open questions\. .*add a document or a source URL\.$/)
  // What is not feasible can be ordered all the same: the brief is the result.
  const started = await call('/autopilot', { topic: 'Marathon training', wait_for_completion: false })
  expect(started.status).toBe(202)
})

test('whatever is not feasible is expected to cost nothing', async () => {
  const { body } = await call('/estimate', {
    operation: 'createLeadMagnet',
    input: { type: 'checklist', topic: 'Marathon training' },
  })
  expect(body).toMatchObject({ feasible: false, credits_expected: 0, notes: [expect.any(String)] })
})
