import { expect, test } from 'vitest'
import { resultTilesOf } from './result-tiles-of.ts'

const counts = { views: 9, visitors: 8, reads: 3, clicks: 1, leads: 24, confirmed_leads: 21 }

const signUps = (totals: typeof counts) => resultTilesOf(totals).find(({ label }) => label === 'Sign-ups')

test('sign-ups are those who confirmed, with those who asked below', () => {
  expect(signUps(counts)).toMatchObject({ value: '21', note: 'of 24 requests' })
})

test('nothing stands below the sign-ups where everybody confirmed', () => {
  expect(signUps({ ...counts, leads: 21 })).toMatchObject({ value: '21', note: undefined })
})

test('every number of a thing has a label for exactly one', () => {
  const named = resultTilesOf(counts).map(({ labelOfOne }) => labelOfOne)
  expect(named).toEqual(['View', 'Visitor', undefined, 'Click', 'Sign-up'])
})

test('who read to the end is a share of the views of texts, where the service says how many those are', () => {
  const read = (totals: Parameters<typeof resultTilesOf>[0]) =>
    resultTilesOf(totals).find(({ label }) => label === 'Read to the end')?.value
  expect(read({ ...counts, views: 12, reads: 3, text_views: 6 })).toBe('50%')
  expect(read({ ...counts, views: 12, reads: 3 })).toBe('25%')
})
