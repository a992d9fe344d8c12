import { expect, test } from 'vitest'
import { wholeWords } from './whole-words.ts'

test('a word with a hyphen is missing as a whole or not at all, never one half of it', () => {
  const query = 'Discount for Non-profits?'
  expect(wholeWords(query, ['discount', 'non', 'profits'])).toEqual(['discount', 'non-profits'])
  expect(wholeWords(query, ['discount', 'non'])).toEqual(['discount'])
  expect(wholeWords(query, ['profits'])).toEqual([])
  expect(wholeWords('two-factor log-in', ['factor', 'log', 'in'])).toEqual(['log-in'])
  expect(wholeWords('Arrivo - HubSpot', ['arrivo', 'hubspot'])).toEqual(['arrivo', 'hubspot'])
})
