import * as avatars from '#lib/agent-api/avatars.ts'
import { anyPage, call, idempotent, page, under } from './call.ts'

const avatarMembers =
  'avatar_url r2_key credits_charged prompt_used prompt_meta.age_years prompt_meta.variation_tags.0 id square_url thumbnail_url age_range type location gender origin engine created_at'
const portrait = { age_range: '18-25', type: 'student', location: 'park' } as const

export const avatarCalls = [
  call('createAvatar', avatarMembers, (desk) => avatars.createAvatar(desk, portrait, idempotent())),
  call('listAvatars', `${under('avatars.0', avatarMembers)} ${page}`, async (desk) => {
    await avatars.createAvatar(desk, portrait, idempotent())
    return avatars.listAvatars(desk, { ...anyPage, type: 'student' })
  }),
]
