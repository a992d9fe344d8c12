import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SlotsNote } from './slots-note.tsx'

const suggestion = { slots: ['09:00'], postsPerDay: 1, timezone: 'UTC', source: 'default' }
const times = { articles: 0, days: 0, needed_articles: 10, needed_days: 5 }

function words(published_times: typeof times, beforeFirst = false): string {
  return renderToStaticMarkup(
    <SlotsNote suggestion={{ ...suggestion, published_times }} beforeFirst={beforeFirst} />,
  ).replace(/<[^>]*>/g, '')
}

test('default times say when they are learned', () => {
  expect(words(times)).toContain('Default time. Masthead learns yours after 10 articles.')
  expect(words({ ...times, articles: 12, days: 3 })).toContain('learns yours after articles on 5 days.')
})

test('before the first article no gaps are promised', () => {
  expect(words(times, true)).toContain('Gaps are marked from your first article on.')
  expect(words(times)).toContain('Gaps are marked on the next 7 days.')
})

test('more times than articles are said to be a choice, and as many as articles are not', () => {
  const said = (slots: string[], postsPerDay: number) =>
    renderToStaticMarkup(
      <SlotsNote suggestion={{ ...suggestion, slots, postsPerDay, source: 'custom' }} beforeFirst={false} />,
    ).replace(/<[^>]*>/g, '')
  expect(said(['09:30', '14:00'], 1)).toMatch(
    /^1 article per day, at the first free time of 9:30\D* and .*\(chosen by you\)/,
  )
  expect(said(['09:30', '14:00'], 2)).toMatch(/^2 articles per day, at the times 9:30/)
  expect(said(['09:30'], 1)).toMatch(/^1 article per day, at 9:30/)
})
