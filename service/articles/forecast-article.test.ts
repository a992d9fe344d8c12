import { readdir, readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GenerateArticleInput } from '#contract/articles.ts'
import { UploadDocumentInput } from '#contract/knowledge.ts'
import { type ArticleDesk, openArticleDesk } from '#test-support/desks/article-desk.ts'
import type { AgentContext } from '../core/context.ts'
import { estimate } from '../credits/estimate.ts'
import { getBalance } from '../credits/get-balance.ts'
import { knowledgeDocuments } from '../db/schema/knowledge.ts'
import { WriteError, type WriteRequest } from '../engines/writer/writer.ts'
import { countWordsOfDocuments } from '../knowledge/count-document-words.ts'
import { listDocuments } from '../knowledge/list-documents.ts'
import { searchKnowledge } from '../knowledge/search-knowledge.ts'
import { uploadDocument } from '../knowledge/upload-document.ts'
import { charges } from '../registry/registry.ts'
import { forecastArticle } from './forecast-article.ts'

let desk: ArticleDesk
beforeAll(async () => {
  desk = await openArticleDesk({})
  await desk.service.startWorker()
})
afterAll(() => desk.close())

const idle = new AbortController().signal
const forecast = (agent: AgentContext, input: Record<string, unknown>) =>
  forecastArticle(agent, GenerateArticleInput.parse(input), { signal: idle, asks: true })

/** Drafts however long it takes: a slow machine gives up no draft. */
const patient = (agent: AgentContext): AgentContext => {
  const { writer } = agent.engines
  const engines = {
    ...agent.engines,
    writer: { write: (request: WriteRequest) => writer.write({ ...request, signal: idle }) },
  }
  return { ...agent, engines }
}

/** One whose drafts never end in time, so that their length is guessed. */
function hurried(agent: AgentContext): AgentContext {
  const write = () => Promise.reject(new WriteError('timed_out', 'Took too long.'))
  return { ...agent, engines: { ...agent.engines, writer: { write } } }
}

async function installer(): Promise<AgentContext> {
  const { agent } = await desk.service.createTenant()
  const documents = {
    Noise: [
      'At one metre a heat pump of 8 kW is measured at 54 decibels, about as much as rain.',
      'At five metres it is 40 decibels, and at ten metres 34.',
      'In winter, at full speed, a heat pump is 6 decibels louder than in spring.',
      'A hedge takes nothing off the noise of a heat pump; a wall behind it adds 3 decibels.',
      'Night mode holds the fan back and makes a heat pump 5 decibels quieter until six.',
      'At night the neighbours may hear no more than 35 decibels from a heat pump at their window.',
      'We place each heat pump at least three metres from a bedroom window and on rubber feet.',
      'Rattling pipes are the most common complaint, and cost 40 euros to fasten.',
      'A heat pump older than fifteen years is 8 decibels louder than a new one.',
    ],
    Grants: ['The grant covers 30 percent of a heat pump.'],
    About: ['We install heat pumps in Yorkshire.'],
    Team: ['Nine fitters look after every heat pump we sold.'],
  }
  for (const [title, sentences] of Object.entries(documents)) {
    await uploadDocument(
      agent,
      UploadDocumentInput.parse({ title, content: sentences.join(' '), language: 'en' }),
      idle,
    )
  }
  return agent
}

test('a document has as many words in a forecast as in the knowledge base, also one of an earlier release', async () => {
  const agent = await installer()
  await agent.db.update(knowledgeDocuments).set({ wordCount: null })
  await countWordsOfDocuments(agent)
  const { documents } = await listDocuments(agent, { limit: 20, offset: 0 })
  const { sources } = await forecast(agent, { topic: 'How loud is a heat pump, really?' })
  const [first] = sources
  const stored = documents.find(({ id }) => id === first?.document_id)
  expect(stored?.word_count).toBeGreaterThan(0)
  expect(first).toMatchObject({ words: stored?.word_count, document_words: stored?.word_count })
})

test('a topic shows which documents speak of it, how long it will be and what that costs', async () => {
  const agent = await installer()
  const before = await getBalance(agent)
  const found = await forecast(agent, { topic: 'How loud is a heat pump, really?' })
  expect(found.sources[0]).toMatchObject({
    kind: 'knowledge',
    title: 'Noise',
    strength: 'strong',
    language: 'en',
  })
  expect(found.sources.slice(1).map(({ strength }) => strength)).not.toContain('strong')
  expect(found.words_expected).toBeGreaterThan(80)
  expect(found.words_expected).toBeLessThan(750)
  expect(found.credits_expected, 'the price of a mini, with no page to compare with').toBe(7)
  expect(found).toMatchObject({ engine: 'built-in', language_matches: true })
  expect(found.notes).toEqual([
    'Your sources carry less than the size you chose. You pay for the length you get.',
  ])
  expect(await getBalance(agent)).toEqual(before)
})

