import { expect, test } from 'vitest'
import { resultsCsv } from './results-csv.ts'

test('a row has search figures and what became of posts, and no title is a formula', () => {
  const counts = { views: 9, visitors: 8, reads: 7, clicks: 6, leads: 5, confirmed_leads: 4, views_before: 3 }
  const page = { page: 'article:1', kind: 'article', ...counts }
  const [header, full, bare] = resultsCsv([
    {
      ...page,
      title: '=HYPERLINK("x")',
      search: { clicks: 2, impressions: 90, position: 4.5 },
      posts: { posts: 1, likes: 12, replies: 3, reposts: 0 },
    },
    { ...page, title: 'Plain' },
  ]).split('\r\n')
  expect(header).toContain(',posts,likes,replies,reposts,')
  expect(full).toBe(`"'=HYPERLINK(""x"")",article,9,3,8,7,6,5,4,2,90,4.5,1,12,3,0,article:1`)
  expect(bare).toBe('Plain,article,9,3,8,7,6,5,4,,,,,,,,article:1')
})
