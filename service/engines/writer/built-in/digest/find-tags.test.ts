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

test.each([
  [
    'en',
    'What changed for bulk email senders?',
    ['Bulk email senders need a record.', 'The rules of email senders are new.'],
    ['bulk email senders'],
  ],
  [
    'fr',
    'Combien de temps garder ses relevés bancaires ?',
    ['Les relevés bancaires se gardent 5 ans.', 'Gardez vos relevés.'],
    ['relevés bancaires'],
  ],
  [
    'it',
    'Quale materasso: rigido o morbido?',
    [
      '# Materasso rigido o morbido\n\nUn materasso morbido o rigido: il materasso.',
      '# Il materasso\n\nUn materasso è caro.',
    ],
    ['materasso'],
  ],
  [
    'de',
    'Balkonkraftwerk: Wie viel Watt sind erlaubt?',
    [
      '# Balkonkraftwerk mit 800 Watt\n\nEin Balkonkraftwerk leistet 800 Watt.',
      '# Balkonkraftwerk\n\nWatt zählen.',
    ],
    ['Balkonkraftwerk'],
  ],
  [
    'es',
    '¿Por qué se congela el agua?',
    [
      '# El agua y por qué se congela\n\nLa congelación del agua empieza a 0 grados.',
      '# Agua: por qué se congela\n\nEl agua se congela y se descongela.',
    ],
    ['agua'],
  ],
  [
    'ja',
    'ふるさと納税は2025年10月から何が変わったのか',
    ['# ふるさと納税の改正\n\nふるさと納税が変わります。', '# ふるさと納税\n\n納税の仕組みです。'],
    ['ふるさと納税'],
  ],
])(
  'in %s tags are whole phrases and things, and never verbs, units or qualities',
  (language, topic, texts, tags) => {
    expect(tagsOf(topic, language, texts)).toEqual(tags)
  },
)

test.each([
  [
    'de',
    'Warum stinkt die Pumpe?',
    [
      'Die Pumpe stinkt, weil Bakterien leben. Viele Bakterien mögen Fett. Gegen Bakterien hilft Hitze.',
      'Eine Pumpe stinkt durch Bakterien.',
    ],
    ['Pumpe', 'Bakterien'],
  ],
  [
    'en',
    'When should a newsletter be sent?',
    [
      'The newsletter has a bounce rate. Its bounce rate falls at noon.',
      'A newsletter is sent early, when the bounce rate is high.',
    ],
    ['newsletter', 'bounce rate'],
  ],
  [
    'ja',
    '炊いた麦飯は冷蔵・冷凍で何日もつ?',
    ['# 麦飯の冷蔵と冷凍\n\n麦飯は冷蔵で3日もちます。', '# 麦飯の冷凍\n\n麦飯は冷凍で1ヶ月もちます。'],
    ['麦飯', '冷蔵', '冷凍'],
  ],
])(
  'in %s a topic with one thing is tagged with what its sources share as well',
  (language, topic, texts, tags) => {
    expect(tagsOf(topic, language, texts)).toEqual(tags)
  },
)

test('a verb of an English topic is no tag, and no tag is a part of another', () => {
  const text = 'A belt change is quick. The change of the belt is cheap. The belt of a lift lasts.'
  expect(tagsOf('How often should you change the belt?', 'en', [text, text])).toEqual(['belt'])
  expect(findTags(['British', 'British travellers'], 'en')).toEqual(['British travellers'])
})

test('there are at most three of them', () => {
  const text =
    '# Lamps, piers, harbours, boats and masts\n\nThe lamps of the piers, the harbours, the boats and the masts.'
  expect(tagsOf('Lamps, piers, harbours, boats and masts', 'en', [text, text])).toHaveLength(3)
})
