import { expect, test } from 'vitest'
import { csvLines } from './csv-lines.ts'

test('every line ends with CRLF, and no cell is a formula', () => {
  expect(
    csvLines([
      ['title', 'views'],
      ['=HYPERLINK("x"), y', 2],
    ]),
  ).toBe('title,views\r\n"\'=HYPERLINK(""x""), y",2\r\n')
})
