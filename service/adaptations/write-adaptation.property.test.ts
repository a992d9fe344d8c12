import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readParts, whyUnfit } from '#contract/adaptation-parts.ts'
import { AdaptationPlatform, platformRules } from '#contract/adaptation-platforms.ts'
import { graphemesOf } from '#contract/post-length.ts'
import { splitSentences } from '../engines/claim-check/lexical/split-sentences.ts'
import { hasBalancedMarks } from '../engines/writer/evidence/balanced-marks.ts'
import { saysTheSame } from '../engines/writer/evidence/same-fact.ts'
import { standsAlone } from '../engines/writer/evidence/stands-alone.ts'
import { AdaptationRefusal } from './adaptation-refusal.ts'
import { digestArticle } from './article-digest.ts'
import { findPostWords } from './find-post-words.ts'
import { writeAdaptation } from './write-adaptation.ts'

const platforms = AdaptationPlatform.options
const family = '👨‍👩‍👧‍👦'

const word = fc.oneof(
  fc.constantFrom(
    'Coffee',
    'aroma',
    'keeps',
    'for',
    '14',
    'days',
    'हिन्दी',
    '日本語のコーヒー',
    'العربية',
    family,
    '🇵🇹',
  ),
  fc.constantFrom(
    'https://acme.example/a_(b)',
    'acme.com',
    '@mara',
    '#tag',
    '---',
    '<script>',
    '[1]',
    '**',
    '“',
    '”',
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
)
const sentence = fc
  .tuple(fc.array(word, { minLength: 1, maxLength: 40 }), fc.constantFrom('.', '!', '?', '。', '', ' [1].'))
  .map(([words, end]) => words.join(' ') + end)
const paragraph = fc.array(sentence, { minLength: 1, maxLength: 6 }).map((all) => all.join(' '))
const block = fc.oneof(
  paragraph,
  fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => `## ${text}`),
  paragraph.map((text) => `According to acme.example: “${text}” [1]`),
  fc
    .array(sentence, { minLength: 1, maxLength: 4 })
    .map((items) => items.map((item) => `- ${item}`).join('\n')),
  fc.constant('| a | b |\n| --- | --- |\n| 1 | 2 |'),
)
const article = fc.record({
  title: fc.oneof(
    fc.constant('Cold brew aroma'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
  ),
  description: fc.string({ maxLength: 100 }),
  markdown: fc.array(block, { minLength: 1, maxLength: 12 }).map((blocks) => blocks.join('\n\n')),
  language: fc.constantFrom('en', 'de', 'hi', 'zh', 'ja', 'ar', 'pt-BR', 'tlh'),
  tags: fc.array(fc.string({ unit: 'grapheme', maxLength: 40 }), { maxLength: 10 }),
  url: fc.constantFrom(null, `https://acme.example/${'a'.repeat(120)}`),
})
const source = { reference: 1, kind: 'page', title: 'Acme\nCoffee', url: 'https://www.acme.example/x' }
const refLinks = fc.constantFrom(
  null,
  'https://acme.example/?ref=mara',
  `https://acme.example/${'r'.repeat(1900)}`,
)

test('no text exceeds its platform for any article, and a rejection has a readable reason', () => {
  fc.assert(
    fc.property(
      article,
      refLinks,
      fc.nat(5),
      fc.constantFrom(...platforms),
      (made, refLink, variant, platform) => {
        const digest = digestArticle({
          ...made,
          isDigest: false,
          hasChosenTags: true,
          categories: [],
          claims: [],
          sources: [source],
          trustLevel: 'sourced',
        })
        try {
          const content = writeAdaptation(digest, { platform, refLink, variant })
          expect(whyUnfit(platform, content)).toBeUndefined()
          for (const part of readParts(platform, content))
            expect([part.content, hasBalancedMarks(part.content)]).toEqual([part.content, true])
          if (refLink !== null) expect(content.includes(refLink)).toBe(true)
        } catch (error) {
          if (!(error instanceof AdaptationRefusal)) throw error
          expect(error.message).toMatch(/\S\.$/)
        }
      },
    ),
    { numRuns: 250 },
  )
})

/** What the writer may add to the article's own words. */
function isFrame(line: string, language: string, allowed: readonly string[]): boolean {
  const words = findPostWords(language)
  return (
    line === '' ||
    line === '---' ||
    Object.values(words).some((one) => line === one || line === `${one}:`) ||
    line.startsWith(`${words.readOn}: http`) ||
    line.startsWith(`${words.findOut}: http`) ||
    line.startsWith(`${words.shot} `) ||
    /^(?:#[\p{L}\p{M}\p{N}]+ ?)+$/u.test(line) ||
    allowed.includes(line)
  )
}

const plain = (text: string) =>
  text
    .replace(/\\([\\`*_~[\]<>|^#+.)-])/g, '$1')
    .replace(/[“”]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

test('every line of every text is the article’s, word for word, or asks, points or labels', () => {
  const tidy = fc
    .array(
      fc
        .tuple(
          fc.array(fc.constantFrom('coffee', 'aroma', 'keeps', 'for', 'days', family, 'über', 'water'), {
            minLength: 5,
            maxLength: 30,
          }),
        )
        .map(([words]) => words.join(' ')),
      { minLength: 6, maxLength: 30 },
    )
    .map((all) => all.map((words, index) => `Sentence ${index + 100} ${words}.`))
  fc.assert(
    fc.property(tidy, fc.nat(4), fc.constantFrom(...platforms), (sentences, variant, platform) => {
      const refLink = 'https://acme.example/?ref=mara'
      const markdown = `## How it keeps\n\n${sentences.map((one) => `${one} [1]`).join(' ')}\n\n## Sources\n\n1. [Acme](https://acme.example)`
      const digest = digestArticle({
        title: 'Cold brew aroma',
        description: '',
        markdown,
        language: 'en',
        tags: ['cold brew'],
        isDigest: false,
        hasChosenTags: true,
        categories: [],
        claims: [],
        sources: [source],
        trustLevel: 'sourced',
        url: null,
      })
      const own = [...sentences, 'How it keeps', 'Cold brew aroma'].map(plain)
      const content = writeAdaptation(digest, { platform, refLink, variant })
      const lines = content
        .split('\n')
        .map((line) =>
          plain(line.replace(/^(?:\d+\/\d+ |- |• |Voice: |On screen: )/, '').replace(/^\*\*(.*)\*\*$/, '$1')),
        )
      for (const line of lines) {
        if (isFrame(line, 'en', [refLink, 'Acme Coffee: https://www.acme.example/x'])) continue
        const rest = line.endsWith('…')
          ? own.some((one) => one.startsWith(line.slice(0, -1)))
            ? ''
            : line
          : own.reduce((left, one) => left.replaceAll(one, ''), line).trim()
        expect([platform, rest]).toEqual([platform, ''])
      }
    }),
    { numRuns: 150 },
  )
})

