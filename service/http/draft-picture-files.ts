import { openDraftPicture } from '../articles/open-draft-picture.ts'
import { routeNotFound } from '../core/errors.ts'
import type { Mount } from './app.ts'
import { sendBytes } from './send-page.ts'

/** Serves the images of drafts by signed URL. An image may be drawn again under its name. */
export const mountDraftPictureFiles: Mount = (app, ctx) => {
  app.get('/files/articles/:id/:file', async (request) => {
    const { expires = '', signature = '' } = request.req.query()
    const { id: articleId, file } = request.req.param()
    const found = await openDraftPicture(ctx, { articleId, file, expires, signature })
    if (!found) throw routeNotFound()
    const response = sendBytes(request, { ...found, encoding: 'identity', cacheControl: 'private, no-cache' })
    // The dashboard may live under another name, and no search engine should keep what is not public yet.
    response.headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
    response.headers.set('X-Robots-Tag', 'noindex')
    return response
  })
}