test('figures are foreseen from the tables of the draft, and cost nothing where none is', async () => {
  const agent = patient(await installer())
  const without = await estimate(agent, charges, {
    operation: 'generateArticle',
    input: { topic: 'How loud is a heat pump, really?', illustrations: true },
  })
  expect(without).toMatchObject({ credits_required: 38, figures_expected: 0, credits_expected: 7 })
  expect(without.notes?.at(-1)).toMatch(/^No figure is expected/)
  const content = [
    '# What a heat pump costs',
    'A heat pump is chosen by the heat that a house loses, and its price grows with it.',
    'The price of a heat pump includes the tank, the pipes and two days of work by our fitters.',
    '| Heat pump | Price |\n|---|---|\n| 5 kW | 9000 € |\n| 8 kW | 11000 € |\n| 12 kW | 14000 € |',
    'A heat pump of 12 kW costs more to run than one of 8 kW, which is enough for most houses.',
  ].join('\n\n')
  await uploadDocument(
    agent,
    UploadDocumentInput.parse({ title: 'Heat pump prices', content, language: 'en' }),
    idle,
  )
  const drawn = await forecast(agent, { topic: 'What does a heat pump cost?', illustrations: true })
  expect(drawn).toMatchObject({ figures_expected: 1, credits_expected: 16 })
  expect(await forecast(agent, { topic: 'What does a heat pump cost?' })).not.toHaveProperty(
    'figures_expected',
  )
})

test('the forecast of a digest is the digest: as many words as are then written, whatever the topic', async () => {
  const tenant = await desk.service.createTenant()
  const library = {
    'Heat pump noise': Array.from(
      { length: 30 },
      (_, n) => `At ${n + 1} metres a heat pump of ${n + 5} kW is measured at ${60 - n} decibels.`,
    ),
    'Heat pump grants': ['A heat pump is paid for with a grant of 30 percent.', 'A second one gets nothing.'],
    'Heat pump service': [
      'A heat pump is serviced once a year, and the filter is cleaned every three months.',
      'Servicing a heat pump costs 180 euros, travel included.',
      'Most faults that a service finds are worn fans, which take an hour to replace.',
    ],
    // Hardly on the subject: of a small library a digest reads it all the same.
    'Radiators that gurgle': [
      'A loud radiator has air in it, which a key of two euros lets out in five minutes.',
      'After bleeding, the pressure of the heating is filled up to 1.5 bar.',
    ],
  }
  for (const [title, sentences] of Object.entries(library)) {
    const content = sentences.join(' ')
    await uploadDocument(tenant.agent, UploadDocumentInput.parse({ title, content, language: 'en' }), idle)
  }
  const lengths = new Set<number>()
  for (const topic of [
    'How loud is a heat pump?',
    'How much is the grant for a heat pump?',
    'How often is a heat pump serviced?',
    'Heat pumps',
  ]) {
    const { words_expected } = await forecast(patient(tenant.agent), { topic })
    const { body } = await desk.call(tenant, 'POST', '/autopilot', { topic })
    const { word_count } = await desk.settled(tenant, body.article_id, 'generated')
    expect(Math.abs(words_expected - (word_count ?? 0)), `${topic}: ${word_count}`).toBeLessThanOrEqual(5)
    lengths.add(words_expected)
  }
  expect(lengths.size).toBeGreaterThan(2)
})

test('however it is asked, and of one or of many, the documents on a topic are the ones that are strong', async () => {
  const { agent } = await desk.service.createTenant()
  const folder = new URL('../../demo/story/documents/', import.meta.url)
  for (const name of await readdir(folder)) {
    const content = await readFile(new URL(name, folder), 'utf8')
    const title = /^# (.+)$/m.exec(content)?.[1] ?? name
    await uploadDocument(agent, UploadDocumentInput.parse({ title, content, language: 'en' }), idle)
  }
  const strong = async (topic: string) =>
    (await forecast(agent, { topic })).sources
      .filter(({ strength }) => strength === 'strong')
      .map(({ title }) => title)
      .toSorted()
  const plain = await strong('kickoff calls')
  const own = ['Implementation handbook: kickoff calls', 'Kickoff calls: agenda and results']
  expect(plain).toEqual(expect.arrayContaining(own))
  for (const topic of [
    'kickoff call',
    'How to run a kickoff call',
    'How do I run kickoff calls?',
    'What is the best way to run a kickoff call?',
    'How should we prepare for a kickoff call',
  ]) {
    const found = await strong(topic)
    expect(found, topic).toEqual(expect.arrayContaining(own))
    expect(plain, topic).toEqual(expect.arrayContaining(found))
  }
})