test('what is cut is cut between graphemes', () => {
  const title = family.repeat(60)
  const digest = digestArticle({
    title,
    description: '',
    markdown: Array.from({ length: 8 }, (_, n) => `Coffee number ${n} keeps its aroma for ${n} days.`).join(
      ' ',
    ),
    language: 'en',
    tags: [],
    isDigest: false,
    hasChosenTags: true,
    categories: [],
    claims: [],
    sources: [],
    trustLevel: null,
    url: null,
  })
  for (const platform of platforms) {
    const content = writeAdaptation(digest, { platform, refLink: null, variant: 0 })
    const [first] = readParts(platform, content)
    for (const one of graphemesOf(first?.content ?? ''))
      if (/\p{Extended_Pictographic}/u.test(one)) expect([platform, one]).toEqual([platform, family])
  }
})

test('hashtags stay within what each platform bears, and Reddit and X articles have none', () => {
  const digest = digestArticle({
    title: 'Cold brew',
    description: '',
    markdown: Array.from({ length: 8 }, (_, n) => `Coffee number ${n} keeps its aroma for ${n} days.`).join(
      ' ',
    ),
    language: 'en',
    tags: Array.from({ length: 10 }, (_, n) => `tag number ${'abcdefghij'[n]}`),
    isDigest: false,
    hasChosenTags: true,
    categories: [],
    claims: [],
    sources: [],
    trustLevel: null,
    url: null,
  })
  for (const platform of platforms) {
    const content = writeAdaptation(digest, { platform, refLink: null, variant: 0 })
    const count = content.match(/(?<=^|\s)#\p{L}/gu)?.length ?? 0
    expect([platform, count <= platformRules[platform].maxHashtags]).toEqual([platform, true])
    expect([platform, count === 0]).toEqual([platform, platform === 'reddit' || platform === 'x_article'])
  }
})

const told = fc.constantFrom<string[]>(
  'Cold water keeps the aroma of coffee for 14 days.',
  'Coffee in cold water keeps its aroma 14 days long.',
  'This is what makes the difference.',
  'It tastes sweeter than the hot brew.',
  'However, a paper filter takes the oils away.',
  'A filter made of paper takes the oils away from the coffee.',
  'Hot water above 90 degrees drives the aroma off within 4 minutes.',
  'The label says “never shake.',
  'The roaster says “never shake the bottle” to every buyer.',
  'A coarse grind of 1.2 millimetres gives the clearest cup.',
  'They recommend a steel filter instead.',
  'Glass bottles keep the aroma better than plastic bottles do.',
)

function statementsIn(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => !line.startsWith('On screen: '))
    .map((line) => line.replace(/^(?:\d+\/\d+ |- |• |Voice: )/, ''))
    .flatMap((line) => splitSentences(line))
    .filter((line) => line.length > 25 && line !== 'Brewing coffee cold' && !line.startsWith('What have you'))
}

test('no post begins with a sentence that needs another, and none repeats a fact', () => {
  fc.assert(
    fc.property(
      fc.array(told, { minLength: 6, maxLength: 14 }),
      fc.nat(4),
      fc.constantFrom(...platforms),
      (sentences, variant, platform) => {
        const digest = digestArticle({
          title: 'Brewing coffee cold',
          description: '',
          markdown: `## How it keeps\n\n${sentences.slice(0, 5).join(' ')}\n\n## How it tastes\n\n${sentences.slice(5).join(' ')}`,
          language: 'en',
          tags: [],
          isDigest: false,
          hasChosenTags: true,
          categories: [],
          claims: [],
          sources: [],
          trustLevel: null,
          url: null,
        })
        try {
          const content = writeAdaptation(digest, { platform, refLink: null, variant })
          // The spoken text of a film and its caption are read separately.
          const parts = readParts(platform, content)
          const texts = platform === 'x_thread' ? [content] : parts.map((part) => part.content)
          for (const said of texts.map(statementsIn)) {
            expect(
              said.filter((line, at) => said.slice(0, at).some((one) => saysTheSame(one, line))),
            ).toEqual([])
            for (const [index, line] of said.entries()) {
              if (standsAlone(line, 'en')) continue
              const places = sentences.flatMap((one, at) => (one === line ? [sentences[at - 1] ?? ''] : []))
              expect([line, places.includes(said[index - 1] ?? '')]).toEqual([line, true])
              expect(index).toBeGreaterThan(0)
            }
          }
        } catch (error) {
          if (!(error instanceof AdaptationRefusal)) throw error
        }
      },
    ),
    { numRuns: 200 },
  )
})
