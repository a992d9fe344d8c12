import { expect, test } from 'vitest'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { createWriteRequest } from '#test-support/fixtures/writer/create-write-request.ts'
import { createBuiltInWriter } from '../../built-in-writer.ts'

const write = async (items: string[]) => {
  const text = 'A rain barrel lasts 20 years where it is kept clean.\n\nTips for a rain barrel that lasts:'
  const source = createSource({ title: 'Rain barrels', text, isNamed: true })
  const evidence = [{ ...source, blocks: [...source.blocks, { kind: 'list' as const, first: 1, items }] }]
  const request = createWriteRequest({
    topic: 'How long does a rain barrel last?',
    evidence,
    language: 'en',
    targetWords: 800,
    profile: {},
  })
  return (await createBuiltInWriter().write(request)).markdown
}
const kept = ['Keep the rain barrel in the shade', 'Empty the rain barrel before the frost']

test('a numbered list of which the first item is left out has no numbers', async () => {
  expect(await write(kept)).toMatch(/1\. “?Keep the rain barrel/u)
  const markdown = await write(['Buy "the best lid for it', ...kept])
  expect(markdown).toMatch(/- “?Keep the rain barrel/u)
  expect(markdown).not.toMatch(/^\s*2\. “?Keep/mu)
})
