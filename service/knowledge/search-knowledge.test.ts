import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { UploadDocumentInput } from '#contract/knowledge.ts'
import { createTestService, type TestService } from '#test-support/test-service.ts'
import type { AgentContext } from '../core/context.ts'
import { deleteDocument } from './delete-document.ts'
import { searchKnowledge } from './search-knowledge.ts'
import { uploadDocument } from './upload-document.ts'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.close())

const idle = new AbortController().signal

/** A tenant with these documents, by title. */
async function tenantWith(documents: Record<string, string>, language?: string): Promise<AgentContext> {
  const { agent } = await service.createTenant()
  for (const [title, content] of Object.entries(documents)) {
    await uploadDocument(
      agent,
      UploadDocumentInput.parse({ title, content, ...(language && { language }) }),
      idle,
    )
  }
  return agent
}

async function find(agent: AgentContext, query: string) {
  const { passages } = await searchKnowledge(agent, { query, limit: 10 })
  return passages.map((passage) => ({
    title: passage.title,
    heading: passage.heading,
    marked: passage.highlights.map(([from, to]) => passage.text.slice(from, to)),
    score: passage.score,
  }))
}

test('a passage whose heading or title contains the query ranks before one that only mentions it', async () => {
  const agent = await tenantWith({
    Mention:
      'Our shop opened in May. We also had to think about a warranty at some time, among other things.',
    Guide:
      '# Delivery\n\nParcels come by post.\n\n# Warranty\n\nIt lasts for two years from the day of purchase; the warranty covers parts.',
    'Warranty terms': 'The warranty covers every part. A warranty claim is made in writing.',
  })
  const found = await find(agent, 'warranty')
  expect(found.map(({ title }) => title)).toEqual(['Warranty terms', 'Guide', 'Mention'])
  expect(found[1]?.heading).toBe('Warranty')
  const scores = found.map(({ score }) => score)
  expect(scores.toSorted((a, b) => b - a)).toEqual(scores)
  for (const score of scores) expect(score > 0 && score <= 1).toBe(true)
})

test('adjacent words rank before words that are apart', async () => {
  const agent = await tenantWith({
    Apart:
      'The solar roof was dear. Much later, and after many other matters had been spoken of, came a panel of judges.',
    Together:
      'Each solar panel was tested. Much was said of it, and after many other matters came the end of it.',
  })
  expect((await find(agent, 'solar panels')).map(({ title }) => title)).toEqual(['Together', 'Apart'])
})

test('a phrase in quotation marks is found verbatim, and a minus excludes', async () => {
  const agent = await tenantWith({
    One: 'A cold brew is made with cold water.',
    Two: 'Brew it, and let it get cold before you drink it.',
    Three: 'A cold brew with milk.',
  })
  expect((await find(agent, '"cold brew"')).map(({ title }) => title).toSorted()).toEqual(['One', 'Three'])
  expect((await find(agent, '“cold brew” -milk')).map(({ title }) => title)).toEqual(['One'])
  expect((await find(agent, 'cold -"cold brew"')).map(({ title }) => title)).toEqual(['Two'])
  expect(await find(agent, '-milk')).toEqual([])
})

test('where no passage has every word, those that have most of them come first', async () => {
  const agent = await tenantWith({
    One: 'Espresso is made with pressure.',
    Two: 'Espresso machines need cleaning every week.',
    Three: 'Gardens need water.',
  })
  const found = await find(agent, 'cleaning espresso machines with vinegar')
  expect(found.map(({ title }) => title)).toEqual(['Two', 'One'])
  expect(found[0]?.marked).toEqual(['Espresso', 'machines', 'cleaning'])
})

test('words are found and marked in their other forms', async () => {
  const german = await tenantWith(
    { Haus: 'Die alten Häuser wurden „gebaut“, als Straßen fehlten. 🏠 Häusern fehlt nichts.' },
    'de',
  )
  expect((await find(german, 'haus'))[0]?.marked).toEqual(['Häuser', 'Häusern'])
  expect((await find(german, 'GEBAUT straße'))[0]?.marked).toEqual(['gebaut', 'Straßen'])
  const arabic = await tenantWith({ 'عن القهوة': 'تُزرعُ القهوةُ في الجبالِ العالية، ثمّ تُحمَّص.' }, 'ar')
  expect((await find(arabic, 'القهوة'))[0]?.marked).toEqual(['القهوةُ'])
  expect((await find(arabic, 'جبال'))[0]?.marked).toEqual(['الجبالِ'])
})

