import { expect, test } from 'vitest'
import { checkScoutForm, scoutFormHref, scoutFormPrefill, splitForums } from './scout-form-values.ts'
import { writeAboutHref } from './scout-item-card.tsx'
import { scoutItemsCsv } from './scout-items-csv.ts'
import { selectItems } from './scout-selection.ts'

const item = (id: string, given: object = {}) => ({
  id,
  type: 'request',
  score: 50,
  parts: [{ part: 'fit', value: 100, weight: 1, points: 100, why: '' }],
  title: `Title ${id}`,
  quotation: 'A quotation',
  permalink: 'https://forum.example/1',
  forum: 'Coffee',
  created_at: '2026-06-01T00:00:00Z',
  age_days: 1,
  comments: 1,
  votes: 1,
  language: 'en',
  locked: false,
  promotion: 'not_read',
  duplicates: { count: 0, permalinks: [] },
  ...given,
})
const everything = { type: '', forum: '', min: 0, q: '', sort: 'score' as const }

test('posts are filtered by kind, forum, score and words, and sorted', () => {
  const items = [
    item('a', { score: 20, comments: 9 }),
    item('b', { score: 80, type: 'complaint', created_at: '2026-01-01T00:00:00Z' }),
    item('c', { score: 60, forum: 'tea', title: 'About Kettles' }),
  ]
  const ids = (selection: object) => selectItems(items, { ...everything, ...selection }).map(({ id }) => id)
  expect(ids({})).toEqual(['b', 'c', 'a'])
  expect(ids({ type: 'complaint' })).toEqual(['b'])
  expect(ids({ forum: 'TEA' })).toEqual(['c'])
  expect(ids({ min: 60 })).toEqual(['b', 'c'])
  expect(ids({ q: 'quotation kettles' })).toEqual(['c'])
  expect(ids({ sort: 'newest' })).toEqual(['a', 'c', 'b'])
  expect(ids({ sort: 'comments' })[0]).toBe('a')
})

test('forums are understood as people type and paste them', () => {
  expect(splitForums(' r/Coffee, espresso;/r/tea/ https://www.reddit.com/r/Decaf/top\nMocha')).toEqual([
    'Coffee',
    'espresso',
    'tea',
    'Decaf',
    'Mocha',
  ])
})

test('the form names what is wrong at its field', async () => {
  expect(await checkScoutForm({ query: ' ', forums: '', limit: '20' })).toMatchObject({
    errors: { query: expect.any(String) },
  })
  expect(await checkScoutForm({ query: 'x', forums: 'ok, c!', limit: '20' })).toMatchObject({
    errors: { forums: expect.stringContaining('“c!”') },
  })
  const eleven = Array.from({ length: 11 }, (_, n) => `sub${n}`).join(', ')
  expect(await checkScoutForm({ query: 'x', forums: eleven, limit: '20' })).toMatchObject({
    errors: { forums: 'Enter up to 10 forums.' },
  })
})

test('a name that no forum can have is refused and never cut into names', async () => {
  const errorOf = async (forums: string) => {
    const checked = await checkScoutForm({ query: 'x', forums, limit: '20' })
    return checked.ok ? undefined : checked.errors.forums
  }
  expect(await errorOf('not a forum!!, Coffee')).toContain('“not a forum!!”')
  expect(await errorOf('Coffee, r/')).toContain('“r/”')
  expect(await errorOf('Coffee, r/tea')).toBeUndefined()
})

test('another try opens the form with the same input', () => {
  const href = scoutFormHref({ query: 'a & b', subreddits: ['Coffee', 'tea'], limit: 50 })
  const params = Object.fromEntries(new URL(href, 'http://x').searchParams)
  expect(scoutFormPrefill(params)).toEqual({
    values: { query: 'a & b', forums: 'r/Coffee, r/tea', limit: '50' },
    given: true,
  })
})

test('a spreadsheet does not run formulas from the exported text', () => {
  const csv = scoutItemsCsv([item('a', { title: '=HYPERLINK("x")' })])
  expect(csv).toContain(`'=HYPERLINK`)
})

test('a topic longer than the form takes is cut at its bound', () => {
  const topic = new URL(writeAboutHref({ title: '🙂'.repeat(600) }), 'http://x').searchParams.get('topic')
  expect(Array.from(topic ?? '')).toHaveLength(500)
})
