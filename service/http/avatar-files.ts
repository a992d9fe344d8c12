import { findAvatarPicture } from '../avatars/find-avatar-picture.ts'
import { nothingHere } from '../errors.ts'
import type { Mount } from './app.ts'

/** A picture never changes under its name, so whoever has it need not ask again. */
const cacheControl = 'public, max-age=31536000, immutable'

/** The pictures of avatars, for whoever knows their names: `/files/avatars/{token}.png` and `…-square.png`. */
export const mountAvatarFiles: Mount = (app, ctx) => {
  app.get('/files/avatars/:file', async (request) => {
    const [, token, square] = /^([0-9a-f]{48})(-square)?\.png$/.exec(request.req.param('file')) ?? []
    if (token === undefined) throw nothingHere()
    const etag = `"${token}${square ?? ''}"`
    const headers = { 'Cache-Control': cacheControl, ETag: etag, 'Access-Control-Allow-Origin': '*' }
    const picture = await findAvatarPicture(ctx, { token, format: square ? 'square' : 'vertical' })
    if (!picture) throw nothingHere()
    if (request.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers })
    return new Response(new Uint8Array(picture), {
      headers: {
        ...headers,
        'Content-Type': 'image/png',
        'Content-Length': String(picture.byteLength),
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'X-Robots-Tag': 'noindex',
      },
    })
  })
}
