import { createHash } from 'node:crypto'
import { routeNotFound } from '../core/errors.ts'
import { readScheduleFeed } from '../schedule/read-feed.ts'
import { matchesEntityTag } from '../site/page-bytes.ts'
import type { Mount } from './app.ts'

const pattern = /^([\w-]{43})\.ics$/

/** The calendar at its secret URL (RFC 5545). Only the subscriber may cache it, for five minutes. */
export const mountCalendarFeed: Mount = (app, ctx) => {
  app.get('/api/calendar/:file', async (request) => {
    // The address is a secret, and the log is read by others.
    request.set('loggedPath', '/api/calendar/…')
    const token = pattern.exec(request.req.param('file'))?.[1]
    const calendar = token === undefined ? undefined : await readScheduleFeed(ctx, token)
    if (calendar === undefined) throw routeNotFound()
    const etag = `"${createHash('sha256').update(calendar).digest('base64url').slice(0, 27)}"`
    const headers = {
      'Cache-Control': 'private, max-age=300',
      ETag: etag,
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    }
    if (matchesEntityTag(request.req.header('if-none-match'), etag)) {
      return new Response(null, { status: 304, headers })
    }
    return new Response(calendar, {
      headers: {
        ...headers,
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'inline; filename="masthead.ics"',
      },
    })
  })
}
