import { createAvatar, listAvatars } from '#contract/avatars.ts'
import { call } from '#lib/agent-api/client.ts'
import { answers, anyPage, idempotent, page, under } from './call.ts'

const avatarMembers =
  'avatar_url r2_key credits_charged prompt_used prompt_meta.age_years prompt_meta.variation_tags.0 id square_url thumbnail_url age_range type location gender origin engine created_at'
const portrait = { age_range: '18-25', type: 'student', location: 'park' } as const

export const avatarCalls = [
  answers('createAvatar', avatarMembers, (desk) =>
    call(createAvatar, { body: portrait }, { key: desk.key, ...idempotent() }),
  ),
  answers('listAvatars', `${under('avatars.0', avatarMembers)} ${page}`, async (desk) => {
    await call(createAvatar, { body: portrait }, { key: desk.key, ...idempotent() })
    return call(listAvatars, { query: { ...anyPage, type: 'student' } }, desk)
  }),
]