test('Chinese, Japanese, Korean and Thai are found by the words in them', async () => {
  const agent = await tenantWith({
    中文: '我们公司使用人工智能技术来改善农业生产。人工智能很有用。',
    日本語: '当社のコーヒーメーカーは二年間の保証が付いています。',
    한국어: '제품의 가격은 매년 조금씩 올라갑니다.',
    ไทย: 'กาแฟของเราปลูกบนภูเขาสูงในภาคเหนือ',
  })
  expect(await find(agent, '智能')).toMatchObject([{ title: '中文', marked: ['智能', '智能'] }])
  expect(await find(agent, '人工智能 农业')).toMatchObject([{ marked: ['人工智能', '农业', '人工智能'] }])
  expect(await find(agent, '农')).toMatchObject([{ title: '中文', marked: ['农'] }])
  const [phrase] = await find(agent, '"智能技术来"')
  expect(phrase?.score, 'all of it').toBeGreaterThan(0.5)
  const [turned] = await find(agent, '"技术智能"')
  expect(turned?.score, 'some of it').toBeLessThan(0.5)
  expect(await find(agent, '人工智能 -技术')).toEqual([])
  expect(await find(agent, 'コーヒーメーカーの保証')).toMatchObject([
    { title: '日本語', marked: ['コーヒーメーカー', '保証'] },
  ])
  expect(await find(agent, '가격')).toMatchObject([{ title: '한국어', marked: ['가격'] }])
  expect(await find(agent, 'กาแฟ')).toMatchObject([{ title: 'ไทย', marked: ['กาแฟ'] }])
})

test('documents in several languages are searched in each of them', async () => {
  const agent = await tenantWith({
    English:
      'The prices of our Zephyr products are rising every year, and customers are asking why that is so.',
    Deutsch:
      'Die Preise unserer Zephyr-Produkte steigen jedes Jahr, und die Kunden fragen sich, warum das so ist.',
  })
  expect((await find(agent, 'price'))[0]).toMatchObject({ title: 'English', marked: ['prices'] })
  expect((await find(agent, 'Preis'))[0]).toMatchObject({ title: 'Deutsch', marked: ['Preise'] })
  expect(await find(agent, 'zephyr -rising')).toMatchObject([{ title: 'Deutsch' }])
})

test('only the asked words and their inflections are marked; a passage in other words is found without marks', async () => {
  const agenda =
    'A kickoff call begins on the first day: at the start, introductions by name. Kickoffs are short.'
  const asked = await tenantWith({ Agenda: agenda }, 'en')
  expect((await find(asked, 'kickoff calls'))[0]?.marked).toEqual(['kickoff', 'call', 'Kickoffs'])
  const other = await tenantWith({ Opening: 'The beginning of a project is its outset.' }, 'en')
  expect(await find(other, 'kickoff')).toMatchObject([{ title: 'Opening', marked: [] }])
})

test('highlights are at the right position behind emoji and in text from right to left', async () => {
  const agent = await tenantWith({ Mixed: '👩‍👩‍👧 שלום עולם 🎉 coffee עולם and 𝒄𝒐𝒇𝒇𝒆𝒆 Coffee’s.' }, 'en')
  expect((await find(agent, 'coffee'))[0]?.marked).toEqual(['coffee', '𝒄𝒐𝒇𝒇𝒆𝒆', 'Coffee’s'])
  expect((await find(agent, 'עולם'))[0]?.marked).toEqual(['עולם', 'עולם'])
})

