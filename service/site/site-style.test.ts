import { expect, test } from 'vitest'
import { siteLayouts, siteTypefaces } from '#contract/site.ts'
import { sampleArticle, sampleSite } from '#test-support/fixtures/site-sample.ts'
import { builtInIllustrator } from '../engines/illustrator/built-in-illustrator.ts'
import { articlePage } from './article-page.ts'
import { pictureColors } from './brand-colors.ts'
import { pagePolicy, sitePolicy } from './content-security-policy.ts'
import { landingPage } from './landing-page.ts'
import { searchPage } from './search-page.ts'
import { defaultBranding } from './site-brand.ts'
import { siteStyle } from './site-style.ts'
import { tenantHome } from './tenant-home.ts'
import { findFont, typefaceStyle } from './typefaces.ts'

const bound = 60_000
const alone = { newer: null, older: null, related: [], form: null }
const section = (n: number) =>
  `## Section number ${n}\n\n${`${'A sentence that says something about old houses, their walls and windows. '.repeat(2)}A sentence that says something about old houses, their walls and windows [1]. `.repeat(6)}\n\n`
const long = Array.from({ length: 13 }, (_, n) => section(n)).join('')
const full = {
  ...defaultBranding,
  navigation: Array.from({ length: 12 }, (_, n) => ({
    label: `A long label ${n}`,
    url: `https://acme.example/${n}`,
  })),
  footer: 'x'.repeat(500),
  imprintUrl: '/imprint',
  privacyUrl: '/privacy',
  authors: [{ name: 'Ada Lindqvist', line: 'Engineer', picture: null, url: null }],
  callToAction: 'both' as const,
}

const guideWithArt = {
  kind: 'Checklist',
  title: 'Twelve questions before you decide',
  subtitle: 'What to ask, what to measure, and what the answers mean.',
  parts: Array.from({ length: 12 }, (_, n) => ({ heading: `What to measure in part ${n}`, size: '4 items' })),
  publisher: 'Acme',
  madeAt: new Date('2026-11-14T08:00:00Z'),
  locale: 'en',
  pattern: `data:image/svg+xml;base64,${Buffer.from(builtInIllustrator().drawArt({ seed: 'a guide', colors: pictureColors(defaultBranding), square: true })).toString('base64')}`,
  language: 'en',
  path: '/acme/guides/twelve-questions',
  hasCover: true,
}
const form = {
  contents: 'What’s inside',
  size: '48 items in 12 parts',
  email: 'Email address',
  consent: 'Email me the PDF. I can delete my data anytime with the link in every email.',
  submit: 'Send me the PDF',
  nextTitle: 'What happens next',
  next: ['We email you a link to confirm your address.', 'You open it and download the PDF.'],
  note: 'Every email has a link that deletes your data.',
  stamp: 'x'.repeat(200),
  typed: { email: '', consent: false },
  problem: null,
}

test.each(siteLayouts.flatMap((layout) => siteTypefaces.map((typeface) => ({ layout, typeface }))))(
  'an article of 2,800 words, a full home, a search and a guide in $layout and $typeface are one file below 60 KB each',
  (look) => {
    const site = {
      ...sampleSite,
      brand: { ...full, ...look },
      nextStep: { text: 'Go', url: 'https://a.example/', line: 'Do' },
    }
    const html = articlePage(site, { ...sampleArticle, markdown: long, wordCount: 2_800 }, alone)
    expect(Buffer.byteLength(html)).toBeLessThan(bound)
    const articles = Array.from({ length: 20 }, (_, n) => ({ ...sampleArticle, slug: `a-${n}` }))
    const guides = Array.from({ length: 6 }, (_, n) => ({
      title: 'A guide with a title of usual length',
      subtitle: 'What to ask, what to measure, and what the answers mean for an old house.',
      slug: `g-${n}`,
      language: 'en',
      updatedAt: new Date(0),
    }))
    const home = tenantHome(site, { articles, page: 1, pageCount: 1 }, { tags: [], guides })
    expect(Buffer.byteLength(home)).toBeLessThan(bound)
    const results = { articles, hasAll: true, marked: ['heat'], isAll: true, guides, newest: [], tags: [] }
    expect(Buffer.byteLength(searchPage(site, ['heat', 'pump'], results))).toBeLessThan(bound)
    expect(Buffer.byteLength(landingPage(site, guideWithArt, form))).toBeLessThan(bound)
  },
)

test.each(siteTypefaces)('every file that %s names is served by this host and by no other', (typeface) => {
  const style = typefaceStyle(typeface)
  const files = [...style.matchAll(/url\(([^)]+)\)/g)].map(([, path = '']) => path)
  expect(files.length).toBeGreaterThanOrEqual(2)
  for (const path of files) {
    expect(path).toMatch(/^\/_fonts\/[a-z0-9-]+\.woff2$/)
    expect(Buffer.from(findFont(path.slice('/_fonts/'.length)) ?? []).toString('latin1', 0, 4)).toBe('wOF2')
  }
  expect(findFont('inter-latin-normal-000000000000.woff2')).toBeUndefined()
})

test('the policy of a page names the stylesheet that is in it, for every look', () => {
  for (const layout of siteLayouts) {
    const site = { ...sampleSite, brand: { ...defaultBranding, layout } }
    expect(pagePolicy(articlePage(site, sampleArticle, alone))).toBe(sitePolicy(site))
  }
  expect(sitePolicy(sampleSite)).toMatch(/form-action 'none'/)
})

test('a page with a form of this host may send it there alone', () => {
  const asked = { title: 'T', path: '/acme/guides/t' }
  const html = articlePage(sampleSite, sampleArticle, { ...alone, form: asked })
  expect(html).toContain('action="/acme/guides/t"')
  expect(pagePolicy(html)).toMatch(/form-action 'self'/)
})

test('branding cannot write rules into the stylesheet', () => {
  const style = siteStyle({
    layout: 'journal',
    typeface: 'lora',
    accent: '#fff}body{background:url(https://evil.example)}',
    paper: '</style><script>alert(1)</script>',
  })
  expect(style).not.toMatch(/evil|<|alert/)
})
