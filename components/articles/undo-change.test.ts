import { expect, test } from 'vitest'
import { undoChange } from './undo-change.ts'

const before = { title: 'Old', description: 'It is.', markdown: 'One. Two.' }
const changed = { markdown: 'One.' }

test('a change is taken back, and a title that was typed since stays', () => {
  const now = { ...before, ...changed, title: 'New' }
  expect(undoChange(before, changed, now)).toEqual({ markdown: 'One. Two.' })
})

test('what was changed again is not taken back', () => {
  expect(undoChange(before, changed, { ...before, markdown: 'One. Three.' })).toBeUndefined()
})