test.each([
  "'",
  '"',
  '\\',
  '""',
  '"unclosed',
  "o'clock",
  ':*',
  'coffee:*',
  '!',
  '!!coffee',
  '&',
  '| |',
  '<->',
  'a <2> b',
  '()',
  '(coffee',
  '-',
  '--',
  '- -',
  '-"',
  '-""',
  'or',
  'or or',
  'coffee or',
  'NOT',
  "'; drop table x; --",
  "\\' | 'b",
  '%',
  '_',
  '\u0000',
  '\ud800',
  '🙂',
  '\u202e',
  'the of and',
  '"'.repeat(500),
  '-'.repeat(500),
  'a '.repeat(250),
  'ab" '.repeat(125),
  'x'.repeat(500),
  '茶'.repeat(500),
  "it's \\ 'x' \\'",
  '«»„“”',
  'http://a.b/c?d=e&f',
  'a@b.example',
  '/etc/passwd',
  '1e400',
  '-1 -2',
  '<b>coffee</b>',
  '&amp;',
])('the query %j gets a response', async (query) => {
  const agent = await hostileTenant
  const { passages } = await searchKnowledge(agent, { query, limit: 50 })
  for (const { text, highlights } of passages) {
    let end = 0
    for (const [from, to] of highlights) {
      expect(from >= end && to > from && to <= text.length).toBe(true)
      end = to
    }
  }
})
let hostileTenant: Promise<AgentContext>
beforeAll(() => {
  hostileTenant = tenantWith({
    Coffee: "Coffee at five o'clock, or 茶. It's at http://a.b/c?d=e&f or a@b.example \\ 'x' 🙂.",
    Deutsch: 'Der Kaffee ist um fünf Uhr fertig, und die Gäste sind schon da.',
  })
})

test("another tenant's documents are never found, nor are deleted ones", async () => {
  const agent = await tenantWith({ Mine: 'A zebra.' })
  const other = await tenantWith({ Theirs: 'A zebra and a horse.' })
  const { passages } = await searchKnowledge(agent, { query: 'zebra', limit: 50 })
  expect(passages.map(({ title }) => title)).toEqual(['Mine'])
  const [mine] = passages
  await expect(deleteDocument(other, mine?.document_id ?? '')).rejects.toMatchObject({
    problem: { kind: 'not_found' },
  })
  await deleteDocument(agent, mine?.document_id ?? '')
  expect(await find(agent, 'zebra')).toEqual([])
  await expect(deleteDocument(agent, mine?.document_id ?? '')).rejects.toMatchObject({
    problem: { kind: 'not_found' },
  })
})

const asking = {
  Plans: 'A plan costs 29 euros per month. '.repeat(2),
  Rollouts: 'A rollout takes nine weeks from the first call to the handover.',
  Calls: 'A kickoff call lasts 40 minutes.',
  Doors: 'The door is painted green every spring.',
}
const threeQuestions = 'How long is a kickoff call? What does a plan cost? What colour is the door painted?'

test.each([1, 2, 3, 10])(
  'with a limit of %i every passage that a question names is among those returned, the best of each question first',
  async (limit) => {
    const agent = await tenantWith(asking, 'en')
    const { passages, questions = [] } = await searchKnowledge(agent, { query: threeQuestions, limit })
    const named = questions.flatMap(({ chunk_id }) => chunk_id ?? [])
    expect(named).toHaveLength(Math.min(limit, 3))
    const ids = passages.map(({ chunk_id }) => chunk_id)
    for (const id of named) expect(ids).toContain(id)
  },
)

test('of a query of many questions the first three different ones are asked, and no more', async () => {
  const agent = await tenantWith(asking, 'en')
  const statements = vi.spyOn(agent.db, 'execute')
  const count = async (query: string) => {
    statements.mockClear()
    const { questions = [] } = await searchKnowledge(agent, { query, limit: 10 })
    return { statements: statements.mock.calls.length, questions: questions.map(({ question }) => question) }
  }
  const three = await count(threeQuestions)
  const many = await count(
    `${threeQuestions} how long is a Kickoff call? ${'Who leads? Who pays? '.repeat(15)}`,
  )
  statements.mockRestore()
  expect(three.questions).toHaveLength(3)
  expect(many.questions).toEqual([
    'How long is a kickoff call',
    'What does a plan cost',
    'What colour is the door painted',
  ])
  expect(many.statements).toBeLessThanOrEqual(three.statements + 12)
})
