import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync, type Span, Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What a person reads: the dashboard, the pages and emails of the server, and the messages its pages show. */
const interfaceFiles = [
  'app/**/*.{ts,tsx}',
  'components/**/*.{ts,tsx}',
  'lib/**/*.{ts,tsx}',
  'service/*/*-status.ts',
  'service/*/*-mail.ts',
  'service/http/{claim-pages,claim-end-words,front-page,not-found-page,outbox-page}.ts',
  'service/outbound/**/*.ts',
  'service/page-tools/**/*.ts',
  'service/brand-scans/{recommend,scan-warnings,score-brand}.ts',
  'service/scout-runs/{rubric,judge-post,scout-warnings}.ts',
  'service/sessions/session-words.ts',
  'service/*/languages/en.ts',
  'service/webhooks/**/*.ts',
]

/** Texts in which a word of the list is right, and why. */
const allowed: Readonly<Record<string, string>> = {
  'Your own content-marketing desk.': 'the tagline',
  'A content desk that shows where': 'the tagline',
}

/** The words in code style of the last column of each table. */
function readRuledOut(): string[] {
  const rows = readFileSync(join(root, 'docs/glossary.md'), 'utf8').split('\n')
  return rows
    .filter((row) => row.startsWith('| '))
    .flatMap((row) => [...(row.split('|').at(-2) ?? '').matchAll(/`([^`]+)`/g)])
    .flatMap(([, word]) => word ?? [])
}

/** Every text of a file with its line: what stands between tags, and what is in quotes. */
function readTexts(file: string): { line: number; text: string }[] {
  const source = readFileSync(join(root, file), 'utf8')
  const found: { line: number; text: string }[] = []
  const add = (text: string, { start }: Span) => {
    const line = source.slice(0, start).split('\n').length
    found.push({ line, text: text.replaceAll(/\s+/g, ' ').trim() })
  }
  const { program } = parseSync(file, source)
  new Visitor({
    JSXText: (node) => add(node.value, node),
    Literal: (node) => typeof node.value === 'string' && add(node.value, node),
    TemplateElement: (node) => add(node.value.cooked ?? node.value.raw, node),
  }).visit(program)
  return found
}

/** Names, addresses and classes are no texts: those have a space between words, or begin like a sentence. */
function isText(text: string): boolean {
  return /\p{L} \p{L}|\p{L}[.,:;] |^\p{Lu}\p{Ll}+$/u.test(text)
}

const ruledOut = readRuledOut()
const ruledOutWords = new RegExp(
  String.raw`(?<![\p{L}\p{N}_.-])(?:${ruledOut.join('|')})(?![\p{L}\p{N}_-])`,
  'giu',
)

test('the interface has none of the words that the glossary rules out', () => {
  expect(ruledOut.length).toBeGreaterThan(50)
  const files = interfaceFiles
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !file.includes('.test.'))
  expect(files.length).toBeGreaterThan(600)
  const texts = files
    .flatMap((file) => readTexts(file).map(({ line, text }) => ({ place: `${file}:${line}`, text })))
    .filter(({ text }) => isText(text) && allowed[text] === undefined)
  const found = texts.flatMap(({ place, text }) =>
    [...text.matchAll(ruledOutWords)].map(([word]) => `${place}: “${word}” in “${text}”`),
  )
  expect(found).toEqual([])
})
