import { expect, test } from 'vitest'
import { asTitle } from './as-title.ts'

test.each([
  ['customer onboarding', 'Customer onboarding'],
  [' handover from sales ', 'Handover from sales'],
  ['ökologische kaffeemühlen', 'Ökologische kaffeemühlen'],
  ['Already a title', 'Already a title'],
  ['', ''],
])('%j is shown as %j', (typed, shown) => {
  expect(asTitle(typed)).toBe(shown)
})

test.each(['fernway.example', 'r/coffee', 'iPhone cases', 'k8s for teams', '5 ways to start', 'コーヒー'])(
  '%j is a name of its own and stays as it is',
  (typed) => {
    expect(asTitle(typed)).toBe(typed)
  },
)
