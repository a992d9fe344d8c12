import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { builtInIllustrator } from '../illustrator/built-in-illustrator.ts'
import type { Line, Part } from '../lead-magnet-writer/lead-magnet-writer.ts'
import { coverLocale } from './cover-design.ts'
import { setDocument } from './set-document.ts'
import type { TypesetRequest } from './typesetter.ts'

const line = (text: string): Line => ({ text, note: null, template: null, references: [1] })
const part = (heading: string, items: string[]): Part => ({
  heading,
  intro: null,
  items: items.map(line),
  inputs: [],
  outcome: null,
  worksheet: [],
})
const request = (about: Partial<TypesetRequest>): TypesetRequest => ({
  kind: 'checklist',
  language: 'en',
  title: 'Welcome mails',
  subtitle: 'A checklist',
  introduction: 'Go through it.',
  parts: [],
  sources: [{ reference: 1, kind: 'knowledge', title: 'Playbook', url: null }],
  trustLevel: 'sourced',
  publisher: { name: 'Acme' },
  nextStep: null,
  madeAt: new Date('2026-01-02T00:00:00Z'),
  colors: { paper: '#f8f6f0', ink: '#1a1a18', soft: '#5a5850', rule: '#d8d4c8', accent: '#a83216' },
  locale: 'en',
  typeface: 'newsreader',
  pattern: {
    seed: 'a seed',
    colors: { accent: '#a83216', paper: '#f8f6f0', second: '#d0a090', dark: '#201814', well: '#eee6da' },
  },
  banners: [],
  figures: [],
  ...about,
})

async function pagesOf(about: Partial<TypesetRequest>): Promise<string[]> {
  const { pdf, pageCount } = await setDocument(request(about))
  const { text } = await extractText(await getDocumentProxy(pdf), { mergePages: false })
  expect(text).toHaveLength(pageCount)
  return text
}

const steps = (count: number) => Array.from({ length: count }, (_, n) => `Take step ${n} and write it down.`)

it('a short document has no contents, keeps its parts whole, and its sources where they fit', async () => {
  const parts = ['One', 'Two', 'Three', 'Four'].map((heading) =>
    part(
      heading,
      steps(7).map((step) => `${heading}: ${step}`),
    ),
  )
  const pages = await pagesOf({ parts })
  expect(pages.length).toBeLessThan(5)
  expect(pages[1]).toContain('Go through it.')
  for (const { heading } of parts) {
    const ofPart = pages.filter((text) => text.includes(`${heading}: Take step`))
    expect(ofPart).toHaveLength(1)
    expect(ofPart[0]).toContain(`${heading}: Take step 6`)
  }
  expect(pages.at(-1)).toContain('Four: Take step 6')
  expect(pages.at(-1)).toContain('Playbook')
})

it.each([
  ['bricolage', /\+BricolageGrotesque/],
  ['lora', /\+Lora/],
  ['inter', /\+Inter/],
  ['figtree', /\+Figtree/],
  ['plex-sans', /\+IBMPlexSans/],
  ['literata', /\+Literata/],
  ['source-serif', /\+SourceSerif4/],
] as const)('a document in %s is set in the typeface of its site', async (typeface, name) => {
  const { pdf } = await setDocument(request({ typeface, parts: [part('Begin', ['Größe in Łódź.'])] }))
  const fonts = [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/\/BaseFont \/(\S+)/g),
  ].map(([, font]) => font)
  expect(fonts.filter((font) => name.test(font ?? '')).length).toBeGreaterThan(0)
})

it.each([
  ['en', '2 January 2026'],
  ['en-US', 'January 2, 2026'],
  ['de', '2. Januar 2026'],
  ['pt-BR', '2 de janeiro de 2026'],
])('the day on a cover in %s is %s', async (locale, day) => {
  const [cover] = await pagesOf({ locale })
  expect(cover).toContain(day)
})

it('days are written as on the site where it speaks the language of the document', () => {
  expect(coverLocale('en', 'en-US')).toBe('en-US')
  expect(coverLocale('de', 'en-US')).toBe('de')
})

