import { expect, test } from 'vitest'
import { suggestedAvatars } from './avatar-suggestions.ts'

const avatar = (n: number) =>
  ({
    id: `${n}`,
    avatar_url: 'https://a.example/a.png',
    type: 'executive',
    location: 'glass_office',
  }) as const
const shelf = (count: number) => Array.from({ length: count }, (_, n) => avatar(n))

test('suggestions end the last row of the gallery, and a full row needs none', () => {
  expect([0, 1, 4, 6, 11, 12].map((count) => suggestedAvatars(shelf(count), 6).length)).toEqual([
    6, 5, 2, 0, 1, 0,
  ])
})

test('what the gallery has already is not suggested', () => {
  const suggested = suggestedAvatars(shelf(1), 6)
  expect(suggested).not.toContainEqual(
    expect.objectContaining({ type: 'executive', location: 'glass_office' }),
  )
})
