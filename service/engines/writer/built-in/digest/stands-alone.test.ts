import { expect, test } from 'vitest'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { readEvidence } from '../read-evidence.ts'
import { leansOnPrevious, standsAlone } from './stands-alone.ts'

async function firstOf(text: string, language: string) {
  const { sentences } = await readEvidence([createSource({ title: 'Page', text, language })], async () => {})
  const [first] = sentences
  if (first === undefined) throw new Error(`Nothing was read of: ${text}`)
  return first
}

test.each([
  ['es', 'Conservó un fuego de gas suelto en la cocina del bar.'],
  ['it', 'Cambiò una pompa vecchia nella cantina della casa.'],
])('in %s a sentence that leaves out who acted does not stand alone', async (language, text) => {
  expect(standsAlone(await firstOf(text, language))).toBe(false)
})

test.each([
  ['es', 'Aumentó el consumo de gas un 12 % en los bares.'],
  ['es', 'La cocinera conservó un fuego de gas suelto en el bar.'],
  ['it', 'Il meccanico cambiò una pompa vecchia nella cantina.'],
])('in %s a sentence that names who or what stands alone', async (language, text) => {
  expect(standsAlone(await firstOf(text, language))).toBe(true)
})

test('an "it" that stands for what follows points at nothing before', async () => {
  const { sentences } = await readEvidence(
    [
      createSource({
        title: 'Page',
        text: 'It is absolutely worth it to tar a pier in spring.\n\nIt is important to brush a pier first.\n\nIt has been black since the spring of that year.',
      }),
    ],
    async () => {},
  )
  expect(sentences.map(standsAlone)).toEqual([true, true, false])
})

test.each([
  ['en', 'The pumps there reached only 2.1.'],
  ['de', 'Die Pumpen dort erreichten nur 2,1.'],
  ['es', 'Las bombas allí llegaron solo a 2,1.'],
])('in %s a thing "there" stands with the place before it', async (language, text) => {
  const sentence = await firstOf(text, language)
  expect(standsAlone(sentence)).toBe(false)
  expect(leansOnPrevious(sentence)).toBe(true)
})

test('a German ordinal ends no sentence, and a figure at its end does', async () => {
  const text =
    'Früher zählten Zeiten vor dem 25. Geburtstag nicht. Am großen Steg im Hafen liegen heute 25. Morgen kommen noch vier Boote in den Hafen.'
  const { sentences } = await readEvidence(
    [createSource({ title: 'Steg', text, language: 'de' })],
    async () => {},
  )
  expect(sentences.map((sentence) => sentence.text)).toEqual([
    'Früher zählten Zeiten vor dem 25. Geburtstag nicht.',
    'Am großen Steg im Hafen liegen heute 25.',
    'Morgen kommen noch vier Boote in den Hafen.',
  ])
})
