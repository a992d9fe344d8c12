import { expect, test } from 'vitest'
import { boundMarkup } from './bound-markup.ts'
import { htmlBlocks, readHtml } from './html-blocks.ts'

const textsOf = (html: string) => htmlBlocks(html).map((block) => ('text' in block ? block.text : block.kind))

test('inline markup, entities, breaks and white space become plain text', () => {
  expect(
    textsOf(
      '<p>One\n  <b>bold</b>&nbsp;&amp; <a href=x>link</a>,<br>same.</p><div>loose<p>inner</p>tail</div>first<br><br>second',
    ),
  ).toEqual(['One bold & link, same.', 'loose', 'inner', 'tail', 'first', 'second'])
})

test('end tags that authors leave out or misplace do not change what is read', () => {
  expect(
    htmlBlocks(
      '<ul><li>a<li>b <p>c<li>d</ul><p>one<p>two</div><table><tr><th>x<th>y<tr><td>1<td>2</div></table>',
    ),
  ).toEqual([
    { kind: 'list', items: ['a', 'b c', 'd'] },
    { kind: 'paragraph', text: 'one' },
    { kind: 'paragraph', text: 'two' },
    { kind: 'table', header: ['x', 'y'], rows: [['1', '2']] },
  ])
})

test('a stray < and a > inside an attribute are text and attribute', () => {
  expect(textsOf('<p title="a > b">1 < 2 and 3 <4</p>')).toEqual(['1 < 2 and 3 <4'])
})

test('spanned cells are filled, a table without a header has none, a layout table is not a table', () => {
  expect(
    htmlBlocks(
      '<table><tr><th>Kind<th colspan=2>Price<tr><td rowspan=2>Mail<td>1<td>2<tr><td>3<td>4</table>',
    ),
  ).toEqual([
    {
      kind: 'table',
      header: ['Kind', 'Price', ''],
      rows: [
        ['Mail', '1', '2'],
        ['Mail', '3', '4'],
      ],
    },
  ])
  expect(htmlBlocks('<table><tr><td>a<td>b<tr><td>c<td>d</table>')).toEqual([
    {
      kind: 'table',
      header: [],
      rows: [
        ['a', 'b'],
        ['c', 'd'],
      ],
    },
  ])
  expect(textsOf('<table><tr><td><h2>Title</h2><p>Words.</p><td>Side</table>')).toEqual([
    'Title',
    'Words.',
    'Side',
  ])
})

test.each([
  '<table><caption>Average per household of <b>three</b></caption>ROWS</table>',
  '<figure><table>ROWS</table><figcaption>Average per household of three</figcaption></figure>',
])('a table keeps the caption that says what its figures count: %s', (markup) => {
  const rows = '<tr><th>Type<th>Salt a year<tr><td>Timer<td>168 kg<tr><td>Metered<td>94 kg'
  const paragraphs = '<p>Each machine was read every Monday, and the salt was weighed.</p>'.repeat(12)
  const page = `<article><h1>Softeners</h1>${paragraphs}${markup.replace('ROWS', rows)}${paragraphs}</article>`
  expect(readHtml(page).blocks).toContainEqual({
    kind: 'table',
    caption: 'Average per household of three',
    header: ['Type', 'Salt a year'],
    rows: [
      ['Timer', '168 kg'],
      ['Metered', '94 kg'],
    ],
  })
})

test('the order of a list is kept where it counts', () => {
  const items = '<li>Ring on Friday<li>Send the text'
  const list = { kind: 'list', items: ['Ring on Friday', 'Send the text'] }
  expect(htmlBlocks(`<ol>${items}</ol>`)).toEqual([{ ...list, first: 1 }])
  expect(htmlBlocks(`<ol start=4>${items}</ol>`)).toEqual([{ ...list, first: 4 }])
  expect(htmlBlocks(`<ul>${items}</ul><ol reversed>${items}</ol>`)).toEqual([list, list])
  expect(htmlBlocks('<ol><li>Ring<ul><li>on Friday</ul><li>Send</ol>')).toEqual([
    { kind: 'list', items: ['Ring', 'on Friday', 'Send'] },
  ])
})

test('definitions, quotes and preformatted text are kept; code, captions and footnote marks are not', () => {
  expect(
    htmlBlocks(
      '<dl><dt>Lead<dd>Somebody who asks.</dl><blockquote>Said.<footer>She</footer></blockquote><pre>Plain words in a file.</pre><pre><code>let x</code></pre><figure><img><figcaption>Photo: A</figcaption></figure><p>True.<sup>[1]</sup></p>',
    ),
  ).toEqual([
    { kind: 'list', items: ['Lead: Somebody who asks.'] },
    { kind: 'quote', text: 'Said. She' },
    { kind: 'paragraph', text: 'Plain words in a file.' },
    { kind: 'paragraph', text: 'True.' },
  ])
})

