import { expect, test } from 'vitest'
import { type FittingCandidate, inBestCategory } from './best-category.ts'

const candidate = (category: string, subject: string, fit: number, problem = false): FittingCandidate => ({
  title: `${category}: ${subject}`,
  category,
  subject,
  problem: problem ? subject : null,
  evidence: [],
  strength: fit > 0 ? 0.5 : 0,
  proposedBy: 'built-in',
  fit,
})
const titles = (candidates: FittingCandidate[]) => inBestCategory(candidates).map(({ title }) => title)

test('a heading that two categories find is one topic, in the category it belongs to', () => {
  expect(
    titles([candidate('Migration', 'Before the call', 0.2), candidate('Kickoff', 'before the call', 0.7)]),
  ).toEqual(['Kickoff: before the call'])
})

test('a heading that belongs to both alike is one topic in the first', () => {
  expect(titles([candidate('Kickoff', 'The form', 0.5), candidate('Migration', 'The form', 0.5)])).toEqual([
    'Kickoff: The form',
  ])
})

test('a problem stays in each category that fits it as well, and in all where nothing is known of it', () => {
  const known = [
    candidate('Kickoff', 'It is late', 0.6, true),
    candidate('Migration', 'It is late', 0.1, true),
  ]
  expect(titles(known)).toEqual(['Kickoff: It is late'])
  const unknown = [candidate('Kickoff', 'It is late', 0, true), candidate('Migration', 'It is late', 0, true)]
  expect(titles(unknown)).toHaveLength(2)
})
