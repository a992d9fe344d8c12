import { expect, test } from 'vitest'
import type { ForecastSource } from '#contract/article-forecast.ts'
import { evidenceGroups } from './evidence-groups.ts'

const source = (title: string, strength: string, status = 'read'): ForecastSource => ({
  kind: 'page',
  title,
  status,
  strength,
  passages: 1,
  words: 10,
})

test('sources are listed under how well they match, strongest first, and what is not read apart', () => {
  const groups = evidenceGroups([
    source('a', 'strong'),
    source('b', 'some'),
    source('c', 'strong'),
    source('d', 'none', 'failed'),
    source('e', 'none', 'reading'),
    source('f', 'none'),
  ])
  expect(groups.map(({ label, sources }) => [label, sources.map(({ title }) => title).join()])).toEqual([
    ['Strong match', 'a,c'],
    ['Partial match', 'b'],
    ["Couldn't read", 'd'],
    ['Still reading', 'e'],
    ['Off topic', 'f'],
  ])
})

test('a strength that is not known keeps the name that the service gives it', () => {
  expect(evidenceGroups([source('a', 'perfect')])).toMatchObject([{ label: 'perfect', tone: 'neutral' }])
})
