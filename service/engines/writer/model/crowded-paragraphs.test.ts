import { expect, test } from 'vitest'
import { findCrowdedParagraphs } from './crowded-paragraphs.ts'

test('a paragraph with seven different figures is found, one with six is not', () => {
  const six = 'Of 96 walls 12 of 40 were grey [1], against 43 of 56, that is 30%.'
  const text = [six, `${six} It costs 128 a metre.`].join('\n\n')
  expect(findCrowdedParagraphs(text)).toEqual([{ figures: 7, start: 'Of 96 walls 12 of 40 were grey,' }])
})

test('years, single digits, figures told twice and tables do not crowd a paragraph', () => {
  const text = [
    'In 2024, 2025 and 2026 we counted 12, 12 and again 12 of 40 with 1, 2, 3, 4 and 5 stars.',
    '| 11 | 12 | 13 | 14 |\n| --- | --- | --- | --- |\n| 15 | 16 | 17 | 18 |',
  ].join('\n\n')
  expect(findCrowdedParagraphs(text)).toEqual([])
})
