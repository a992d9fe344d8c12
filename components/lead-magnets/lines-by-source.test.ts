import { expect, test } from 'vitest'
import { linesBySource } from './lines-by-source.ts'

const line = (text: string, ...references: number[]) => ({ text, references })
const source = (reference: number) => ({ reference, kind: 'knowledge', title: `Source ${reference}` })

test('every source has the lines that rest on it, once, and one without lines is left out', () => {
  const groups = linesBySource({
    title: 'T',
    subtitle: '',
    introduction: '',
    sources: [source(1), source(2), source(3)],
    parts: [
      {
        heading: 'A',
        intro: line('Said twice', 1),
        items: [line('Said twice', 1)],
        inputs: [],
        worksheet: [],
      },
      { heading: 'B', items: [line('Both', 1, 2), line('None')], inputs: [], worksheet: [] },
    ],
  })
  expect(groups.map(({ source: { reference }, lines }) => [reference, lines])).toEqual([
    [1, ['Said twice', 'Both']],
    [2, ['Both']],
  ])
})
