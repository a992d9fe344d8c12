import { findFont } from '../site/typefaces.ts'
import type { Mount } from './app.ts'
import { plainFonts } from './plain-font.ts'
import { sendBytes } from './send-page.ts'

/** The typefaces of the published pages and of the service's own. A file is named by its content, so readers keep it. */
export const mountFontFiles: Mount = (app) => {
  app.get('/_fonts/:file', (request, next) => {
    const name = request.req.param('file')
    const own = Object.values(plainFonts).find((font) => font.name === name)
    const bytes = own?.bytes ?? findFont(name)
    if (!bytes) return next()
    const answer = sendBytes(request, {
      bytes,
      encoding: 'identity',
      contentType: 'font/woff2',
      cacheControl: 'public, max-age=31536000, immutable',
    })
    // A page of another origin may show it too, such as the preview of the dashboard.
    answer.headers.set('Access-Control-Allow-Origin', '*')
    return Promise.resolve(answer)
  })
}
