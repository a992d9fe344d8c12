import { expect, test } from 'vitest'
import { answerOf, citationOf } from './answer-of.ts'

test('the answer is the sentence that the service names, without the dash of a list', () => {
  expect(answerOf({ text: 'One. Two.', answer: [5, 9] })).toEqual({ text: 'Two.', start: 5 })
  expect(answerOf({ text: '- Call them.\n- Wait.', answer: [0, 12] })).toEqual({
    text: 'Call them.',
    start: 2,
  })
})

test('a row of a table, an empty range and a service that names none give no answer', () => {
  expect(answerOf({ text: 'One\t34%', answer: [0, 7] })).toBeUndefined()
  expect(answerOf({ text: 'One.', answer: [9, 12] })).toBeUndefined()
  expect(answerOf({ text: 'One.' })).toBeUndefined()
})

test('a citation names the document, and the heading where it says more', () => {
  expect(citationOf({ title: 'Plans', heading: 'Why not per seat' }, 'It costs €18.')).toBe(
    '“It costs €18.” (Plans, Why not per seat)',
  )
  expect(citationOf({ title: 'Plans', heading: 'Plans' }, 'It costs €18.')).toBe('“It costs €18.” (Plans)')
})

test('a passage of an internal document has no citation, so that its title is never copied', () => {
  const passage = { title: 'Renewal risks', heading: 'Accounts' }
  expect(citationOf({ ...passage, role: 'internal' }, 'It is so.')).toBeUndefined()
  expect(citationOf({ ...passage, role: 'facts' }, 'It is so.')).toBe('“It is so.” (Renewal risks, Accounts)')
})
