import { expect, test } from 'vitest'
import { missingWords } from './missing-words.ts'

test('missing words are named as they were typed', () => {
  expect(missingWords('What does the Growth plan cost?', ['growth'])).toBe('“Growth”')
  expect(missingWords('Arrivo or SOC 2', ['arrivo', 'soc'])).toBe('“Arrivo” or “SOC”')
  expect(missingWords('anything', [])).toBeUndefined()
})
