import { expect, test } from 'vitest'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { findNouns } from './find-nouns.ts'
import { findTags } from './find-tags.ts'
import { readSubject } from './subject.ts'

function tagsOf(topic: string, language: string, texts: string[]) {
  const sources = texts.map((text, at) => createSource({ title: `Page ${at}`, language, text }))
  return findTags(findNouns(readSubject(topic, language), sources), language)
}

test.each([
  [
    'it',
    'Quale materasso scegliere per il mal di schiena?',
    ['Un materasso per il mal di schiena è medio.', 'Il mal di schiena passa con il materasso giusto.'],
    'mal di schiena',
    ['mal', 'schiena'],
  ],
  [
    'es',
    '¿Por qué se congela el aire acondicionado?',
    ['El aire acondicionado se congela por el filtro.', 'Un aire acondicionado gotea.'],
    'aire acondicionado',
    ['aire', 'acondicionado', 'congela'],
  ],
  [
    'en',
    'Is triple glazing worth the extra cost?',
    ['Triple glazing is warm.', 'The triple glazing of a house is heavy.'],
    'triple glazing',
    ['triple', 'worth', 'cost'],
  ],
])('in %s the thing of a topic is tagged in its own form: %s', (language, topic, texts, whole, torn) => {
  const tags = tagsOf(topic, language, texts)
  expect(tags).toContain(whole)
  for (const word of torn) expect(tags).not.toContain(word)
})

test('what is asked of anything is no tag', () => {
  const tags = tagsOf('Water heaters: purchase price and lifespan', 'en', [
    'The price of water heaters is high.',
    'The lifespan of water heaters is long.',
  ])
  expect(tags.map((tag) => tag.toLowerCase())).toEqual(['water heaters'])
})

test('a verb of the topic is no tag, whatever stands before it', () => {
  const sources = [
    createSource({
      title: 'Aire',
      language: 'es',
      text: 'El aire acondicionado se congela. Si no se congela, no hace falta nada. El agua no congela.',
    }),
    createSource({ title: 'Clima', language: 'es', text: 'Un aire acondicionado sucio se congela.' }),
  ]
  const tags = findTags(
    findNouns(readSubject('¿Por qué se congela el aire acondicionado?', 'es'), sources),
    'es',
  )
  expect(tags).toEqual(['aire acondicionado'])
})
