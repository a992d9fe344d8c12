import type { CheckedPage } from '#contract/page-reports.ts'
import type { AgentContext } from '../core/context.ts'
import { findPageType, readableTypes } from '../engines/reader/page-type.ts'
import { ReadError } from '../outbound/read-error.ts'

const timeoutMs = 20_000
const maxBytes = 5_000_000

export type HtmlPage = {
  body: Uint8Array
  contentType: string | null
  robotsHeader: string | null
  about: Pick<
    CheckedPage,
    'url' | 'final_url' | 'redirects' | 'status' | 'content_type' | 'bytes' | 'checked_at'
  >
}

/** Fetches a page through the guarded fetch. @throws {ReadError} when there is no web page at the address */
export async function readHtmlPage(ctx: AgentContext, url: string, signal: AbortSignal): Promise<HtmlPage> {
  const { status, headers, body, finalUrl, redirects } = await ctx.engines.guardedFetch(url, {
    headers: { accept: 'text/html, application/xhtml+xml, */*;q=0.1', 'accept-language': 'en, *;q=0.5' },
    timeoutMs,
    maxBytes,
    acceptTypes: readableTypes,
    onlyOk: true,
    signal,
  })
  const { hostname } = new URL(finalUrl)
  const contentType = headers.get('content-type')
  if (body.byteLength === 0) throw new ReadError('empty_page', `${hostname} returned an empty response.`)
  if (findPageType(contentType, body, finalUrl) !== 'html')
    throw new ReadError('wrong_type', `${hostname} didn't return a web page.`)
  return {
    body,
    contentType,
    robotsHeader: headers.get('x-robots-tag'),
    about: {
      url,
      final_url: finalUrl,
      redirects,
      status,
      ...(contentType && { content_type: contentType.slice(0, 200) }),
      bytes: body.byteLength,
      checked_at: ctx.now().toISOString(),
    },
  }
}
