import { expect, test } from 'vitest'
import { preferLiked } from './prefer-liked.ts'
import { rankCandidates } from './rank-candidates.ts'

const stems = (text: string) => new Set(text.split(' '))
const article = (title: string, worth: number) => ({
  article: { title, language: 'en', worth },
  stems: stems(title),
})
const topic = (title: string, strength = 0.5) => ({
  candidate: { title, category: 'coffee', problem: null, strength },
  stems: stems(title),
})

test('a topic about the same as a liked article comes before one that is as well covered', () => {
  const marked = preferLiked(
    [topic('milk foam temperature'), topic('clean burr grinder')],
    [article('quiet burr grinder', 1)],
  )
  expect(marked.map(({ liked, interest }) => [liked, interest])).toEqual([
    [null, 0],
    ['quiet burr grinder', 1],
  ])
  expect(rankCandidates(marked)[0]?.title).toBe('clean burr grinder')
})

test('of several liked articles the best one counts, and one shared word is no likeness', () => {
  const [near, far] = preferLiked(
    [topic('clean burr grinder'), topic('burr history')],
    [article('quiet burr grinder', 0.4), article('cheap burr grinder', 0.9)],
  )
  expect([near?.liked, far?.liked]).toEqual(['cheap burr grinder', null])
})

test('what readers like never comes before evidence', () => {
  const marked = preferLiked(
    [topic('clean burr grinder', 0), topic('milk foam', 0.1)],
    [article('burr grinder', 1)],
  )
  expect(rankCandidates(marked)[0]?.title).toBe('milk foam')
})
