import type { GuardedFetch, GuardedResponse } from '#service/outbound/guarded-fetch.ts'
import type { GuardedPost } from '#service/outbound/guarded-post.ts'
import { ReadError } from '#service/outbound/read-error.ts'
import { companies } from './story/companies.ts'
import { siteOf } from './story/company-site.ts'
import { pages } from './story/pages.ts'

const day = 86_400_000
const encoder = new TextEncoder()

/** The web as far as the demo knows it: its pages and company sites, and nothing else. No request leaves the machine. */
export function createDemoFetch(now: () => Date): GuardedFetch {
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
    const company = companies.find(({ host }) => host === url.hostname)
    return company && siteOf(company, now()).get(url.pathname)
  }
  const read = async (address: string): Promise<GuardedResponse> => {
    const { hostname } = new URL(address)
    const known =
      companies.some(({ host }) => host === hostname) ||
      Object.keys(pages).some((url) => new URL(url).hostname === hostname)
    if (!known) throw new ReadError('name_not_found', `${hostname} could not be found.`)
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
      const answer = (status: number, body = '') => ({ status, retryAfter: null, body: encoder.encode(body) })
      if (hostname.startsWith('old-')) return answer(404, '{"error":"no such hook"}')
      if (hostname.startsWith('crm.') && outages.some(({ from, to }) => now() >= from && now() <= to))
        return answer(503, 'upstream connect error or disconnect/reset before headers')
      // Now and then a request is lost on the way, and the retry gets through.
      if (count % 23 === 0) throw new ReadError('timed_out', `${hostname} took longer than 15 s to answer.`)
      return answer(hostname.startsWith('crm.') ? 200 : 204)
    },
    { close: async () => {} },
  )
}
