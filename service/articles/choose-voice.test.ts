import { expect, test } from 'vitest'
import { personaTypo } from './choose-voice.ts'

test.each([
  ['reportr', 'reporter'],
  ['Enginer', 'engineer'],
])('the persona %s is asked about: was %s meant?', (persona, meant) => {
  expect(personaTypo(persona)).toContain(`Did you mean ${meant}?`)
})

test.each([undefined, 'reporter', 'Reporter', 'philosopher', 'A patient reportr of fairs'])(
  'the persona %s is taken as it is',
  (persona) => {
    expect(personaTypo(persona)).toBeUndefined()
  },
)
