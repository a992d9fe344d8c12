import { expect, test } from 'vitest'
import { retentionChoices } from './retention-choices.ts'

test('the choices are in order, years where they are whole, with an unusual number among them once', () => {
  expect(retentionChoices(365).map(({ label }) => label)).toEqual([
    '90 days',
    '1 year',
    '2 years',
    '5 years',
    '10 years',
  ])
  expect(retentionChoices(400).map(({ value }) => value)).toEqual(['90', '365', '400', '730', '1825', '3650'])
})