it('each stage of a framework has one page, whose number the contents name', async () => {
  const stage = (heading: string, items: number): Part => ({
    ...part(
      heading,
      Array.from({ length: items }, (_, index) => `Take step ${index} and write down what came of it.`),
    ),
    worksheet: ['Where are we?', 'Who does what?', 'How will we see it?'],
  })
  const pages = await pagesOf({
    kind: 'framework',
    parts: [stage('Begin', 1), stage('Go on', 3), stage('End', 5)],
  })
  expect(pages).toHaveLength(6)
  expect(pages[2]).toContain('Begin')
  expect(pages[3]).toContain('Go on')
  expect(pages[4]).toContain('How will we see it?')
  expect(pages[5]).toContain('Playbook')
  expect(pages[1]).toMatch(/Begin\s*3\s*2\s*Go on\s*4\s*3\s*End\s*5\s*Sources\s*6/)
})

it('lines longer than a page, signs that no font has and empty parts still give a document', async () => {
  const pages = await pagesOf({
    title: '😀 <b>Long</b>',
    parts: [
      part('Empty', []),
      part('Long', ['word '.repeat(3_000), 'x'.repeat(2_000), '漢字 and \u202e more']),
    ],
  })
  expect(pages.join(' ')).toContain('<b>Long</b>')
  expect(pages.join(' ')).toContain('more')
  expect(pages.at(-1)).toContain('Playbook')
})

it('a line that asks for an answer has room for it instead of underscores', async () => {
  const pages = await pagesOf({ parts: [part('Before you start', ['Name the person who decides: ____'])] })
  expect(pages[1]).toContain('Name the person who decides:')
  expect(pages[1]).not.toContain('_')
})

it('names the one source of all statements once, instead of its number beside each line', async () => {
  const parts = [part('Begin', ['Write a letter.', 'Post it.'])]
  const one = (await pagesOf({ parts })).join(' ')
  expect(one).toContain('Every statement comes from one source: Playbook')
  expect(one).not.toContain('[1]')
  const second = { reference: 2, kind: 'knowledge', title: 'Notes', url: null } as const
  const two = (await pagesOf({ parts, sources: [...request({}).sources, second] })).join(' ')
  expect(two.match(/\[1\]/g)).toHaveLength(2)
  // A line without a source would look as if it had this one.
  expect((await pagesOf({ parts, trustLevel: 'mixed' })).join(' ')).toContain('[1]')
})

it('a checklist has room for who does what by when, except where a line asks for words', async () => {
  const [, plain] = await pagesOf({ parts: [part('Begin', ['Write a letter.'])] })
  expect(plain).toContain('By when')
  const [, asking] = await pagesOf({ parts: [part('Begin', ['Name the person: ____', 'Post it.'])] })
  expect(asking).not.toContain('By when')
  const [, swipe] = await pagesOf({ kind: 'swipe_file', parts: [part('Begin', ['Write a letter.'])] })
  expect(swipe).not.toContain('By when')
})

it('ends with what the company offers and its link, and with nothing where it offers nothing', async () => {
  const nextStep = {
    text: 'Book a review',
    url: 'https://www.acme.example/review/',
    line: 'We look at three plans',
  }
  const { pdf } = await setDocument(request({ nextStep, parts: [part('Begin', ['Write.'])] }))
  const document = await getDocumentProxy(pdf)
  const last = await document.getPage(document.numPages)
  const links = (await last.getAnnotations()).map(({ url }: { url?: string }) => url)
  expect(links).toContain('https://www.acme.example/review/')
  const { text } = await extractText(document, { mergePages: true })
  expect(text).toMatch(/We look at three plans\s+Book a review\s+acme\.example\/review/)
  const unsafe = await pagesOf({ nextStep: { ...nextStep, url: 'javascript:alert(1)' } })
  expect(unsafe.join(' ')).not.toContain('Book a review')
})

