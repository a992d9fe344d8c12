import { expect, test } from 'vitest'
import { titleOfCategory, titleOfProblem } from './topic-phrases.ts'

test.each([
  ['Imports fail at the first attempt.', 'en', 'Imports fail at the first attempt: what helps'],
  ['Der Import scheitert', 'de', 'Der Import scheitert: was hilft'],
  ['L’import échoue', 'fr', 'L’import échoue\u00a0: que faire'],
  ['輸入できない', 'ja', '輸入できない：対処のしかた'],
])('the problem “%s” (%s) becomes what an article answers', (problem, language, title) => {
  expect(titleOfProblem(problem, language)).toBe(title)
})

test.each(['Why do imports fail?', 'Imports: they fail'])('“%s” is a title as it is', (problem) => {
  expect(titleOfProblem(problem, 'en')).toBe(problem)
})

test('a category becomes a first article about it, and stays itself in a language without a phrase', () => {
  expect(titleOfCategory('Data migration', 'en-GB')).toBe('Data migration: what to know first')
  expect(titleOfCategory('Data migration', 'fi')).toBe('Data migration')
})
