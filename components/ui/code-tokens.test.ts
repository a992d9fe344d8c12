import { expect, test } from 'vitest'
import { type CodeLanguage, codeTokens } from './code-tokens.ts'

const kindsOf = (code: string, language: CodeLanguage) =>
  codeTokens(code, language).flatMap(({ text, kind }) => (kind ? [[kind, text]] : []))

test('names, texts and values of JSON are told apart, also where a text holds quotes and colons', () => {
  expect(kindsOf('{"a\\"b": "c: \\"d\\"", "n": -1.5, "x": null}', 'json')).toEqual([
    ['name', '"a\\"b"'],
    ['string', '"c: \\"d\\""'],
    ['name', '"n"'],
    ['word', '-1.5'],
    ['name', '"x"'],
    ['word', 'null'],
  ])
})

test('comments, flags and texts of a command are told apart, and a # within a text is no comment', () => {
  expect(kindsOf('# Ask\ncurl -s http://x/#y -H \'a # b\' \\\n  --header "c"', 'shell')).toEqual([
    ['comment', '# Ask'],
    ['word', 'curl'],
    ['name', '-s'],
    ['name', '-H'],
    ['string', "'a # b'"],
    ['name', '--header'],
    ['string', '"c"'],
  ])
})

test('nothing of the code is lost or changed, whatever it is', () => {
  const hostile = '"open <script>alert(1)</script> \' ` // # \u0000 \\'
  for (const language of ['json', 'shell', 'typescript'] as const) {
    const shown = codeTokens(hostile, language).map(({ text }) => text)
    expect(shown.join('')).toBe(hostile)
  }
  expect(codeTokens('x'.repeat(50_000), 'json')).toHaveLength(1)
})
