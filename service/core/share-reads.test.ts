import { expect, test } from 'vitest'
import { shareReads } from './share-reads.ts'

/** Reads that end when they are told to, and count how often they began. */
function startReads() {
  const open: { resolve(): void; reject(error: Error): void }[] = []
  return {
    open,
    read: () =>
      new Promise<number>((resolve, reject) => {
        const place = open.length + 1
        open.push({ resolve: () => resolve(place), reject })
      }),
  }
}
const soon = () => new Promise((resolve) => setImmediate(resolve))

test('whoever asks while a read is under way shares the next one, however many they are', async () => {
  const share = shareReads<number>()
  const { open, read } = startReads()
  const first = share('a', read)
  const later = Array.from({ length: 20 }, () => share('a', read))
  await soon()
  expect(open).toHaveLength(1)
  open[0]?.resolve()
  expect(await first).toBe(1)
  await soon()
  expect(open).toHaveLength(2)
  const last = share('a', read)
  open[1]?.resolve()
  expect(await Promise.all(later)).toEqual(Array.from({ length: 20 }, () => 2))
  await soon()
  open[2]?.resolve()
  expect(await last).toBe(3)
})

test('different keys wait for nobody, and a read that failed is over', async () => {
  const share = shareReads<number>()
  const { open, read } = startReads()
  const [first, after] = [share('a', read), share('a', read)]
  const other = share('b', read)
  open[1]?.resolve()
  expect(await other).toBe(2)
  open[0]?.reject(new Error('no'))
  await expect(first).rejects.toThrow('no')
  await soon()
  open[2]?.resolve()
  expect(await after).toBe(3)
  const again = share('a', read)
  open[3]?.resolve()
  expect(await again).toBe(4)
})
