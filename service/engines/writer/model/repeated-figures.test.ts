import { expect, test } from 'vitest'
import { findRepeatedFigures } from './repeated-figures.ts'

test('A figure told in three paragraphs is found; one in a table or in two is not, nor is a year', () => {
  const paragraph = 'In 2024, of 54 breads 31 carry the mark, and 31 is most.'
  const text = [
    paragraph,
    '## 31 of them',
    paragraph,
    '| 54 | 23 |\n| --- | --- |\n| 54 | 23 |',
    '- 31 again in 2024',
  ].join('\n\n')
  expect(findRepeatedFigures(text)).toEqual([{ figure: '31', paragraphs: 3 }])
})
