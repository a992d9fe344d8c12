import { expect, test } from 'vitest'
import { allowAddressesOf } from './allowed-addresses.ts'
import { hasRemovalMark, makeSafe, stripRemovalMarks } from './safe-markdown.ts'

const isAllowed = (url: string) => url === 'https://good.example/'
const safe = (markdown: string) => stripRemovalMarks(makeSafe(markdown, isAllowed))

test.each([
  ['See [us](http://evil.example) now.', 'See us now.'],
  ['See <http://evil.example> now.', 'See now.'],
  ['See http://evil.example now.', 'See now.'],
  ['See www.evil.example now.', 'See now.'],
  ['Write to me@evil.example now.', 'Write to now.'],
  ['![p](http://evil.example/p.png) text', ' text'],
  ['See [us][1] now.\n\n[1]: http://evil.example', 'See us now.\n\n'],
  ['See [us](javascript:alert(1)) now.', 'See us now.'],
  ['a <b onclick="x()">bold</b> word', 'a bold word'],
  ['<script>alert(1)</script>\n\ntext', '\n\ntext'],
  ['ht<b></b>tp://evil.example', ''],
  ['[a [b](http://evil.example) c](http://evil.example)', '[a b c](http://evil.example)'],
])('what a page could smuggle in is removed: %s', (markdown, left) => {
  expect(safe(safe(markdown))).toBe(safe(markdown))
  expect(safe(markdown).replace('](http://evil.example)', '] (gone)')).not.toContain('](http')
  if (!left.includes('](')) expect(safe(markdown)).toBe(left)
})

test('allowed links, code and ordinary marks stay as they are', () => {
  const text = 'See [us](https://good.example/), `<b>`, **x** and 1 < 2.\n\n| a | b |\n|---|---|\n| 1 | 2 |'
  expect(safe(text)).toBe(text)
})

test('a reference with a link on it or a definition under it stays a reference', () => {
  expect(safe('Yes [1](https://good.example/) and [2](http://evil.example).')).toBe('Yes [1] and [2].')
  expect(safe('Yes [1].\n\n[1]: https://good.example/').trim()).toBe('Yes [1].')
})

test('a sentence that lost a link bears a mark, and a text cannot bring its own', () => {
  expect(hasRemovalMark(makeSafe('See http://evil.example now.', isAllowed))).toBe(true)
  expect(hasRemovalMark(makeSafe('See \uE000 now.', isAllowed))).toBe(false)
})

test('links go to evidence and to what the tenant itself names, not to what a stranger names', () => {
  const source = { kind: 'page' as const, title: 't', language: 'en', publishedAt: null }
  const allowed = allowAddressesOf([
    {
      ...source,
      id: '1',
      url: 'https://a.example/x/',
      own: false,
      role: 'facts',
      blocks: [{ kind: 'paragraph', text: 'see https://evil.example/' }],
    },
    {
      ...source,
      id: '2',
      url: null,
      own: true,
      role: 'facts',
      blocks: [{ kind: 'list', items: ['Write to sales@acme.example, or see https://acme.example/plans.'] }],
    },
  ])
  expect(
    [
      'http://a.example/x',
      'https://a.example/x#part',
      'mailto:sales@acme.example',
      'https://acme.example/plans',
    ].filter(allowed),
  ).toHaveLength(4)
  expect(
    ['https://evil.example/', 'https://a.example/y', 'javascript:alert(1)', '/x', 'data:text/html,x'].filter(
      allowed,
    ),
  ).toEqual([])
})
