import { expect, test } from 'vitest'
import { countCrowding, findCrowdedParagraphs } from './crowded-paragraphs.ts'

test('a paragraph with more than six figures is named by its first words; tables, years and references do not count', () => {
  const crowded =
    'For the tap, 4,745 gallons are $67, 529 kWh are $84, and soap makes it $169 a year, or 52 cents, or 1.25 [1].'
  const plain = 'In 2019, 2021 and 2024 it took 3 hours [1], then 4 [2], then 5 [3] of 24.'
  const table = '| A | B | C | D |\n|---|---|---|---|\n| 11 | 12 | 13 | 14 |\n| 15 | 16 | 17 | 18 |'
  expect(findCrowdedParagraphs(`${crowded}\n\n${plain}\n\n${table}\n\n- ${crowded}`)).toEqual([
    { start: 'For the tap, 4,745 gallons are', figures: 7 },
    { start: 'For the tap, 4,745 gallons are', figures: 7 },
  ])
})

test('a figure that is told again in its paragraph counts once', () => {
  const text = 'It costs 12 euros, 12 euros, 12 euros, and 13, 14, 15, 16 or 17 euros.'
  expect(findCrowdedParagraphs(text)).toEqual([])
})

test('a text has six figures in a hundred words at most, twenty in any case; tables and years do not count', () => {
  const figures = (count: number) => Array.from({ length: count }, (_, at) => `${at + 10} cups`).join(' and ')
  expect(countCrowding(figures(20))).toBeNull()
  expect(countCrowding(`${figures(21)} in 2024.`)).toEqual({ figures: 21, max: 20 })
  expect(countCrowding(`${figures(30)} ${'word '.repeat(600)}`)).toBeNull()
  expect(countCrowding(`| A | B |\n|---|---|\n${'| 11 | 12 |\n'.repeat(20)}`)).toBeNull()
})
