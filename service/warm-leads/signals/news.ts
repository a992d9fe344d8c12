import { clip } from '../evidence-ledger.ts'
import { pageSentences } from '../page-sentences.ts'
import { pagesOf, type Survey, type SurveyedPage } from '../survey/survey.ts'

/** One statement of the company about itself: a post's title, or a sentence of a page. */
export type News = {
  text: string
  /** What the statement stands in, as it is called. */
  title: string
  publishedAt: Date | null
  url: string
  /** True for the title of a post or release. */
  isHeadline: boolean
}

/** Everything in which a company tells what happened; null where no such page was read. */
export function newsOf(survey: Survey): News[] | null {
  const pages = pagesOf(survey, 'post', 'release', 'press', 'changelog', 'blog')
  if (pages.length === 0 && survey.posts.length === 0) return null
  const headlines = survey.posts.map(({ title, publishedAt, url, summary }) => ({
    text: summary ? `${title}. ${summary}` : title,
    title,
    publishedAt,
    url,
    isHeadline: true,
  }))
  return [...headlines, ...[...pages, ...pagesOf(survey, 'about', 'home')].flatMap(sentencesOf)]
}

function sentencesOf(page: SurveyedPage): News[] {
  return pageSentences(page.blocks)
    .slice(0, 120)
    .map((text) => ({
      text: clip(text, 320),
      title: page.title ?? page.finalUrl,
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
