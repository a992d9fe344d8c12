import type { Context as Request } from 'hono'
import { z } from 'zod'
import type { Context } from '../core/context.ts'
import { findPublishedTenant } from '../results/find-published-tenant.ts'
import { isCounted } from '../results/is-counted.ts'
import { findTrackedSite } from '../results/tracked-sites.ts'
import { readerScript } from '../site/reader-script.ts'
import type { HttpApp } from './app.ts'
import { readBytes } from './read-bytes.ts'
import { readerOf } from './see-page.ts'

const maxBytes = 4096

/** What the script sends; every member is a stranger's. */
const ReaderEvent = z.object({
  e: z.enum(['view', 'read', 'click']),
  /** Key of a tracked site, or the page of the published site. */
  k: z.string().max(40).optional(),
  p: z.string().max(60).optional(),
  u: z.url({ protocol: /^https?$/ }).max(2000),
  r: z.string().max(2000).default(''),
})

/**
 * The script for sites elsewhere, and where it and the pages of the published site report. An event that does not count,
 * for whatever reason, gets the same answer as one that does.
 */
export function mountReaderEvents(app: HttpApp, ctx: Context): void {
  app.get('/t.js', (request) =>
    request.body(readerScript, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }),
  )
  app.post('/api/views', async (request) => {
    const header = (name: string) => request.req.header(name)
    if (isCounted({ method: 'POST', header })) await countEvent(ctx, request)
    return request.body(null, 204, { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' })
  })
}

async function countEvent(ctx: Context, request: Request): Promise<void> {
  const reader = readerOf(ctx, request)
  const { allowed } = await ctx.engines.limiter.count('reader-events', reader.address)
  if (!allowed) return
  const event = await readEvent(request)
  if (!event) return
  const { hostname, origin, pathname } = new URL(event.u)
  // A browser always says where a script of another site runs; a page cannot change it.
  const from = URL.parse(request.req.header('origin') ?? '')
  if (from && from.origin !== origin) return
  if (event.k !== undefined) {
    const site = from && (await findTrackedSite(ctx, { key: event.k, host: hostname }))
    const page = `${origin}${pathname}`.slice(0, 500)
    if (site) ctx.views.see({ ...site, page, what: event.e, reader, referrer: event.r, url: event.u })
    return
  }
  // A view of the published site was counted when its page was sent.
  if (event.p === undefined || event.e === 'view') return
  const tenantId = await findPublishedTenant(ctx, event.p)
  if (tenantId) ctx.views.see({ tenantId, page: event.p, what: event.e, reader, referrer: '', url: event.u })
}

async function readEvent(request: Request): Promise<z.infer<typeof ReaderEvent> | undefined> {
  try {
    const bytes = await readBytes(request, maxBytes)
    return ReaderEvent.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data
  } catch {
    return undefined
  }
}
