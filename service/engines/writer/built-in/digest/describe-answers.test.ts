import { expect, test } from 'vitest'
import { joinAnswers } from './describe-answers.ts'

const room = { colon: ': ', max: 80 }

test('answers of several sources stand side by side under their names, after the question where there is room', () => {
  const answers = [
    { name: 'Harbour Office', texts: ['nine weeks'] },
    { name: 'Quay News', texts: ['eleven weeks'] },
  ]
  expect(joinAnswers('How long?', answers, room)).toBe(
    'How long? Harbour Office: nine weeks; Quay News: eleven weeks',
  )
  expect(joinAnswers('How long does it take to get leave to paint a pier?', answers, room)).toBe(
    'Harbour Office: nine weeks; Quay News: eleven weeks',
  )
})

test('of two answers of one source, or of one answer that fits, nothing is joined', () => {
  const one = { name: 'Harbour Office', texts: ['nine weeks'] }
  expect(joinAnswers('How long?', [one, { ...one, texts: ['ten weeks'] }], room)).toBe('')
  expect(joinAnswers('How long?', [one, { name: 'Quay News', texts: ['x'.repeat(90)] }], room)).toBe('')
})
