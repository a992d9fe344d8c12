import type { AgentContext } from '../../core/context.ts'
import { type SiteVisit, VisitRefused } from '../../engines/reader/site-reader.ts'
import type { ReportStage } from '../../runs/progress-report.ts'
import { RunFailure } from '../../runs/run-failure.ts'
import { collectPosts } from './collect-posts.ts'
import { findCandidates } from './find-candidates.ts'
import type { Survey, SurveyedPage } from './survey.ts'

/** Pages, sitemaps and feeds together. */
export const maxRequests = 30

/**
 * Reads a company's site: home, sitemap, feeds, then the most informative pages, 30 URLs at most.
 * @throws RunFailure `blocked` where robots.txt forbids it, `failed` where the site cannot be read
 */
export async function surveyCompany(
  ctx: AgentContext,
  company: { host: string; registrable: string },
  run: { signal: AbortSignal; report: ReportStage },
): Promise<Survey> {
  const { host, registrable } = company
  const { signal, report } = run
  const { siteReader, mailRecords } = ctx.engines
  await report({ stage: 'reading', percent: 5, message: `Reading robots.txt of ${host}.` })
  const records = mailRecords.find(registrable, signal)
  // It is waited for further down, where an abort before would leave it unheard.
  records.catch(() => {})
  const visit = await siteReader.visit(host, { registrable, maxRequests, signal }).catch((error: unknown) => {
    throw error instanceof VisitRefused ? asFailure(error) : error
  })
  const home = await readHome(visit)
  const pages: SurveyedPage[] = [home]
  const { siteMapEntries, siteMap } = await readSiteMaps(visit)
  const posts = await collectPosts(visit, home)

  const read = new Set([home.url, home.finalUrl])
  for (;;) {
    const next = findCandidates({ pages, siteMapEntries, posts: posts.items, visit }).find(
      ({ url }) => !read.has(url),
    )
    if (!next || visit.tally.requests >= maxRequests) break
    read.add(next.url)
    await report({
      stage: 'reading',
      percent: 8 + (visit.tally.requests / maxRequests) * 62,
      message: `Reading ${new URL(next.url).pathname} (${pages.length + 1} of up to ${maxRequests}).`,
    })
    const { value, unread } = await visit.readPage(next.url)
    if (unread?.reason === 'time' || unread?.reason === 'limit') break
    if (!value || (read.has(value.finalUrl) && value.finalUrl !== next.url)) continue
    read.add(value.finalUrl)
    const page = { ...value, kind: next.kind }
    pages.push(page)
    if (page.kind === 'blog' || page.kind === 'press') await posts.addFrom(page)
  }
  return {
    host,
    registrable,
    origin: visit.origin,
    pages,
    home,
    posts: posts.sorted(pages),
    feedUrl: posts.feedUrl(),
    siteMap,
    records: await records,
    robots: visit.robots,
    unread: visit.unread,
    tally: visit.tally,
    readAt: ctx.now(),
  }
}

async function readHome(visit: SiteVisit): Promise<SurveyedPage> {
  const address = `${visit.origin}/`
  const { value, unread } = await visit.readPage(address)
  if (value) return { ...value, kind: 'home' }
  if (unread.reason === 'elsewhere')
    throw new RunFailure(
      'moved_elsewhere',
      `${new URL(address).hostname} redirects to another company's site. ${unread.detail} Create a report on that domain instead.`,
    )
  if (unread.reason === 'robots')
    throw new RunFailure('robots_disallowed', `Couldn't read the home page: ${unread.detail}`, 'blocked')
  throw new RunFailure('site_unreachable', `Couldn't read the home page. ${unread.detail}`)
}

async function readSiteMaps(visit: SiteVisit): Promise<{
  siteMapEntries: { url: string; changedAt: Date | null }[]
  siteMap: Survey['siteMap']
}> {
  const [first = `${visit.origin}/sitemap.xml`] = visit.robots.sitemaps.filter(visit.owns).map(visit.spelt)
  const { value } = await visit.readSiteMap(first)
  if (!value) return { siteMapEntries: [], siteMap: null }
  const entries = [...value.pages]
  // Two of an index are enough to find the pages that matter; those about posts and pages come first.
  const children = value.sitemaps
    .filter(visit.owns)
    .map(visit.spelt)
    .toSorted((a, b) => Number(/post|blog|page/i.test(b)) - Number(/post|blog|page/i.test(a)))
  for (const child of children.slice(0, 2))
    entries.push(...((await visit.readSiteMap(child)).value?.pages ?? []))
  return {
    siteMapEntries: entries.filter(({ url }) => visit.owns(url)),
    siteMap: { url: first, pages: entries.length },
  }
}

function asFailure({ reason, message }: VisitRefused): RunFailure {
  const isPolicy = reason === 'robots_disallowed' || reason === 'robots_unreachable'
  return new RunFailure(reason, message, isPolicy ? 'blocked' : 'failed')
}
