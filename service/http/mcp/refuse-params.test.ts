import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestService, type TestService } from '#test-support/test-service.ts'

let service: TestService
let key: string
beforeAll(async () => {
  service = await createTestService()
  key = (await service.createTenant()).key
})
afterAll(() => service.close())

/** The message that answers a request, whether it came alone or in a stream. */
async function post(method: string, params?: unknown): Promise<unknown> {
  const answer = await service.app().request('/mcp', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 'one', method, params }),
  })
  expect(answer.status).toBe(200)
  return JSON.parse((await answer.text()).replace(/^event: message\ndata: /, ''))
}

const error = (code: number, message: string) => ({ jsonrpc: '2.0', id: 'one', error: { code, message } })

test('initialize without parameters is told in words which it needs', async () => {
  const words =
    'initialize: params.protocolVersion: Required. params.capabilities: Required. params.clientInfo: Required.'
  expect(await post('initialize')).toMatchObject(error(-32602, words))
  expect(await post('initialize', {})).toMatchObject(error(-32602, words))
})

test('parameters of the wrong kind are invalid parameters at every method, and no internal error', async () => {
  const client = { capabilities: {}, clientInfo: { name: 'test' } }
  expect(await post('initialize', { protocolVersion: 5, ...client })).toMatchObject(
    error(-32602, 'initialize: params.protocolVersion: Must be text. params.clientInfo.version: Required.'),
  )
  expect(await post('tools/call', {})).toMatchObject(error(-32602, 'tools/call: params.name: Required.'))
  expect(await post('tools/call', { name: 'getMe', arguments: [] })).toMatchObject(
    error(-32602, 'tools/call: params.arguments: Must be an object.'),
  )
  expect(await post('resources/read', {})).toMatchObject(
    error(-32602, 'resources/read: params.uri: Required.'),
  )
  expect(await post('prompts/get', { name: 'review_draft', arguments: { id: 5 } })).toMatchObject(
    error(-32602, 'prompts/get: params.arguments.id: Must be text.'),
  )
  expect(await post('completion/complete', { ref: { type: 'ref/prompt' } })).toMatchObject(
    error(-32602, 'completion/complete: params.ref.name: Required. params.argument: Required.'),
  )
})

test('a method that there is not is named', async () => {
  expect(await post('tools/lst')).toMatchObject(
    error(-32601, 'There is no method named tools/lst. Did you mean tools/list?'),
  )
})

test('a cursor is refused by every list, since none has a second page, and a list without one is whole', async () => {
  const lists = ['tools/list', 'resources/list', 'resources/templates/list', 'prompts/list']
  for (const method of lists) {
    const words = `${method}: params.cursor: Leave it out: the list is one page, and no response has a nextCursor.`
    expect(await post(method, { cursor: 'eyJwYWdlIjoyfQ' })).toMatchObject(error(-32602, words))
    expect(await post(method)).toMatchObject({
      result: expect.not.objectContaining({ nextCursor: expect.anything() }),
    })
  }
})
