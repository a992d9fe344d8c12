import { pagesOf } from '../survey/survey.ts'
import type { FoundSignal, SignalRule, SignalSubject } from './signal.ts'

const dayMs = 86_400_000
const quietDays = 60

/** `subject` is that of a message about it. */
type Gap = { title: string; subject: string; claim: string; passage: string; strength: number }

/** What readers and machines look for and the site does not have. All of it was looked for on pages that ${wereRead}. */
export const findContentGaps: SignalRule = (subject) => {
  const { survey } = subject
  const { home } = survey
  return gapsOf(subject).map(
    (gap): FoundSignal => ({
      kind: 'content_gap',
      ...gap,
      publishedAt: null,
      isStanding: true,
      url: home.finalUrl,
      pageTitle: home.title,
    }),
  )
}

function gapsOf({ survey, account }: SignalSubject): Gap[] {
  const { home, posts } = survey
  const readPages = `${survey.pages.length} ${survey.pages.length === 1 ? 'page' : 'pages'}`
  const wereRead = survey.pages.length === 1 ? 'was read' : 'were read'
  const gaps: Gap[] = []
  const blogs = pagesOf(survey, 'blog', 'post')
  const newest = posts.find(({ publishedAt }) => publishedAt !== null)?.publishedAt
  const quiet = newest ? Math.floor((survey.readAt.getTime() - newest.getTime()) / dayMs) : 0
  if (blogs.length === 0 && posts.length === 0 && survey.pages.length >= 3)
    gaps.push({
      title: 'No blog found',
      subject: `Articles for ${account.name}`,
      strength: 0.9,
      passage: `No link to a blog, articles or guides on the ${readPages} that ${wereRead}.`,
      claim: `On the ${readPages} of your site that I looked at I found no blog or guides.`,
    })
  else if (newest && quiet > quietDays)
    gaps.push({
      title: `No new post for ${quiet} days`,
      subject: `The next post on ${account.name}’s blog`,
      strength: 0.9,
      passage: `The newest dated post is “${posts[0]?.title ?? ''}” from ${newest.toISOString().slice(0, 10)}.`,
      claim: `Your newest dated post is from ${newest.toISOString().slice(0, 10)}.`,
    })
  else if (posts.length > 0 && posts.length < 4)
    gaps.push({
      title: `A thin blog: ${posts.length} ${posts.length === 1 ? 'post' : 'posts'} found`,
      subject: `More posts for ${account.name}`,
      strength: 0.6,
      passage: `Posts found: ${posts.map(({ title }) => `“${title}”`).join(', ')}.`,
      claim: `I found ${posts.length} ${posts.length === 1 ? 'post' : 'posts'} on your site.`,
    })
  if (!survey.feedUrl && (blogs.length > 0 || posts.length > 0))
    gaps.push({
      title: 'No feed',
      subject: `Following ${account.name}’s blog`,
      strength: 0.5,
      passage: `None of the ${readPages} that ${wereRead} links to an RSS, Atom or JSON feed.`,
      claim: `The pages of your blog that I read link to no feed.`,
    })
  if (!survey.pages.some(({ surface }) => surface.things.length > 0 || surface.microdata.length > 0))
    gaps.push({
      title: 'No structured data',
      subject: `How search engines read ${account.name}`,
      strength: 0.7,
      passage: `No JSON-LD and no microdata on the ${readPages} that ${wereRead}.`,
      claim: `I found no structured data on the ${readPages} of ${account.name} that I read.`,
    })
  if (!home.surface.hasDescription)
    gaps.push({
      title: 'The home page has no description',
      subject: `What search results say about ${account.name}`,
      strength: 0.5,
      passage: 'The home page has no meta description for search results.',
      claim: 'Your home page has no meta description.',
    })
  if (!home.surface.hasSocialPreview)
    gaps.push({
      title: 'No social preview',
      subject: `How a link to ${account.name} looks when it is shared`,
      strength: 0.4,
      passage: 'The home page is missing og:title or og:image, which social networks use to show links.',
      claim: 'Your home page has no complete social preview.',
    })
  if (
    !survey.siteMap &&
    survey.unread.some(({ url, detail }) => /sitemap/i.test(url) && /status 4/.test(detail))
  )
    gaps.push({
      title: 'No sitemap',
      subject: `Finding every page of ${account.name}`,
      strength: 0.4,
      passage: "robots.txt lists no sitemap that works, and /sitemap.xml doesn't exist.",
      claim: 'I could not find a sitemap for your site.',
    })
  return gaps.toSorted((a, b) => b.strength - a.strength)
}
