import { expect, test } from 'vitest'
import { createSource } from './built-in/fixtures/create-source.ts'
import {
  mailwatchStudy,
  ownHandbook,
  ownPlaybook,
  postlineGuide,
  registrarNotes,
} from './built-in/fixtures/deliverability.ts'
import { consumerTest, energyAgency, installerNotes } from './built-in/fixtures/heat-pumps.ts'
import { comparable } from './built-in/plain-text.ts'
import { sourceText } from './built-in/source-text.ts'
import { countWords } from './built-in/split-words.ts'
import { createBuiltInWriter } from './built-in-writer.ts'
import type { EvidenceSource, WriteProgress, WriteRequest, WrittenArticle } from './writer.ts'

const MAIL = [ownHandbook, postlineGuide, mailwatchStudy, registrarNotes]
const HEAT = [installerNotes, energyAgency, consumerTest]
const VOICES = ['plain', 'analyst', 'teacher', 'advocate', 'reporter', 'engineer'] as const

function write(request: Partial<WriteRequest>): Promise<WrittenArticle> {
  return createBuiltInWriter().write({
    topic: 'Email deliverability',
    evidence: MAIL,
    language: 'en',
    targetWords: 1000,
    mode: 'standard',
    voice: { slug: 'plain' },
    voiceDescription: null,
    profile: {},
    model: null,
    judge: null,
    signal: new AbortController().signal,
    report: async () => {},
    ...request,
  })
}

const passages = ({ claims }: WrittenArticle) => new Set(claims.map(({ passage }) => passage))
const body = ({ markdown }: WrittenArticle) => markdown.slice(0, markdown.lastIndexOf('\n## '))

test('every claim rests on a passage that stands word for word in the source it refers to', async () => {
  for (const [topic, evidence] of [
    ['Email deliverability', MAIL],
    ['Heat pumps in old houses', HEAT],
  ] as const) {
    const article = await write({ topic, evidence: [...evidence] })
    expect(article.trustLevel).toBe('sourced')
    expect(article.claims.length).toBeGreaterThan(40)
    for (const { passage, reference, supported } of article.claims) {
      const cited = article.sources.find((source) => source.reference === reference)
      const source = evidence.find(({ id }) => id === cited?.id)
      expect(supported).toBe(true)
      expect(source === undefined ? '' : sourceText(source)).toContain(passage)
    }
  }
})

test('references count from 1 in the order in which the text uses them, and every source listed is used', async () => {
  const article = await write({})
  const used = [...body(article).matchAll(/\[(\d+)\]/g)].map(([, reference]) => Number(reference))
  expect([...new Set(used)]).toEqual(article.sources.map(({ reference }) => reference))
  expect(article.sources.map(({ reference }) => reference)).toEqual(article.sources.map((_, at) => at + 1))
})

test('every line of text carries a reference', async () => {
  for (const line of body(await write({})).split('\n')) {
    if (line === '' || line.startsWith('#') || line.startsWith('|')) continue
    expect(line).toMatch(/\[\d+\]/)
  }
})

test('no sentence stands in the text twice', async () => {
  const statements = (await write({})).claims
    .filter(({ kind }) => kind === 'statement')
    .map(({ text }) => comparable(text))
  expect(new Set(statements).size).toBe(statements.length)
})

test("a stranger's words stand in quotation marks, with who says so, and never exceed a third of the page", async () => {
  const article = await write({ evidence: [postlineGuide, mailwatchStudy, registrarNotes] })
  for (const source of [postlineGuide, mailwatchStudy, registrarNotes]) {
    const reference = article.sources.find(({ id }) => id === source.id)?.reference
    const taken = article.claims.filter(
      (claim) => claim.kind === 'statement' && claim.reference === reference,
    )
    const words = taken.reduce((sum, { text }) => sum + countWords(text), 0)
    expect(words).toBeGreaterThan(0)
    expect(words).toBeLessThanOrEqual(countWords(sourceText(source)) / 3)
  }
  for (const line of body(article)
    .split('\n')
    .filter((text) => /^\p{L}/u.test(text))) {
    expect(line).toMatch(/^[^“”]*[:)]?\s?“|^[^“]+ \[\d+\]:?$/u)
  }
  expect(article.markdown).toContain('According to Postline: “')
})

