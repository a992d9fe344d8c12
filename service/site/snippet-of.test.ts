import { expect, test } from 'vitest'
import { snippetOf } from './snippet-of.ts'

test('a snippet of a text without spaces has the word in it', () => {
  const text = `${'我们在这里说别的事情。'.repeat(30)}提高转化率的方法。${'后面还有很多别的话。'.repeat(40)}`
  const snippet = snippetOf(text, ['转化率']) ?? ''
  expect(snippet).toContain('提高转化率的方法')
  expect(snippet.length).toBeGreaterThan(150)
  expect(snippet.length).toBeLessThan(200)
})

test('no character is cut in two', () => {
  const snippet = snippetOf(`x${'𠮷'.repeat(100)}转化率${'𠮷'.repeat(101)}`, ['转化率']) ?? ''
  expect(snippet).toContain('转化率')
  expect(snippet.isWellFormed()).toBe(true)
})

test('a snippet is cut between words, also where the text before the word has no space', () => {
  const snippet = snippetOf(`${'x'.repeat(100)}longtail ${'word '.repeat(60)}`, ['longtail']) ?? ''
  expect(snippet).toMatch(/^… x{60}longtail .* word …$/)
})

test('a paragraph with a short word inside another is not taken for one with it', () => {
  expect(snippetOf('We show it.\n\nThis is how.', ['how'])).toBe('This is how.')
  expect(snippetOf('We show it.', ['how'])).toBeUndefined()
})
