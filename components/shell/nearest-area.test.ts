import { expect, test } from 'vitest'
import { nearestArea } from './nearest-area.ts'

test('a mistyped address leads to the area that begins like it, and to none where nothing does', () => {
  expect(nearestArea('/article/12')?.href).toBe('/articles')
  expect(nearestArea('/LeadMagnet')?.href).toBe('/lead-magnets')
  expect(nearestArea('/nothing-here')).toBeUndefined()
  expect(nearestArea('/')).toBeUndefined()
})
