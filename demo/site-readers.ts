import { ArticleList } from '#contract/articles.ts'
import { LeadMagnetList } from '#contract/lead-magnets.ts'
import type { Call, DemoDesk } from './demo-desk.ts'

/** Who leads readers to the site, by how often. */
const referrers = [
  'https://www.google.com/',
  'https://www.google.com/',
  'https://www.google.com/',
  'https://www.linkedin.com/feed/',
  'https://www.linkedin.com/feed/',
  'https://chatgpt.com/',
  'https://www.perplexity.ai/',
  'https://www.reddit.com/r/CustomerSuccess/',
  'https://www.bing.com/',
  '',
  '',
]
/** What a day of the working week brings, Sunday first. */
const weekday = [0.3, 0.9, 1.1, 1.2, 1, 0.8, 0.35]
const day = 86_400_000

const usual = { readsOfTen: 4, viewsOfClick: 23 }
/** What readers do on a page: on one they leave early, on another they click more than elsewhere. */
const manners = [
  usual,
  { readsOfTen: 1, viewsOfClick: 40 },
  { readsOfTen: 5, viewsOfClick: 23 },
  { readsOfTen: 6, viewsOfClick: 6 },
  { readsOfTen: 4, viewsOfClick: 30 },
]

/** The readers of one day: many on a new page, fewer every week, and more for some pages than for others. */
export async function readSite(desk: DemoDesk, tenantId: string, by: Call): Promise<void> {
  const { articles } = ArticleList.parse(await by('GET', '/articles?status=published&limit=100'))
  const { lead_magnets: guides } = LeadMagnetList.parse(await by('GET', '/lead-magnets?limit=100'))
  const pages = [
    ...articles.map(({ id, published_at: since }) => ({ page: `article:${id}`, since, share: 1 })),
    ...guides.map(({ id, created_at: since }) => ({ page: `guide:${id}`, since, share: 0.6 })),
  ].toSorted((a, b) => Date.parse(a.since ?? '') - Date.parse(b.since ?? ''))
  const now = desk.now()
  let reader = Math.floor(now.getTime() / day) * 1_000
  for (const [at, { page, since, share }] of pages.entries()) {
    const age = (now.getTime() - Date.parse(since ?? '')) / day
    const popularity = share * (0.6 + ((at * 5) % 7) / 4)
    const { readsOfTen, viewsOfClick } = manners[at % manners.length] ?? usual
    const views = Math.round(popularity * (weekday[now.getUTCDay()] ?? 1) * (3 + 14 * Math.exp(-age / 5)))
    for (let view = 0; view < views; view += 1) {
      reader += 1
      const seen = {
        tenantId,
        page,
        // One in nine comes back for a second page.
        reader: { address: `reader ${reader % 9 === 0 ? reader - 1 : reader}`, agent: 'A browser' },
        referrer: referrers[(reader * 7 + at) % referrers.length] ?? '',
        url: `https://blog.fernway.example/${page}`,
      }
      desk.ctx.views.see({ ...seen, what: 'view' })
      if ((reader + at) % 10 < readsOfTen) desk.ctx.views.see({ ...seen, what: 'read' })
      if ((reader + at) % viewsOfClick === 0) desk.ctx.views.see({ ...seen, what: 'click' })
    }
  }
  await desk.ctx.views.flush()
}
