import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPageToolDesk, type PageToolDesk, told } from '#test-support/desks/page-tool-desk.ts'

let desk: PageToolDesk
beforeAll(async () => {
  desk = await openPageToolDesk()
})
afterAll(() => desk.close())

const jsonLd = (data: unknown) =>
  `<!doctype html><html lang="en"><title>T</title><script type="application/ld+json">${JSON.stringify(data, null, 1)}</script>`

test('misspelt types and properties are reported with the intended word, the path and the line', async () => {
  const report = await desk.validate(
    jsonLd({
      '@context': 'https://schema.org',
      '@type': 'Prodcut',
      name: 'x',
    }) +
      jsonLd({
        '@context': 'http://schema.org/',
        '@type': ['Product'],
        name: 'Grinder',
        descripton: 'y',
        offers: [
          { '@type': 'Offer', price: '1.299,00 €', pricecurrency: 'EUR', availability: 'in stock' },
          'no',
        ],
      }),
  )
  expect(told(report)).toEqual(
    expect.arrayContaining([
      'error unknown_type Prodcut Product',
      'error unknown_property Product.descripton description',
      'error unknown_property Product.offers[0].pricecurrency priceCurrency',
      'error wrong_format Product.offers[0].price',
      'warning unknown_member Product.offers[0].availability https://schema.org/InStock',
    ]),
  )
  const price = report.findings.find(({ code }) => code === 'wrong_format')
  expect(price).toMatchObject({
    fix: 'Write "price": "1299.00"',
    line: 15,
    item: '2',
    feature: 'Product snippet',
  })
  expect(report.items.map(({ types, line }) => [types, line])).toEqual([
    [['Prodcut'], 1],
    [['Product'], 5],
  ])
})

test('distinguishes values of another type, superseded and misplaced properties', async () => {
  const report = await desk.validate(
    jsonLd({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Grinder',
      awards: 'Best',
      brand: { '@type': 'Person', name: 'z' },
      headline: 'No',
      offers: { '@type': 'Offer', price: 5, priceCurrency: 'EUR', priceValidUntil: 'soon' },
    }),
  )
  expect(told(report)).toEqual(
    expect.arrayContaining([
      'notice superseded_property Product.awards award',
      'warning wrong_type Product.brand',
      'warning misplaced_property Product.headline',
      'warning wrong_value Product.offers.priceValidUntil',
    ]),
  )
  expect(report.items[0]?.rich_results).toEqual([{ name: 'Product snippet', status: 'eligible' }])
})

test('what only some products have is a notice, so that a service without a barcode has no warning for it', async () => {
  const report = await desk.validate(
    jsonLd({ '@context': 'https://schema.org', '@type': 'Product', name: 'Fernway', review: 'Good' }),
  )
  expect(report.findings.find(({ path }) => path === 'Product.gtin')).toMatchObject({
    severity: 'notice',
    message: 'Product snippet works better with gtin, isbn, mpn, or sku, if there is one.',
  })
})

test('what a rich result needs is an error, what it is better with a warning, and references are followed', async () => {
  const report = await desk.validate(
    jsonLd({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'NewsArticle', headline: 'H', author: { '@id': '#me' }, image: 'https://a.example/i.png' },
        { '@id': '#me', '@type': 'Person', name: 'Mara', url: 'https://a.example/' },
        {
          '@type': 'MusicEvent',
          name: 'E',
          startDate: '2026-02-30',
          location: { '@type': 'Place', name: 'P' },
        },
        { '@type': 'JobPosting', title: 'Barista' },
      ],
    }),
  )
  const at = (path: string) => told(report).filter((line) => line.includes(` ${path}`))
  expect(at('NewsArticle')).toEqual([
    'warning missing_recommended NewsArticle.datePublished',
    'warning missing_recommended NewsArticle.dateModified',
  ])
  expect(at('MusicEvent').filter((line) => line.startsWith('error'))).toEqual([
    'error missing_required MusicEvent.location.address',
    'error wrong_format MusicEvent.startDate',
  ])
  expect(at('JobPosting').length).toBeGreaterThan(2)
  expect(report.items.map(({ rich_results }) => rich_results[0]?.status)).toEqual([
    'eligible',
    undefined,
    'missing_required',
    'missing_required',
  ])
})

test('rich results that are not shown any more say so and are no errors', async () => {
  const report = await desk.validate(
    jsonLd([
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: [{ '@type': 'Question', name: 'Q' }],
      },
      { '@context': 'https://schema.org', '@type': 'HowTo', name: 'H', step: ['One'] },
    ]),
  )
  expect(report.counts.errors).toBe(0)
  expect(report.items.map(({ rich_results }) => rich_results)).toMatchObject([
    [{ name: 'FAQ', status: 'retired', note: expect.stringContaining('7 May 2026') }],
    [{ name: 'How-to', status: 'retired', note: expect.stringContaining('13 September 2023') }],
  ])
  expect(told(report)).toContain('warning missing_required FAQPage.mainEntity.acceptedAnswer')
})

test('microdata with itemref and RDFa are read like JSON-LD', async () => {
  const report = await desk.validate(`<!doctype html><html lang="en"><body>
<div itemscope itemtype="https://schema.org/Recipe" itemref="more"><h1 itemprop="name">Cake</h1>
<span itemprop="cooktime">20 min</span><img itemprop="image" src="/cake.jpg"></div>
<p id="more"><time itemprop="prepTime" datetime="PT5M">5 min</time></p>
<div vocab="https://schema.org/" typeof="Restaurant"><b property="name">Mara's</b>
<div property="address" typeof="PostalAddress"><span property="streetAddress">Rua Augusta 1</span></div></div>
<span itemprop="lost">x</span></body>`)
  expect(report.items).toMatchObject([
    {
      format: 'microdata',
      types: ['Recipe'],
      name: 'Cake',
      line: 2,
      data: { image: desk.site.url('/cake.jpg'), prepTime: 'PT5M' },
    },
    {
      format: 'rdfa',
      types: ['Restaurant'],
      name: "Mara's",
      data: { address: { '@type': 'PostalAddress', streetAddress: 'Rua Augusta 1' } },
    },
  ])
  expect(told(report)).toEqual(
    expect.arrayContaining([
      'error unknown_property Recipe.cooktime cookTime',
      'warning stray_property itemprop="lost"',
    ]),
  )
})

test.each([
  ['{"a":1,}', 'json_trailing_comma', 3],
  ['{"a":“x”}', 'json_quotes', 3],
  ["{'a':1}", 'json_name', 3],
  ['{"a":"x\n"}', 'json_line_break', 3],
  ['{"a":1}\n\n;', 'json_semicolon', 5],
  ['{"a":1', 'json_end', 3],
  ['{"a":1 "b":2}', 'json_comma', 3],
  ['{"a":undefined}', 'json_word', 3],
  ['{"a":1} // b', 'json_comment', 3],
  ['{&quot;a&quot;:1}', 'json_name', 3],
  ['', 'json_empty', 2],
  ['"text"', 'json_ld_no_object', 3],
  ['{"@type":"Thing"}', 'no_context', 3],
] as const)('%j is told as %s with its line', async (json, code, line) => {
  const report = await desk.validate(`<!doctype html>\n<script type="application/ld+json">\n${json}</script>`)
  expect(report.findings[0]).toMatchObject({ code, line })
  expect(report.findings[0]?.fix).not.toBe('')
})
