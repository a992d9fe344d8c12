import type { CheckedPage, PageFinding, PageTag, SocialPreviewReport } from '#contract/page-reports.ts'
import type { AgentContext } from '../../core/context.ts'
import { countFindings, inOrder } from '../structured-data/sort-findings.ts'
import { checkAddresses } from './check-addresses.ts'
import { checkFrame } from './check-frame.ts'
import { checkPictures } from './check-pictures.ts'
import { checkTexts } from './check-texts.ts'
import { blockedNetworks, crawlers } from './crawlers.ts'
import { fetchPictures } from './fetch-pictures.ts'
import { previewNetworks } from './networks.ts'
import type { PageFacts } from './page-facts.ts'
import type { SocialPage } from './social-finding.ts'

/** What a page shows where it is shared: fetches its pictures and robots.txt, then judges. */
export async function socialPreviewReport(
  ctx: AgentContext,
  given: { facts: PageFacts; page: CheckedPage; robotsHeader: string | null },
  options: { include: boolean; signal: AbortSignal },
): Promise<SocialPreviewReport> {
  const { facts, page, robotsHeader } = given
  const [pictures, blocked] = await Promise.all([
    fetchPictures(ctx, facts.pictures, options),
    blockedNetworks(ctx, page.final_url, options.signal),
  ])
  const metaRobots = [facts.values.robots, facts.values.googlebot].filter(Boolean).join(', ')
  const robots = [metaRobots, robotsHeader ?? ''].filter(Boolean).join(', ')
  const findings = inOrder(checkSocial({ facts, pictures, page, robots }))
  const description = facts.values.description
  const canonical = facts.canonicals[0]?.url
  const headerTags: PageTag[] = robotsHeader
    ? [{ source: 'header', name: 'x-robots-tag', value: robotsHeader.slice(0, 500) }]
    : []
  return {
    page,
    ...(facts.title && { title: facts.title }),
    ...(description && { description }),
    ...(canonical && { canonical }),
    robots: {
      ...(metaRobots && { meta: metaRobots }),
      ...(robotsHeader && { header: robotsHeader.slice(0, 500) }),
      indexable: !/\b(noindex|none)\b/i.test(robots) && !blocked.includes('google'),
      blocked: blocked.map((network) => crawlers[network]),
    },
    icons: facts.icons,
    open_graph: named(facts, 'og:'),
    twitter: named(facts, 'twitter:'),
    pictures,
    networks: previewNetworks({ facts, pictures, blocked, robots, finalUrl: page.final_url }),
    tags: [...facts.tags, ...headerTags],
    findings,
    counts: countFindings(findings),
  }
}

function named(facts: PageFacts, prefix: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(facts.values)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => [name.slice(prefix.length), value]),
  )
}

/** Problems to fix so that a page looks right where it is shared. */
function checkSocial(page: SocialPage): PageFinding[] {
  return [...checkTexts(page), ...checkPictures(page), ...checkAddresses(page), ...checkFrame(page)]
}
