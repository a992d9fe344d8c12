import { expect, test } from 'vitest'
import type { ArticleClaim } from '#contract/drafts.ts'
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
  markdown,
  sources: [{ reference: 1, kind: 'page', title: 'A' }],
  trustLevel: 'sourced',
})

test('a claim that is still said keeps its place in the ledger, however it is marked up or quoted', () => {
  for (const text of [
    'The **plant** in Lisbon roasts 40 tonnes a year [1].',
    'A page says: “The plant in Lisbon roasts 40 tonnes a year” [1].',
    '> The plant in Lisbon  roasts\n> 40 tonnes a year. [1]',
  ]) {
    expect(recheckClaims(row(), text).claims).toContainEqual(claim)
  }
})

test('a claim that is not said any more goes', () => {
  expect(recheckClaims(row(), 'Nothing of it.').claims).not.toContainEqual(claim)
})

test('a new figure is supported when a passage has it, and marked when none has', () => {
  const { claims, trustLevel } = recheckClaims(row(), `${row().markdown} Forty tonnes fill 3 ships [1].`)
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
  const { claims } = recheckClaims(row(), `${row().markdown} In 1987 they sold 98 ships [1].`)
  expect(new Set(claims.map(({ id }) => id)).size).toBe(claims.length)
})

test('an edit that says nothing new leaves a sourced text sourced, and a brief without sources unsourced', () => {
  expect(recheckClaims(row(), row().markdown).trustLevel).toBe('sourced')
  const brief = { ...row([], 'Find out more.'), sources: [], trustLevel: 'unsourced' }
  expect(recheckClaims(brief, 'Find out 12 things.').trustLevel).toBe('unsourced')
})
