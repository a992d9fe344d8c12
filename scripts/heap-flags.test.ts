import { expect, test } from 'vitest'
import { heapFlags } from './heap-flags.mjs'

test('on a machine of 1 GB the heaps of both programs leave room for the database', () => {
  expect(heapFlags('service', 1024)).toContain('--max-old-space-size=512')
  expect(heapFlags('dashboard', 1024)).toContain('--max-old-space-size=256')
})

test('a heap has a useful size on the smallest machine and a bound on the largest', () => {
  expect(heapFlags('service', 256)).toContain('--max-old-space-size=256')
  expect(heapFlags('service', 64_000)).toContain('--max-old-space-size=2048')
  expect(heapFlags('dashboard', 64_000)).toContain('--max-old-space-size=1024')
})
