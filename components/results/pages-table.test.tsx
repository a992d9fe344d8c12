import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ResultPage } from '#contract/results.ts'
import { PagesTable } from './pages-table.tsx'

const page = (title: string, views: number): ResultPage => ({
  page: `/${title.toLowerCase()}`,
  kind: 'article',
  title,
  views,
  views_before: 12,
  visitors: views,
  reads: 0,
  clicks: 0,
  leads: 0,
  confirmed_leads: 0,
})

test('a day that goes on is not compared with one that is over, and lists only what was seen', () => {
  const today = renderToStaticMarkup(<PagesTable isUnfinished pages={[page('Read', 3), page('Unread', 0)]} />)
  expect(today).not.toMatch(/Change|100\s?%/)
  expect(today).toContain('Read')
  expect(today).not.toContain('Unread')
  expect(renderToStaticMarkup(<PagesTable pages={[page('Unread', 0)]} />)).toMatch(/Change.*100\s?%/s)
})

test('a day without views so far says so', () => {
  expect(renderToStaticMarkup(<PagesTable isUnfinished pages={[page('Unread', 0)]} />)).toContain(
    'No views yet today.',
  )
})

test('a landing page, which has no text to read, is nowhere said to be read to its end', () => {
  const landing = { ...page('Checklist', 40), kind: 'lead_magnet', reads: 4, confirmed_leads: 2 } as const
  expect(renderToStaticMarkup(<PagesTable pages={[landing]} />)).not.toContain(' to the end')
  expect(renderToStaticMarkup(<PagesTable pages={[page('Read', 40)]} />)).toContain(' to the end')
})

test('the sign-ups of the pages add up: an article says beside them how many it led to', () => {
  const landing = { ...page('Checklist', 40), kind: 'lead_magnet', leads: 5, confirmed_leads: 4 } as const
  const article = { ...page('Article', 90), leads: 3, confirmed_leads: 3 }
  const cells = renderToStaticMarkup(<PagesTable pages={[landing, article]} />)
  expect(cells).toContain('led to 3<')
  expect(cells).not.toContain('>3<')
})
