import { expect, it } from 'vitest'
import { lastBefore, scanBefore } from './scan-before.ts'

const scan = (id: string, day: number, about: { status?: string; score_basis?: string } = {}) => ({
  id,
  status: 'completed',
  created_at: `2026-11-0${day}T10:00:00Z`,
  score_basis: 'answer_engines',
  ...about,
})

it('is the newest one before it, whatever the order of the list', () => {
  const [first, second, third] = [scan('a', 1), scan('b', 2), scan('c', 3)] as const
  expect(scanBefore(third, [first, third, second])).toBe(second)
  expect(scanBefore(first, [first, third, second])).toBeUndefined()
})

it('leaves out scans that failed or measured something else', () => {
  const scans = [scan('own', 2, { score_basis: 'own_content' }), scan('failed', 3, { status: 'failed' })]
  expect(scanBefore(scan('new', 4), scans)).toBeUndefined()
})

it('is told from the last one of any kind, which a report names where it cannot compare', () => {
  const scans = [scan('same', 1), scan('own', 2, { score_basis: 'own_content' })] as const
  expect(lastBefore(scan('new', 4), scans)).toBe(scans[1])
})
