import { avatarFormats } from '../avatars/avatar-file-key.ts'
import { findAvatarPicture } from '../avatars/find-avatar-picture.ts'
import { routeNotFound } from '../core/errors.ts'
import type { Mount } from './app.ts'

/** The content under a name never changes, so clients need not revalidate. */
const cacheControl = 'public, max-age=31536000, immutable'

/**
 * Serves the images of avatars by their unguessable names: `/files/avatars/{token}.png`, `…-square.png` and
 * `…-thumbnail.png`; with `?download`, as an attachment, because browsers ignore the `download` attribute for
 * cross-origin images.
 */
export const mountAvatarFiles: Mount = (app, ctx) => {
  app.get('/files/avatars/:file', async ({ req }) => {
    const [, token, suffix = 'vertical'] = /^([0-9a-f]{48})(?:-([a-z]+))?\.png$/.exec(req.param('file')) ?? []
    const format = avatarFormats.find((known) => known === suffix)
    if (token === undefined || !format) throw routeNotFound()
    const etag = `"${token}-${format}"`
    const headers = { 'Cache-Control': cacheControl, ETag: etag, 'Access-Control-Allow-Origin': '*' }
    const picture = await findAvatarPicture(ctx, { token, format })
    if (!picture) throw routeNotFound()
    if (req.header('if-none-match') === etag) return new Response(null, { status: 304, headers })
    return new Response(new Uint8Array(picture.bytes), {
      headers: {
        ...headers,
        'Content-Type': 'image/png',
        'Content-Length': String(picture.bytes.byteLength),
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'X-Robots-Tag': 'noindex',
        ...(req.query('download') !== undefined && {
          'Content-Disposition': `attachment; filename="${picture.fileName}"`,
        }),
      },
    })
  })
}
