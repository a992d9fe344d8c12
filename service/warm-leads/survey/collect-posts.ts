import type { SitePage, SiteVisit } from '../../engines/reader/site-reader.ts'
import { pageKind } from '../page-kind.ts'
import type { SurveyedPage, SurveyedPost } from './survey.ts'

const maxFeeds = 2
const maxPosts = 60

export type PostCollection = {
  readonly items: SurveyedPost[]
  feedUrl(): string | null
  addFrom(page: SitePage): Promise<void>
  /** Newest first, with the dates that the posts' own pages give. */
  sorted(pages: readonly SurveyedPage[]): SurveyedPost[]
}

/** The company's posts: from feeds where there are some, else from the links of its blog. */
export async function collectPosts(visit: SiteVisit, home: SitePage): Promise<PostCollection> {
  const byUrl = new Map<string, SurveyedPost>()
  const asked = new Set<string>()
  let feed: string | null = null

  const readFeeds = async (page: SitePage) => {
    for (const url of page.surface.feeds.filter(visit.owns).map(visit.spelt)) {
      if (asked.size >= maxFeeds || asked.has(url) || /comments/i.test(url)) continue
      asked.add(url)
      const { value } = await visit.readFeed(url)
      if (!value) continue
      feed ??= url
      for (const item of value) {
        // A feed may carry other people's posts; those are no news of this company.
        if (item.url === null || !visit.owns(item.url) || byUrl.size >= maxPosts) continue
        const address = visit.spelt(item.url)
        byUrl.set(address, { ...item, url: address, foundOn: url })
      }
    }
  }

  await readFeeds(home)
  return {
    get items() {
      return [...byUrl.values()]
    },
    feedUrl: () => feed,
    async addFrom(page) {
      await readFeeds(page)
      for (const { url: link, text } of page.surface.links) {
        const url = visit.spelt(link)
        const kind = pageKind(url)
        if ((kind !== 'post' && kind !== 'release') || byUrl.has(url) || byUrl.size >= maxPosts) continue
        if (!visit.owns(url) || text.split(' ').length < 3) continue
        byUrl.set(url, { title: text, url, publishedAt: null, summary: null, foundOn: page.finalUrl })
      }
    },
    sorted(pages) {
      const dates = new Map(
        pages.flatMap((page) => [page.url, page.finalUrl].map((url) => [url, page.publishedAt])),
      )
      return [...byUrl.values()]
        .map((post) => ({ ...post, publishedAt: post.publishedAt ?? dates.get(post.url) ?? null }))
        .toSorted((a, b) => (b.publishedAt?.getTime() ?? 0) - (a.publishedAt?.getTime() ?? 0))
    },
  }
}
