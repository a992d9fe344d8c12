import { expect, test } from 'vitest'
import { avatarInput, choicesInWords, choicesOf, firstChoices } from './avatar-choices.ts'
import { avatarsAsText, parseAvatars, storedPage, withAvatar } from './saved-avatars.ts'
import { avatarAlt, avatarTitle, justMade } from './shown-avatar.ts'

const told = {
  avatar_url: 'https://cdn.example/a.png',
  r2_key: 'a',
  credits_charged: 3,
  prompt_used: 'Somebody',
}
const asked = { age_range: '18-25', type: 'student', location: 'park' } as const
const made = (r2_key: string) => justMade({ ...told, r2_key }, asked, '2026-11-21T00:00:00Z')

test('choices are said in a line, and what is left to chance is not sent', () => {
  expect(choicesInWords({ ...firstChoices, gender: 'male', origin: 'latin' })).toBe(
    'Tech founder in a coffee shop, 26–35, Latin American man',
  )
  expect(avatarInput(firstChoices)).toEqual({
    age_range: '26-35',
    type: 'tech_founder',
    location: 'coffee_shop',
  })
  expect(avatarInput({ ...firstChoices, gender: 'female' })).toMatchObject({ gender: 'female' })
})

test('another one like a portrait has its choices, as far as they are known', () => {
  expect(choicesOf({ ...asked, gender: 'female', origin: 'asian' })).toEqual({
    ...asked,
    gender: 'female',
    origin: 'asian',
  })
  expect(choicesOf({ type: 'astronaut' })).toEqual(firstChoices)
})

test('what a service does not tell of a portrait is what was asked for', () => {
  const avatar = made('a')
  expect(avatar).toMatchObject({ id: 'a', location: 'park', created_at: '2026-11-21T00:00:00Z' })
  expect(avatarTitle(avatar)).toBe('Student, park')
  expect(avatarAlt({ ...avatar, gender: 'female', prompt_meta: { age_years: 22 } })).toBe(
    'Student, park, woman, 22 years',
  )
  expect(avatarTitle({})).toBe('Avatar')
})

test('portraits are kept newest first, once each, within their room, and come back as they were', () => {
  const kept = withAvatar(withAvatar([made('a')], made('b')), made('a'))
  expect(kept.map(({ id }) => id)).toEqual(['a', 'b'])
  expect(parseAvatars(avatarsAsText(kept))).toEqual(kept)
  const large = { ...made('c'), prompt_used: 'x'.repeat(300_000) }
  expect(parseAvatars(avatarsAsText([large, { ...large, id: 'd' }]))).toHaveLength(1)
  expect(storedPage(kept, { type: 'student', limit: 1, offset: 1 })).toMatchObject({
    avatars: [{ id: 'b' }],
    total: 2,
  })
  expect(storedPage(kept, { location: 'gym' }).total).toBe(0)
})

test.each(['', 'no json', '{}', '[null, 3, {"id":"a"}]', '[{"id":"a","avatar_url":{}}]'])(
  'what is no portrait is dropped: %s',
  (text) => {
    expect(parseAvatars(text)).toEqual([])
  },
)

test('tags of another shape are dropped with their portrait', () => {
  const bad = { ...made('a'), prompt_meta: { variation_tags: [{ markup: '<b>' }] } }
  expect(parseAvatars(JSON.stringify([bad, made('b')])).map(({ id }) => id)).toEqual(['b'])
})
