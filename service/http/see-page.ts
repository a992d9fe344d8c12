import type { Context as Request } from 'hono'
import type { Context } from '../core/context.ts'
import { isCounted } from '../results/is-counted.ts'
import { clientAddress, networkOf } from './client-address.ts'

/** Counts a view of a page of the built-in site, if a person asked for it who does not mind. Takes no time of the answer. */
export function seePage(ctx: Context, request: Request, seen: { tenantId: string; page: string }): void {
  const header = (name: string) => request.req.header(name)
  if (!isCounted({ method: request.req.method, header })) return
  ctx.views.see({
    ...seen,
    what: 'view',
    reader: readerOf(ctx, request),
    referrer: header('referer') ?? '',
    url: request.req.url,
  })
}

/** What tells readers of one day apart; it is hashed at once. */
export function readerOf(ctx: Context, request: Request): { address: string; agent: string } {
  return {
    address: networkOf(clientAddress(ctx.config, request)),
    agent: request.req.header('user-agent') ?? '',
  }
}
