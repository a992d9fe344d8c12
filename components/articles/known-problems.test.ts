import { expect, test } from 'vitest'
import { knownProblems } from './known-problems.ts'

const statement = (id: string, text: string) => ({
  claim: { id, kind: 'statement' as const, text, supported: false },
  parts: [],
})
const none = { contradicted: [], unsupported: [] }

test('what the service says speaks against a text is said as it says it', () => {
  const problems = [{ code: 'thin', message: 'Too little.' }]
  expect(knownProblems({ problems }, { ...none, unsupported: [statement('a', 'Yes.')] })).toEqual(problems)
})

test('where the service says nothing, the open statements speak for themselves, the gravest first', () => {
  const open = {
    contradicted: [statement('a', 'It is 81%.')],
    unsupported: [statement('b', 'Most agree.'), statement('c', 'All agree.')],
  }
  expect(knownProblems({}, open)).toEqual([
    {
      code: 'contradicted_facts',
      message: 'A statement says something else than its source: “It is 81%.”',
    },
    {
      code: 'unsupported_facts',
      message: '2 statements are supported by no source, for example “Most agree.”',
    },
  ])
  expect(knownProblems({ problems: [] }, none)).toEqual([])
})
