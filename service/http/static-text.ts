import type { Context as Request } from 'hono'
import { chooseEncoding, type Encoding } from '../site/choose-encoding.ts'
import { encodeText } from '../site/encode-text.ts'
import { entityTag, type PageContent, type PageText, sendBytes } from './send-page.ts'

/**
 * A text that never changes while the process runs. It is made on its first request and compressed once for each coding;
 * after that a request costs a comparison of its entity tag.
 * @param make called once
 */
export function staticText(
  make: () => PageText & { cacheControl?: string },
): (request: Request) => Promise<Response> {
  let page: (PageText & { cacheControl?: string }) | undefined
  const contents = new Map<Encoding, Promise<PageContent>>()
  const encoded = async (encoding: Encoding): Promise<PageContent> => {
    page ??= make()
    const { text, ...about } = page
    const bytes = await encodeText(text, encoding)
    return { ...about, bytes, encoding, etag: entityTag(bytes) }
  }
  return async (request) => {
    const encoding = chooseEncoding(request.req.header('accept-encoding'))
    const known = contents.get(encoding) ?? encoded(encoding)
    contents.set(encoding, known)
    return sendBytes(request, await known)
  }
}
