import { expect, test } from 'vitest'
import { joinHyphenated } from './join-hyphenated.ts'

test('a word with a hyphen is missing as a whole or not at all, never one half of it', () => {
  const query = 'Discount for Non-profits?'
  expect(joinHyphenated(query, ['discount', 'non', 'profits'])).toEqual(['discount', 'non-profits'])
  expect(joinHyphenated(query, ['discount', 'non'])).toEqual(['discount'])
  expect(joinHyphenated(query, ['profits'])).toEqual([])
  expect(joinHyphenated('two-factor log-in', ['factor', 'log', 'in'])).toEqual(['log-in'])
  expect(joinHyphenated('Arrivo - HubSpot', ['arrivo', 'hubspot'])).toEqual(['arrivo', 'hubspot'])
})
