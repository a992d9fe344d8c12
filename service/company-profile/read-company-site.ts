import type { AgentContext } from '../core/context.ts'
import { conflict, invalid } from '../core/errors.ts'
import { type SitePage, type SiteVisit, VisitRefused } from '../engines/reader/site-reader.ts'
import { isOpenedByOperator } from '../outbound/is-opened-by-operator.ts'
import { withPatience } from '../outbound/unavailable.ts'
import { findCompany } from '../warm-leads/company-domain.ts'
import { type PageKind, pageKind } from '../warm-leads/page-kind.ts'

export type CompanyPage = SitePage & { kind: PageKind }

/** Redirects count; at most six pages come of it. */
const maxRequests = 8
const readingMs = 30_000

/** The most informative pages about a company and its voice, in this order. */
const wantedKinds: readonly PageKind[] = ['about', 'pricing', 'product', 'contact', 'blog', 'post']
const maxPages = 6

/**
 * Reads the given page and the few most informative pages of the same site.
 * @throws {ServiceError} `invalid` for a URL of no company, `conflict` if the site cannot be read, with a readable
 * reason; {Unavailable} when it could not be read in time
 */
export async function readCompanySite(
  ctx: AgentContext,
  url: string,
  signal: AbortSignal,
): Promise<CompanyPage[]> {
  const company = companyAt(ctx, url)
  const patient = withPatience(signal, readingMs)
  const visit = await ctx.engines.siteReader
    .visit(company.host, {
      registrable: company.registrable,
      maxRequests: maxRequests,
      signal: patient,
    })
    .catch((error: unknown) => {
      if (error instanceof VisitRefused) throw conflict(error.reason, error.message)
      throw error
    })
  const pages: CompanyPage[] = []
  try {
    await readPages(visit, url, pages)
  } catch (error) {
    // Pages read before the timeout are enough to continue.
    if (!patient.aborted || signal.aborted || pages.length === 0) throw error
  }
  return pages
}

async function readPages(visit: SiteVisit, url: string, pages: CompanyPage[]): Promise<void> {
  const { value: home, unread } = await visit.readPage(visit.spelt(url))
  if (!home) throw conflict('site_unreachable', `Couldn't read ${url}. ${unread.detail}`)
  pages.push({ ...home, kind: 'home' })
  const read = new Set([home.url, home.finalUrl])
  for (const kind of wantedKinds) {
    if (pages.length >= maxPages) return
    const link = pages
      .flatMap(({ surface }) => surface.links)
      .map((one) => ({ ...one, url: visit.spelt(one.url) }))
      .find((one) => visit.owns(one.url) && !read.has(one.url) && pageKind(one.url, one.text) === kind)
    if (!link) continue
    read.add(link.url)
    const { value, unread: why } = await visit.readPage(link.url)
    if (why?.reason === 'limit' || why?.reason === 'time') return
    if (value && !pages.some((page) => page.finalUrl === value.finalUrl)) pages.push({ ...value, kind })
  }
}

/** A site that the operator opened may answer at a port or an IP address, which names no company to others. */
function companyAt({ config }: AgentContext, url: string) {
  const { protocol, host, hostname } = new URL(url)
  try {
    return findCompany(`${protocol}//${host}`)
  } catch (error) {
    if (isOpenedByOperator(config, url)) return { host, registrable: hostname }
    throw invalid('url', error instanceof Error ? error.message : 'Must be the URL of a company website.')
  }
}
