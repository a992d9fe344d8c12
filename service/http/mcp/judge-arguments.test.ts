import { expect, test } from 'vitest'
import { operations } from '#contract/operations.ts'
import { judgeArguments } from './judge-arguments.ts'

const judge = (id: string, given: Record<string, unknown>) => {
  const operation = operations.find((one) => one.id === id)
  if (!operation) throw new Error(`There is no operation ${id}.`)
  return judgeArguments(operation, given)
}
const id = '5f0c6a1e-8a55-4b52-9a3e-0c2b5a1d7e10'

test('a call without an id says which', () => {
  for (const given of [{}, { id: '' }]) {
    expect(judge('getArticle', given)).toEqual([{ path: 'id', message: 'Required. Must be a UUID.' }])
  }
})

test('an argument that an object within the arguments does not have is refused by its path', () => {
  expect(judge('updateSettings', { publishSchedule: { postPerDay: 2 } })).toEqual([
    { path: 'publishSchedule.postPerDay', message: 'No such argument. Did you mean postsPerDay?' },
  ])
})

test('unknown arguments, missing ones and wrong values are told together', () => {
  const details = judge('generateArticle', { topic: 5, size: 'huge', siez: 'mini', colour: 'red' })
  expect(details.map(({ path }) => path)).toEqual(['topic', 'size', 'siez', 'colour'])
  const change = judge('changeArticle', { action: 'schedule', when: 'soon' })
  expect(change.map(({ path }) => path)).toEqual(['id', 'at', 'when'])
  const list = judge('listArticles', { limit: 500, page: 2 })
  expect(list.map(({ path }) => path)).toEqual(['limit', 'page'])
})

test('what the API judges itself is left to it', () => {
  expect(judge('generateArticle', { topic: 5 })).toEqual([])
  expect(judge('getArticle', { id: 'nope' })).toEqual([])
  expect(judge('changeArticle', { id, action: 'unschedule' })).toEqual([])
  expect(judge('listArticles', { limit: 5 })).toEqual([])
})
