import { expect, test } from 'vitest'
import { openWords } from './open-words.ts'

const claim = (kind: 'statement' | 'number' | 'name', text: string, place = 'body') => ({
  id: text,
  kind,
  text,
  place,
  supported: false,
})
const statement = claim('statement', 'In 80% of 12 teams.')

test('the facts in a statement are called what they are', () => {
  expect(openWords({ claim: statement, parts: [claim('number', '80%')] })).toBe('Contains a number: 80%')
  const parts = [claim('number', '80%'), claim('number', '12'), claim('name', 'Brightvet')]
  expect(openWords({ claim: statement, parts })).toBe('Contains numbers: 80%, 12 · a name: Brightvet')
})

test('a statement without facts in it says only where it stands, if that is not the body', () => {
  expect(openWords({ claim: statement, parts: [] })).toBe('')
  const inTitle = claim('statement', 'Best of all', 'title')
  expect(openWords({ claim: inTitle, parts: [] })).toBe('In the title')
  expect(openWords({ claim: claim('number', '80%'), parts: [] })).toBe('Number')
})
