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
