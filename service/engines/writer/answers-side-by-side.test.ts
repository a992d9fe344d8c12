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
    /^How long\? The sources answer differently:\n\n- \*\*Tidemark\*\*: .*\n- \*\*Combers\*\*: /,
  )
  expect(markdown.match(/3 to 4 years/g)).toHaveLength(1)
  expect(description).toBe('How long does a wetsuit last? Tidemark: 3 to 4 years; Combers: 8 to 10 years')
})

test('how much dearer a thing is does not open a digest on whether it is worth it, and leaves what is said beside it', async () => {
  const { markdown, description } = await write('Is cork flooring worth the extra cost?', {
    Planks:
      'Cork flooring is worth it in cold rooms. The premium for cork flooring is usually 10 to 20% over laminate.',
    Floorers: 'Cork floors cost 25 to 40% more than laminate. Cork flooring is worth it where children play.',
  })
  expect(markdown).not.toMatch(/^How much dearer/)
  expect(markdown).toContain(
    '## Where the sources differ\n\nHow much dearer is it? The sources answer differently:',
  )
  expect(description).not.toContain('25 to 40%')
  expect(markdown).toContain('Cork flooring is worth it in cold rooms')
})