it('gives what its pages have left to the room between lines, and takes no page more for it', async () => {
  const heights = async (count: number) => {
    const { pdf, pageCount } = await setDocument(
      request({ kind: 'swipe_file', parts: [part('Lines', steps(count))] }),
    )
    const page = await (await getDocumentProxy(pdf)).getPage(2)
    const { items } = await page.getTextContent()
    const lines = items.flatMap((one) =>
      'str' in one && one.str.startsWith('Take step') ? one.transform[5] : [],
    )
    return { pageCount, between: lines[0] - lines[1] }
  }
  const roomy = await heights(8)
  const full = await heights(14)
  expect([roomy.pageCount, full.pageCount]).toEqual([2, 2])
  expect(roomy.between).toBeGreaterThan(full.between)
})

it('every font is in the file, as the characters that are used, and has the letters of the six languages', async () => {
  const letters = 'Größe, naïve Œuvre, mañana ¿qué?, coração, perché così, “quoted” – 10 €'
  const about = { title: letters, parts: [part(letters, [letters])] }
  const { pdf } = await setDocument(request(about))
  const objects = Buffer.from(pdf).toString('latin1').split('endobj')
  const fonts = objects.filter((object) => /\/Subtype \/CIDFontType2/.test(object))
  const names = fonts.map((font) => /\/BaseFont \/(\S+)/.exec(font)?.[1])
  expect(names).toHaveLength(3)
  for (const name of names) expect(name).toMatch(/^[A-Z]{6}\+(?:Geist|Newsreader)-/)
  expect(objects.filter((object) => /\/FontFile2 \d+ 0 R/.test(object))).toHaveLength(fonts.length)
  // A viewer's own fonts, which are unchecked for these letters, would be of this kind.
  expect(objects.filter((object) => /\/Subtype \/Type1/.test(object))).toEqual([])
  const pages = await pagesOf(about)
  // A line that breaks begins another one.
  expect(pages[1]?.replaceAll('\n', ' ')).toContain(letters)
})

