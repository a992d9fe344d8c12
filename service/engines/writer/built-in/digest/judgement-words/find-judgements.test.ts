import { expect, test } from 'vitest'
import { findLexicon } from '../../lexicon/find-lexicon.ts'
import { findJudgements } from './find-judgements.ts'

test('what is done to be safe is not judged to be safe', () => {
  const lexicon = findLexicon('en')
  expect(findJudgements('A long flue may need a sweep more often to be safe.', lexicon)).toEqual([])
  expect(findJudgements('A flue of steel is safe.', lexicon)).toMatchObject([{ sense: 'for' }])
})

test.each([
  ['en', 'Avoid too much water.'],
  ['en', 'Avoid excess water.'],
  ['de', 'Vermeiden Sie überschüssiges Wasser.'],
  ['fr', 'Évitez trop d’eau.'],
])('in %s what is said against too much of a thing is not against it: %s', (language, text) => {
  expect(findJudgements(text, findLexicon(language))).toEqual([])
})
