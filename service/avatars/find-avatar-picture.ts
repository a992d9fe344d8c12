import { eq } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { avatars } from '../db/schema/avatars.ts'
import { type AvatarFormat, avatarFileKey } from './avatar-file-key.ts'

/** The picture behind an unguessable name; undefined when there is none. */
export async function findAvatarPicture(
  ctx: Context,
  { token, format }: { token: string; format: AvatarFormat },
): Promise<Uint8Array | undefined> {
  const [row] = await ctx.db
    .select({ id: avatars.id, tenantId: avatars.tenantId })
    .from(avatars)
    .where(eq(avatars.token, token))
  if (!row) return undefined
  return (await ctx.engines.files.find(avatarFileKey(row.tenantId, row.id, format)))?.bytes
}
