import { expect, test } from 'vitest'
import { foldUnchanged } from './fold-unchanged.ts'

const lines = (count: number) => Array.from({ length: count }, (_, n) => `line ${n}`).join('\n')

test('what changed is never folded', () => {
  const changes = [
    { value: lines(50), removed: true },
    { value: lines(60), added: true },
  ]
  expect(foldUnchanged(changes).map(({ value }) => value)).toEqual(changes.map(({ value }) => value))
})

test('of a long stretch between two changes three lines stay on either side', () => {
  const parts = foldUnchanged([
    { value: 'a', added: true },
    { value: lines(20) },
    { value: 'b', removed: true },
  ])
  expect(parts.map(({ folded }) => folded)).toEqual([0, 0, 14, 0, 0])
  expect(parts[1]?.value).toBe('line 0\nline 1\nline 2')
  expect(parts[3]?.value).toBe('line 17\nline 18\nline 19')
})

test('a short stretch stays whole', () => {
  expect(
    foldUnchanged([{ value: 'a', added: true }, { value: lines(8) }, { value: 'b', added: true }]),
  ).toHaveLength(3)
})
