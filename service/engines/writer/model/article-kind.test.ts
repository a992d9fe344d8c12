import { expect, test } from 'vitest'
import { describeShape, findShape, listShapes } from './article-kind.ts'

test('a kind is read from the first word of the list that an answer has', () => {
  const shapeOf = (answer: string) => {
    const shape = findShape(answer)
    return shape && describeShape(shape)
  }
  expect(shapeOf('How-to: the reader sets up reminders')).toMatch(/steps in their order/)
  expect(shapeOf('news, which leads to a decision')).toMatch(/^opens with what changes/)
  expect(shapeOf('a comparison')).toMatch(/who takes which/)
  expect(findShape('some other thing')).toBeNull()
})

test('a plan is told how each kind opens, goes on and ends, and no two do so alike', () => {
  const lines = listShapes().split('\n')
  const parts = lines.map((line) => line.replace(/^\s*\w+: /, '').split(/; then |; ends on /))
  for (const part of [0, 1, 2]) expect(new Set(parts.map((line) => line[part])).size).toBe(lines.length)
})
