import { rasterize } from '#service/engines/illustrator/rasterize.ts'
import type { GuardedFetch, GuardedResponse } from '#service/outbound/guarded-fetch.ts'
import type { GuardedPost } from '#service/outbound/guarded-post.ts'
import { ReadError } from '#service/outbound/read-error.ts'
import { companies } from './story/companies.ts'
import { siteOf } from './story/company-site.ts'
import { ownPages, sharePicture, sharePictureUrl } from './story/own-pages.ts'
import { pages } from './story/pages.ts'

const day = 86_400_000
const encoder = new TextEncoder()

/**
 * The web as far as the demo knows it: its pages and company sites, and nothing else. No request leaves the machine.
 * @param fixedAt from when the company's own pricing page is put right
 */
export function createDemoFetch(now: () => Date, fixedAt: Date): GuardedFetch {
  const own = ownPages(fixedAt)
  const find = (address: string): { type: string; body: string } | undefined => {
    const url = new URL(address)
    const page = pages[url.href]
    if (page) {
      const published = new Date(now().getTime() - page.daysAgo * day).toISOString()
      const head = `<title>${page.title}</title><meta property="og:site_name" content="${page.publisher}"><meta property="article:published_time" content="${published}">`
      return {
        type: 'text/html; charset=utf-8',
        body: `<!doctype html><html lang="en"><head>${head}</head><body><main><article><h1>${page.title}</h1>${page.html}</article></main></body></html>`,
      }
    }
    const ownPage = own.get(url.href)
    if (ownPage) return { type: 'text/html; charset=utf-8', body: ownPage.html(now()) }
    const company = companies.find(({ host }) => host === url.hostname)
    return company && siteOf(company, now()).get(url.pathname)
  }
  const read = async (address: string): Promise<GuardedResponse> => {
    const { hostname } = new URL(address)
    const known =
      companies.some(({ host }) => host === hostname) ||
      [...Object.keys(pages), ...own.keys()].some((url) => new URL(url).hostname === hostname)
    if (!known) throw new ReadError('name_not_found', `${hostname} could not be found.`)
    if (address === sharePictureUrl) {
      const { png } = await rasterize(sharePicture)
      const headers = new Headers({ 'content-type': 'image/png' })
      return { status: 200, headers, body: new Uint8Array(png), finalUrl: address, redirects: [] }
    }
    const found = find(address)
    return {
      status: found ? 200 : 404,
      headers: new Headers({ 'content-type': found?.type ?? 'text/html; charset=utf-8' }),
      body: encoder.encode(found?.body ?? '<!doctype html><title>Not found</title><p>Not found.</p>'),
      finalUrl: address,
      redirects: [],
    }
  }
  return Object.assign(
    async (address: string, request?: { onlyOk?: boolean }) => {
      const answer = await read(address)
      if (request?.onlyOk && answer.status !== 200)
        throw new ReadError(
          'http_error',
          `${new URL(address).hostname} answered with status ${answer.status}.`,
        )
      return answer
    },
    { close: async () => {} },
  )
}

/** Answers of the endpoints: one is well, one has its bad days, one was moved and forgotten. */
export function createDemoPost(now: () => Date, outages: readonly { from: Date; to: Date }[]): GuardedPost {
  let count = 0
  return Object.assign(
    async (address: string) => {
      count += 1
      const { hostname } = new URL(address)
      const answer = (status: number, body = '', headers: Record<string, string> = {}) => ({
        status,
        retryAfter: null,
        body: encoder.encode(body),
        headers: { date: now().toUTCString(), ...headers },
      })
      const json = { 'content-type': 'application/json', server: 'nginx' }
      if (hostname.startsWith('old-'))
        return answer(
          404,
          '{"error":{"code":"hook_not_found","message":"No hook is registered at /hook. The intranet moved on 2 March.","docs":"https://intranet.fernway.example/help/hooks"}}',
          { ...json, 'x-request-id': `req_${(48_200 + count).toString(36)}` },
        )
      if (hostname.startsWith('crm.') && outages.some(({ from, to }) => now() >= from && now() <= to))
        return answer(
          503,
          'upstream connect error or disconnect/reset before headers. reset reason: connection timeout',
          {
            'content-type': 'text/plain',
            server: 'envoy',
            'x-envoy-upstream-service-time': '15004',
          },
        )
      // Now and then a request is lost on the way, and the retry gets through.
      if (count % 23 === 0) throw new ReadError('timed_out', `${hostname} took longer than 15 s to answer.`)
      return hostname.startsWith('crm.')
        ? answer(200, `{"ok":true,"timeline_entry":"tl_${(90_000 + count).toString(36)}"}`, json)
        : answer(204, '', { server: 'nginx' })
    },
    { close: async () => {} },
  )
}
