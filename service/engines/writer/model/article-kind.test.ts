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

test('no two kinds open or end alike', () => {
  const lines = listShapes().split('\n')
  const parts = lines.map((line) => line.replace(/^\s*\w+: /, '').split('; ends on '))
  expect(new Set(parts.map(([opening]) => opening)).size).toBe(lines.length)
  expect(new Set(parts.map(([, ending]) => ending)).size).toBe(lines.length)
})
