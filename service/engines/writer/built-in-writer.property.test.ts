import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createWriteRequest } from '#test-support/fixtures/writer/create-write-request.ts'
import type { PageBlock } from '../reader/page-block.ts'
import { comparable, plainText } from './built-in/plain-text.ts'
import { sourceText } from './built-in/source-text.ts'
import { createBuiltInWriter } from './built-in-writer.ts'
import { type EvidenceSource, WriteError, type WriteRequest } from './writer.ts'

const languages = ['en', 'de', 'fr', 'ar', 'ur', 'hi', 'bn', 'zh', 'ja', 'ru', 'sv', 'xx', 'pt-BR', '', '💥']
const wordPool = [
  'email',
  'The',
  'inbox',
  'SPF',
  '87%',
  '2025',
  'это',
  '热泵',
  'البريد',
  'नमस्ते',
  '[1]',
  '**x**',
  '|',
  '<b>',
  'http://a.example/?q=1',
  '“quoted',
  '”',
  '\u200b\u202e',
  '👩‍👩‍👧',
  '\ud800',
  'z\u0301',
  '&amp;',
  '`',
  '\\',
  '-',
  '#',
  '](',
  'However,',
  'e.g.',
  'a@b.example',
]
const finalMarks = ['.', '!', '?', '。', '।', '۔', '؟', ':', '…', '']

const sentence = fc
  .tuple(
    fc.array(fc.oneof(fc.constantFrom(...wordPool), fc.string({ unit: 'grapheme', maxLength: 12 })), {
      maxLength: 25,
    }),
    fc.constantFrom(...finalMarks),
  )
  .map(([words, mark]) => words.join(' ') + mark)
const text = fc.array(sentence, { maxLength: 6 }).map((sentences) => sentences.join(' '))
const block: fc.Arbitrary<PageBlock> = fc.oneof(
  fc.record({ kind: fc.constant('paragraph' as const), text }),
  fc.record({ kind: fc.constant('quote' as const), text }),
  fc.record({
    kind: fc.constant('heading' as const),
    level: fc.constantFrom(1, 2, 3, 4, 5, 6),
    text: sentence,
  }),
  fc.record({ kind: fc.constant('list' as const), items: fc.array(sentence, { maxLength: 6 }) }),
  fc.record({
    kind: fc.constant('table' as const),
    header: fc.array(sentence, { maxLength: 4 }),
    rows: fc.array(fc.array(fc.oneof(sentence, fc.constantFrom('1', '2%', '3 kg')), { maxLength: 4 }), {
      maxLength: 4,
    }),
  }),
)
const source: fc.Arbitrary<EvidenceSource> = fc.record({
  id: fc.uuid(),
  kind: fc.constantFrom('page' as const, 'knowledge' as const, 'article' as const),
  title: fc.oneof(sentence, fc.constant('')),
  url: fc.oneof(
    fc.constant(null),
    fc.webUrl(),
    fc.constantFrom('javascript:alert(1)', 'not an address', 'http://[::1]/'),
  ),
  language: fc.constantFrom(...languages),
  own: fc.boolean(),
  role: fc.constant('facts' as const),
  publishedAt: fc.constant(null),
  blocks: fc.array(block, { maxLength: 12 }),
})
const request: fc.Arbitrary<WriteRequest> = fc.record({
  topic: fc.oneof(fc.constant(null), sentence, fc.constantFrom('email', 'SPF inbox', '热泵')),
  evidence: fc.array(source, { maxLength: 4 }),
  language: fc.constantFrom(...languages),
  targetWords: fc.constantFrom(500, 1000, 2500),
  mode: fc.constantFrom('standard' as const, 'turbo' as const),
  voice: fc.record({
    slug: fc.constantFrom(
      'plain' as const,
      'analyst' as const,
      'teacher' as const,
      'advocate' as const,
      'reporter' as const,
      'engineer' as const,
    ),
  }),
  voiceDescription: fc.constant(null),
  profile: fc.constant({}),
  model: fc.constant(null),
  judge: fc.constant(null),
  signal: fc.constant(new AbortController().signal),
  report: fc.constant(async () => {}),
})

test('on any input: no error but a lack of material, no sentence twice, every passage word for word, limits kept', async () => {
  await fc.assert(
    fc.asyncProperty(request, async (input) => {
      const article = await createBuiltInWriter()
        .write(input)
        .catch((error: unknown) => {
          if (error instanceof WriteError && error.reason === 'not_enough_material') return null
          throw error
        })
      if (article === null) return
      const statements = article.claims
        .filter(({ kind }) => kind === 'statement')
        .map((claim) => comparable(claim.text))
      expect(new Set(statements).size).toBe(statements.length)
      for (const { passage, reference, supported } of article.claims) {
        const cited = article.sources.find((one) => one.reference === reference)
        const texts = input.evidence.filter(({ id }) => id === cited?.id).map(sourceText)
        expect(supported).toBe(true)
        expect(texts.some((all) => passage !== null && all.includes(passage))).toBe(true)
      }
      // A topic is the title as it was given, up to the length that any list can show.
      expect([...article.title].length).toBeLessThanOrEqual(
        [...plainText(input.topic ?? '')].length <= 100 ? 100 : 70,
      )
      expect(article.description.length).toBeLessThanOrEqual(160)
      expect(article.markdown.isWellFormed()).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('an endless sentence, endless emoji and endless zero-width characters neither fail nor take long', async () => {
  const hostile = [
    'word '.repeat(20_000),
    '热泵'.repeat(50_000),
    '👩‍👩‍👧'.repeat(12_000),
    '\u200b'.repeat(100_000),
    'ا'.repeat(100_000),
    '('.repeat(100_000),
    'a.'.repeat(50_000),
    '1 '.repeat(50_000),
    'http://'.repeat(14_000),
  ]
  const blocks: PageBlock[] = hostile.flatMap((words) => [
    { kind: 'heading' as const, level: 2 as const, text: words },
    { kind: 'paragraph' as const, text: words },
    { kind: 'list' as const, items: [words, words] },
    {
      kind: 'table' as const,
      header: [words, words],
      rows: [
        [words, words],
        [words, words],
      ],
    },
  ])
  blocks.push({
    kind: 'paragraph',
    text: 'A heat pump moves heat from the outside air into the house. It needs electricity for that.',
  })
  const article = await createBuiltInWriter().write(
    createWriteRequest({
      topic: 'heat pump',
      evidence: [
        {
          id: 'x',
          kind: 'page',
          title: 'Heat pump',
          url: null,
          language: 'en',
          own: true,
          role: 'facts',
          publishedAt: null,
          blocks,
        },
      ],
      targetWords: 500,
    }),
  )
  expect(article.claims.map(({ passage }) => passage)).toContain(
    'A heat pump moves heat from the outside air into the house.',
  )
})
