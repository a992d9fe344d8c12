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

const magazine: Site = { ...sampleSite, brand: { ...sampleSite.brand, layout: 'magazine' } }
const tagged = (count: number, site = magazine) =>
  tagPage(site, 'kickoff', {
    list: { articles: Array.from({ length: count }, () => sampleArticle), page: 1, pageCount: 1 },
    total: count,
    tags: [
      { tag: 'kickoff', articleCount: count },
      { tag: 'data migration', articleCount: 2 },
    ],
  })

test('the page of a tag counts its articles and leads to its feed, the other tags and all articles', () => {
  const html = tagged(1)
  const { document } = parseHTML(html)
  expect(document.querySelector('.tag-head .meta')?.textContent).toBe('1 articleRSS feed')
  expect(href(html, '.tag-head a')).toBe('/acme/tags/kickoff/feed.xml')
  expect([...document.querySelectorAll('.tags a')].map((tag) => tag.getAttribute('href'))).toEqual([
    '/acme/tags/data%20migration',
  ])
  expect(href(html, '.home-tags p a')).toBe('/acme')
})

test('the page of a tag with few articles leads to the newest of the others', () => {
  const { document } = parseHTML(
    tagPage(magazine, 'kickoff', {
      list: { articles: [sampleArticle], page: 1, pageCount: 1 },
      total: 1,
      tags: [],
      others: [sampleArticle],
    }),
  )
  expect(document.querySelector('.newest h2')?.textContent).toBe('Newest from all topics')
  expect(document.querySelectorAll('.newest .entry')).toHaveLength(1)
  expect(document.querySelectorAll('.newest .lead')).toHaveLength(0)
  expect(parseHTML(tagged(1)).document.querySelector('.newest')).toBeNull()
})

test('every article of a tag is a card, not labelled with the tag; two or three share a row, others have a large one first', () => {
  const look = (count: number) => {
    const { document } = parseHTML(tagged(count))
    return ['.entry .art', '.lead', '.is-pair', '.entry-topic'].map(
      (part) => document.querySelectorAll(part).length,
    )
  }
  expect(look(1)).toEqual([1, 1, 0, 0])
  expect(look(2)).toEqual([2, 0, 1, 0])
  expect(look(3)).toEqual([3, 0, 0, 0])
  expect(look(4)).toEqual([4, 1, 0, 0])
})

test('a list names who signs each article, where the site names its authors', () => {
  const author = { name: 'Mara Lind', line: '', picture: null, url: null }
  const signed = { ...magazine, brand: { ...magazine.brand, authors: [author] } }
  const first = (html: string) => parseHTML(html).document.querySelector('.entry .meta li')?.textContent
  expect(first(tagged(1, signed))).toBe('Mara Lind')
  expect(first(tagged(1))).toBe('October 2, 2026')
})

test('the feed of a tag is well-formed and names the tag and itself', () => {
  const feed = rssFeed(sampleSite, [sampleArticle], 'Café & bar')
  expectWellFormed(feed)
  expect(feed).toContain('<title>Café &amp; bar · Acme Journal</title>')
  expect(feed).toContain('href="https://desk.example/acme/tags/Caf%C3%A9%20%26%20bar/feed.xml" rel="self"')
  expectWellFormed(rssFeed(hostileSite, [hostileArticle], hostileText))
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
    tagPage(hostileSite, hostileText, {
      list,
      total: 1,
      tags: [{ tag: hostileText }, { tag: `${hostileText}2` }],
    }),
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

test('every guide of the home has a form of its own, and a site of files has links in their place', () => {
  const list = { articles: [sampleArticle], page: 1, pageCount: 1 }
  const guides = [sampleGuide, { ...sampleGuide, slug: 'second' }]
  const { document } = parseHTML(tenantHome(sampleSite, list, { tags: [], guides }))
  const forms = [...document.querySelectorAll('.home-guides form')]
  expect(forms.map((form) => form.getAttribute('action'))).toEqual([
    '/acme/guides/twelve-questions',
    '/acme/guides/second',
  ])
  for (const form of forms)
    expect(document.querySelectorAll(`#${form.getAttribute('aria-labelledby')}`)).toHaveLength(1)
  const files = parseHTML(tenantHome({ ...sampleSite, isStatic: true }, list, { tags: [], guides })).document
  expect(files.querySelectorAll('.home-guides form')).toHaveLength(0)
  expect(files.querySelectorAll('.home-guides h3 a')).toHaveLength(2)
})

test('the page of a tag says what the site is about, and offers the guide that goes with it', () => {
  const about = { ...magazine, description: 'Coffee, measured.' }
  const list = { articles: [sampleArticle], page: 1, pageCount: 1 }
  const { document } = parseHTML(tagPage(about, 'kickoff', { list, total: 1, tags: [], guide: sampleGuide }))
  expect(document.querySelector('.tag-head p')?.textContent).toBe('Coffee, measured.')
  expect(document.querySelector('.home-guides form')?.getAttribute('action')).toBe(
    '/acme/guides/twelve-questions',
  )
  expect(parseHTML(tagged(1)).document.querySelector('.home-guides')).toBeNull()
})
