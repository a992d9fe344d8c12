import { expect, test } from 'vitest'
import { matchStrength, strengthCounts } from './match-strength.ts'

test('a passage is as strong as the service says, whatever its score', () => {
  expect(matchStrength({ score: 8, strength: 'weak' }, 8)).toBe('weak')
  expect(matchStrength({ score: 1, strength: 'strong' }, 8)).toBe('strong')
})

test('where the service does not say, or says what is not known here, the scores of the answer do', () => {
  expect(matchStrength({ score: 8 }, 8)).toBe('strong')
  expect(matchStrength({ score: 4 }, 8)).toBe('some')
  expect(matchStrength({ score: 1.9 }, 8)).toBe('weak')
  expect(matchStrength({ score: 1.9, strength: 'middling' }, 8)).toBe('weak')
})

test('the passages of an answer are counted by their strength', () => {
  expect(strengthCounts([{ score: 8 }, { score: 7 }, { score: 1 }], 8)).toEqual({
    strong: 2,
    some: 0,
    weak: 1,
  })
})
