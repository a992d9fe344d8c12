import { expect, test } from 'vitest'
import { passageLines } from './passage-lines.ts'
import { tableHeads } from './readable-passage.ts'

const heads = tableHeads('| Tasks | Completed |\n| --- | ---: |\n| One | 34% |')

test('rows of one table stand together as cells, with the heads of their columns where these are known', () => {
  expect(passageLines('Before it.\nOne | 34%\nTwo | 21%\nAfter it.', heads)).toEqual([
    { text: 'Before it.' },
    {
      rows: [
        { cells: ['One', '34%'], heads: ['Tasks', 'Completed'] },
        { cells: ['Two', '21%'], heads: undefined },
      ],
    },
    { text: 'After it.' },
  ])
})

test('a passage without a table is one text, line by line', () => {
  expect(passageLines('One.\nTwo.', heads)).toEqual([{ text: 'One.\nTwo.' }])
})