test('menus, cookies, authors, calls to action and orders to machines stay out', async () => {
  const { markdown } = await write({})
  expect(markdown).not.toMatch(
    /cookie|newsletter to get|Follow us|free trial|freelance|min read|Ignore all|best product|LinkedIn|Related articles|everything you need/i,
  )
})

test('what the same document says about other things stays out', async () => {
  expect((await write({ targetWords: 2500 })).markdown).not.toMatch(/bakery|projector/)
})

test('two documents and two addresses carry a standard article in which every statement has its passage', async () => {
  const evidence = [ownHandbook, ownPlaybook, postlineGuide, mailwatchStudy]
  const article = await write({ evidence })
  expect(Math.abs(article.wordCount - 1000)).toBeLessThanOrEqual(150)
  expect(article.sources.map(({ kind }) => kind).toSorted()).toEqual([
    'knowledge',
    'knowledge',
    'page',
    'page',
  ])
  expect(article.claims.every(({ supported, passage }) => supported && passage !== null)).toBe(true)
})

test('a text keeps within 15% of its length where the evidence carries it', async () => {
  const long = MAIL.map((source) => ({ ...source, own: true }))
  for (const targetWords of [500, 800, 1000]) {
    const { wordCount, message } = await write({ evidence: long, targetWords })
    expect(Math.abs(wordCount - targetWords)).toBeLessThanOrEqual(targetWords * 0.15)
    expect(message).toContain('every statement has its reference')
  }
})

test('a text is no longer than its evidence carries, and says so in plain words', async () => {
  const { wordCount, message } = await write({ evidence: [ownHandbook], targetWords: 2500 })
  expect(message).toContain(
    `The evidence carried ${wordCount} of about 2,500 words; add a document or another address to go further.`,
  )
})

test('voices change headings, order and connecting words, and rest on the same passages', async () => {
  const articles = await Promise.all(VOICES.map((slug) => write({ voice: { slug } })))
  const [plain] = articles
  for (const article of articles)
    expect(passages(article)).toEqual(plain === undefined ? undefined : passages(plain))
  expect(new Set(articles.map(({ markdown }) => markdown)).size).toBe(VOICES.length)
})

test('a table of the evidence is reused whole, and comparable figures of the text become one', async () => {
  const { markdown, tables } = await write({})
  expect(tables.map(({ header }) => header[0])).toContain('Day')
  expect(markdown).toContain('| 14 | 3,000 | 0.1% |')
  const figures = tables.find(({ rows }) => rows.some(([label]) => label === 'Outlook'))
  expect(figures?.rows).toEqual([
    ['Gmail', '87%'],
    ['Outlook', '75%'],
    ['Yahoo', '82%'],
  ])
})

test('questions that the evidence asks and answers become a list of questions', async () => {
  const { markdown } = await write({})
  expect(markdown).toContain('## Frequently asked questions')
  expect(markdown).toContain(
    '### Does a dedicated IP address help?\n\nOnly above roughly 100,000 messages a month [1].',
  )
})

test('a paragraph never starts with a sentence that leans on one that is not there', async () => {
  for (const article of [
    await write({}),
    await write({ topic: 'Heat pumps in old houses', evidence: HEAT }),
  ]) {
    for (const line of article.markdown.split('\n')) {
      expect(line).not.toMatch(
        /^(?:[^“]*: “)?(?:This|That|These|Those|It|They|However|But|Such|Another|Also)\b/,
      )
    }
  }
})

