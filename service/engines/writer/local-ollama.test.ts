import { expect, test } from 'vitest'
import { findLocalOllama } from './local-ollama.ts'

// The address of Ollama is fixed, so the answer is given at the injected fetch: the edge of this engine.
const answering =
  (body: unknown, status = 200) =>
  async (input: string | URL | Request) => {
    expect(String(input)).toBe('http://127.0.0.1:11434/api/tags')
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  }
const model = (name: string, size: number, more: object = {}) => ({
  name,
  model: name,
  size,
  details: { family: 'llama', families: ['llama'], parameter_size: '1B', quantization_level: 'Q4_K_M' },
  ...more,
})

test('the largest model that can chat and fits into memory is found', async () => {
  const models = [
    model('small:1b', 1e6),
    model('large:8b', 5e6),
    model('nomic-embed-text:latest', 9e6),
    model('mxbai:latest', 9e6, { details: { family: 'bert' } }),
    model('reader:latest', 9e6, { capabilities: ['embedding'] }),
    model('huge:671b', 1e15),
    model('giant:480b-cloud', 0.5, { remote_host: 'https://elsewhere.example' }),
  ]
  expect(await findLocalOllama({ fetch: answering({ models }), timeoutMs: 500 })).toMatchObject({
    baseUrl: 'http://127.0.0.1:11434/v1',
    model: 'large:8b',
  })
})

test.each([
  ['no model', { models: [] }, 200],
  ['a null list', { models: null }, 200],
  ['no JSON', '<html>', 200],
  ['an error', {}, 500],
])('%s finds nothing', async (_, body, status) => {
  expect(await findLocalOllama({ fetch: answering(body, status), timeoutMs: 500 })).toBeUndefined()
})

test('a machine without Ollama, or one that does not answer, finds nothing and throws nothing', async () => {
  const refused = () => Promise.reject(new TypeError('fetch failed'))
  const silent: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
    )
  expect(await findLocalOllama({ fetch: refused, timeoutMs: 500 })).toBeUndefined()
  expect(await findLocalOllama({ fetch: silent, timeoutMs: 20 })).toBeUndefined()
})
