import { expect, test } from 'vitest'
import { sampleDocx, samplePdf } from '#test-support/fixtures/sample-files.ts'
import { documentText } from './document-text.ts'
import { unpackedBytes } from './unpacked-bytes.ts'

const paragraph = (text: string, style = '') =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`

test('a PDF becomes Markdown: headings by size, paragraphs across lines and hyphens, running heads dropped', async () => {
  const page = (n: number, first: string, second: string) =>
    [
      [8, 'Harbour report'],
      [18, `Part ${n === 1 ? 'one' : n === 2 ? 'two' : 'three'}`],
      [10, first],
      [10, second],
      [8, `Page ${n} of 3`],
    ] as const
  const { text } = await documentText(
    samplePdf([
      page(1, 'The quay is 1,200 metres long and was length-', 'ened in 1998.'),
      page(2, 'Cranes lift 60 tonnes.', 'They were bought new.'),
      page(3, 'Ships wait less than', 'two hours.'),
    ]),
  )
  expect(text).toBe(
    [
      '# Part one',
      'The quay is 1,200 metres long and was lengthened in 1998.',
      '# Part two',
      'Cranes lift 60 tonnes. They were bought new.',
      '# Part three',
      'Ships wait less than two hours.',
    ].join('\n\n'),
  )
})

test('a Word document becomes Markdown with its headings, emphasis and tables', async () => {
  const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`
  const { title, text } = await documentText(
    sampleDocx(
      [
        paragraph('Price list', 'Heading1'),
        paragraph('Berths', 'Heading2'),
        `<w:p><w:r><w:t xml:space="preserve">A berth costs </w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t>40 euros</w:t></w:r><w:r><w:t xml:space="preserve"> a night.</w:t></w:r></w:p>`,
        `<w:tbl><w:tr>${cell('Length')}${cell('Price')}</w:tr><w:tr>${cell('8 m')}${cell('40 | 45')}</w:tr></w:tbl>`,
      ].join(''),
    ),
  )
  expect(title).toBe('Price list')
  expect(text).toBe(
    [
      '# Price list',
      '## Berths',
      'A berth costs **40 euros** a night.',
      '| Length | Price |\n| --- | --- |\n| 8 m | 40 \\| 45 |',
    ].join('\n\n'),
  )
})

test.each([
  ['a picture', Buffer.from('\u0089PNG\r\n', 'latin1'), /isn't a PDF or a Word/],
  ['a broken PDF', Buffer.from('%PDF-1.4\nnothing here'), /damaged/],
  ['an archive that is no Word document', Buffer.from('PK\u0003\u0004 and so on'), /unpacked|Word document/],
  ['a scan without text', samplePdf([[]]), /No text found/],
])('%s is refused with a sentence', async (_, bytes, sentence) => {
  await expect(documentText(bytes)).rejects.toThrow(sentence)
})

test('what a ZIP unpacks to is known before it is unpacked', () => {
  const docx = sampleDocx(paragraph('x'.repeat(5_000)))
  expect(unpackedBytes(docx)).toBeGreaterThan(5_000)
  expect(unpackedBytes(docx)).toBeLessThan(docx.length)
})
