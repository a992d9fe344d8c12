import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import type { Line, Part } from '../lead-magnet-writer/lead-magnet-writer.ts'
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
  publisher: { name: 'Acme', url: 'https://acme.example' },
  madeAt: new Date('2026-01-02T00:00:00Z'),
  cover: null,
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
  expect(pages[2]).toContain('Name the person who decides:')
  expect(pages[2]).not.toContain('_')
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
  // A viewer's own fonts, which nobody has checked for these letters, would be of this kind.
  expect(objects.filter((object) => /\/Subtype \/Type1/.test(object))).toEqual([])
  const pages = await pagesOf(about)
  expect(pages[2]).toContain(letters)
})
