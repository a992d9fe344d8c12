import { expect, test } from 'vitest'
import { mentionWords } from './answer-pill.tsx'

test('an answer to a question that names the brand is no mention that counts, and is not drawn as one', () => {
  expect(mentionWords({ mentioned: true, names_brand: false, rank: 2 })).toEqual({
    tone: 'good',
    label: 'Mentioned #2',
  })
  expect(mentionWords({ mentioned: true, names_brand: true, rank: 1 })).toEqual({
    tone: 'neutral',
    label: 'Named in the question',
  })
  expect(mentionWords({ mentioned: false, names_brand: true }).label).toBe('Unknown brand')
})