const content = `<p>${'Words of the page that matter to who reads it. '.repeat(6)}</p>`

test.each([
  '<nav>boiler</nav>',
  '<footer>boiler</footer>',
  '<div role="navigation">boiler</div>',
  '<div class="cookie-notice">boiler</div>',
  '<div id="onetrust-banner">boiler</div>',
  '<div class="shareButtons social">boiler</div>',
  '<ul class="breadcrumbs"><li>boiler</ul>',
  '<section class="related_posts"><p>boiler</p></section>',
  '<div class="newsletter-box">boiler</div>',
  '<div class="ad"><p>boiler</p><a href=1>boiler</a></div>',
  '<div hidden>boiler</div>',
  '<div style="display:none">boiler</div>',
  '<form><p>boiler</p></form>',
  '<div><p>boiler cookies</p><button>OK</button></div>',
  '<div><p>boiler</p><input type="email"></div>',
  '<aside>boiler</aside>',
  '<header><p>boiler</p></header>',
  `<div id="comments"><p>${'boiler '.repeat(200)}</p></div>`,
  '<h3>boiler</h3><ul><li><a href=1>boiler</a><li><a href=2>boiler</a></ul>',
  '<noscript>boiler</noscript>',
  '<script>boiler</script>',
  '<style>boiler</style>',
  '<!-- boiler -->',
  '<svg><text>boiler</text></svg>',
])('%s is left out', (boilerplate) => {
  expect(textsOf(`${content}${boilerplate}${content}`).join(' ')).not.toContain('boiler')
})

test.each([
  '<form>%</form>',
  '<div class="sidebar">%</div>',
  '<div class="has-sidebar">%</div>',
  '<div class="elementor-widget">%</div>',
])('a page inside %s is not taken for boilerplate', (wrapping) => {
  expect(htmlBlocks(wrapping.replace('%', content))).toHaveLength(1)
})

test.each([
  ['divs', '<div>', '</div>'],
  ['quotes', '<blockquote>', '</blockquote>'],
  ['tags of four kinds', '<div><p><span><b>', ''],
])('fifty thousand nested %s are read without harm', (_name, start, end) => {
  const { blocks } = readHtml(start.repeat(50_000) + content + end.repeat(50_000))
  expect(blocks.map((block) => ('text' in block ? block.text : '')).join(' ')).toContain(
    'Words of the page that matter',
  )
})

test.each([
  ['<', 500_000],
  ['<a ', 500_000],
  ['<a b="', 300_000],
  ['<!--', 300_000],
  ['<svg>', 300_000],
  ['</p>', 300_000],
])('%s repeated is cut short instead of being worked on', (piece, times) => {
  expect(boundMarkup(piece.repeat(times)).length).toBeLessThan(5_000_000)
})

test('metadata is found at any position, Open Graph first', () => {
  const page = readHtml(
    `<title>Plan – Acme</title><meta property="og:title" content="The plan"><body>${content}<meta name="author" content="Ada"><meta name="date" content="2024-05-06">`,
  )
  expect(page).toMatchObject({
    title: 'The plan',
    byline: 'Ada',
    publishedAt: new Date('2024-05-06'),
    language: null,
  })
})

test('a title that is escaped twice is read as its author wrote it, and is no markup', () => {
  const titleOf = (title: string) =>
    readHtml(`<meta property="og:title" content="${title}"><body>${content}`).title
  expect(titleOf('Salt &amp;amp; pepper: Ada&amp;#8217;s mill')).toBe('Salt & pepper: Ada’s mill')
  expect(titleOf('A &amp;lt;b&amp;gt; tag &lt;script&gt;')).toBe('A <b> tag <script>')
  expect(titleOf('Questions &amp; answers')).toBe('Questions & answers')
})

test('the name of the site is cut from the title', () => {
  expect(readHtml(`<title>How to plan | Acme</title>${content}`).title).toBe('How to plan')
  expect(readHtml(`<title>Plan - do - check</title>${content}`).title).toBe('Plan - do - check')
})

test('broken structured data and impossible dates are ignored', () => {
  const page = readHtml(
    `<script type="application/ld+json">{"@type":</script><meta name="date" content="soon">${content}`,
  )
  expect(page).toMatchObject({ byline: null, publishedAt: null })
})