describe('for those who hear a document', () => {
  const image = async () => {
    const { png, widthPx, heightPx } = await builtInIllustrator().drawBanner({ seed: 'x' })
    return { png, widthPx, heightPx, alt: 'Degrees by system' }
  }
  const open = async (about: Partial<TypesetRequest>) => {
    const { pdf } = await setDocument(request(about))
    return { bytes: Buffer.from(pdf).toString('latin1'), pdf: await getDocumentProxy(pdf) }
  }
  type Node = { role?: string; alt?: string; type?: string; children?: Node[] }
  /** The structure as nested roles; content is left out. */
  const rolesOf = (node: Node): unknown => {
    const below = (node.children ?? []).filter(({ role }) => role !== undefined).map(rolesOf)
    return below.length === 0 ? node.role : { [String(node.role)]: below }
  }

  it('it is PDF 1.7, declares PDF/UA-1, and says its title, author and language', async () => {
    const { bytes, pdf } = await open({ language: 'de' })
    expect(bytes.slice(0, 8)).toBe('%PDF-1.7')
    expect(bytes).toMatch(/<pdfuaid:part>1<\/pdfuaid:part>/)
    expect(bytes).toMatch(/\/Lang \(de\)/)
    expect(bytes).toMatch(/\/DisplayDocTitle true/)
    const { info } = await pdf.getMetadata()
    expect(info).toMatchObject({ Title: 'Welcome mails', Author: 'Acme', Subject: 'A checklist' })
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
  })

  it('headings, lists, links and images are tagged as such, in reading order', async () => {
    const figures = [{ ...(await image()), reference: 1, part: 0 }]
    const second = { reference: 2, kind: 'knowledge', title: 'Notes', url: null } as const
    const sources = [...request({}).sources, second]
    const { pdf } = await open({ parts: [part('Begin', ['One.', 'Two.'])], figures, sources })
    const trees = []
    for (let page = 1; page <= pdf.numPages; page++)
      trees.push(rolesOf((await (await pdf.getPage(page)).getStructTree()) as Node))
    const item = { LI: [{ LBody: ['P', 'Span'] }] }
    const source = { LI: ['Lbl', { LBody: ['P', 'P'] }] }
    expect(trees).toEqual([
      { Root: [{ Document: ['P', 'H1', 'P', 'P', 'P'] }] },
      {
        Root: [
          {
            Document: [
              'H2',
              'P',
              'P',
              { Sect: ['H2', 'P', 'P', { L: [item, item] }, 'Figure', 'Span'] },
              { Sect: ['H2', { L: [source, source] }] },
            ],
          },
        ],
      },
    ])
  })

  it('contents are tagged as such, and are in the bookmarks', async () => {
    const { pdf } = await open({ parts: [part('Long', steps(100)), part('End', ['Two.'])] })
    const tree = rolesOf((await (await pdf.getPage(2)).getStructTree()) as Node)
    const rows = [{ TOCI: ['Link'] }, { TOCI: ['Link'] }, { TOCI: ['Link'] }]
    expect(tree).toEqual({ Root: [{ Document: ['H2', { TOC: rows }, 'H2', 'P', 'P'] }] })
    const outline = await pdf.getOutline()
    expect(outline?.map(({ title }) => title)).toEqual([
      'Welcome mails',
      'Contents',
      '1  Long',
      '2  End',
      'Sources',
    ])
  })

  it('an image has its alternative text, a pattern none, and no text is outside the structure', async () => {
    const banner = await image()
    const about = { parts: [part('Begin', ['One.'])], figures: [{ ...banner, reference: 1, part: 0 }] }
    const { pdf } = await open({ ...about, banners: [banner] })
    const page = await pdf.getPage(2)
    const all = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(all)]
    const figures = all((await page.getStructTree()) as Node).filter(({ role }) => role === 'Figure')
    expect(figures.map(({ alt }) => alt)).toEqual(['Degrees by system'])
    const { items } = await page.getTextContent({ includeMarkedContent: true })
    let around = ''
    for (const one of items) {
      if ('type' in one && one.type.startsWith('begin')) around = JSON.stringify(one)
      if ('type' in one && one.type === 'endMarkedContent') around = ''
      if ('str' in one && one.str.trim() !== '') expect([one.str, around]).not.toEqual([one.str, ''])
    }
  })

  it('the bookmarks name the title, the parts and the sources', async () => {
    const { pdf } = await open({ parts: [part('Begin', ['One.']), part('End', ['Two.'])] })
    const outline = await pdf.getOutline()
    expect(outline?.map(({ title }) => title)).toEqual(['Welcome mails', '1  Begin', '2  End', 'Sources'])
  })

  it('a part that runs over pages is one list', async () => {
    const { pdf, bytes } = await open({ parts: [part('Long', steps(60))] })
    expect(pdf.numPages).toBeGreaterThan(3)
    expect(bytes.match(/\/S \/L\b(?!\w)/g)).toHaveLength(2)
  })

  it('the cover names the company and never an address', async () => {
    const [cover] = await pagesOf({ publisher: { name: 'Northwind Heat' } })
    expect(cover).toContain('Northwind Heat')
    expect(cover).not.toMatch(/https?:|localhost|\d+\.\d+\.\d+\.\d+|:\d{4}/)
  })
})

it('is drawn in the colours it is given', async () => {
  const colors = { paper: '#eef4ff', ink: '#101820', soft: '#405060', rule: '#c0c8d0', accent: '#123456' }
  const { pdf } = await setDocument(request({ colors, parts: [part('Begin', ['Write a letter.'])] }))
  const document = await getDocumentProxy(pdf)
  const drawn = new Set<unknown>()
  for (let number = 1; number <= document.numPages; number++) {
    const { argsArray } = await (await document.getPage(number)).getOperatorList()
    for (const [first] of argsArray.filter(Array.isArray)) drawn.add(first)
  }
  expect([...drawn]).toEqual(expect.arrayContaining(Object.values(colors)))
})
