import { expect, test } from 'vitest'
import { sourceState } from './source-state.ts'

const problem = (code: string) => ({ code, message: '' })

test('a contradiction is said as one, also where sources are missing besides', () => {
  const problems = [problem('unsupported_facts'), problem('contradicted_facts')]
  expect(sourceState({ trust_level: 'mixed', problems })).toMatchObject({
    tone: 'bad',
    label: 'Contradicted',
  })
})

test('a text without problems is as well sourced as its service says', () => {
  expect(sourceState({ trust_level: 'sourced' })?.label).toBe('All sourced')
  expect(sourceState({ trust_level: 'mixed' })?.label).toBe('Sources missing')
  expect(sourceState({ trust_level: 'unsourced', problems: [] })?.label).toBe('No sources')
  expect(sourceState({})).toBeUndefined()
})

test('levels and problems of another server are shown as it sent them', () => {
  expect(sourceState({ trust_level: 'verified', problems: [problem('new')] })?.label).toBe('verified')
})
