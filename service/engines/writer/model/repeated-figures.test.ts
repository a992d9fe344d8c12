import { expect, test } from 'vitest'
import { findRepeatedFigures } from './repeated-figures.ts'

test('a figure told in three paragraphs is found; one in a table or in two is not, nor is a year', () => {
  const paragraph = 'In 2024, of 54 breads 1,310 carry the mark, and 1,310 is most.'
  const text = [
    paragraph,
    '## 1,310 of them',
    paragraph,
    '| 54 | 23 |\n| --- | --- |\n| 54 | 23 |',
    '- 1,310 again in 2024',
  ].join('\n\n')
  expect(findRepeatedFigures(text, null)).toEqual([{ figure: '1,310', paragraphs: 3 }])
})

test('two digits alone are told again only with the same word behind them', () => {
  const text = ['Of 31 shops', '31 shops closed', 'All 31 shops [2]', '31 owners', 'In 31 towns'].join('\n\n')
  expect(findRepeatedFigures(text, null)).toEqual([{ figure: '31', paragraphs: 3 }])
})

test('figures with other decimals or in other units are not one', () => {
  const text = [
    'Water is £3.05 [3]',
    'At 305 ppm',
    'That is 0.305 grams',
    '150 litres a head',
    'It saves £150',
  ].join('\n\n')
  expect(findRepeatedFigures(text, null)).toEqual([])
})

test('what the topic has is not called a repetition', () => {
  const text = ['From 31 March', 'By 31 March', 'On 31 March', 'After 31 March'].join('\n\n')
  expect(findRepeatedFigures(text, 'What changes on 31 March 2027')).toEqual([])
})

test('the number that something is counted by is a unit', () => {
  const text = ['3 mites per 100 bees', '1 per 100', '5 je 100', '2 pro 100'].join('\n\n')
  expect(findRepeatedFigures(text, null)).toEqual([])
})
