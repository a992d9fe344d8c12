import { routeNotFound } from '../core/errors.ts'
import type { Mount } from './app.ts'

/** Downloads of everything that is published, by signed addresses. */
export const mountSiteExportFiles: Mount = (app, ctx) => {
  app.get('/files/site-exports/:wanted', async (request) => {
    const { expires = '', signature = '' } = request.req.query()
    const { openExport } = await import('../transfer/export-site.ts')
    const file = await openExport(ctx, { wanted: request.req.param('wanted'), expires, signature })
    if (!file) throw routeNotFound()
    return new Response(file.content, {
      headers: {
        'Content-Type': file.mediaType,
        'Content-Disposition': `attachment; filename="${file.fileName}"`,
        'Cache-Control': 'private, no-store',
        'X-Robots-Tag': 'noindex',
      },
    })
  })
}
