import { expect, test } from 'vitest'
import { rankCandidates } from './rank-candidates.ts'

const topic = (category: string, problem: string | null, strength: number) => ({
  title: problem ?? 'what is known',
  category,
  problem,
  strength,
})

test('what the knowledge base can answer comes first, a named problem before what merely is known', () => {
  const unknown = topic('coffee', 'bitter', 0)
  const known = topic('coffee', null, 0.6)
  const answered = topic('coffee', 'sour', 0.5)
  expect(rankCandidates([unknown, known, answered])).toEqual([answered, known, unknown])
})

test('topics without any knowledge stay in the requested order, problems first', () => {
  const category = topic('coffee', null, 0)
  const first = topic('coffee', 'a', 0)
  const second = topic('coffee', 'b', 0)
  expect(rankCandidates([category, first, second])).toEqual([first, second, category])
})

test('categories of the same worth take turns', () => {
  const [a1, a2, b1, b2] = [
    topic('a', null, 0.8),
    topic('a', null, 0.8),
    topic('b', null, 0.8),
    topic('b', null, 0.8),
  ]
  expect(
    rankCandidates([a1, a2, b1, b2].flatMap((one) => one ?? [])).map(({ category }) => category),
  ).toEqual(['a', 'b', 'a', 'b'])
})

test('a whole category comes after what is known under it', () => {
  const whole = { ...topic('coffee', null, 0.8), isWhole: true }
  const part = topic('coffee', null, 0.7)
  expect(rankCandidates([whole, part])).toEqual([part, whole])
})
