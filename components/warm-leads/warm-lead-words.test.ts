import { expect, test } from 'vitest'
import { busyWith } from './warm-lead-words.ts'

test('a company is busy with what it does, and not with what its site lacks', () => {
  const signals = [
    { kind: 'content_gap', title: 'No sitemap' },
    { kind: 'hiring', title: 'Hiring: Editor' },
    { kind: 'launch', title: 'Launch: Measure' },
  ]
  expect(busyWith(signals)).toBe('Measure')
  expect(busyWith(signals.slice(0, 2))).toBe('Editor')
  expect(busyWith(signals.slice(0, 1))).toBeUndefined()
})
