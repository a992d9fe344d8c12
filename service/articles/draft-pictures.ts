import type { DraftPicture } from '#contract/drafts.ts'
import type { AgentContext } from '../core/context.ts'
import { type AddressSignature, isSignedAddress, signedAddress } from '../secrets/signed-address.ts'
import type { ArticleRow } from './get-article-row.ts'

const hourMs = 3_600_000

/**
 * The images of an article with signed URLs that work before it is public. Within an hour the URLs stay the same, so
 * that a browser that reads the draft again does not load them again.
 */
export function draftPictures(
  ctx: Pick<AgentContext, 'config' | 'now'>,
  row: Pick<ArticleRow, 'id' | 'cover' | 'figures'>,
): DraftPicture[] {
  const until = signedUntil(ctx)
  return (row.cover ? [row.cover, ...row.figures] : row.figures).map(
    ({ file, vector, alt, caption, role, width, height }) => ({
      file,
      url: signedAddress(ctx, picturePath(row.id, file), until),
      ...(vector !== undefined && { vector_url: signedAddress(ctx, picturePath(row.id, vector), until) }),
      alt,
      ...(caption && { caption }),
      role,
      width,
      height,
    }),
  )
}

/** Where the recording of an article can be heard before it is public; undefined without one. */
export function draftAudioUrl(
  ctx: Pick<AgentContext, 'config' | 'now'>,
  row: Pick<ArticleRow, 'id' | 'audio'>,
): string | undefined {
  if (row.audio?.status !== 'ready') return undefined
  return signedAddress(ctx, picturePath(row.id, row.audio.file), signedUntil(ctx))
}

function signedUntil(ctx: Pick<AgentContext, 'now'>): Date {
  return new Date((Math.floor(ctx.now().getTime() / hourMs) + 2) * hourMs)
}

/** True for an address that {@link draftPictures} gave for this picture and that has not run out. */
export function isPictureAddress(
  ctx: Pick<AgentContext, 'config' | 'now'>,
  picture: { articleId: string; file: string } & AddressSignature,
): boolean {
  return isSignedAddress(ctx, picturePath(picture.articleId, picture.file), picture)
}

function picturePath(articleId: string, file: string): string {
  return `articles/${articleId}/${file}`
}
