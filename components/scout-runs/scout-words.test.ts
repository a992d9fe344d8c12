import { expect, test } from 'vitest'
import { promotionWarning } from './scout-words.ts'

test('a post says so where its forum forbids or restricts promotion, and only there', () => {
  expect(promotionWarning('forbidden')).toBe('Promotion forbidden')
  expect(promotionWarning('restricted')).toBe('Promotion restricted')
  expect(['not_mentioned', 'not_read', 'of another server'].map(promotionWarning)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
