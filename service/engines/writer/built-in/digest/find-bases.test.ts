import { expect, test } from 'vitest'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { readEvidence } from '../read-evidence.ts'
import { findBases } from './find-bases.ts'

const study = createSource({
  title: 'Moss on 58 piers',
  text: 'We followed 58 piers between May and October 2024. Moss grew on 31% of them.',
  own: false,
})

async function basesOf(isSeller: boolean, ...sources: ReturnType<typeof createSource>[]) {
  const evidence = await readEvidence(sources, async () => {})
  const bases = findBases(evidence, sources, () => isSeller, [])
  return [...bases.values()].map((parts) => parts.map(({ text }) => text))
}

test("what a study's figures are of is told in its own sentence, without a result", async () => {
  expect(await basesOf(false, study)).toEqual([['We followed 58 piers between May and October 2024.']])
})

test('a seller and a paper of one’s own are told without it', async () => {
  expect(await basesOf(true, study)).toEqual([])
  expect(await basesOf(false, { ...study, own: true })).toEqual([])
})

test('a sentence in quotation marks and a paragraph that asks tell no basis', async () => {
  const forum = createSource({
    title: 'Moss',
    text: 'We measured 20 piers in May. What did you pay?',
    own: false,
  })
  const quoted = createSource({
    title: 'Moss on 58 piers',
    text: '“We followed 58 piers in 2024,” says the harbour master.',
    own: false,
  })
  expect(await basesOf(false, forum, quoted)).toEqual([])
})

const page = (language: string, text: string) => createSource({ title: 'Piers', text, language, own: false })

test.each([
  ['en', 'We and our 842 keepers look after piers in the north.'],
  ['de', 'Wir und unsere 842 Wärter pflegen Stege im Norden.'],
  ['fr', 'Avec leur accord, nos 842 gardiens et nous soignons les quais du nord.'],
  ['es', 'Nosotros y nuestros 842 guardianes cuidamos los muelles del norte.'],
  ['it', 'Noi e i nostri 842 custodi curiamo i moli del nord.'],
  ['pt', 'Nós e os nossos 842 guardas cuidamos dos cais do norte.'],
])('in %s who counts something has looked at nothing yet: %s', async (language, text) => {
  expect(await basesOf(false, page(language, text))).toEqual([])
})

test.each([
  ['en', 'We measured 842 piers in the north.'],
  ['de', 'Wir haben 842 Stege im Norden gemessen.'],
  ['fr', 'Nous avons mesuré 842 quais au nord.'],
  ['es', 'Nosotros medimos 842 muelles en el norte.'],
  ['it', 'Noi abbiamo misurato 842 moli al nord.'],
  ['pt', 'Nós medimos 842 cais no norte.'],
])('in %s who says that it was looked at tells a basis: %s', async (language, text) => {
  expect(await basesOf(false, page(language, text))).toEqual([[text]])
})
