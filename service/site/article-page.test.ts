import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { hostileText, sampleArticle, sampleSite } from '#test-support/fixtures/site-sample.ts'
import { artLink } from './article-list.ts'
import { articlePage } from './article-page.ts'
import { sitePolicy } from './content-security-policy.ts'
import type { SiteArticle } from './site-article.ts'

const alone = { newer: null, older: null, related: [], form: null }
const page = (changes: Partial<SiteArticle> = {}) =>
  parseHTML(articlePage(sampleSite, { ...sampleArticle, ...changes }, alone)).document
const meta = (document: Document, name: string) =>
  document.querySelector(`meta[property="${name}"],meta[name="${name}"]`)?.getAttribute('content')

test('search engines and link previews get absolute addresses, dates and the drawn picture', () => {
  const document = page()
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    'https://desk.example/acme/heat-pump',
  )
  expect(meta(document, 'og:image')).toBe('https://desk.example/acme/heat-pump/cover.png')
  expect([meta(document, 'og:image:width'), meta(document, 'og:image:height')]).toEqual(['1200', '630'])
  expect(meta(document, 'og:image:alt')).toBe('Cover')
  expect(meta(document, 'twitter:card')).toBe('summary_large_image')
  expect(meta(document, 'article:published_time')).toBe('2026-10-02T08:00:00.000Z')
})

test('an internal brief is kept from search engines, and an article is not', () => {
  const brief = page({ isBrief: true })
  expect(meta(brief, 'robots')).toBe('noindex')
  expect(brief.querySelector('link[rel=canonical]')).toBeNull()
  expect(meta(page(), 'robots')).toBeUndefined()
})

test('structured data is an Article with its sources', () => {
  const json = page().querySelector('script[type="application/ld+json"]')?.textContent ?? ''
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'Article',
    headline: sampleArticle.title,
    datePublished: '2026-10-02T08:00:00.000Z',
    dateModified: '2026-11-14T08:00:00.000Z',
    author: { '@type': 'Organization', name: 'Acme Journal' },
    image: { url: 'https://desk.example/acme/heat-pump/cover.png' },
    citation: [{ name: 'Interim insights', url: 'https://research.example/insights' }, { name: 'Handbook' }],
    wordCount: 660,
    inLanguage: 'en',
  })
})

test('no text of an article can leave its place, in the head, the data or the body', () => {
  const hostile: SiteArticle = {
    ...sampleArticle,
    title: hostileText,
    description: hostileText,
    markdown: hostileText,
    tags: [hostileText],
    language: hostileText,
    sources: [
      { reference: 1, title: hostileText, url: hostileText },
      { reference: 2, title: hostileText, url: 'javascript:alert(1)' },
    ],
    coverAlt: hostileText,
  }
  const neighbours = {
    newer: { title: hostileText, slug: hostileText.slice(0, 30) },
    older: null,
    related: [],
    form: null,
  }
  const html = articlePage({ ...sampleSite, title: hostileText }, hostile, neighbours)
  const { document } = parseHTML(html)
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(html.match(/<img/g)).toBeNull()
  expect(html).not.toMatch(/href="javascript/)
  expect(html).not.toContain('\u0000')
  const json = document.querySelector('script')?.textContent ?? ''
  expect(JSON.parse(json).headline).toContain('</script>')
  expect(document.documentElement.getAttribute('lang')).toBe('en')
})

test('the policy allows exactly the stylesheet of the page, and the page needs nothing else', () => {
  const html = articlePage(sampleSite, sampleArticle, alone)
  expect(html.match(/<style/g)).toHaveLength(1)
  expect(html).not.toMatch(
    /\sstyle=|<script(?! type="application\/ld\+json")|@import|https?:\/\/[^"]*\.(css|woff2?)/,
  )
  expect(sitePolicy(sampleSite)).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]{43}='/)
})

test('labels, direction and dates are those of the language; unknown languages have English labels', () => {
  const arabic = page({ language: 'ar' })
  expect(arabic.documentElement.getAttribute('dir')).toBe('rtl')
  expect(arabic.querySelector('#sources')?.textContent).toBe('المصادر')
  const german = page({ language: 'de-AT' })
  expect(german.querySelector('.meta')?.textContent).toContain('2. Oktober 2026')
  expect(page({ language: 'fi' }).querySelector('#sources')?.textContent).toBe('Sources')
})

test('the page shows what the text is based on', () => {
  expect(page().querySelector('.trust')?.textContent).toBe('Every statement of fact has a source')
  for (const sourcing of ['unlisted', 'digest', 'mixed', 'unsourced'] as const) {
    expect(page({ sourcing }).querySelector(`.trust-${sourcing}`)?.textContent).toMatch(/^[A-Z].+/)
  }
})

test('every reference leads to its source and back', () => {
  const document = page()
  for (const link of document.querySelectorAll('.reference a, .source-back')) {
    expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')).not.toBeNull()
  }
  expect(document.querySelectorAll('.source-back')).toHaveLength(2)
})

test('an id is used once', () => {
  const ids = [...page({ markdown: '## Sources\n\ntext\n\n## Topics\n\n## Main' }).querySelectorAll('[id]')]
  expect(new Set(ids.map((node) => node.id)).size).toBe(ids.length)
})

test('a description that the text begins with is not shown above it as well', () => {
  const said = 'Nobody should hear the fan at night. Thirty-five decibels are the limit.'
  const repeated = page({
    description: `${said} (The Example, own document)`,
    markdown: `According to **The Example**: Nobody should hear the *fan* at night [1]. Thirty-five decibels are the limit.`,
  })
  expect(repeated.querySelector('.standfirst')).toBeNull()
  expect(meta(repeated, 'description')).toContain(said)
  expect(page({ description: said }).querySelector('.standfirst')?.textContent).toBe(said)
})

test.each([
  ['Tar', 'Start with dry planks.'],
  ['Tar', 'Tar keeps a pier for thirty years.'],
  ['焦油', '焦油让木桥墩保存三十年，而且不需要别的东西。'],
])('a description that says more than the title “%s” is shown', (title, description) => {
  expect(page({ title, description }).querySelector('.standfirst')?.textContent).toBe(description)
})

test('a description that adds no more than a word or two to the title is not shown', () => {
  const title = 'Tar on a pier'
  for (const description of [title, 'tar on a pier.', 'Tar on a pier (own document)']) {
    expect(page({ title, description }).querySelector('.standfirst')).toBeNull()
  }
})

const offer = { text: 'Book a test', url: 'https://acme.example/test?a=1&b=2', line: 'A free test' }
const withOffer = (markdown: string, callToAction: 'end' | 'both' = 'end') => {
  const site = { ...sampleSite, nextStep: offer, brand: { ...sampleSite.brand, callToAction } }
  const { document } = parseHTML(articlePage(site, { ...sampleArticle, markdown }, alone))
  return {
    boxes: document.querySelectorAll('.step').length,
    counted: [...document.querySelectorAll('.prose [data-cta]')].map((link) => link.getAttribute('href')),
  }
}

test('an offer that ends the text stands there alone, and its link counts', () => {
  const closing = `Measure.\n\nThen [book a test](${offer.url}) with us.`
  expect(withOffer(closing)).toEqual({ boxes: 0, counted: [offer.url] })
  expect(withOffer(`## A\n\n${closing}\n\n## B\n\n${closing}`, 'both').boxes).toBe(1)
})

test.each([
  ['elsewhere in it', `Then [book a test](${offer.url}).\n\nMeasure first.`],
  ['to another address', 'Then [read more](https://acme.example/more).'],
  ['before a list', `Then [book a test](${offer.url}):\n\n- one\n- two`],
])('a text with a link %s is followed by the offer', (_, markdown) => {
  expect(withOffer(markdown)).toEqual({ boxes: 1, counted: [offer.url] })
})

test('the list of sources says who published each and when', () => {
  const sources = [
    {
      reference: 1,
      title: 'Interim insights',
      url: 'https://research.example/insights',
      origin: 'Institute, 2025',
    },
    { reference: 2, title: 'Handbook', url: null },
  ]
  const items = [...page({ sources }).querySelectorAll('.source-list li > div')]
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Interim insightsInstitute, 2025 · research.example',
    'Handbook',
  ])
})

