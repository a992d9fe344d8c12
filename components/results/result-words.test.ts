import { expect, test } from 'vitest'
import { adviceStep, changeOf, groupSources, shareOf } from './result-words.ts'

test('a change is said against what was there before, and not where nothing was', () => {
  expect(changeOf(150, 100)).toEqual({ words: '+50%', isUp: true })
  expect(changeOf(50, 100)).toEqual({ words: '−50%', isUp: false })
  expect(changeOf(5, 0)).toBeUndefined()
  expect(changeOf(1001, 1000)).toBeUndefined()
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

test('each action leads to where its price is shown; one that a newer server names leads nowhere', () => {
  const advice = { kind: 'falling', page: 'article:1', article_id: '1', title: 'Q & A', reason: '' }
  expect(adviceStep({ ...advice, action: 'refresh' })?.href).toBe('/articles/new?topic=Q+%26+A&search=1')
  expect(adviceStep({ ...advice, action: 'new_post' })?.href).toBe('/articles/1?view=social')
  expect(adviceStep({ ...advice, action: 'sing' })).toBeUndefined()
})