test('a length that no draft gave is marked as a guess, in a forecast and in an estimate', async () => {
  const agent = await installer()
  const input = { topic: 'How loud is a heat pump, really?' }
  const { words_expected, words_guessed } = await forecast(patient(agent), input)
  expect([words_expected, words_guessed]).toEqual([expect.any(Number), false])
  const busy = await forecast(hurried(agent), input)
  expect(busy).toMatchObject({
    words_guessed: true,
    notes: expect.arrayContaining(['The length is a guess: drafting takes longer than 5 seconds.']),
  })
  const call = { operation: 'generateArticle', input }
  expect(await estimate(hurried(agent), charges, call)).toMatchObject({
    words_expected: busy.words_expected,
    words_guessed: true,
  })
})

test('a forecast of turbo never promises more than its cap, drafted or guessed', async () => {
  const { agent } = await desk.service.createTenant()
  const sections = Array.from(
    { length: 40 },
    (_, n) =>
      `## Unit ${n}\n\nHeat pump ${n} is measured at ${60 - n} decibels in ${n + 3} metres of its house.`,
  )
  const content = sections.join('\n\n')
  await uploadDocument(
    agent,
    UploadDocumentInput.parse({ title: 'Heat pump noise', content, language: 'en' }),
    idle,
  )
  for (const size of ['mini', 'standard'] as const) {
    const input = { topic: 'Heat pump noise', mode: 'turbo' as const, size }
    for (const asking of [patient(agent), hurried(agent)]) {
      const { words_expected } = await forecast(asking, input)
      expect(words_expected).toBeGreaterThan(0)
      expect(words_expected).toBeLessThanOrEqual(400)
    }
  }
})

test('a guessed length never contradicts the length that was chosen', async () => {
  const { agent } = await desk.service.createTenant()
  const content = Array.from(
    { length: 400 },
    (_, n) => `A heat pump of make ${n} is measured at ${n} decibels in the yard.`,
  ).join(' ')
  await uploadDocument(
    agent,
    UploadDocumentInput.parse({ title: 'Heat pump noise', content, language: 'en' }),
    idle,
  )
  for (const [size, words] of [
    ['mini', 500],
    ['standard', 1000],
  ] as const) {
    const found = await forecast(hurried(agent), { topic: 'Heat pump noise', size })
    expect(found.words_expected).toBe(words)
  }
})

test('the document with the topic in its title is listed before one that mentions it in passing', async () => {
  const { agent } = await desk.service.createTenant()
  const documents = {
    'Handover notes':
      'Before the kickoff call the notes are read. The kickoff call is booked from the form. In the kickoff call the reason is said.',
    'Kickoff calls: agenda':
      'Five minutes: the first day. The call has ten minutes for the data. The kickoff call ends with a date.',
  }
  for (const [title, content] of Object.entries(documents))
    await uploadDocument(agent, UploadDocumentInput.parse({ title, content, language: 'en' }), idle)
  const { sources } = await forecast(agent, { topic: 'kickoff call' })
  expect(sources.map(({ title }) => title)).toEqual(['Kickoff calls: agenda', 'Handover notes'])
})

test('a document is as strong in a forecast as its best passage in a search', async () => {
  const agent = await installer()
  for (const topic of ['How loud is a heat pump, really?', 'heat pump grant', 'Heat pump service']) {
    const { passages } = await searchKnowledge(agent, { query: topic, limit: 50 })
    const { sources } = await forecast(agent, { topic })
    for (const { title, strength } of sources.filter((source) => source.strength === 'strong')) {
      const own = passages.filter((passage) => passage.title === title)
      expect(
        own.map((passage) => passage.strength),
        `${topic}: ${title}`,
      ).toContain(strength)
    }
    const matched = passages.filter(({ strength }) => strength === 'strong').map(({ title }) => title)
    const strong = sources.filter(({ strength }) => strength === 'strong').map(({ title }) => title)
    expect(new Set(matched)).toEqual(new Set(strong))
  }
})

