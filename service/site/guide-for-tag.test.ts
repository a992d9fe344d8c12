import { expect, test } from 'vitest'
import { guideForTag } from './guide-for-tag.ts'

const guide = (title: string, subtitle = '') => ({
  title,
  subtitle,
  slug: 'a',
  language: 'en',
  updatedAt: new Date(0),
})

test('the PDF beside a tag is the one that speaks of it, also in the plural, else the newest', () => {
  const guides = [guide('Kickoff calls'), guide('Lines to reuse', 'For onboarding emails'), guide('Data')]
  expect(guideForTag(guides, 'Email')?.title).toBe('Lines to reuse')
  expect(guideForTag(guides, 'kickoff call')?.title).toBe('Kickoff calls')
  expect(guideForTag(guides, 'pricing')?.title).toBe('Kickoff calls')
  expect(guideForTag([], 'pricing')).toBeUndefined()
})
