import { shorten } from '../../text/shorten.ts'
import { pageSentences } from '../page-sentences.ts'
import { pagesOf, type Survey, type SurveyedPage } from '../survey/survey.ts'

/** One statement of the company about itself: a post's title, or a sentence of a page. */
export type News = {
  text: string
  /** The title of the page or section that contains the statement. */
  title: string
  publishedAt: Date | null
  url: string
  /** True for the title of a post or release. */
  isHeadline: boolean
}

/** All pages in which a company reports news; null if no such page was read. */
export function newsOf(survey: Survey): News[] | null {
  const pages = pagesOf(survey, 'post', 'release', 'press', 'changelog', 'blog')
  if (pages.length === 0 && survey.posts.length === 0) return null
  const headlines = survey.posts.map(({ title, publishedAt, url, summary }) => ({
    text: postText(title, summary),
    title,
    publishedAt,
    url,
    isHeadline: true,
  }))
  // A list of posts says each headline again, without its date.
  const titles = survey.posts.map(({ title }) => title.toLowerCase())
  const sentences = [...pages, ...pagesOf(survey, 'about', 'home')]
    .flatMap(sentencesOf)
    .filter(({ text }) => !titles.some((title) => text.toLowerCase().includes(title)))
  return [...headlines, ...sentences]
}

/** A post by its title and what its feed says of it, which is often no more than the title. */
export function postText(title: string, summary: string | null): string {
  if (!summary || summary.startsWith(title)) return summary ?? title
  return /[.!?…]$/.test(title) ? `${title} ${summary}` : `${title}. ${summary}`
}

function sentencesOf(page: SurveyedPage): News[] {
  return pageSentences(page.blocks)
    .slice(0, 120)
    .map((text) => ({
      text: shorten(text, 320),
      title: page.kind === 'post' || page.kind === 'release' ? (page.title ?? text) : shorten(text, 90),
      publishedAt: page.kind === 'post' || page.kind === 'release' ? page.publishedAt : null,
      url: page.finalUrl,
      isHeadline: false,
    }))
}

/** The first statement of each page that a pattern fits; headlines before sentences, newest first. */
export function matching(news: readonly News[], pattern: RegExp, most: number): News[] {
  const byUrl = new Map<string, News>()
  for (const one of news) {
    const subject = one.isHeadline ? one.title : one.text
    if (pattern.test(subject) && !byUrl.has(one.url)) byUrl.set(one.url, one)
  }
  return [...byUrl.values()]
    .toSorted((a, b) => (b.publishedAt?.getTime() ?? 0) - (a.publishedAt?.getTime() ?? 0))
    .slice(0, most)
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** `On 17 November`; `Recently` where the page gives no date. */
export function onDay(at: Date | null): string {
  return at ? `On ${day.format(at)}` : 'Recently'
}
