import { expect, test } from 'vitest'
import { changeOf, groupSources, shareOf, shareSinceBefore, sinceBefore, stepCost } from './result-words.ts'

test('a change is said against what was there before, and not where nothing was', () => {
  expect(changeOf(150, 100)).toEqual({ words: '+50%', isUp: true })
  expect(changeOf(50, 100)).toEqual({ words: '−50%', isUp: false })
  expect(changeOf(1265, 48)).toEqual({ words: 'from 48', isUp: true })
  expect(changeOf(5, 0)).toBeUndefined()
  expect(changeOf(1001, 1000)).toBeUndefined()
})

test('a total says what it was in the period before, and nothing where it is the same or nothing was', () => {
  expect(sinceBefore(1421, 33)).toEqual({ words: 'up from 33', isUp: true })
  expect(sinceBefore(3, 5)).toEqual({ words: 'down from 5', isUp: false })
  expect([sinceBefore(5, 5), sinceBefore(5, 0)]).toEqual([undefined, undefined])
})

test('a share is never more than the whole, and a dash where nothing was counted', () => {
  expect([shareOf(1, 4), shareOf(9, 4), shareOf(0, 4), shareOf(0, 0)]).toEqual(['25%', '100%', '–', '–'])
})

test('sources are summed by their group', () => {
  const sources = [
    { group: 'search', name: 'Google', views: 3 },
    { group: 'assistant', name: 'ChatGPT', views: 2 },
    { group: 'assistant', name: 'Claude', views: 2 },
    { group: 'direct', name: '', views: 1 },
  ]
  expect(groupSources(sources).map(({ group, views, names }) => [group, views, names.length])).toEqual([
    ['assistant', 4, 2],
    ['search', 3, 1],
    ['direct', 1, 0],
  ])
})

test('a share that falls is down, however much more there is of what it is a share of', () => {
  const before = { part: 40, whole: 100 }
  expect(shareSinceBefore({ part: 60, whole: 200 }, before)).toEqual({ words: 'down from 40%', isUp: false })
  expect(shareSinceBefore({ part: 41, whole: 100 }, before)).toEqual({ words: 'up from 40%', isUp: true })
  expect(shareSinceBefore({ part: 80, whole: 200 }, before)).toBeUndefined()
  expect(shareSinceBefore({ part: 1, whole: 2 }, { part: 0, whole: 0 })).toBeUndefined()
})

test('a step of an advice says what it costs at least, and nothing where no price is told', () => {
  const prices = [
    { operation: 'generateArticle', item: 'size.standard', credits: 20, label: '' },
    { operation: 'generateArticle', item: 'size.mini', credits: 15, label: '' },
    { operation: 'generateArticle', item: 'turbo', credits: 2, label: '' },
    { operation: 'adaptArticle', item: 'platform', credits: 5, label: '' },
  ]
  expect(stepCost('refresh', prices)).toBe('A new text, from 15 credits')
  expect(stepCost('new_post', prices)).toBe('5 credits per network')
  expect(stepCost('new_title', prices)).toBe('Free')
  expect(stepCost('refresh', [])).toBeUndefined()
  expect(stepCost('something_newer', prices)).toBeUndefined()
})
