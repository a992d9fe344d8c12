import { expect, test } from 'vitest'
import { leaveBehind, takeLeftBehind } from './pending-deletions-storage.ts'

function storage(kept: Record<string, string> = {}): Storage {
  const items = new Map(Object.entries(kept))
  return {
    get length() {
      return items.size
    },
    clear: () => items.clear(),
    key: (at) => [...items.keys()][at] ?? null,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
  }
}

test('what the page before deleted is remembered once, and only for a moment', () => {
  const kept = storage()
  leaveBehind(kept, ['a', 'b'], 1_000)
  expect(takeLeftBehind(kept, 2_000)).toEqual({ ids: ['a', 'b'], ttlMs: 14_000 })
  expect(takeLeftBehind(kept, 2_000).ids).toEqual([])
  leaveBehind(kept, ['a'], 1_000)
  expect(takeLeftBehind(kept, 60_000).ids).toEqual([])
})

test('something else under the same name is passed over', () => {
  const name = 'masthead.knowledge.deleted'
  for (const value of ['', 'null', '[]', '{"ids":"a","until":9e15}', '{"ids":[1]}']) {
    expect(takeLeftBehind(storage({ [name]: value }), 0).ids).toEqual([])
  }
})
