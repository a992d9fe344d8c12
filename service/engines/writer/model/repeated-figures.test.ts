import { expect, test } from 'vitest'
import { findRepeatedFigures } from './repeated-figures.ts'

test('A figure told in four paragraphs is found, one in a table or in three is not', () => {
  const paragraph = 'Of 54 breads 31 carry the mark, and 31 is most.'
  const text = [
    paragraph,
    '## 31 of them',
    paragraph,
    '| 54 | 23 |\n| --- | --- |\n| 54 | 23 |',
    paragraph,
    '- 31 again',
  ].join('\n\n')
  expect(findRepeatedFigures(text)).toEqual([{ figure: '31', paragraphs: 4 }])
})
