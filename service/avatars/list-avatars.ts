import type { Sent } from '#contract/always-sent.ts'
import type { AvatarList, ListAvatarsQuery } from '#contract/avatars.ts'
import type { AgentContext } from '../core/context.ts'
import { avatars } from '../db/schema/avatars.ts'
import { and, desc, eq } from '../db/sql.ts'
import { avatarJson } from './avatar-json.ts'

/** A tenant's avatars, newest first. */
export async function listAvatars(
  ctx: AgentContext,
  query: ListAvatarsQuery,
): Promise<Sent<typeof AvatarList>> {
  const { limit, offset, type, location, id } = query
  const matching = and(
    eq(avatars.tenantId, ctx.caller.tenantId),
    type && eq(avatars.type, type),
    location && eq(avatars.location, location),
    id ? eq(avatars.id, id) : undefined,
  )
  const [rows, total] = await Promise.all([
    ctx.db
      .select()
      .from(avatars)
      .where(matching)
      .orderBy(desc(avatars.createdAt), desc(avatars.id))
      .limit(limit)
      .offset(offset),
    ctx.db.$count(avatars, matching),
  ])
  return { avatars: rows.map((row) => avatarJson(ctx, row)), total, limit, offset }
}
