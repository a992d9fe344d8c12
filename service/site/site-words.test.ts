import { expect, test } from 'vitest'
import { siteWords } from './site-words.ts'

test.each([
  ['ar', '«x»'],
  ['bn', '“x”'],
  ['de', '„x“'],
  ['en', '“x”'],
  ['es', '«x»'],
  ['fr', '« x »'],
  ['hi', '“x”'],
  ['id', '“x”'],
  ['it', '«x»'],
  ['ja', '「x」'],
  ['nl', '‘x’'],
  ['pt', '“x”'],
  ['ru', '«x»'],
  ['ur', '“x”'],
  ['zh', '“x”'],
])('what was searched for is in the quotation marks of %s, found or not', (language, quoted) => {
  const { words } = siteWords(language)
  for (const heading of [words.found('x'), words.nothingFound('x')]) {
    expect(heading.replaceAll('\u00A0', ' ')).toContain(quoted)
  }
})