test('the estimate of an article says what its forecast says', async () => {
  const agent = await installer()
  const input = { topic: 'How loud is a heat pump, really?' }
  const { notes, words_expected, credits_expected } = await forecast(agent, input)
  expect(await estimate(agent, charges, { operation: 'generateArticle', input })).toMatchObject({
    notes,
    words_expected,
    credits_expected,
  })
})

test('what nothing speaks of is named, and costs nothing', async () => {
  const agent = await installer()
  const warranty = await forecast(agent, { topic: 'The warranty of a heat pump' })
  expect(warranty.missing).toEqual(['warranty'])
  expect(warranty.notes).toContain('None of your documents or source URLs mention “warranty”.')
  const marathon = await forecast(agent, { topic: 'Marathon training' })
  expect(marathon).toMatchObject({ sources: [], words_expected: 0, credits_expected: 0 })
  expect(marathon.missing).toEqual(['marathon', 'training'])
  expect(marathon.notes[0]).toBe(
    "None of your sources cover this topic. You'd get a brief with open questions. For an article, add a document or a source URL.",
  )
})

test('names only words of the topic, and none that is related to one', async () => {
  const { notes } = await forecast(await installer(), { topic: 'The airflow of a heat pump' })
  expect(notes).toContain('None of your documents or source URLs mention “airflow”.')
})

test('addresses are read and compared with the topic, and one that fails says why', async () => {
  const { agent } = await desk.service.createTenant()
  const url = desk.site.url('/cold-brew')
  const fitting = await forecast(agent, { topic: 'How cold brew keeps its aroma', source_urls: [url] })
  expect(fitting.sources).toMatchObject([{ kind: 'page', url, status: 'read', strength: 'strong' }])
  expect(fitting.words_expected).toBeGreaterThan(0)
  const off = await forecast(agent, { topic: 'Marathon training', source_urls: [url] })
  expect(off).toMatchObject({ words_expected: 0, credits_expected: 0 })
  expect(off.notes.join(' ')).toContain("doesn't cover the topic.")
  const failed = await forecast(agent, { source_urls: [desk.site.url('/nowhere')] })
  expect(failed.sources).toMatchObject([{ status: 'failed', strength: 'none' }])
  expect(failed.sources[0]?.message).toBeTruthy()
})

test('evidence in another language than asked is said before it is written', async () => {
  const agent = await installer()
  const found = await forecast(agent, { topic: 'How loud is a heat pump?', language: 'de' })
  expect(found).toMatchObject({ language_matches: false, words_expected: 0, credits_expected: 0 })
  expect(found.notes).toContain(
    "Your sources are in English. Without a model we can't translate them, so we can't write in German.",
  )
})

test('a topic in a language that no document is in names the languages, not its missing words', async () => {
  const agent = await installer()
  const { notes } = await forecast(agent, { topic: 'Tomaten auf dem Balkon', language: 'de' })
  expect(notes).toEqual([
    "None of your documents are in German. They're in English.",
    'Choose English, or add a document or source URL in German.',
  ])
})

test('reports that web search was requested and is not connected', async () => {
  const agent = await installer()
  const found = await forecast(agent, { topic: 'Heat pump noise', enable_search: true })
  expect(found.notes.join(' ')).toContain('No web search connected')
})

test('contains no documents and pages of other tenants', async () => {
  await installer()
  const { agent } = await desk.service.createTenant()
  expect((await forecast(agent, { topic: 'How loud is a heat pump?' })).sources).toEqual([])
})

test.each([
  '<script>alert(1)</script> & "quotes" \' -- ; drop table articles',
  '"'.repeat(500),
  '\u202e\u0000\ud800 !!! ::: *** ( | & <-> ',
  '茶'.repeat(500),
  'a '.repeat(250),
])('the topic %j gets a forecast', async (topic) => {
  const agent = await installer()
  const found = await forecast(agent, { topic })
  expect(found.notes.length).toBeGreaterThan(0)
})

test('a forecast says which of its documents is internal, and so is never named publicly', async () => {
  const agent = await installer()
  const margins = {
    title: 'Margins',
    content: 'A heat pump leaves us a margin of 18 percent.',
    role: 'internal',
  }
  await uploadDocument(agent, UploadDocumentInput.parse({ ...margins, language: 'en' }), idle)
  const { sources } = await forecast(agent, { topic: 'What margin does a heat pump leave?' })
  const roles = new Map(sources.map(({ title, role }) => [title, role]))
  expect(roles.get('Margins')).toBe('internal')
  expect(new Set([...roles].filter(([title]) => title !== 'Margins').map(([, role]) => role))).toEqual(
    new Set(['facts']),
  )
})
