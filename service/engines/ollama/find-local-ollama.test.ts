import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { findLocalOllama } from './find-local-ollama.ts'

let server: Server | undefined
afterEach(() => {
  server?.close()
  server?.closeAllConnections()
})

/** A server that speaks Ollama's API: an answer for each path, 404 for the others. */
async function ollama(answers: Record<string, unknown>, status = 200): Promise<string> {
  server = createServer((request, response) => {
    const body = answers[request.url ?? '']
    response.writeHead(body === undefined ? 404 : status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body ?? { error: 'not found' }))
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const model = (name: string, size: number, more: object = {}) => ({
  name,
  model: name,
  size,
  details: { family: 'llama', families: ['llama'], parameter_size: '1B', quantization_level: 'Q4_K_M' },
  ...more,
})
const find = (url: string, timeoutMs = 2_000) => findLocalOllama({ fetch, timeoutMs, url })

test('the largest model that can chat and fits into memory is found', async () => {
  const models = [
    model('small:1b', 1e6),
    model('large:8b', 5e6),
    model('nomic-embed-text:latest', 9e6),
    model('bespoke-minicheck:latest', 9e6),
    model('mxbai:latest', 9e6, { details: { family: 'bert' } }),
    model('reader:latest', 9e6, { capabilities: ['embedding'] }),
    model('huge:671b', 1e15),
    model('giant:480b-cloud', 0.5, { remote_host: 'https://elsewhere.example' }),
  ]
  const url = await ollama({ '/api/tags': { models } })
  expect(await find(url)).toEqual({ baseUrl: `${url}/v1`, model: 'large:8b', contextTokens: 4_096 })
})

const tags = { models: [model('llama:8b', 5e6)] }
const trained = { 'general.architecture': 'llama', 'llama.context_length': 131_072 }

test.each([
  [
    'the number in its Modelfile',
    { parameters: 'stop "<|end|>"\nnum_ctx    16384', model_info: trained },
    4_000,
    16_384,
  ],
  ['what it is loaded with', { model_info: trained }, 32_768, 32_768],
  ['never more than it was trained for', { model_info: { 'llama.context_length': 2_048 } }, 32_768, 2_048],
])('the context is %s', async (_, show, loaded, contextTokens) => {
  const running = { models: [{ name: 'llama:8b', context_length: loaded }] }
  const url = await ollama({ '/api/tags': tags, '/api/show': show, '/api/ps': running })
  expect(await find(url)).toMatchObject({ contextTokens })
})

test.each([
  ['no model', { models: [] }, 200],
  ['a null list', { models: null }, 200],
  ['no JSON', '<html>', 200],
  ['an error', {}, 500],
])('%s finds nothing', async (_, body, status) => {
  expect(await find(await ollama({ '/api/tags': body }, status))).toBeUndefined()
})

test('a machine without Ollama, or one that does not answer, finds nothing and throws nothing', async () => {
  expect(await find('http://127.0.0.1:9')).toBeUndefined()
  server = createServer(() => undefined)
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  expect(await find(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 50)).toBeUndefined()
})
