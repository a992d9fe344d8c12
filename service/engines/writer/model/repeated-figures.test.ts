import { expect, test } from 'vitest'
import { findRepeatedFigures, listToldTwice } from './repeated-figures.ts'

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
  expect(listToldTwice(text, null)).toEqual(['54', '1,310'])
})

test('two digits alone are told again only with the same word behind them', () => {
  const text = ['Of 31 shops', '31 shops closed', 'All 31 shops [2]', '31 owners', 'In 31 towns'].join('\n\n')
  expect(findRepeatedFigures(text, null)).toEqual([{ figure: '31', paragraphs: 3 }])
})

test('what the topic has is not called a repetition', () => {
  const text = ['From 31 March', 'By 31 March', 'On 31 March', 'After 31 March'].join('\n\n')
  expect(findRepeatedFigures(text, 'What changes on 31 March 2027')).toEqual([])
})