test.each([
  '<p aria-hidden="true">boiler</p>',
  '<p style="visibility: hidden">boiler</p>',
  '<p style="opacity:0">boiler</p>',
  '<p style="font-size:0">boiler</p>',
  '<p style="font-size: 1px">boiler</p>',
  '<p style="color:#fff">boiler</p>',
  '<p style="color:#fefefe;background:white">boiler</p>',
  '<font color="#ffffff">boiler</font>',
  '<div style="background:#123456"><p>Shown.</p><span style="color:#123457">boiler</span></div>',
  '<p style="color:transparent">boiler</p>',
  '<p style="position:absolute; left:-9999px">boiler</p>',
  '<p style="text-indent:-9999px">boiler</p>',
  '<p style="clip-path: inset(100%)">boiler</p>',
  '<p style="height:0;overflow:hidden">boiler</p>',
  '<style>.ghost{display:none}</style><p class="ghost">boiler</p>',
  '<style>@media screen{#ghost{color:white}}</style><p id="ghost">boiler</p>',
  '<style>.card .note{color:#222;opacity:0}</style><div class="card"><p class="note">boiler</p></div>',
  '<style>p.ghost{display:block} .ghost{display:none!important}</style><p class="ghost">boiler</p>',
  '<template><p>boiler</p></template>',
])('text that %s hides from readers is left out', (hidden) => {
  const texts = textsOf(`${content}${hidden}${content}`).join(' ')
  expect(texts).not.toContain('boiler')
  expect(texts).toContain('Words of the page')
})

test.each([
  '<style>@media print{.note{display:none}}</style><p class="note">shown</p>',
  '<style>@media (max-width:600px){.note{display:none}}</style><p class="note">shown</p>',
  '<style media="print">.note{display:none}</style><p class="note">shown</p>',
  '<style>.note:hover{display:none}</style><p class="note">shown</p>',
  '<style>.note{display:none} .note.open{display:block}</style><p class="note open">shown</p>',
  '<div style="background:#123"><p style="color:#fff">shown</p></div>',
  '<div style="background:url(a.png)"><p style="color:#fff">shown</p></div>',
  '<div style="font-size:0"><p style="font-size:16px">shown</p></div>',
  '<p style="background:linear-gradient(red,blue);background-clip:text;color:transparent">shown</p>',
])('text that %s shows is kept', (shown) => {
  expect(textsOf(`${content}${shown}${content}`)).toContain('shown')
})

test('a page that hides itself until its script has run is read', () => {
  expect(textsOf(`<style>body{opacity:0}</style>${content}`)).toHaveLength(1)
  expect(textsOf(`<style>main{color:#fff}</style><main>${content}</main>`)).toHaveLength(1)
})

test('many style rules and many elements cost little', () => {
  const rules = Array.from({ length: 5000 }, (_, at) => `.c${at} .d .e{color:#fff}`).join('')
  const { blocks } = readHtml(
    `<style>${rules}${'{'.repeat(50_000)}</style>${'<p class="e c1">x</p>'.repeat(5000)}${content}`,
  )
  expect(blocks.length).toBeGreaterThan(0)
})

test('a list of links that a sentence introduces and an aside in the text are read; navigation is not', () => {
  const words = 'The unit hums at night and the neighbours write letters about it. '.repeat(20)
  const page = `<body><article><h1>Noise</h1><p>${words}</p><p>Before you order, consult these:</p><ul><li><a href=/a>The noise map of the city</a><li><a href=/b>The rules for outdoor units</a></ul><aside><p>A reader measured 41 decibels at her fence, which is six more than the brochure said it would be.</p></aside><p>${words}</p><p>Topics:</p><ul><li><a href=/c>Cars</a><li><a href=/d>Cats</a></ul></article></body>`
  for (const { blocks } of [readHtml(page), { blocks: htmlBlocks(page) }]) {
    const text = JSON.stringify(blocks)
    expect(blocks).toContainEqual({
      kind: 'list',
      items: ['The noise map of the city', 'The rules for outdoor units'],
    })
    expect(text).toContain('41 decibels')
    expect(text).not.toContain('Cats')
  }
})

test('a paragraph all in bold over another block is a heading; part of one, or a sentence, is none', () => {
  expect(
    htmlBlocks(
      '<h2>Rent</h2><p><strong>Who pays?</strong></p><p>The tenant does.</p><p><b>Wear and tear:</b></p><ul><li>Scuffs</li></ul><p><strong>Never</strong> lift it.</p><p><strong>It is heavy.</strong></p><p>End.</p>',
    ),
  ).toEqual([
    { kind: 'heading', level: 2, text: 'Rent' },
    { kind: 'heading', level: 3, text: 'Who pays?' },
    { kind: 'paragraph', text: 'The tenant does.' },
    { kind: 'heading', level: 3, text: 'Wear and tear' },
    { kind: 'list', items: ['Scuffs'] },
    { kind: 'paragraph', text: 'Never lift it.' },
    { kind: 'paragraph', text: 'It is heavy.' },
    { kind: 'paragraph', text: 'End.' },
  ])
})
