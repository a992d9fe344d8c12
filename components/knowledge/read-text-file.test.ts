import { expect, test } from 'vitest'
import { decodeText, titleOf } from './read-text-file.ts'

test('a text is read in UTF-8, in UTF-16, and in the encoding of old Windows programs', () => {
  expect(decodeText(new TextEncoder().encode('Größe €'))).toBe('Größe €')
  expect(decodeText(new Uint8Array([0xff, 0xfe, 0x47, 0, 0xf6, 0]))).toBe('Gö')
  expect(decodeText(new Uint8Array([0x47, 0xf6, 0x80]))).toBe('Gö€')
})

test('a file with zero bytes is no text', () => {
  expect(() => decodeText(new Uint8Array([1, 0, 2]))).toThrow("isn't a text file")
})

test.each([
  ['notes.md', 'intro\n\n# The harbour #\n', 'The harbour'],
  ['page.html', '<head><title>\n A  page </title>', 'A page'],
  ['2026_price list.txt', '# no Markdown', '2026 price list'],
  ['page.html', '<p>no title', 'page'],
  ['.txt', '', 'Untitled'],
])('%s is called by its own title, else by its name', (name, text, title) => {
  expect(titleOf(name, text)).toBe(title)
})
