import { expect, test } from 'vitest'
import { readablePassage, tableHeads } from './readable-passage.ts'

const text = `What changed [1]

| Tasks in the email | Completed by | Answered by |
| --- | ---: | ---: |
| One | 34% | 9% |
| **Two** | 21% [1] | 6% |

After it.`

test('a row of a table is read with the heads that the text gives its columns', () => {
  const heads = tableHeads(text)
  expect(readablePassage('One | 34% | 9%', heads)).toBe('One: Completed by 34%, Answered by 9%')
  expect(readablePassage('Two | 21% | 6%', heads)).toBe('Two: Completed by 21%, Answered by 6%')
})

test('a row whose heads are not known, or that two tables have, is its cells side by side', () => {
  expect(readablePassage('Three | 12% | 3%', tableHeads(text))).toBe('Three · 12% · 3%')
  expect(readablePassage('| Three |  | 3% |', tableHeads(text))).toBe('Three · 3%')
  const twice = `${text}\n\n| Subject | Opened | Read |\n| --- | --- | --- |\n| One | 34% | 9% |`
  expect(readablePassage('One | 34% | 9%', tableHeads(twice))).toBe('One · 34% · 9%')
})

test('a passage without a table stays as it is, line by line', () => {
  const passage = 'We asked a||b and a|b.\nOne | 34% | 9%'
  expect(readablePassage(passage, tableHeads(text))).toBe(
    'We asked a||b and a|b.\nOne: Completed by 34%, Answered by 9%',
  )
})
