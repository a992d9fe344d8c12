import { expect, test } from 'vitest'
import { createFinding } from '#test-support/fixtures/writer/create-finding.ts'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { balanceSources } from './balance-sources.ts'
import type { Finding } from './finding.ts'

const finding = (source: number, score: number, label: string | null = null) =>
  createFinding([], { source, label, score, words: 10, coverage: 0.5 })
const sources = [0, 1, 2].map((at) => createSource({ title: `Page ${at}`, text: 'Text.' }))
const countOf = (findings: readonly Finding[], source: number) =>
  findings.filter((one) => one.source === source).length

test('beside two other sources one gives no more than seven findings, and its weakest go', () => {
  const many = Array.from({ length: 20 }, (_, at) => finding(0, at))
  const kept = balanceSources([...many, finding(1, 1), finding(2, 1)], sources, false)
  expect(countOf(kept, 0)).toBe(7)
  expect(kept.filter(({ source }) => source === 0).map(({ score }) => score)).toEqual([
    13, 14, 15, 16, 17, 18, 19,
  ])
  expect([countOf(kept, 1), countOf(kept, 2)]).toEqual([1, 1])
})

test('two sources are not balanced, and options stay together', () => {
  const many = Array.from({ length: 12 }, (_, at) => finding(0, at))
  expect(balanceSources([...many, finding(1, 1)], sources, false)).toHaveLength(13)
  const options = Array.from({ length: 12 }, (_, at) => finding(0, at, `Option ${at}`))
  expect(countOf(balanceSources([...options, finding(1, 1), finding(2, 1)], sources, false), 0)).toBe(12)
})

test('where the company is asked about itself, others say three things each and it says all', () => {
  const own = [createSource({ title: 'Ours', text: 'Text.', own: true }), ...sources.slice(1)]
  const findings = [0, 1].flatMap((source) => Array.from({ length: 9 }, (_, at) => finding(source, at)))
  const kept = balanceSources(findings, own, true)
  expect([countOf(kept, 0), countOf(kept, 1)]).toEqual([9, 3])
})
