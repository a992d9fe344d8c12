import { expect, test } from 'vitest'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { readEvidence } from '../read-evidence.ts'
import { findRole } from './find-role.ts'
import type { Finding } from './finding.ts'

async function roleOf(text: string) {
  const { sentences } = await readEvidence([createSource({ title: 'Page', text })], async () => {})
  const [first] = sentences
  if (first === undefined) throw new Error('The text has no sentence')
  const finding: Finding = {
    source: 0,
    section: first.section,
    sentences,
    items: [],
    label: null,
    isPromise: false,
    isPreamble: false,
    words: 10,
    coverage: 1,
    context: 1,
    form: 1,
    isAnswer: true,
    score: 1,
    side: null,
    also: [],
  }
  return findRole(finding)
}

test('only an amount of money stands under what it costs, and only an order under what to do', async () => {
  expect(await roleOf('A new drum brake costs €140 with its fitting.')).toBe('cost')
  expect(await roleOf('At no cost to riders, 55% of them found the brake hard to read.')).toBe('figures')
  expect(await roleOf('Check the drum brake before the first ride of the year.')).toBe('advice')
})

test('an advantage that names what it protects from is put under no heading', async () => {
  expect(await roleOf('The drum brake prevents the problem of rust and its dangers.')).toBeNull()
  expect(await roleOf('Riders like the drum brake because it is quiet.')).toBeNull()
})
