import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { drawSoon } from './draw-soon.tsx'

const skeleton = <p>Loading</p>

test('a quick part is drawn without a boundary', async () => {
  const part = <p>Rows</p>
  expect(await drawSoon(Promise.resolve(part), skeleton, 60_000)).toBe(part)
})

test('a slow part stands behind a boundary with its skeleton', async () => {
  const part = new Promise<never>(() => {})
  expect(await drawSoon(part, skeleton, 0)).toEqual(<Suspense fallback={skeleton}>{part}</Suspense>)
})

test('a part that leads elsewhere does so before anything is drawn', async () => {
  await expect(drawSoon(Promise.reject(new Error('elsewhere')), skeleton, 60_000)).rejects.toThrow(
    'elsewhere',
  )
})
