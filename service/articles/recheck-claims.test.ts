import { expect, test } from 'vitest'
import type { ArticleClaim } from '#contract/drafts.ts'
import type { CheckSource } from '../engines/claim-check/check-source.ts'
import { recheckClaims } from './recheck-claims.ts'

const passage = 'The plant in Lisbon roasts 40 tonnes a year.'
const claim: ArticleClaim = {
  id: 'c1',
  text: passage,
  kind: 'statement',
  supported: true,
  reference: 1,
  passage,
}
const row = (claims = [claim], markdown = `${passage.slice(0, -1)} [1].`) => ({
  claims,
  title: 'Coffee',
  description: '',
  markdown,
  sources: [{ reference: 1, kind: 'page', title: 'A' }],
  trustLevel: 'sourced',
})

const recheck = (old: ReturnType<typeof row>, markdown: string, evidence: CheckSource[] = []) =>
  recheckClaims(old, { title: 'Coffee', description: '', markdown }, evidence)

test('a claim that is still said keeps its place in the ledger, however it is marked up or quoted', () => {
  for (const text of [
    'The **plant** in Lisbon roasts 40 tonnes a year [1].',
    'A page says: “The plant in Lisbon roasts 40 tonnes a year” [1].',
    '> The plant in Lisbon  roasts\n> 40 tonnes a year. [1]',
  ]) {
    expect(recheck(row(), text).claims).toContainEqual(claim)
  }
})

test('the rows of a table stay in the ledger when something else is edited, and a changed row is checked again', () => {
  const table = (share: string) => `| City | Tonnes |\n| --- | --- |\n| Lisbon | 40 |\n| Porto | ${share} |`
  const evidence: CheckSource[] = [
    { reference: 1, title: 'A', text: table('12'), language: 'en', own: false },
  ]
  const before = recheck(row([]), `${table('12')}\n\nBoth roast [1].`, evidence).claims
  const old = row(before, `${table('12')}\n\nBoth roast [1].`)
  const texts = (claims: ArticleClaim[]) => claims.map(({ kind, text }) => `${kind} ${text}`)
  expect(texts(before)).toContain('statement City: Porto; Tonnes: 12')
  expect(texts(recheck(old, `${old.markdown} And again.`, evidence).claims)).toEqual(
    expect.arrayContaining(texts(before)),
  )
  const changed = recheck(old, `${table('99')}\n\nBoth roast [1].`, evidence).claims
  expect(texts(changed)).not.toContain('statement City: Porto; Tonnes: 12')
  expect(changed).toContainEqual(
    expect.objectContaining({ text: 'City: Porto; Tonnes: 99', supported: false }),
  )
})

test('a claim that is not said any more goes', () => {
  expect(recheck(row(), 'Nothing of it.').claims).not.toContainEqual(claim)
})

test('a new figure is supported when a passage has it, and marked when none has', () => {
  const { claims, trustLevel } = recheck(row(), `${row().markdown} Forty tonnes fill 3 ships [1].`)
  const numbers = claims.filter(({ kind }) => kind === 'number')
  expect(numbers.find(({ text }) => text.includes('3'))).toMatchObject({ supported: false })
  expect(numbers.find(({ text }) => /forty/i.test(text))).toMatchObject({
    supported: true,
    reference: 1,
    passage,
  })
  expect(trustLevel).toBe('mixed')
})

test('new claims have ids of their own', () => {
  const { claims } = recheck(row(), `${row().markdown} In 1987 they sold 98 ships [1].`)
  expect(new Set(claims.map(({ id }) => id)).size).toBe(claims.length)
})

test('an edit that says nothing new leaves a sourced text sourced, and a brief without sources unsourced', () => {
  expect(recheck(row(), row().markdown).trustLevel).toBe('sourced')
  const brief = { ...row([], 'Find out more.'), sources: [], trustLevel: 'unsourced' }
  expect(recheck(brief, 'Find out 12 things.').trustLevel).toBe('unsourced')
})

test('a new sentence is compared with all text that was read, and not only with what the ledger quotes', () => {
  const evidence: CheckSource[] = [
    { reference: 1, title: 'A', text: `${passage} Most of it goes to Spain.`, language: 'en', own: false },
    {
      reference: null,
      title: 'B',
      text: 'The port of Porto shipped 12 boats in 2020.',
      language: 'en',
      own: true,
    },
  ]
  const statement = (added: string) =>
    recheck(row(), `${row().markdown} ${added}`, evidence).claims.find(({ text }) =>
      added.startsWith(text.slice(0, -1)),
    )
  expect(statement('The greater part of it goes to Spain [1].')).toMatchObject({
    supported: true,
    verdict: 'supported',
  })
  expect(statement('All of it goes to Spain [1].')).toMatchObject({
    supported: false,
    discrepancy: 'quantity',
  })
  expect(statement('In 2020 the port of Porto shipped 21 boats.')).toMatchObject({
    supported: false,
    discrepancy: 'number',
  })
})

