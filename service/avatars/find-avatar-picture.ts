import type { Context } from '../core/context.ts'
import { avatars } from '../db/schema/avatars.ts'
import { eq } from '../db/sql.ts'
import { type AvatarFormat, avatarFileKey } from './avatar-file-key.ts'

export type AvatarPicture = {
  bytes: Uint8Array
  /** What it is called when it is saved, for example `student-park-1f2e3d4c-square.png`. */
  fileName: string
}

/** The picture behind an unguessable name; undefined when there is none. */
export async function findAvatarPicture(
  ctx: Context,
  { token, format }: { token: string; format: AvatarFormat },
): Promise<AvatarPicture | undefined> {
  const [row] = await ctx.db
    .select({
      id: avatars.id,
      tenantId: avatars.tenantId,
      type: avatars.type,
      location: avatars.location,
    })
    .from(avatars)
    .where(eq(avatars.token, token))
  if (!row) return undefined
  const file = await ctx.engines.files.find(avatarFileKey(row.tenantId, row.id, format))
  if (!file) return undefined
  const name = [row.type, row.location, row.id.slice(0, 8), ...(format === 'vertical' ? [] : [format])]
  return { bytes: file.bytes, fileName: `${name.join('-').replaceAll('_', '-')}.png` }
}
