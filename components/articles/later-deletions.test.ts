import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteLater, undoMs } from './later-deletions.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('nothing is deleted before the time to undo is over, and all of it then', async () => {
  const send = vi.fn(() => Promise.resolve())
  const undo = deleteLater(['a', 'b'], send)
  await vi.advanceTimersByTimeAsync(undoMs - 1)
  expect(send).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(send).toHaveBeenCalledOnce()
  expect(undo()).toBe(false)
})

test('what is undone is never deleted', async () => {
  const send = vi.fn(() => Promise.resolve())
  const undo = deleteLater(['a'], send)
  expect(undo()).toBe(true)
  expect(undo()).toBe(false)
  await vi.advanceTimersByTimeAsync(undoMs * 2)
  expect(send).not.toHaveBeenCalled()
})
