import { z } from 'zod'

const Page = z.looseObject({
  total: z.int(),
  limit: z.int().positive(),
  offset: z.int(),
})

/**
 * The `Link` header of a list (RFC 8288): first, prev, next and last page with the filters of the request. Relative
 * references, so that they hold behind every proxy. Undefined for a body that is no list, and for one page.
 */
export function pageLinks(address: string, body: unknown): string | undefined {
  // Most bodies are no list, and a schema takes ten times as long to say so.
  if (typeof body !== 'object' || body === null || !('total' in body)) return undefined
  const page = Page.safeParse(body)
  if (!page.success) return undefined
  const { total, limit, offset } = page.data
  if (offset === 0 && total <= limit) return undefined
  const last = Math.max(0, Math.ceil(total / limit) - 1) * limit
  const before = upToOffset(address, limit)
  const links = [
    ['first', 0],
    ['prev', offset > 0 ? Math.max(0, Math.min(offset - limit, last)) : undefined],
    ['next', offset + limit < total ? offset + limit : undefined],
    ['last', last],
  ] as const
  return links
    .flatMap(([relation, from]) => (from === undefined ? [] : [`<${before}${from}>; rel="${relation}"`]))
    .join(', ')
}

/** What the addresses of all pages begin with: reading and writing an address takes longer than making all links. */
function upToOffset(address: string, limit: number): string {
  const { pathname, search } = new URL(address)
  const query = new URLSearchParams(search)
  query.set('limit', String(limit))
  query.delete('offset')
  return `${pathname}?${query}&offset=`
}
