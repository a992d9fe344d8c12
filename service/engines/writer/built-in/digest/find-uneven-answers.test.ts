import { expect, test } from 'vitest'
import { createFinding } from '#test-support/fixtures/writer/create-finding.ts'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { joinList } from '../join-list.ts'
import { findPhrases } from '../phrases/find-phrases.ts'
import { englishPhrases } from '../phrases/languages/en.ts'
import { readEvidence } from '../read-evidence.ts'
import { findUnevenAnswers } from './find-uneven-answers.ts'
import { findQuestionType } from './question-type.ts'
import { isAnswer } from './rate-answer.ts'
import { readAsked } from './read-asked.ts'
import { readSubject } from './subject.ts'

const called = (at: number) => `Page ${at}`
const names = {
  full: called,
  beside: called,
  short: called,
  plain: called,
  byline: called,
  speaker: () => '',
  again: called,
  isSeller: () => false,
  hasInterest: () => false,
  isDealer: () => false,
}

async function openAfter(
  topic: string,
  texts: string[],
  apart: { source: number; figure: string }[] = [],
  language = 'en',
) {
  const sources = texts.map((text, at) => createSource({ title: called(at), text, language, own: false }))
  const { sentences } = await readEvidence(sources, async () => {})
  const subject = readSubject(topic, language)
  const asked = readAsked(subject)
  const findings = sentences.map((sentence) =>
    createFinding([sentence], { isAnswer: isAnswer({ sentences: [sentence], items: [] }, asked) }),
  )
  return findUnevenAnswers({ findings, sources, cited: new Set(sources.keys()), apart }, subject, {
    type: findQuestionType(topic),
    names,
    phrases: findPhrases(language),
    listed: (which) => joinList(which.map(called), 'en'),
  })
}

test('figures that nobody brings together are named with who gives them', async () => {
  const apart = [
    { source: 0, figure: '2 weeks' },
    { source: 1, figure: 'two months' },
  ]
  const [first] = await openAfter('How long does tar last?', ['Tar lasts.', 'Tar stays.'], apart)
  expect(first).toContain('2 weeks (Page 0) and two months (Page 1)')
})

test('a figure that only one source has is said to stand alone, and a source without one is named', async () => {
  const topic = 'How long does tar last on a pier?'
  const lone = await openAfter(topic, ['Tar lasts 6 years on a pier.', 'Tar is black and sticky on piers.'])
  expect(lone).toEqual(['Only Page 0 answers with a figure: nothing else here confirms it.'])
  const uneven = await openAfter(topic, [
    'Tar lasts 6 years on a pier.',
    'Tar lasts 7 years on a pier.',
    'Tar is black and sticky on piers.',
  ])
  expect(uneven).toEqual([
    'Page 2 answers without a figure: how far it agrees with the others cannot be told.',
  ])
})

test('reasons without shares, means that nobody measured and a judgement without a price stay open', async () => {
  const why = await openAfter('Why does tar crack?', ['Tar cracks because frost gets into it.'])
  expect(why).toEqual([englishPhrases.gaps?.noWeight])
  const how = await openAfter('How do you keep tar from cracking?', ['Brush the pier before you tar it.'])
  expect(how).toEqual([englishPhrases.gaps?.noEffect])
  const choice = await openAfter('How do you choose tar?', ['Look at how it smells.', 'Buy it thin.'])
  expect(choice).not.toContain(englishPhrases.gaps?.noEffect)
  const worth = await openAfter('Is tar worth it?', ['Tar is worth it if the pier is new.'])
  expect(worth).toEqual([englishPhrases.gaps?.noSum])
  const priced = await openAfter('Is tar worth it?', ['Tar is worth it, since it saves 400 € a year.'])
  expect(priced).toEqual([])
})

test.each([
  ['en', 'Why does tar crack?', 'Frost is almost always to blame when tar cracks.'],
  ['en', 'Why does tar crack?', 'The main cause of cracks in tar is frost.'],
  ['de', 'Warum reißt Teer?', 'Wenn Teer reißt, ist fast immer Frost schuld.'],
  ['de', 'Warum reißt Teer?', 'Schuld ist meist Frost, der in den Teer zieht.'],
  [
    'fr',
    'Pourquoi le goudron se fissure-t-il ?',
    'Le gel est presque toujours la cause des fissures du goudron.',
  ],
  [
    'es',
    '¿Por qué se agrieta el alquitrán?',
    'El alquitrán se agrieta: casi siempre la culpable o la causa es la helada.',
  ],
  ['it', 'Perché il catrame si crepa?', 'La colpa è quasi sempre del gelo che entra nel catrame.'],
  ['ja', 'タールはなぜ割れるのか', 'タールが割れるのは、ほとんどが霜が原因です。'],
])(
  'where a source says which cause counts most, that is not open (%s: %#)',
  async (language, topic, text) => {
    expect(await openAfter(topic, [text], [], language)).not.toContain(findPhrases(language).gaps?.noWeight)
  },
)
