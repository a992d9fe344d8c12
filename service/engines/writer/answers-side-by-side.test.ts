import { expect, test } from 'vitest'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { createWriteRequest } from '#test-support/fixtures/writer/create-write-request.ts'
import { createBuiltInWriter } from './built-in-writer.ts'

const page = (publisher: string, text: string) =>
  createSource({
    title: `Surf notes of ${publisher}`,
    publisher,
    url: `https://${publisher.toLowerCase()}.example/wetsuit`,
    isNamed: true,
    text,
  })

const write = (topic: string, texts: Record<string, string>) =>
  createBuiltInWriter().write(
    createWriteRequest({
      topic,
      language: 'en',
      evidence: Object.entries(texts).map(([publisher, text]) => page(publisher, text)),
    }),
  )

const lasting = {
  Tidemark: 'A wetsuit of neoprene lasts 3 to 4 years. Rinse it with fresh water after each session.',
  Combers: 'Most wetsuits last 8 to 10 years. Sunlight makes the neoprene of a wetsuit brittle.',
}

test('a digest opens with what each source answers where they answer differently, and says each once', async () => {
  const { markdown, description } = await write('How long does a wetsuit last?', lasting)
  expect(markdown).toMatch(
    /^How long\? The sources answer differently:\n\n- \*\*Combers\*\*: .*\n- \*\*Tidemark\*\*: /,
  )
  expect(markdown.match(/3 to 4 years/g)).toHaveLength(1)
  expect(description).toBe('How long does a wetsuit last? Combers: 8 to 10 years; Tidemark: 3 to 4 years')
})