test.each([
  ['magazine', null],
  ['magazine', '/acme/heat-pump/banner.png'],
  ['product', '/acme/heat-pump/banner.png'],
] as const)(
  'in the layout %s an article has the drawn picture of its card on the home (banner: %s)',
  (layout, bannerPath) => {
    const site = { ...sampleSite, brand: { ...sampleSite.brand, layout } }
    const { document } = parseHTML(articlePage(site, { ...sampleArticle, bannerPath }, alone))
    const card = parseHTML(artLink(site, sampleArticle)).document.querySelector('img')
    expect(card?.getAttribute('src')).toMatch(/\.svg$/)
    expect(document.querySelector('.banner img')?.getAttribute('src')).toBe(card?.getAttribute('src'))
  },
)

test('beside the sections of a text are the sources that it cites, each leading to its place in the list', () => {
  const markdown = '## A\n\nSaid [2].\n\n## B\n\nSaid [1].\n\n## C\n\nNothing.'
  const sources = [1, 2, 3].map((reference) => ({ reference, title: `Source <${reference}>`, url: null }))
  const document = page({ markdown, sources })
  const links = [...document.querySelectorAll('.contents .beside-sources a')]
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['#source-1', '1Source <1>'],
    ['#source-2', '2Source <2>'],
  ])
  expect(page({ markdown: '## A\n\n## B\n\n## C' }).querySelector('.beside-sources')).toBeNull()
})

test('the row of what to read next is filled up with the neighbours, and what has no room in it stands below', () => {
  const link = (slug: string) => ({ slug, title: slug })
  const lists = (related: string[]) => {
    const around = { ...alone, related: related.map(link), newer: link('newer'), older: link('older') }
    const { document } = parseHTML(articlePage(sampleSite, sampleArticle, around))
    return [...document.querySelectorAll('.end-next .next')].map((list) =>
      [...list.querySelectorAll('li > a:last-child')].map((one) => one.textContent),
    )
  }
  expect(lists(['a', 'b', 'c'])).toEqual([
    ['a', 'b', 'c'],
    ['newer', 'older'],
  ])
  expect(lists(['a', 'b'])).toEqual([['a', 'b', 'older'], ['newer']])
  expect(lists(['a'])).toEqual([['a', 'older', 'newer']])
  expect(lists([])).toEqual([['newer', 'older']])
})
