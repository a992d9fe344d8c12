import type { Context as Request } from 'hono'

/**
 * Sends bytes, or the one requested range of them (RFC 9110, 14.2): 206, or 416 for a range beyond their end. Several
 * ranges, or one of another version of the file, return the whole.
 * @param headers of the response; `ETag` is what `If-Range` is compared with
 */
export function sendRange(
  request: Request,
  content: { bytes: Uint8Array; contentType: string },
  headers: Record<string, string>,
): Response {
  const { bytes, contentType } = content
  const all = { ...headers, 'Content-Type': contentType, 'Accept-Ranges': 'bytes' }
  const condition = request.req.header('if-range')
  const isSame = condition === undefined || condition === headers.ETag
  const range = isSame ? readRange(request.req.header('range'), bytes.byteLength) : undefined
  if (range === undefined) {
    return new Response(new Uint8Array(bytes), {
      headers: { ...all, 'Content-Length': String(bytes.byteLength) },
    })
  }
  if (range === 'beyond') {
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'Content-Range': `bytes */${bytes.byteLength}` },
    })
  }
  const { first, last } = range
  return new Response(new Uint8Array(bytes.subarray(first, last + 1)), {
    status: 206,
    headers: {
      ...all,
      'Content-Length': String(last - first + 1),
      'Content-Range': `bytes ${first}-${last}/${bytes.byteLength}`,
    },
  })
}

/** `bytes=0-99`, `bytes=100-` or `bytes=-100`; undefined for anything else, which RFC 9110 lets a server ignore. */
function readRange(
  header: string | undefined,
  length: number,
): { first: number; last: number } | 'beyond' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '')
  const [, from = '', to = ''] = match ?? []
  if (!match || (from === '' && to === '')) return undefined
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from)
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1)
  if (to !== '' && from !== '' && Number(to) < first) return undefined
  return first < length && first <= last ? { first, last } : 'beyond'
}
