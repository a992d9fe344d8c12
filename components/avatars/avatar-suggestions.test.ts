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

test('some that suit most videos are suggested, whatever there is', () => {
  expect(suggestedAvatars([])).toHaveLength(5)
  expect(suggestedAvatars(shelf(12))).toHaveLength(5)
})

test('what the gallery has already is not suggested', () => {
  const suggested = suggestedAvatars(shelf(1))
  expect(suggested).not.toContainEqual(
    expect.objectContaining({ type: 'executive', location: 'glass_office' }),
  )
})
