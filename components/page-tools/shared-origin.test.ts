import { expect, test } from 'vitest'
import type { NetworkPreview } from '#contract/page-reports.ts'
import { sharedNotes, sharedOrigin } from './shared-origin.ts'

const preview = (network: string, from: string): NetworkPreview => ({
  network,
  layout: 'large_picture',
  title: { value: 'A title', from, fallback: false, cut: false },
  notes: [],
})

test('what several networks take from the same tags is said once, with their names', () => {
  const networks = [preview('google', 'title'), preview('x', 'og:title'), preview('slack', 'og:title')]
  expect(sharedOrigin(networks)).toEqual({ origin: 'title from og:title', networks: ['x', 'slack'] })
  expect(sharedOrigin(networks.slice(0, 2))).toBeUndefined()
})

test('a note of several networks is found once with all of them, and one of a single network stays on its card', () => {
  const networks = [
    { network: 'x', notes: ['No image is shown.', 'No twitter:card, so X uses the small card.'] },
    { network: 'slack', notes: ['No image is shown.'] },
  ]
  expect(sharedNotes(networks)).toEqual([{ note: 'No image is shown.', networks: ['x', 'slack'] }])
})
