import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import iconv from 'iconv-lite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGuardedFetch, type GuardedFetch } from '../../outbound/guarded-fetch.ts'
import { ReadError } from '../../outbound/read-error.ts'
import { createBuiltInReader } from './built-in-reader.ts'
import type { Reader } from './reader.ts'

type Page = { type?: string; body?: string | Uint8Array; status?: number; headers?: Record<string, string> }

const pages = new Map<string, Page>()
let server: Server
let guardedFetch: GuardedFetch
let reader: Reader

beforeAll(async () => {
  server = createServer((request, response) => {
    const page = pages.get(request.url ?? '') ?? {
      status: 404,
      type: 'text/html',
      body: 'secret of the inside',
    }
    response.writeHead(page.status ?? 200, {
      ...(page.type ? { 'content-type': page.type } : {}),
      ...page.headers,
    })
    response.end(page.body ?? '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // a TCP server has no other kind of address
  guardedFetch = createGuardedFetch({ allow: `acme.example=127.0.0.1:${port}` })
  reader = createBuiltInReader(guardedFetch)
})

afterAll(async () => {
  await guardedFetch.close()
  server.close()
})

async function read(path: string, page: Page) {
  pages.set(path, page)
  return reader.readPage(`http://acme.example${path}`)
}

async function failure(path: string, page: Page): Promise<ReadError> {
  const error = await read(path, page).then(
    () => new Error('it was read'),
    (reason: unknown) => reason,
  )
  if (!(error instanceof ReadError)) throw error
  expect(error.message).toContain('acme.example')
  expect(error.message).not.toContain('secret')
  return error
}

const paragraphs = (count: number) =>
  Array.from(
    { length: count },
    (_, i) =>
      `<p>Paragraph ${i} explains, with commas, how a team of ${i + 3} people plans its content for the quarter and measures what came of it.</p>`,
  ).join('')

test('an article is read with what it says of itself, without what surrounds it', async () => {
  const page = await read('/article', {
    type: 'text/html; charset=utf-8',
    body: `<!doctype html><html lang="en-GB"><head><title>Planning content | Acme</title>
      <meta name="description" content="How to plan &amp; measure."><meta property="og:site_name" content="Acme">
      <script type="application/ld+json">{"@context":"https://schema.org","@type":"BlogPosting","headline":"Planning content","author":{"@type":"Person","name":"Ada Byron"},"datePublished":"2025-03-04T05:06:07Z"}</script>
      </head><body><nav><a href="/">Home</a><a href="/x">Pricing</a></nav>
      <div class="cookie-banner">We use cookies. <button>Accept all</button></div>
      <main><article><h1>Planning content</h1><div class="share-buttons">Tweet this</div>${paragraphs(4)}
      <h2>What to measure</h2><ul><li>Visits</li><li>Leads<ul><li>Warm leads</li></ul></li></ul>
      <blockquote><p>Measure twice.</p></blockquote>
      <table><thead><tr><th>Channel</th><th>Cost</th></tr></thead><tbody><tr><td>Mail</td><td>12</td></tr><tr><td>Search</td><td>30</td></tr></tbody></table>
      <div class="related-posts"><h3>Related</h3><a href="/a">Another story</a></div></article></main>
      <section id="comments"><p>${'First! '.repeat(30)}</p></section><aside>Subscribe to our newsletter <input type="email"></aside>
      <footer>Copyright Acme</footer></body></html>`,
  })
  expect(page).toMatchObject({
    url: 'http://acme.example/article',
    finalUrl: 'http://acme.example/article',
    title: 'Planning content',
    description: 'How to plan & measure.',
    byline: 'Ada Byron',
    siteName: 'Acme',
    publishedAt: new Date('2025-03-04T05:06:07Z'),
    language: 'en',
  })
  expect(page.blocks[0]).toEqual({ kind: 'heading', level: 1, text: 'Planning content' })
  expect(page.blocks.filter(({ kind }) => kind === 'paragraph')).toHaveLength(4)
  expect(page.blocks.slice(-4)).toEqual([
    { kind: 'heading', level: 2, text: 'What to measure' },
    { kind: 'list', items: ['Visits', 'Leads', 'Warm leads'] },
    { kind: 'quote', text: 'Measure twice.' },
    {
      kind: 'table',
      header: ['Channel', 'Cost'],
      rows: [
        ['Mail', '12'],
        ['Search', '30'],
      ],
    },
  ])
  expect(page.words).toBeGreaterThan(80)
})

test('a paragraph that says it is an advert is no part of a page', async () => {
  const adverts = [
    'Advertisement: 20% off until Sunday!',
    'Pubblicità: forni a vapore.',
    'Sponsored: TheraTape.',
  ]
  const page = await read('/adverts', {
    type: 'text/html; charset=utf-8',
    body: `<article><h1>Salt</h1>${adverts.map((text) => `${paragraphs(4)}<p>${text}</p>`).join('')}<ul><li>Advertisement: 120 euros<li>Print: 80 euros</ul></article>`,
  })
  const text = JSON.stringify(page.blocks)
  for (const advert of adverts) expect(text).not.toContain(advert)
  expect(text).toContain('Advertisement: 120 euros')
})

test('a page that declares no site is of the site that its head links home to', async () => {
  const bodyWith = (home: string) =>
    `<html><head><title>Cycle counting</title></head><body><header>${home}<a href="/x">Shop</a></header><main><article><h1>Cycle counting</h1>${paragraphs(12)}</article></main></body></html>`
  const nameOf = async (home: string) =>
    (await read('/counting', { type: 'text/html', body: bodyWith(home) })).siteName
  expect(await nameOf('<a href="/">Circular Guru</a>')).toBe('Circular Guru')
  expect(await nameOf('<a href="/"><img src="/l.svg" alt="Circular Guru logo"></a>')).toBe('Circular Guru')
  expect(await nameOf('<a href="/">Home</a>')).toBeNull()
})

test('a page without an article, such as a home page, is read in all its parts', async () => {
  const parts = ['Plan', 'Write', 'Publish', 'Measure'].map(
    (name) => `<section><h2>${name}</h2><p>${name} faster with Acme, all in one place.</p></section>`,
  )
  const page = await read('/home', {
    type: 'text/html',
    body: `<title>Acme</title><h1>Acme</h1>${parts.join('')}`,
  })
  expect(page.blocks.filter(({ kind }) => kind === 'heading')).toHaveLength(5)
  expect(page.title).toBe('Acme')
})

test('plain text and Markdown are read as what they are, by type or by name', async () => {
  const text = await read('/notes.txt', {
    type: 'text/plain',
    body: 'Our plan\n\nWe write one article a week,\nand we measure it.\n\n- one\n- two\n',
  })
  expect(text.title).toBe('Our plan')
  expect(text.blocks).toEqual([
    { kind: 'heading', level: 3, text: 'Our plan' },
    { kind: 'paragraph', text: 'We write one article a week, and we measure it.' },
    { kind: 'list', items: ['one', 'two'] },
  ])
  const body = '# Plan\n\nSome *text*.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n'
  for (const [path, type] of [
    ['/plan', 'text/markdown'],
    ['/plan.md', 'text/plain'],
    ['/other.md', 'application/octet-stream'],
  ] as const) {
    const page = await read(path, { type, body })
    expect(page.blocks).toEqual([
      { kind: 'heading', level: 1, text: 'Plan' },
      { kind: 'paragraph', text: 'Some text.' },
      { kind: 'table', header: ['a', 'b'], rows: [['1', '2']] },
    ])
  }
})

test('a page without a type is recognised by its content', async () => {
  expect((await read('/bare', { body: '<html><body><p>It is a page.' })).blocks).toEqual([
    { kind: 'paragraph', text: 'It is a page.' },
  ])
  expect((await read('/words', { body: 'Only words here, in a sentence.' })).blocks).toEqual([
    { kind: 'paragraph', text: 'Only words here, in a sentence.' },
  ])
})

const russian = 'Мы планируем содержание на квартал вперёд и измеряем результат.'
const japanese = '四半期ごとにコンテンツを計画し、その結果を測定します。'

test.each([
  [
    'a header',
    '/ru-header',
    { type: 'text/html; charset=windows-1251', body: iconv.encode(`<p>${russian}</p>`, 'win1251') },
    russian,
    'ru',
  ],
  [
    'a meta element',
    '/ru-meta',
    { type: 'text/html', body: iconv.encode(`<meta charset="windows-1251"><p>${russian}</p>`, 'win1251') },
    russian,
    'ru',
  ],
  [
    'an old meta element',
    '/ja-meta',
    {
      type: 'text/html',
      body: iconv.encode(
        `<meta http-equiv="Content-Type" content="text/html; charset=Shift_JIS"><p>${japanese}</p>`,
        'shift_jis',
      ),
    },
    japanese,
    'ja',
  ],
  [
    'a UTF-16 byte order mark',
    '/bom',
    { type: 'text/html', body: iconv.encode(`<p>${russian}</p>`, 'utf-16le', { addBOM: true }) },
    russian,
    'ru',
  ],
  [
    'a big-endian byte order mark',
    '/bom-be',
    { type: 'text/plain', body: iconv.encode(russian, 'utf-16be', { addBOM: true }) },
    russian,
    'ru',
  ],
  [
    'a byte order mark against a wrong header',
    '/bom-8',
    { type: 'text/html; charset=windows-1251', body: `\ufeff<p>${russian}</p>` },
    russian,
    'ru',
  ],
  ['nothing, as UTF-8', '/utf8', { type: 'text/html', body: `<p>${japanese}</p>` }, japanese, 'ja'],
  [
    'an unknown label, as UTF-8',
    '/odd',
    { type: 'text/html; charset=x-none', body: `<p>${russian}</p>` },
    russian,
    'ru',
  ],
] as const)('the charset is taken from %s', async (_name, path, page, text, language) => {
  const read1 = await read(path, { type: page.type, body: page.body })
  expect(read1.blocks).toEqual([{ kind: 'paragraph', text }])
  expect(read1.language).toBe(language)
})

test('the language comes from the markup, then the header, then the text', async () => {
  const german =
    '<p>Wir planen die Inhalte für das nächste Quartal und messen danach, was daraus geworden ist.</p>'
  expect(
    (
      await read('/l1', {
        type: 'text/html',
        body: `<html lang="fr-CA">${german}`,
        headers: { 'content-language': 'es' },
      })
    ).language,
  ).toBe('fr')
  expect(
    (await read('/l2', { type: 'text/html', body: `<meta property="og:locale" content="pt_BR">${german}` }))
      .language,
  ).toBe('pt')
  expect(
    (await read('/l3', { type: 'text/html', body: german, headers: { 'content-language': 'es-MX' } }))
      .language,
  ).toBe('es')
  expect((await read('/l4', { type: 'text/html', body: german })).language).toBe('de')
})

test('a PDF is read with its title, headings and paragraphs', async () => {
  const page = await read('/report.pdf', {
    type: 'application/pdf',
    body: pdf([
      [24, 'Annual report'],
      [11, 'Sales grew by 12 percent in the past year, which is more than anybody had ex-'],
      [11, 'pected when the plan was written.'],
      [16, 'Outlook'],
      [11, 'Next year looks much the same as the year that we have just described here.'],
    ]),
  })
  expect(page.title).toBe('Report 2025')
  expect(page.language).toBe('en')
  expect(page.blocks).toEqual([
    { kind: 'heading', level: 1, text: 'Annual report' },
    {
      kind: 'paragraph',
      text: 'Sales grew by 12 percent in the past year, which is more than anybody had expected when the plan was written.',
    },
    { kind: 'heading', level: 2, text: 'Outlook' },
    {
      kind: 'paragraph',
      text: 'Next year looks much the same as the year that we have just described here.',
    },
  ])
})

test('a scanned, a damaged and a protected PDF each say so', async () => {
  const scanned = await failure('/scan.pdf', { type: 'application/pdf', body: pdf([]) })
  expect(scanned.failure).toBe('empty_page')
  expect(scanned.message).toContain('scan')
  const damaged = await failure('/damaged.pdf', { type: 'application/pdf', body: '%PDF-1.7 nothing follows' })
  expect(damaged.failure).toBe('unreadable')
  expect(damaged.message).toContain('damaged')
  // Hashes that the empty password does not give.
  const encrypt = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >> /ID [<41> <41>]`
  const locked = await failure('/locked.pdf', { type: 'application/pdf', body: pdf([], encrypt) })
  expect(locked.failure).toBe('unreadable')
  expect(locked.message).toContain('password')
})

test.each([
  ['an image', { type: 'image/png', body: Uint8Array.of(0x89, 0x50, 0x4e, 0x47) }],
  ['an archive', { type: 'application/zip', body: 'PK\u0003\u0004secret' }],
  ['an archive without a type', { body: 'PK\u0003\u0004secret' }],
  [
    'an image that says it is a page',
    { type: 'text/html', body: Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0) },
  ],
  ['JSON', { type: 'application/json', body: '{"secret":1}' }],
  ['something that says it is a PDF', { type: 'application/pdf', body: 'secret' }],
])('%s is the wrong type', async (name, page) => {
  expect((await failure(`/wrong-${name.replaceAll(' ', '-')}`, page)).failure).toBe('wrong_type')
})

test.each([
  [404, 'no page at this URL'],
  [403, 'sign-in'],
  [429, 'limiting requests'],
  [500, 'returned a server error'],
  [418, 'status 418'],
])('status %i is an http_error with its own sentence', async (status, words) => {
  const error = await failure(`/status-${status}`, { status, type: 'text/html', body: 'secret' })
  expect(error).toMatchObject({ failure: 'http_error', status })
  expect(error.message).toContain(words)
})

test.each([
  ['nothing', { type: 'text/html', body: '' }],
  [
    'a shell for scripts',
    {
      type: 'text/html',
      body: '<html><title>Acme</title><body><div id="root"></div><script>secret()</script></body></html>',
    },
  ],
  ['navigation alone', { type: 'text/html', body: '<nav><a href="/">secret</a></nav>' }],
  ['white space', { type: 'text/plain', body: ' \n\t ' }],
])('a page of %s is empty', async (name, page) => {
  expect((await failure(`/empty-${name.replaceAll(' ', '-')}`, page)).failure).toBe('empty_page')
})

test('a page that takes much work holds up no other, and stops when asked to', async () => {
  const page = { type: 'text/markdown', body: '<a><!--'.repeat(60_000) }
  pages.set('/hostile.md', page)
  const controller = new AbortController()
  const waiting = reader
    .readPage('http://acme.example/hostile.md', controller.signal)
    .catch((error: unknown) => error)
  expect((await read('/after.txt', { type: 'text/plain', body: 'A sentence that can be read.' })).words).toBe(
    6,
  )
  controller.abort()
  expect(await waiting).toMatchObject({ name: 'ReadError', failure: 'timed_out' })
})

/** A PDF of one page, its lines from the top down, each with its size in points. */
function pdf(lines: [size: number, text: string][], trailer = ''): string {
  let y = 760
  const drawn = lines.map(([size, text], i) => {
    y -= i > 0 && lines[i - 1]?.[0] === size ? size * 1.2 : size * 2
    return `BT /F1 ${size} Tf 72 ${y} Td (${text}) Tj ET`
  })
  const stream = drawn.join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Title (Report 2025) /CreationDate (D:20250102030405Z) >>',
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, i) => {
    const offset = file.length
    file += `${i + 1} 0 obj\n${object}\nendobj\n`
    return String(offset).padStart(10, '0')
  })
  const start = file.length
  return `${file}xref\n0 7\n0000000000 65535 f \n${offsets.map((offset) => `${offset} 00000 n \n`).join('')}trailer\n<< /Size 7 /Root 1 0 R /Info 6 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`
}
