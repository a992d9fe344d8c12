import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { type MarkdownOptions, markdownToHtml } from './markdown-to-html.ts'

const options: MarkdownOptions = {
  title: 'The title',
  language: 'en',
  pageUrl: 'https://desk.example/acme/post',
  sources: [
    { reference: 1, title: 'First', url: 'https://source.example/a' },
    { reference: 2, title: 'Second', url: null },
    { reference: 3, title: 'Third', url: 'https://source.example/c' },
  ],
  figures: [],
  absolute: false,
}
const html = (markdown: string, changes: Partial<MarkdownOptions> = {}) =>
  markdownToHtml(markdown, { ...options, ...changes }).html
const parse = (markdown: string, changes: Partial<MarkdownOptions> = {}) =>
  parseHTML(`<html><body>${html(markdown, changes)}</body></html>`).document

test.each([
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><animate onbegin=alert(1)></svg>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<style>body{display:none}</style>',
  '<a href="javascript:alert(1)" onclick=alert(1)>x</a>',
  '<form action=https://evil.example><input name=q></form>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<base href="https://evil.example/"><meta http-equiv=refresh content=0>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](\u0001javascript:alert(1))',
  '[x](java\nscript:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](vbscript:x)',
  '<javascript:alert(1)>',
  '![x](javascript:alert(1))',
  '![x" onerror="alert(1)](https://evil.example/p.png)',
  '[a](<https://a.example/"onmouseover="alert(1)>)',
  '[x][1]\n\n[1]: javascript:alert(1)',
  '```"><script>alert(1)</script>\ncode\n```',
  '| <script>alert(1)</script> |\n|---|\n| <img src=x onerror=alert(1)> |',
  '## <img src=x onerror=alert(1)>',
  '[^1]\n\n[^1]: <script>alert(1)</script> [x](javascript:alert(1))',
])('hostile %s leaves no script, handler or address behind', (markdown) => {
  const document = parse(markdown)
  const forbidden = 'script,style,iframe,object,embed,form,input,svg,math,base,meta,link,img'
  expect([...document.body.querySelectorAll(forbidden)]).toEqual([])
  for (const node of document.body.querySelectorAll('*')) {
    for (const { name, value } of node.attributes) {
      expect(name).not.toMatch(/^on|style|srcdoc/)
      if (name === 'href') expect(value).toMatch(/^(https?:|mailto:|\/|#)/)
    }
  }
})

test('only cited sources are vouched for, and links of the same site stay plain', () => {
  const links = parse(
    '[a](https://source.example/a/) [b](https://other.example) [c](/acme/two?x=1#y) [d](three) [e](https://bank.example@evil.example/) [f](mailto:a@b.example)',
  ).querySelectorAll('a')
  expect([...links].map((link) => [link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
    ['https://source.example/a/', 'noopener'],
    ['https://other.example/', 'noopener nofollow ugc'],
    ['/acme/two?x=1#y', null],
    ['/acme/three', null],
    ['mailto:a@b.example', 'noopener nofollow ugc'],
  ])
})

test('references become links to the sources, and only those that exist', () => {
  const { html: written, cited } = markdownToHtml('One [1], two [2, 3]. None [9] [1, 9] `[1]`.', options)
  expect(written).toContain('One<sup class="reference"><a href="#source-1" id="reference-1"')
  expect(written).toContain('None [9] [1, 9] <code>[1]</code>')
  expect([...cited]).toEqual([1, 2, 3])
})

test('every heading has its own anchor, in any script, that collides with nothing', () => {
  const ids = [
    ...parse('## Same\n\n## Same\n\n## 東京 の 冬\n\n## ***\n\n### <b>x</b>').querySelectorAll('[id]'),
  ].map((node) => node.id)
  expect(ids.slice(0, 3)).toEqual(['section-same', 'section-same--2', 'section-東京-の-冬'])
  expect(ids.every((id) => id.startsWith('section-'))).toBe(true)
  expect(new Set(ids).size).toBe(ids.length)
})

test('the page keeps the only h1: a repeated title goes, other levels sink', () => {
  expect(html('# The title\n\n## A\n\ntext')).not.toContain('The title')
  expect(html('# Another\n\n## A')).toContain('<h3 id="section-a">A</h3>')
  expect(html('# Another\n\n## A')).not.toContain('<h1')
})

test('the list of sources at the end goes, because the page sets its own; any other list stays', () => {
  const list = '\n\n1. [First](https://source.example/a)\n2. Second'
  for (const heading of ['Sources', 'Quellen', '出典', 'Where this comes from']) {
    expect(html(`Text\n\n## ${heading}${list}`)).not.toContain('First')
  }
  const dated = '\n\n1. [First](https://source.example/a) (The Example, March 2025)\n2. Second (own document)'
  expect(html(`Text\n\n## Sources${dated}`)).not.toContain('First')
  expect(html('Text\n\n## Steps\n\n1. Wash\n2. Second')).toContain('Wash')
  expect(html(`Text\n\n## Sources${list}\n\nAnd a remark that names none.`)).toContain('First')
  const remarked = '\n\n1. [First](https://source.example/a) was read in print.\n2. Second'
  expect(html(`Text\n\n## Sources${remarked}`)).toContain('was read in print')
})

test('a first section that is one short list is set off as the takeaways', () => {
  const written = html('Intro\n\n## In short\n\n- a\n- b\n\n## Rest\n\ntext')
  expect(written).toContain('<section class="takeaways" aria-labelledby="section-in-short">')
  expect(html('## In short\n\n- a\n\nand text\n\n## Rest')).not.toContain('takeaways')
  expect(markdownToHtml('## In short\n\n- a\n\n## Rest', options).headings).toEqual([
    { id: 'section-rest', text: 'Rest' },
  ])
})

const figure = {
  path: '/acme/post/figure-1.png',
  alt: 'Bars',
  caption: 'Cost',
  widthPx: 960,
  heightPx: 480,
  vectorPath: null,
}
const table = '| City | Cost |\n|---|---|\n| Oslo | €1,910 [1] |\n| Bergen | €98 |'

test('tables scroll on their own, are named by their heading, and set numbers to the right', () => {
  const document = parse(`## Costs\n\n${table}`)
  const frame = document.querySelector('.table-frame')
  expect(frame?.getAttribute('tabindex')).toBe('0')
  expect(frame?.getAttribute('aria-labelledby')).toBe('section-costs')
  expect([...document.querySelectorAll('.number')].map((cell) => cell.tagName)).toEqual(['TH', 'TD', 'TD'])
})

test('the table that a chart is drawn from opens below it; in a feed, and under any other picture, it stands open', () => {
  const chart = { ...figure, vectorPath: '/acme/post/figure-1.svg' }
  const text = `![Mine](figure-1.png)\n\n${table}\n\nBetween.\n\n${table}`
  const shown = html(text, { figures: [chart] })
  expect(shown).toMatch(
    /<\/figure>\n<details class="data"><summary>Show data<\/summary><div class="table-frame"/,
  )
  expect(shown.match(/<details/g)).toHaveLength(1)
  expect(shown.match(/class="table-frame"/g)).toHaveLength(2)
  expect(html(text, { figures: [chart], absolute: true })).not.toContain('<details')
  expect(html(text, { figures: [figure] })).not.toContain('<details')
})

test('a picture alone in its paragraph is a figure with its caption', () => {
  const shown = html(`![Mine](figure-1.png)\n\n${table}`, { figures: [figure] })
  expect(shown).toMatch(
    /^<figure><img src="\/acme\/post\/figure-1\.png" alt="Mine" width="960" height="480".*<figcaption>Cost<\/figcaption><\/figure>\n<div class="table-frame"/,
  )
})

test('a chart says what is in it now, and a page shows the one that follows light and dark', () => {
  const figures = [{ ...figure, caption: '', vectorPath: '/acme/post/figure-1.svg' }]
  const text = '![As it was](figure-1.png)'
  expect(html(text, { figures })).toMatch(/^<figure><img src="\/acme\/post\/figure-1\.svg" alt="Bars"/)
  expect(html(text, { figures, absolute: true })).toContain(
    'src="https://desk.example/acme/post/figure-1.png"',
  )
})

test('pictures of other servers become their words', () => {
  const written = html('See ![a chart](https://evil.example/pixel.png) and ![](//evil.example/x).', {
    figures: [figure],
  })
  expect(written).toBe('<p>See a chart and .</p>')
})

test('away from its page every address is written in full', () => {
  const written = html(`## A\n\n[x](/y) [z](#a) [1]\n\n![](figure-1.png)\n\n${table}`, {
    figures: [figure],
    absolute: true,
  })
  const addresses = [...written.matchAll(/(?:href|src)="([^"]+)"/g)].map((match) => match[1])
  expect(addresses).toHaveLength(5)
  expect(addresses.every((address) => address?.startsWith('https://desk.example/'))).toBe(true)
})

test('texts made to exhaust the parser end', () => {
  expect(html(`${'> '.repeat(50_000)}x`)).toContain('x')
  expect(html('[1] '.repeat(20_000))).toContain('</sup>')
  expect(html('[1'.repeat(20_000))).toContain('[1')
  expect(html('a|b\n'.repeat(20_000))).toContain('a|b')
})
