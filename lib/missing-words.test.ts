import { expect, test } from 'vitest'
import { missingWords, nothingOn } from './missing-words.ts'

test('missing words are named as they were typed', () => {
  expect(missingWords('What does the Growth plan cost?', ['growth'])).toBe('“Growth”')
  expect(missingWords('Arrivo or SOC 2', ['arrivo', 'soc'])).toBe('“Arrivo” or “SOC”')
  expect(missingWords('anything', [])).toBeUndefined()
})

test('a search and a new article say in the same words that nothing of the documents answers', () => {
  expect(nothingOn('Office furniture for teams', ['office', 'furniture'])).toBe(
    'Nothing on “Office” or “furniture” in your documents',
  )
  expect(nothingOn('Free trial?', [])).toBe('Nothing answers this')
})
