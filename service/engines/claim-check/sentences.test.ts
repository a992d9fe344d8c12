import { expect, test } from 'vitest'
import { readSentences } from './sentences.ts'

const coveredOf = (lead: string, items: string) =>
  readSentences(`${lead}\n\n${items}`)
    .slice(1)
    .map(({ covered }) => covered)

test('a reference before a colon covers the list that it introduces', () => {
  expect(coveredOf('Two things count [1]:', '- One.\n- Two.')).toEqual([[1], [1]])
})

test('a list with references of its own, or after a sentence that introduces nothing, is not covered', () => {
  expect(coveredOf('Two things count [1]:', '- One [2].\n- Two.')).toEqual([[2], []])
  expect(coveredOf('Two things count [1].', '- One.')).toEqual([[]])
})
