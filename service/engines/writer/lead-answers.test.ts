import { expect, test } from 'vitest'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { createWriteRequest } from '#test-support/fixtures/writer/create-write-request.ts'
import { createBuiltInWriter } from './built-in-writer.ts'

type Page = { publisher: string; year: number; text: string }

const write = (topic: string, language: string, pages: readonly Page[]) =>
  createBuiltInWriter().write(
    createWriteRequest({
      topic,
      language,
      evidence: pages.map(({ publisher, year, text }) =>
        createSource({
          title: `${topic} (${publisher})`,
          publisher,
          language,
          url: `https://${publisher.toLowerCase()}.example/page`,
          isNamed: true,
          publishedAt: new Date(`${year}-09-12`),
          text,
        }),
      ),
    }),
  )

test('what is new opens a digest on what changes, and no page that is older than the year asked', async () => {
  const { markdown } = await write('Hafenkarte 2026: Was ändert sich?', 'de', [
    {
      publisher: 'Molenblick',
      year: 2024,
      text: 'Bei einer Verspätung von 20 Minuten darf man mit der Hafenkarte auf ein anderes Boot ausweichen. Die Hafenkarte kostet derzeit 49 Euro. Ab Januar 2025 steigt der Preis der Hafenkarte auf 58 Euro.',
    },
    {
      publisher: 'Seeverband',
      year: 2025,
      text: 'Die Hafenkarte gibt es an allen Kassen des Hafens. Ab Januar 2026 kostet die Hafenkarte 63 Euro, bisher waren es 58 Euro.',
    },
  ])
  expect(markdown.split('\n## ')[0]).toContain('63 Euro, bisher waren es 58 Euro')
  expect(markdown.split('\n## ')[0]).not.toContain('Molenblick')
})

test('one case of many opens no digest on why', async () => {
  const { markdown, description } = await write(
    'Why does a pier lamp leave a white film on its glass?',
    'en',
    [
      {
        publisher: 'Lampwork',
        year: 2025,
        text: 'If you have a sealed pier lamp, an overdose of cleaner may itself cause a white film on the glass.',
      },
      {
        publisher: 'Townwater',
        year: 2025,
        text: 'The white film on the glass of a pier lamp comes from salt in the spray. Rinse the glass with rain water.',
      },
    ],
  )
  expect(description).toContain('comes from salt in the spray')
  expect(markdown.indexOf('comes from salt')).toBeLessThan(markdown.indexOf('If you have a sealed'))
})