test('title and description keep their limits and end in whole words', async () => {
  const topic =
    'How small shops with a few thousand subscribers keep their newsletters out of the spam folder without an agency'
  const { title, description } = await write({ topic })
  expect(title.length).toBeLessThanOrEqual(70)
  expect(description.length).toBeLessThanOrEqual(160)
  expect(topic.startsWith(title)).toBe(true)
  expect(topic.slice(title.length)).toMatch(/^[\s,]/)
})

test('without a topic the title comes from the sources', async () => {
  expect((await write({ topic: null, evidence: [installerNotes] })).title).toBe(
    'Notes for customers who ask about heat pumps',
  )
})

test('turbo writes at most 800 words and says so', async () => {
  const own = MAIL.map((source) => ({ ...source, own: true }))
  const { wordCount, message } = await write({ mode: 'turbo', targetWords: 1500, evidence: own })
  expect(wordCount).toBeLessThanOrEqual(800 * 1.1)
  expect(message).toContain('Turbo writes at most 800 words')
})

test('a topic without evidence becomes a brief that claims nothing and says what to add', async () => {
  const brief = await write({ evidence: [] })
  expect(brief).toMatchObject({ trustLevel: 'unsourced', sources: [], claims: [], engine: 'built-in' })
  expect(brief.markdown).toContain('## Questions the reader has')
  expect(brief.message).toContain('name one to three addresses')
})

test('evidence on another subject becomes a brief that says that the evidence does not cover the topic', async () => {
  const brief = await write({ topic: 'Beekeeping on rooftops', evidence: HEAT })
  expect(brief.trustLevel).toBe('unsourced')
  expect(brief.message).toContain('The evidence does not cover the topic (3 sources read).')
})

test('a source on another subject is left out by name while the others are used', async () => {
  const { message, sources } = await write({ evidence: [...MAIL, energyAgency] })
  expect(message).toContain('Left out, as they hardly mention the topic: Heat pumps in old buildings')
  expect(sources.map(({ id }) => id)).not.toContain(energyAgency.id)
})

test.each([
  ['en', 'Key takeaways', 'Sources'],
  ['de', 'Das Wichtigste in Kürze', 'Quellen'],
  ['fr', 'L’essentiel à retenir', 'Sources'],
  ['es', 'Ideas clave', 'Fuentes'],
  ['pt-BR', 'Principais conclusões', 'Fontes'],
  ['it', 'Punti chiave', 'Fonti'],
  ['id', 'Poin penting', 'Sumber'],
  ['ru', 'Главное', 'Источники'],
  ['ar', 'أهم النقاط', 'المصادر'],
  ['hi', 'मुख्य बातें', 'स्रोत'],
  ['ur', 'اہم نکات', 'ذرائع'],
  ['bn', 'মূল বিষয়', 'তথ্যসূত্র'],
  ['zh', '要点', '来源'],
  ['ja', '要点', '出典'],
])(
  'in %s headings, attributions and the brief are in the language, and evidence stays as it is',
  async (language, takeaways, sources) => {
    const { markdown, message, claims } = await write({ language })
    expect(markdown).toContain(`## ${takeaways}\n`)
    expect(markdown).toContain(`## ${sources}\n`)
    expect(markdown).not.toMatch(language === 'en' ? /laut/i : /According to|Key takeaways/)
    expect(claims.some(({ text }) => text === 'Mail that lands in spam earns nothing.')).toBe(true)
    expect(message.includes('English')).toBe(language !== 'en')
    const brief = await write({ language, evidence: [] })
    if (language !== 'en') expect(brief.markdown).not.toMatch(/Working titles|Find out/)
  },
)

test('another language falls back to English and says so', async () => {
  const { markdown, message } = await write({ language: 'sv' })
  expect(markdown).toContain('## Key takeaways')
  expect(message).toContain(
    'Headings and connecting words are in English, since the built-in writer does not know Swedish.',
  )
})

