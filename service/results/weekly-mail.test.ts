import { expect, test } from 'vitest'
import type { ResultAdvice } from '#contract/results.ts'
import { type WatchedChange, weeklyMail } from './weekly-mail.ts'

const counts = { views: 40, visitors: 30, reads: 10, clicks: 0, leads: 0, confirmed_leads: 0 }
const id = '0199b2a8-0000-7000-8000-000000000001'

const mailWith = (advice: ResultAdvice[], watched: WatchedChange[] = [], totals = counts) =>
  weeklyMail({
    to: 'nora@fernway.example',
    results: {
      period: { from: '2026-11-16', to: '2026-11-22' },
      totals,
      totals_before: counts,
      pages: [],
      sources: [],
      posts: undefined,
      advice,
    },
    watched,
    dashboardUrl: 'https://desk.example',
    unsubscribeUrl: 'https://desk.example/stop',
  })

const falling = {
  kind: 'falling',
  page: `article:${id}`,
  title: '<b>Kickoff</b> calls',
  reason: 'Fewer views.',
} as const

test.each([
  ['refresh', 'Rewrite', `/articles/new?refreshes=${id}&search=1`],
  ['new_title', 'Change the title', `/articles/${id}?view=edit`],
  ['new_post', 'Create a post', `/articles/${id}?view=social`],
] as const)('advice to %s is one press away from the mail', (action, label, path) => {
  const { text, html } = mailWith([{ ...falling, action, article_id: id }])
  expect(text).toContain(`Fewer views.\n  ${label}: https://desk.example${path}`)
  expect(html).toContain(`href="https://desk.example${path.replaceAll('&', '&amp;')}"`)
  expect(html).not.toContain('<b>Kickoff')
})

test('advice that nothing can be done about here is said without a link', () => {
  expect(mailWith([{ ...falling, action: 'refresh' }]).text).toContain('- <b>Kickoff</b> calls: Fewer views.')
  expect(mailWith([{ ...falling, action: 'something later', article_id: id }]).html).not.toContain(
    '/articles/',
  )
})

test.each([
  [24, 21, '21 sign-ups of 24 requests'],
  [1, 1, '1 sign-up\n'],
  [0, 2, '2 sign-ups\n'],
])('of %i who asked, %i who confirmed are its sign-ups', (leads, confirmed_leads, words) => {
  expect(mailWith([], [], { ...counts, leads, confirmed_leads }).text).toContain(words)
})

test('a change that a watch found leads to the watch', () => {
  const { text, html } = mailWith([], [{ id, label: 'Fernway <b>', summary: 'Score 91 → 93' }])
  expect(text).toContain(`- Fernway <b>: Score 91 → 93\n  View watch: https://desk.example/watches/${id}`)
  expect(html).toContain(`href="https://desk.example/watches/${id}"`)
  expect(html).not.toContain('Fernway <b>')
})
