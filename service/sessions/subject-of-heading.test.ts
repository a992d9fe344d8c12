import { expect, test } from 'vitest'
import { subjectOfHeading } from './subject-of-heading.ts'

test.each([
  ['Noise', 'en'],
  ['Noise at night', 'en'],
  ['The handover form', 'en'],
  ['Three imports in a week', 'en'],
  ['How loud is it?', 'en'],
  ['Förderung 2026', 'de'],
  ['Was kostet das?', 'de'],
  ['Die 5 häufigsten Fehler beim Hauskauf', 'de'],
  ['The 7 steps to a warm floor', 'en'],
  ['The two-factor login', 'en'],
  ['The six-week rollout', 'en'],
  ['ろ過の基本', 'ja'],
])('%s can be a topic', (heading, language) => {
  expect(subjectOfHeading(heading, language)).toBe(heading)
})

test.each([
  ['Next steps', 'en'],
  ['One rule', 'en'],
  ['What worked', 'en'],
  ['The three imports', 'en'],
  ['The 5 that were late', 'en'],
  ['The four', 'en'],
  ['Les trois règles', 'fr'],
  ['Die drei Regeln', 'de'],
  ['2026', 'en'],
  ['Die Regel', 'de'],
])('%s names no subject outside its document', (heading, language) => {
  expect(subjectOfHeading(heading, language)).toBeUndefined()
})

test('the number of a section is no part of the topic', () => {
  expect(subjectOfHeading('3. Noise at night', 'en')).toBe('Noise at night')
})