test('a figure that the text had elsewhere is checked again in a new sentence', () => {
  const evidence: CheckSource[] = [
    {
      reference: 1,
      title: 'A',
      text: `${passage} The plant in Porto roasts 15 tonnes a year.`,
      language: 'en',
      own: false,
    },
  ]
  const { claims } = recheck(
    row(),
    `${row().markdown} The plant in Porto roasts 40 tonnes a year [1].`,
    evidence,
  )
  expect(claims.filter(({ supported }) => !supported).map(({ discrepancy }) => discrepancy)).toContain(
    'number',
  )
})

test('a figure in a rewritten sentence is checked again and listed once', () => {
  const claims: ArticleClaim[] = [
    {
      ...claim,
      id: 'c1',
      text: 'The plant in Lisbon opened in 1998.',
      supported: false,
      verdict: 'contradicted',
    },
    { ...claim, id: 'c2', text: '1998', kind: 'date', supported: false, verdict: 'contradicted' },
  ]
  const old = row(claims, 'The plant in Lisbon opened in 1998 [1].')
  const { claims: now } = recheck(old, 'The plant in Porto opened in 1998 [1].')
  expect(now.filter(({ text }) => text === '1998')).toMatchObject([{ kind: 'date', verdict: 'absent' }])
})

test('the title and description of an edit are checked like its sentences', () => {
  const { claims } = recheckClaims(
    row(),
    {
      title: 'Lisbon roasts 95 tonnes a year',
      description: 'The plant roasts 40 tonnes.',
      markdown: row().markdown,
    },
    [],
  )
  expect(claims.filter(({ supported }) => !supported)).toMatchObject([
    { place: 'title', kind: 'statement', discrepancy: 'number' },
    { place: 'title', kind: 'number', text: '95 tonnes' },
  ])
})

const benchmark = `The median rollout took 47 days. Of 90 rollouts 14% were late. In 85% of them an owner was named.

| Days to go-live | Renewal rate | Share of rollouts |
|-|-|-|
| 61 to 90 | 80% | 14% |
| more than 90 | 71% | 27% |`
const read: CheckSource[] = [{ reference: 1, title: 'A', text: benchmark, language: 'en', own: true }]

test.each([
  ['as a sentence', 'The median rollout took 47 days [1]. In 90% of cases this works.'],
  ['as a paragraph', 'The median rollout took 47 days [1].\n\nIn 90% of cases this works.'],
  ['without a space before it', 'The median rollout took 47 days.In 90% of cases this works.'],
  [
    'without a space behind it',
    'The median rollout took 47 days. In 90% of cases this works.Then it ends [1].',
  ],
  ['within another sentence', 'The median rollout In 90% of cases this works. took 47 days [1].'],
  ['with a reference', 'The median rollout took 47 days. In 90% of cases this works [1].'],
  [
    'with a share that a source has of something else',
    'The median rollout took 47 days [1]. It works for 85%.',
  ],
  ['as a sum of what the source has', 'The median rollout took 47 days [1]. In 41% of cases this works.'],
  ['as advice', 'The median rollout took 47 days [1]. Reserve 45 minutes for it.'],
])('a number that is typed by hand and in no source is marked: %s', (_, markdown) => {
  const old = row([], 'The median rollout took 47 days [1].')
  const { claims, trustLevel } = recheck(old, markdown, read)
  const typed = claims.filter(({ text }) => /90%|85%|41%|45 minutes/.test(text))
  expect(typed.map(({ kind }) => kind)).toEqual(['statement', 'number'])
  expect(typed.map(({ supported }) => supported)).toEqual([false, false])
  expect(trustLevel).toBe('mixed')
})

test('a number that is typed as a source has it is supported', () => {
  const old = row([], 'The median rollout took 47 days [1].')
  const { claims } = recheck(old, 'In 85% of rollouts an owner was named.', read)
  expect(claims).toMatchObject([{ supported: true }, { text: '85%', supported: true }])
})

test('a sentence that is given a source is compared with it, and with one that it cites for the first time', () => {
  const open: ArticleClaim = {
    id: 'c7',
    text: 'Most of it goes to Spain.',
    kind: 'statement',
    supported: false,
    verdict: 'absent',
  }
  const old = row([open], 'Most of it goes to Spain.')
  const told: CheckSource = { ...benchmarkOf('Most of it goes to Spain by ship.'), reference: 2 }
  expect(recheck(old, 'Most of it goes to Spain.', [told]).claims).toEqual([open])
  const { claims } = recheckClaims(
    old,
    { title: 'Coffee', description: '', markdown: 'Most of it goes to Spain [2].' },
    [benchmarkOf('Nothing of it.')],
    [told],
  )
  expect(claims).toMatchObject([{ id: 'c7', supported: true, reference: 2 }])
})

function benchmarkOf(text: string): CheckSource {
  return { reference: 1, title: 'A', text, language: 'en', own: true }
}
