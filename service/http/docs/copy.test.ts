import { readFileSync } from 'node:fs'
import vm from 'node:vm'
import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { codeFigure } from './code-figure.ts'
import { codeSamples } from './code-samples.ts'
import { highlight } from './highlight.ts'

const [curl] = codeSamples({
  method: 'POST',
  url: 'https://desk.example/api/agent/autopilot',
  takesKey: true,
  takesIdempotencyKey: true,
  body: { topic: 'Tea' },
  typed: { id: 'generateArticle', path: {}, query: {} },
})

test('each copy of a sample is an intention of its own, with the key of the reader', async () => {
  const code = curl?.code ?? ''
  const sample = codeFigure('curl', highlight(code, 'bash'), 'bash')
  const { document, Element, Event } = parseHTML(`<input id="key"><main>${sample}</main>`)
  const copied: string[] = []
  const store = { getItem: () => null, setItem: () => undefined }
  vm.runInNewContext(readFileSync(new URL('./browser/docs.js', import.meta.url), 'utf8'), {
    document,
    Element,
    crypto,
    matchMedia: () => ({ matches: false }),
    sessionStorage: store,
    localStorage: store,
    addEventListener: () => undefined,
    setTimeout: () => undefined,
    navigator: { clipboard: { writeText: async (text: string) => copied.push(text) } },
  })
  const field = document.querySelector('#key')
  if (field) Object.assign(field, { value: 'service_agent_mine' })
  for (let time = 0; time < 2; time += 1) {
    document.querySelector('.copy')?.dispatchEvent(new Event('click', { bubbles: true }))
    await new Promise((resolve) => setTimeout(resolve))
  }
  const keys = copied.map((text) => /'Idempotency-Key: ([\da-f-]{36})'/.exec(text)?.[1])
  expect(new Set(keys).size).toBe(2)
  expect(keys).not.toContain(undefined)
  expect(copied[0]).toContain('Bearer service_agent_mine')
})
