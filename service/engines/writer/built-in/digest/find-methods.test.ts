import { expect, test } from 'vitest'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { readEvidence } from '../read-evidence.ts'
import { findMethods } from './find-methods.ts'

async function methodsOf(title: string, text: string, language: string) {
  const sources = [createSource({ title, text, language, own: false })]
  const evidence = await readEvidence(sources, async () => {})
  const methods = findMethods(evidence, sources)
  return evidence.sentences.map((sentence) => (methods.has(sentence) ? 'method' : sentence.text))
}

test('whoever takes up the number that the title counts says how it was looked at, and so does what follows', async () => {
  expect(
    await methodsOf(
      'Salt on 14 piers',
      'Salt lay on 14 stone piers for two winters. Each was swept on Monday. Moss grew on 9 of the 14 piers.',
      'en',
    ),
  ).toEqual(['method', 'method', 'Moss grew on 9 of the 14 piers.'])
  expect(
    await methodsOf(
      'Moos: Umfrage unter 30 Betrieben',
      'Die 30 Mitgliedsbetriebe fegten ihre Stege montags. Auf den Stegen wuchs das Moos um 4 %.',
      'de',
    ),
  ).toEqual(['method', 'Auf den Stegen wuchs das Moos um 4 %.'])
})

test.each([
  ['fr', 'Les quais étaient salés de mars 2023 à mai 2024.', 'La mousse a reculé de 12 %.'],
  ['es', 'Los muelles tuvieron sal de octubre de 2023 a marzo de 2024.', 'El musgo bajó de 40 a 12 muelles.'],
])(
  'a period from one year to another is a method in %s, and a change is a result',
  async (language, method, result) => {
    expect(await methodsOf('Page', `${method}\n\n${result}`, language)).toEqual(['method', result])
  },
)

test('what an abstract labels is told by its label, which is no part of the sentence', async () => {
  expect(
    await methodsOf(
      'Salt on piers',
      'OBJECTIVE: To see whether salt helps on piers. METHODS: Salt was laid on stone piers in winter. RESULTS: Moss grew on fewer piers with salt. CONCLUSIONS: Salt keeps moss off piers of stone.',
      'en',
    ),
  ).toEqual([
    'method',
    'method',
    'Moss grew on fewer piers with salt.',
    'Salt keeps moss off piers of stone.',
  ])
})

test('a forum names its posts, and a quotation of two sentences is read as one', async () => {
  const sources = [
    createSource({
      title: 'Foro',
      text: 'Mensaje 2: El muelle aguanta diez años sin sal.\n\n«Al muelle voy cada tres semanas con la escoba. Si me llaman antes es por el musgo», dice.',
      language: 'es',
      own: false,
    }),
  ]
  const { sentences } = await readEvidence(sources, async () => {})
  expect(sentences.map(({ text }) => text)).toEqual([
    'El muelle aguanta diez años sin sal.',
    '«Al muelle voy cada tres semanas con la escoba. Si me llaman antes es por el musgo», dice.',
  ])
})

test('what stands under a heading over the method, or sets out a study before its results, is no result', async () => {
  const text = `
Eleven piers were lit in part, by 20% of their length.

## Results

Damage fell by 31% on the piers.

## Data and method

Divers noted each dent on paper.
`
  expect(await methodsOf('Lamps on eleven piers', text, 'en')).toEqual([
    'method',
    'Damage fell by 31% on the piers.',
    'method',
  ])
})

test('reasons that a title counts are a list and nothing that was looked at', async () => {
  const source = createSource({
    title: '5 reasons why harbours lose boats',
    text: 'Here are five reasons why boats leave.\n\n## Fog\n\nBoats leave in fog.',
    own: false,
  })
  const evidence = await readEvidence([source], async () => {})
  expect(findMethods(evidence, [source]).size).toBe(0)
})

test('kilometres that a title counts are nothing that was looked at', async () => {
  const source = createSource({
    title: 'From 40,000 to 100,000 kilometres',
    text: 'For years people spoke of 100,000 kilometres.\n\n## When\n\nBelts tear.',
    own: false,
  })
  const evidence = await readEvidence([source], async () => {})
  expect(findMethods(evidence, [source]).size).toBe(0)
})

test('a page that begins with how long ago somebody wrote has looked at nothing', async () => {
  const text = 'It is near 5 years since we first spoke of piers. Tar is dearer now.'
  expect(await methodsOf('Piers revisited', text, 'en')).not.toContain('method')
})

test('a year in a title counts nothing that was looked at', async () => {
  const said = [
    'The pier toll is safe until 2030.',
    'Next year it costs 63 euros, until now it was 58 euros.',
    'From 2027 an index of wages sets the toll.',
  ]
  const text = `${said.join(' ')}\n\n## Where to buy it\n\nThe toll is paid at the gate.`
  expect(await methodsOf('63 euros: pier toll from January 2026 dearer', text, 'en')).toEqual([
    ...said,
    'The toll is paid at the gate.',
  ])
})
