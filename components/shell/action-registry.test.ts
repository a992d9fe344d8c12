import { expect, test } from 'vitest'
import { listKeys, matchKeys, shellActions } from './action-registry.ts'

test('no action hides behind another: no key sequence is the start of another one', () => {
  const sequences = shellActions.flatMap(({ keys }) => (keys ? [keys.join(' ')] : []))
  const hidden = sequences.filter((a, i) => sequences.some((b, j) => i !== j && `${b} `.startsWith(`${a} `)))
  expect(hidden).toEqual([])
})

test('no shortcut takes a key that lists need', () => {
  const taken = new Set(listKeys.map(({ keys }) => keys))
  expect(shellActions.filter(({ keys }) => taken.has(keys?.[0] ?? ''))).toEqual([])
})

test('g then a goes to the articles; g alone waits; g then z is nothing', () => {
  expect(matchKeys(['g', 'a'])).toMatchObject({ href: '/articles' })
  expect(matchKeys(['g'])).toBe('started')
  expect(matchKeys(['g', 'z'])).toBeUndefined()
})

test('ids are unique', () => {
  expect(new Set(shellActions.map(({ id }) => id)).size).toBe(shellActions.length)
})
