import { expect, test } from 'vitest'
import { topicName } from './topic-name.ts'

test.each([
  ['Kickoff calls: Agenda and results', 'Kickoff calls', 'Kickoff calls: Agenda and results'],
  ['Tea: what to know first', 'Tea', 'Tea: what to know first'],
  [
    'kickoff calls: What should the first email ask for?',
    'Kickoff calls',
    'What should the first email ask for?',
  ],
  ['Onboarding benchmark: 1,840 rollouts', 'Kickoff calls', 'Onboarding benchmark: 1,840 rollouts'],
  ['Kickoff calls in a seasonal business', 'Kickoff calls', 'Kickoff calls in a seasonal business'],
  ['Kickoff calls: ', 'Kickoff calls', 'Kickoff calls: '],
  ['Tea: a guide', undefined, 'Tea: a guide'],
])('%j of the category %j is called %j', (title, category, name) => {
  expect(topicName({ title, ...(category !== undefined && { category }) })).toBe(name)
})
