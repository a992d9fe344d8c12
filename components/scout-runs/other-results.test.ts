import { expect, test } from 'vitest'
import { foundIn, readOtherPosts } from './other-results.ts'

const thread = { upvotes: 12, title: 'Which grinder?', link: 'https://forum.example/t/1' }
const post = { title: 'Which grinder?', address: 'https://forum.example/t/1', more: { upvotes: 12 } }

test.each([
  ['a list', [thread], undefined],
  ['a list under a name', { threads: [thread], summary: 'One.' }, { summary: 'One.' }],
  ['a list further down', { data: { items: [thread], page: 1 } }, { data: { page: 1 } }],
])('%s of posts is read as posts with links, and the rest is kept', (_, found, rest) => {
  expect(readOtherPosts(found)).toEqual({ posts: [post], rest })
})

test('posts without known names are called by their first words, and dangerous addresses are words', () => {
  const odd = { score: 3, gist: 'Too loud', where: 'javascript:alert(1)' }
  const bare = { at: 'https://forum.example/t/2' }
  expect(readOtherPosts([odd, bare]).posts).toEqual([
    { title: 'Too loud', address: undefined, more: { score: 3, where: 'javascript:alert(1)' } },
    { title: 'https://forum.example/t/2', address: 'https://forum.example/t/2', more: {} },
  ])
})

test('what is no list of records stays as it is', () => {
  for (const found of ['none', 7, {}, { summary: 'Nothing.' }, ['a', 'b']])
    expect(readOtherPosts(found)).toEqual({ posts: [], rest: found })
})

test('what a run found is found under any name, and what every run has is no result', () => {
  const run = { run_id: '1', query: 'grinder', subreddits: ['coffee'], status: 'completed' }
  expect(foundIn({ ...run, results: [thread] })).toEqual([thread])
  expect(foundIn({ ...run, results: null, posts: [thread] })).toEqual({ posts: [thread] })
  expect(foundIn({ ...run, message: 'Nothing found.' })).toBeUndefined()
})
