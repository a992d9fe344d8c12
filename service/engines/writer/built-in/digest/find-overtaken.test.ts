import { expect, test } from 'vitest'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { readEvidence } from '../read-evidence.ts'
import { findOvertaken } from './find-overtaken.ts'

const today = new Date('2026-11-27')

/** The sentences of pages, each with when it was written, that are overtaken today. */
async function overtakenIn(language: string, pages: readonly (readonly [string, string])[], topic = 'Topic') {
  const sources = pages.map(([date, text], at) =>
    createSource({ title: `Page ${at}`, language, text, publishedAt: new Date(date) }),
  )
  const { sentences } = await readEvidence(sources, async () => {})
  return [...findOvertaken(sentences, sources, topic, today)].map(({ text }) => text)
}

test.each([
  [
    'en',
    'Paper licences must be exchanged by 19 January 2025.',
    'Card licences must be exchanged by 19 January 2028.',
  ],
  [
    'de',
    'Papierscheine müssen bis zum 19. Januar 2025 umgetauscht werden.',
    'Kartenscheine müssen bis zum 19. Januar 2028 umgetauscht werden.',
  ],
])('a last day that is past is overtaken beside one that is not (%s)', async (language, past, open) => {
  expect(await overtakenIn(language, [['2024-05-01', `${past} ${open}`]])).toEqual([past])
  expect(await overtakenIn(language, [['2024-05-01', past]])).toEqual([])
})

test.each([
  ['en', 'The new bridge is expected to open in April 2026.', 'The new bridge has three lanes.'],
  ['de', 'Die neue Brücke soll im April 2026 öffnen.', 'Die neue Brücke hat drei Spuren.'],
  ['fr', 'Le nouveau pont devrait ouvrir en avril 2026.', 'Le nouveau pont a trois voies.'],
  ['es', 'El puente nuevo debería abrir en abril de 2026.', 'El puente nuevo tiene tres carriles.'],
  ['it', 'Il ponte nuovo dovrebbe aprire ad aprile 2026.', 'Il ponte nuovo ha tre corsie.'],
  ['pt', 'A ponte nova deverá abrir em abril de 2026.', 'A ponte nova tem três faixas.'],
  ['ja', '新しい橋は2026年4月に開通する予定です。', '新しい橋には三つの車線があります。'],
])(
  'an expectation of a day that a newer page lived to see is overtaken (%s)',
  async (language, old, newer) => {
    expect(
      await overtakenIn(language, [
        ['2025-03-01', old],
        ['2026-06-01', newer],
      ]),
    ).toEqual([old])
    // Nobody writes later: it may have come true, and is all that is known.
    expect(
      await overtakenIn(language, [
        ['2025-03-01', old],
        ['2025-06-01', newer],
      ]),
    ).toEqual([])
  },
)

test('the day before something was put off is overtaken, and the page that says so is not', async () => {
  const newer =
    'The registry was due to run fully by 10 April 2026, but the deadline has been pushed back to September 2027.'
  const pages = [
    ['2026-02-01', 'The registry will be up and running on 10 April 2026.'],
    ['2026-04-14', newer],
  ] as const
  expect(await overtakenIn('en', pages)).toEqual([pages[0][1]])
})

test.each([
  ['a price from a day on', 'From January 2026 the ticket will cost 63 euros.'],
  ['what happened', 'The bridge opened in April 2026.'],
  ['a rule to a day to come', 'Licences from before 19 January 2013 must be exchanged by 19 January 2033.'],
])('%s is not overtaken', async (_, text) => {
  const newer = 'Licences must be exchanged by 19 January 2028.'
  expect(
    await overtakenIn('en', [
      ['2025-12-01', text],
      ['2026-06-01', newer],
    ]),
  ).toEqual([])
})

test('a year that the topic asks about is not overtaken', async () => {
  const old = 'Returns for 2025 must be handed in by 31 July 2026.'
  const newer = 'Licences must be exchanged by 19 January 2028.'
  const pages = [
    ['2026-02-01', old],
    ['2026-06-01', newer],
  ] as const
  expect(await overtakenIn('en', pages, 'When is the tax return for 2025 due?')).toEqual([])
  expect(await overtakenIn('en', pages)).toEqual([old])
})
