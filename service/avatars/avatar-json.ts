import type { Sent } from '#contract/always-sent.ts'
import type { Avatar } from '#contract/avatars.ts'
import type { Config } from '../config/config.ts'
import type { avatars } from '../db/schema/avatars.ts'
import { avatarFileKey } from './avatar-file-key.ts'

type AvatarRow = typeof avatars.$inferSelect

/** A row as the contract says it (Short-video avatar). */
export function avatarJson(ctx: { config: Pick<Config, 'serviceUrl'> }, row: AvatarRow): Sent<typeof Avatar> {
  const address = `${ctx.config.serviceUrl}/files/avatars/${row.token}`
  return {
    avatar_url: `${address}.png`,
    r2_key: avatarFileKey(row.tenantId, row.id, 'vertical'),
    credits_charged: row.creditsCharged,
    prompt_used: row.prompt,
    prompt_meta: { age_years: row.ageYears, variation_tags: row.variationTags },
    id: row.id,
    square_url: `${address}-square.png`,
    thumbnail_url: `${address}-thumbnail.png`,
    age_range: row.ageRange,
    type: row.type,
    location: row.location,
    gender: row.gender,
    origin: row.origin,
    engine: row.engine,
    created_at: row.createdAt.toISOString(),
  }
}