test('Chinese evidence is read, counted and written as Chinese', async () => {
  const text = `
## 热泵如何工作

热泵从室外空气、地下或地下水中提取热量并送入室内。压缩机需要用电，热泵提供的热量是耗电量的三到四倍。供水温度每降低一度，大约可以节省百分之二点五的电力。

## 安装费用

独立住宅的空气源热泵包括安装在内的价格在二十万到三十万元之间。政府补贴可以覆盖百分之三十的费用。安装本身需要两到四天的时间。
`
  const own = createSource({ title: '热泵手册', language: 'zh', own: true, text })
  const article = await write({ topic: '热泵', language: 'zh', evidence: [own] })
  expect(article.wordCount).toBeGreaterThan(60)
  expect(article.markdown).toContain('热泵从室外空气、地下或地下水中提取热量并送入室内[1]。')
  expect(article.markdown).toContain('## 安装费用')
})

test('evidence cannot bring links, pictures, HTML, headings or references of its own into the Markdown', async () => {
  const hostile = createSource({
    title: 'Guide [x](javascript:alert(1)) <b>',
    url: 'javascript:alert(1)',
    own: true,
    text: `
## Deliverability ](http://evil.example) <script>

Email deliverability improves with [this link](http://evil.example) and ![a picture](http://evil.example/p.png) in every message [7]. Email deliverability needs <img src=x onerror=alert(1)> as well as www.evil.example and a@evil.example for the reply. # Email deliverability starts with a heading sign in this line of the text.
`,
  })
  const { markdown } = await write({ evidence: [hostile] })
  const { unified } = await import('unified')
  const { default: remarkParse } = await import('remark-parse')
  const { default: remarkGfm } = await import('remark-gfm')
  const processor = unified().use(remarkParse).use(remarkGfm)
  const kinds: string[] = []
  const visit = (node: { type: string; children?: unknown[] }): void => {
    kinds.push(node.type)
    for (const child of node.children ?? []) visit(child as { type: string; children?: unknown[] })
  }
  visit(await processor.run(processor.parse(markdown)))
  expect(kinds).not.toContain('link')
  expect(kinds).not.toContain('image')
  expect(kinds).not.toContain('html')
  expect(kinds).not.toContain('definition')
  expect(markdown).not.toMatch(/\[7\]/)
})

test('one short paragraph makes a short article and no padding', async () => {
  const note = createSource({
    title: 'Note',
    own: true,
    text: 'Email deliverability is the share of messages that reach the inbox. Three DNS records decide most of it.',
  })
  const { wordCount, markdown } = await write({ evidence: [note] })
  expect(wordCount).toBeLessThan(30)
  expect(markdown).toContain('reach the inbox [1].')
})

test('copies of one source are cited once', async () => {
  const copies = [1, 2, 3].map((at): EvidenceSource => ({ ...ownHandbook, id: `copy-${at}` }))
  const single = await write({ evidence: [ownHandbook] })
  const article = await write({ evidence: copies })
  expect(article.sources).toHaveLength(1)
  expect(article.wordCount).toBe(single.wordCount)
})

test('with neither topic nor evidence it gives up as empty, and a cancelled signal ends it at once', async () => {
  await expect(write({ topic: null, evidence: [] })).rejects.toMatchObject({
    name: 'WriteError',
    reason: 'empty',
  })
  await expect(write({ signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: 'WriteError',
    reason: 'cancelled',
  })
  const controller = new AbortController()
  const report = async ({ stage }: WriteProgress) => {
    if (stage === 'outlining') controller.abort()
  }
  await expect(write({ signal: controller.signal, report })).rejects.toMatchObject({ reason: 'cancelled' })
})

test('every stage is reported, in order and with growing percent', async () => {
  const seen: WriteProgress[] = []
  await write({ report: async (progress) => void seen.push(progress) })
  expect(seen.map(({ stage }) => stage)).toEqual(['reading', 'ranking', 'outlining', 'writing', 'checking'])
  expect(seen.map(({ percent }) => percent)).toEqual(seen.map(({ percent }) => percent).sort((a, b) => a - b))
})
