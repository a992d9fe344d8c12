import { expect, test } from 'vitest'
import { nearestArticle } from './guess-article.ts'

const known = [
  { slug: 'the-40-minute-kickoff-call', title: 'The 40-minute kickoff call' },
  { slug: 'split-your-training-into-parts', title: 'Split your training into parts' },
  { slug: 'per-rollout-not-per-seat', title: 'Per rollout, not per seat' },
]

test.each([
  ['/acme/kickoff-call', 'the-40-minute-kickoff-call'],
  ['/acme/the-40-minute-kickof-call.html', 'the-40-minute-kickoff-call'],
  ['/acme/2026/11/split-training-parts/', 'split-your-training-into-parts'],
  ['/acme/Per_Rollout_Not_Per_Seat', 'per-rollout-not-per-seat'],
])('%s may mean %s', (path, slug) => {
  expect(nearestArticle(path, known)?.slug).toBe(slug)
})

test.each(['/acme/about-us', '/acme/', '/acme/the', '/acme/%E0%A4%A', '/acme/into-x-y-z'])(
  '%s is like no article, so none is named',
  (path) => {
    expect(nearestArticle(path, known)).toBeUndefined()
  },
)

test('words of an address beyond the tenth, and those that are too long for a word, are not looked at', () => {
  const many = Array.from({ length: 40 }, (_, at) => `letters${'x'.repeat(at)}`).join('-')
  expect(nearestArticle(`/acme/${many}-kickoff-call`, known)).toBeUndefined()
  expect(nearestArticle(`/acme/${'y'.repeat(2_000)}-kickoff-call`, known)?.slug).toBe(
    'the-40-minute-kickoff-call',
  )
})
