import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { hostileText, sampleArticle, sampleSite } from '#test-support/fixtures/site-sample.ts'
import { articleMarkdown } from './article-markdown.ts'
import { llmsTxt } from './llms-txt.ts'
import { notFoundPage } from './not-found-page.ts'
import { rssFeed } from './rss-feed.ts'
import type { Site } from './site-article.ts'
import { sitemap } from './sitemap.ts'
import { tagPage } from './tag-page.ts'
import { tenantHome } from './tenant-home.ts'

const hostileSite = { ...sampleSite, title: hostileText, description: hostileText }
const hostileArticle = {
  ...sampleArticle,
  title: hostileText,
  description: hostileText,
  markdown: `Text ]]> &amp; \`]]>\` ${hostileText}`,
  tags: [hostileText],
}
const sampleGuide = {
  title: 'Twelve questions before you decide',
  subtitle: 'What to ask, and what the answers mean.',
  slug: 'twelve-questions',
  language: 'en',
  updatedAt: new Date('2026-11-14T08:00:00Z'),
}
const none = { tags: [], guides: [] }
const href = (html: string, selector: string) =>
  parseHTML(html).document.querySelector(selector)?.getAttribute('href')

test('the home page lists articles and leads to the other pages, the guides, the feed and the tags', () => {
  const list = { articles: [sampleArticle], page: 2, pageCount: 3 }
  const html = tenantHome(sampleSite, list, {
    tags: [{ tag: 'Café & bar', articleCount: 4 }],
    guides: [sampleGuide],
  })
  expect(href(html, '.entry a')).toBe('/acme/heat-pump')
  expect(href(html, 'a[rel=prev]')).toBe('/acme')
  expect(href(html, 'a[rel=next]')).toBe('/acme?page=3')
  expect(href(html, '.home-guides a')).toBe('/acme/guides/twelve-questions')
  expect(href(html, '.home-feed')).toBe('/acme/feed.xml')
  expect(href(html, '.tags a')).toBe('/acme/tags/Caf%C3%A9%20%26%20bar')
  expect(href(html, 'link[rel=canonical]')).toBe('https://desk.example/acme?page=2')
})

test('the articles of a tag are labelled with that tag, not with the first of their own', () => {
  const magazine: Site = { ...sampleSite, brand: { ...sampleSite.brand, layout: 'magazine' } }
  const article = { ...sampleArticle, tags: ['data migration', 'kickoff'] }
  const { document } = parseHTML(tagPage(magazine, 'kickoff', { articles: [article], page: 1, pageCount: 1 }))
  expect([...document.querySelectorAll('.entry-topic')].map((label) => label.textContent)).toEqual([
    'kickoff',
  ])
})

test('few articles of a tag are a plain list, more of them are cards, the newest first and large', () => {
  const magazine: Site = { ...sampleSite, brand: { ...sampleSite.brand, layout: 'magazine' } }
  const look = (count: number) => {
    const articles = Array.from({ length: count }, () => sampleArticle)
    const { document } = parseHTML(tagPage(magazine, 'kickoff', { articles, page: 1, pageCount: 1 }))
    return ['.entry', '.entry .art', '.lead'].map((part) => document.querySelectorAll(part).length)
  }
  expect(look(3)).toEqual([3, 0, 0])
  expect(look(4)).toEqual([4, 4, 1])
})

test('an empty site says so, and a missing page is not indexed', () => {
  expect(tenantHome(sampleSite, { articles: [], page: 1, pageCount: 1 }, none)).toContain('No articles yet')
  expect(tenantHome(sampleSite, { articles: [], page: 1, pageCount: 1 }, none)).not.toContain('id="guides"')
  const missing = notFoundPage(sampleSite)
  expect(missing).toContain('<meta name="robots" content="noindex">')
  expect(missing).not.toContain('rel="canonical"')
})

