import { expect, test } from 'vitest'
import { correctStatement, isReadAlike, stillSaid } from './correct-statement.ts'

const draft = (markdown: string) => ({
  title: 'Renewed at 81%',
  slug: 'renewals',
  description: 'The slow renewed at 81%.',
  markdown,
  tags: [],
})
const claim = (text: string, place = 'body') => ({
  id: 'a',
  kind: 'statement' as const,
  supported: false,
  text,
  place,
})
const instead = { said: '81%', source: '71%' }

test('only the one number of the one statement changes, whatever markup is around it', () => {
  const text = draft('81% of all answered.\n\nThe **slow** renewed at *81%* [1]. The quick renewed at 94%.')
  expect(correctStatement(text, claim('The slow renewed at 81%.'), instead)).toEqual({
    markdown: '81% of all answered.\n\nThe **slow** renewed at *71%* [1]. The quick renewed at 94%.',
  })
})

test('a statement that stands there twice, or not at all, or has the number twice is left to a person', () => {
  const twice = draft('The slow renewed at 81%.\n\nThe slow renewed at 81%.')
  expect(correctStatement(twice, claim('The slow renewed at 81%.'), instead)).toBeUndefined()
  expect(correctStatement(draft('Rewritten.'), claim('The slow renewed at 81%.'), instead)).toBeUndefined()
  const doubled = draft('Of 81% it was 81%.')
  expect(correctStatement(doubled, claim('Of 81% it was 81%.'), instead)).toBeUndefined()
})

test('a statement of the title or the description is corrected there', () => {
  const text = draft('Nothing here.')
  expect(correctStatement(text, claim('Renewed at 81%', 'title'), instead)).toEqual({
    title: 'Renewed at 71%',
  })
  expect(correctStatement(text, claim('The slow renewed at 81%.', 'description'), instead)).toEqual({
    description: 'The slow renewed at 71%.',
  })
})

test('a statement that was rewritten is not said any more', () => {
  expect(stillSaid(draft('The slow renewed at 81%.'), claim('The slow renewed at 81%.'))).toBe(true)
  expect(stillSaid(draft('The slow renewed at 71%.'), claim('The slow renewed at 81%.'))).toBe(false)
})

test('a number with a point or comma is taken over within one language only', () => {
  expect(isReadAlike({ said: '1,2', source: '1.5' }, ['en', 'de'])).toBe(false)
  expect(isReadAlike({ said: '1.2', source: '1.5' }, ['en-GB', 'en'])).toBe(true)
  expect(isReadAlike({ said: '1.2', source: '1.5' }, ['en', undefined])).toBe(false)
  expect(isReadAlike(instead, ['en', 'de'])).toBe(true)
})
