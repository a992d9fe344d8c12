import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WhyNow } from './why-now.tsx'

const signal = (kind: string, title: string) => ({ known: { kind, title }, more: {} })
const textOf = (...signals: ReturnType<typeof signal>[]) =>
  renderToStaticMarkup(
    <WhyNow signals={signals} contact={{ name: 'Hannah', role: 'Chief Customer Officer' }} evidence={[]} />,
  ).replace(/<[^>]+>/g, '')

test('a report says in a line what happened first of all, and to whom to write', () => {
  expect(textOf(signal('content_gap', 'No sitemap'), signal('hiring', 'Hiring: Onboarding Specialist'))).toBe(
    'Why nowHiringOnboarding SpecialistWrite to Hannah, Chief Customer Officer',
  )
})

test('a gap of its site is no reason to write now', () => {
  expect(textOf(signal('content_gap', 'No sitemap'))).toBe('')
})
