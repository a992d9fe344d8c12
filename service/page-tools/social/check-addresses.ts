import type { PageFinding } from '#contract/page-reports.ts'
import { type SocialPage, socialFinding } from './social-finding.ts'

/** Which address the page says it has, and how one gets to it. */
export function checkAddresses({ facts, page }: SocialPage): PageFinding[] {
  const found: PageFinding[] = []
  const [canonical] = facts.canonicals
  if (!canonical)
    found.push(
      socialFinding(
        'notice',
        'no_canonical',
        'canonical',
        'No canonical URL.',
        `<link rel="canonical" href="${page.final_url.slice(0, 300)}">`,
      ),
    )
  const different = new Set(facts.canonicals.map(({ url }) => url))
  if (different.size > 1)
    found.push(
      socialFinding(
        'error',
        'several_canonicals',
        'canonical',
        `The page has ${different.size} different canonical URLs, so none counts.`,
        'Keep one.',
        facts.canonicals[1]?.line,
      ),
    )
  else if (canonical && !isSameAddress(canonical.url, page.final_url))
    found.push(
      socialFinding(
        'notice',
        'canonical_elsewhere',
        'canonical',
        `The canonical URL is another page: ${canonical.url.slice(0, 300)}`,
        "Keep it if this page is a copy. Otherwise use the page's own URL.",
        canonical.line,
      ),
    )
  const shared = facts.values['og:url']
  if (canonical && shared && !isSameAddress(shared, canonical.url))
    found.push(
      socialFinding(
        'warning',
        'og_url_differs',
        'og:url',
        'og:url and the canonical URL differ. Shares and search count for different pages.',
        `content="${canonical.url.slice(0, 300)}"`,
        facts.tags.find(({ name }) => name === 'og:url')?.line,
      ),
    )
  if (page.redirects.length > 1)
    found.push(
      socialFinding(
        'notice',
        'many_redirects',
        'address',
        `The URL redirects ${page.redirects.length} times.`,
        `Link to ${page.final_url.slice(0, 300)}`,
      ),
    )
  if (facts.refresh)
    found.push(
      socialFinding(
        'warning',
        'meta_refresh',
        'http-equiv:refresh',
        'The page redirects visitors by itself. Networks show the redirecting page.',
        'Use an HTTP redirect (301 or 308) instead.',
        facts.refresh.line,
      ),
    )
  return found
}

function isSameAddress(a: string, b: string): boolean {
  const plain = (address: string) => URL.parse(address)?.href.replace(/#.*$/, '').replace(/\/$/, '')
  return plain(a) === plain(b)
}