test('no list page lets a text out of its place', () => {
  const list = { articles: [hostileArticle], page: 1, pageCount: 2 }
  const pages = [
    tenantHome(hostileSite, list, {
      tags: [{ tag: hostileText }],
      guides: [{ ...sampleGuide, title: hostileText, subtitle: hostileText, language: hostileText }],
    }),
    tagPage(hostileSite, hostileText, list),
    notFoundPage(hostileSite),
  ]
  for (const html of pages) expect(/<script|<img/.test(html) || html.includes('\u0000')).toBe(false)
})

/** Checks that every tag of an XML document is closed in order and that it contains no bare ampersand. */
function expectWellFormed(xml: string): void {
  const open: string[] = []
  const outside = xml.replace(/<!\[CDATA\[.*?\]\]>/gs, '').replace(/<\?.*?\?>/g, '')
  for (const [, closing, name = '', selfClosing] of outside.matchAll(/<(\/?)([\w:]+)[^<>]*?(\/?)>/g)) {
    if (closing) expect(open.pop()).toBe(name)
    else if (!selfClosing) open.push(name)
  }
  expect(open).toEqual([])
  expect(outside.replace(/<\/?[\w:]+(?:\s[\w:]+="[^"<]*")*\s*\/?>/g, '')).not.toMatch(
    /[<>]|&(?!(amp|lt|gt|quot|#39);)/,
  )
  expect(xml.isWellFormed()).toBe(true)
}

test('the feed has the whole text with absolute addresses and stays well-formed whatever it carries', () => {
  const feed = rssFeed(sampleSite, [sampleArticle])
  expectWellFormed(feed)
  expect(feed).toContain('<pubDate>Fri, 02 Oct 2026 08:00:00 GMT</pubDate>')
  expect(feed).toContain('<lastBuildDate>Sat, 14 Nov 2026 08:00:00 GMT</lastBuildDate>')
  expect(feed).toContain('href="https://desk.example/acme/heat-pump#source-1"')
  expectWellFormed(rssFeed(hostileSite, [hostileArticle]))
  expectWellFormed(rssFeed(sampleSite, []))
})

test('the sitemap is well-formed, dated, and keeps to the 50,000 addresses of the protocol', () => {
  const map = sitemap(sampleSite, {
    articles: [sampleArticle],
    guides: [sampleGuide],
    tags: ['Café & bar', hostileText],
  })
  expectWellFormed(map)
  expect(map).toContain(
    '<loc>https://desk.example/acme/heat-pump</loc><lastmod>2026-11-14T08:00:00.000Z</lastmod>',
  )
  expect(map).toContain('<loc>https://desk.example/acme/guides/twelve-questions</loc>')
  const briefs = sitemap(sampleSite, {
    articles: [{ ...sampleArticle, isBrief: true }],
    guides: [],
    tags: [],
  })
  expect(briefs).not.toContain('/acme/heat-pump<')
  const many = sitemap(sampleSite, {
    articles: Array.from({ length: 60_000 }, () => sampleArticle),
    guides: [],
    tags: [],
  })
  expect(many.match(/<url>/g)).toHaveLength(50_000)
})

test('the list for language models links the Markdown of every article, one a line', () => {
  const text = llmsTxt(sampleSite, [{ ...sampleArticle, title: 'A [b](c)\n# d' }])
  expect(text).toContain(
    '- [A \\[b\\](c) \\# d](https://desk.example/acme/heat-pump.md): What field trials say.',
  )
})

test('the Markdown of an article names its sources, once', () => {
  const text = articleMarkdown(sampleSite, sampleArticle)
  expect(text).toMatch(/^# How to choose a heat pump\n\n> What field trials say\.\n/)
  expect(text).toContain('1. [Interim insights](<https://research.example/insights>)\n2. Handbook\n')
  const listed = { ...sampleArticle, markdown: '1. Interim insights\n2. Handbook' }
  expect(articleMarkdown(sampleSite, listed).match(/Handbook/g)).toHaveLength(1)
})
