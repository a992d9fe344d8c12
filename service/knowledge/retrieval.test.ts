import { afterAll, beforeAll, expect, test } from 'vitest'
import { UploadDocumentInput } from '#contract/knowledge.ts'
import { createTestService, type TestService } from '#test-support/test-service.ts'
import type { AgentContext } from '../core/context.ts'
import { changeDocument } from './change-document.ts'
import { compileQuery } from './compile-query.ts'
import { findPassages } from './find-passages.ts'
import { rankPassages } from './rank-passages.ts'
import { searchKnowledge } from './search-knowledge.ts'
import { uploadDocument } from './upload-document.ts'

let service: TestService
let installer: AgentContext
beforeAll(async () => {
  service = await createTestService()
  installer = await tenantWith(heatPumpDocuments)
})
afterAll(() => service.close())

const heatPumpDocuments: Record<string, string> = {
  Noise: 'Our heat pumps are rated at 45 decibels at three metres. At night they run in a quiet mode.',
  Grants: 'The grant covers 30 percent of a heat pump. Apply before you order the heat pump.',
  'Flow temperature':
    'A heat pump works best at a flow temperature of 35 degrees. Radiators must be large enough.',
  'Heat pump pricing': 'A heat pump with installation is listed at 14,000 euros. Radiators are extra.',
  'Service plan': 'Our fitters look after every heat pump once a year. The annual check takes an hour.',
  'About us': 'Northwind was founded in Leeds in 2009. We install heat pumps in Yorkshire.',
}

async function tenantWith(documents: Record<string, string>, language = 'en'): Promise<AgentContext> {
  const { agent } = await service.createTenant()
  for (const [title, content] of Object.entries(documents)) {
    await uploadDocument(
      agent,
      UploadDocumentInput.parse({ title, content, language }),
      new AbortController().signal,
    )
  }
  return agent
}

async function find(agent: AgentContext, query: string) {
  const { passages } = await searchKnowledge(agent, { query, limit: 10 })
  return passages.map(({ title, strength }) => [title, strength])
}

test("a query in other words than the document's has it as its only strong match", async () => {
  const [first, ...others] = await find(installer, 'How loud is a heat pump, really?')
  expect(first).toEqual(['Noise', 'strong'])
  for (const [, strength] of others) expect(strength).toBe('weak')
  expect(await find(installer, 'price')).toEqual([['Heat pump pricing', 'strong']])
  expect((await find(installer, 'how much does a heat pump cost?'))[0]?.[0]).toBe('Heat pump pricing')
  expect(await find(installer, 'maintenance')).toEqual([['Service plan', 'some']])
})

test('a document whose title is the question is found although it never names the product', async () => {
  const agent = await tenantWith({
    Noise: 'We measure every unit at 3 metres after installation. The median is 43 dB(A).',
    'Opening hours': 'We are open from nine to five.',
  })
  expect(await find(agent, 'How loud is a heat pump, really?')).toEqual([['Noise', 'some']])
  const found = await findPassages(agent, { query: 'How loud is a heat pump, really?', limit: 20 })
  expect(found.map(({ title }) => title)).toEqual(['Noise'])
  expect(await find(agent, 'Marathon training for beginners')).toEqual([])
})

test('the word itself comes before words that mean the same', async () => {
  const agent = await tenantWith({
    Fees: 'The annual fee is forty euros for each seat.',
    Prices: 'The price is forty euros for each seat.',
  })
  expect((await find(agent, 'price')).map(([title]) => title)).toEqual(['Prices', 'Fees'])
})

test('nothing is called a match that shares no subject with the query', async () => {
  for (const query of ['Marathon training for beginners', 'churn in onboarding']) {
    expect(await find(installer, query)).toEqual([])
  }
})

test('words that no document has are named, phrasing left out', async () => {
  const missing = async (query: string) =>
    (await rankPassages(installer, await compileQuery(installer, query), { limit: 5 })).missing
  expect(await missing('10 tips on the warranty of a heat pump')).toMatchObject([{ word: 'warranty' }])
  expect(await missing('How loud is a heat pump, really?')).toEqual([])
  expect(await missing('airflow')).toMatchObject([{ word: 'airflow' }])
})

test('what only names the company is no evidence for a question that one document answers', async () => {
  const found = await findPassages(installer, { query: 'How loud is a heat pump?', limit: 20 })
  expect(found.map(({ title }) => title)).toEqual(['Noise'])
})

test('German compounds and other words for the same are found', async () => {
  const agent = await tenantWith(
    {
      Geräuschpegel: 'Die Wärmepumpe erreicht nachts 35 Dezibel in drei Metern Abstand.',
      Förderung: 'Der Zuschuss deckt 30 Prozent der Wärmepumpe. Der Antrag kommt vor dem Auftrag.',
      Preisliste: 'Eine Wärmepumpe mit Einbau steht mit 14.000 Euro in der Liste.',
    },
    'de',
  )
  const best = async (query: string) => (await find(agent, query))[0]?.[0]
  expect(await best('Wie laut ist eine Wärmepumpe wirklich?')).toBe('Geräuschpegel')
  expect(await best('Preis')).toBe('Preisliste')
  expect(await best('Wärmepumpenpreise')).toBe('Preisliste')
  expect(await best('Was kostet der Einbau?')).toBe('Preisliste')
  expect(await best('Erdsondenwärmepumpe')).toMatch(/./u)
})

test.each([
  ['fr', 'Combien coûte une chaudière ?', 'Tarifs', 'Le tarif est de deux mille euros, pose comprise.'],
  ['es', '¿Cuánto cuesta? El precio', 'Tarifas', 'La tarifa es de dos mil euros.'],
  ['it', 'Quanto rumore fa?', 'Acustica', 'Il suono resta sotto i 35 decibel.'],
  ['pt', 'O preço', 'Custos', 'O custo é de dois mil euros.'],
])('%s: %s finds %s', async (language, query, title, content) => {
  const agent = await tenantWith({ [title]: content }, language)
  expect((await find(agent, query)).map(([found]) => found)).toEqual([title])
})

test('a document that only shows a voice is never found', async () => {
  const { agent } = await service.createTenant()
  const upload = (role: 'voice' | 'internal', title: string, content: string) =>
    uploadDocument(agent, UploadDocumentInput.parse({ title, content, role }), new AbortController().signal)
  await upload('voice', 'How we sound', 'We say heat pump and never boiler. We are quiet about noise.')
  const kept = await upload('internal', 'Fact sheet', 'The noise of a heat pump is 45 decibels.')
  expect(kept.role).toBe('internal')
  const found = await findPassages(agent, { query: 'heat pump noise', limit: 10 })
  expect(found.map(({ title, role }) => [title, role])).toEqual([['Fact sheet', 'internal']])
})

test('a document changes its role and its title, by which it is then found', async () => {
  const agent = await tenantWith({ Sheet: 'Forty-five decibels at three metres.' })
  const [row] = (await searchKnowledge(agent, { query: 'decibels', limit: 1 })).passages
  const id = row?.document_id ?? ''
  expect(await changeDocument(agent, id, { title: ' Zebra\n list ', role: 'internal' })).toMatchObject({
    title: 'Zebra list',
    role: 'internal',
  })
  expect((await find(agent, 'zebra')).map(([title]) => title)).toEqual(['Zebra list'])
  expect(await find(agent, 'sheet')).toEqual([])
  expect((await find(agent, 'decibels')).map(([title]) => title)).toEqual(['Zebra list'])
  await expect(changeDocument(agent, id, { title: ' ' })).rejects.toMatchObject({
    problem: { kind: 'invalid' },
  })
  const { agent: other } = await service.createTenant()
  await expect(changeDocument(other, id, { role: 'facts' })).rejects.toMatchObject({
    problem: { kind: 'not_found' },
  })
})

const onboardingDocuments: Record<string, string> = {
  'Onboarding emails: 90 days of tests':
    '# What we did\n\nWe tested onboarding emails with 3,200 users over 90 days.\n\n# What changed\n\nAn onboarding email with a single task was completed by 34% of its readers, and it was long.\n\n# Sequence\n\nDay 0: one task that takes less than five minutes.',
  'Onboarding benchmark: 1,840 rollouts':
    '# Where the time goes\n\nWaiting for data was 38% of it.\n\n# Time to go-live\n\nThe median rollout took 47 days from signature to go-live.\n\n# Who is in the room\n\nRollouts with an owner are better.',
}

test('a question how long is answered first by the passage that says so, and hardly anything is called strong', async () => {
  const agent = await tenantWith(onboardingDocuments)
  const ask = async (query: string) => (await searchKnowledge(agent, { query, limit: 10 })).passages
  const [first, ...others] = await ask('how long does onboarding take')
  expect(first).toMatchObject({ heading: 'Time to go-live', strength: 'strong' })
  expect(others.filter(({ strength }) => strength === 'strong').length).toBeLessThan(3)
  const [best] = await ask('onboarding owner in the room')
  expect(best?.heading).toBe('Who is in the room')
})

test('the answer is the sentence with the figure of what is asked about, and two words of a question in two places are none', async () => {
  const agent = await tenantWith({
    'Kickoff calls':
      '# What worked\n\nWe recorded 212 of them. The best kickoff calls lasted 40 minutes.\n\n# With a date\n\nKickoff calls that ended with a date had a median rollout of 33 days.\n\n# What to leave out\n\nIn 212 kickoff calls, a product tour took 24 minutes on average. 7 of 10 customers asked for it again.',
  })
  const ask = async (query: string) => (await searchKnowledge(agent, { query, limit: 10 })).passages
  const [first, ...others] = await ask('how long should a kickoff call be')
  expect(first?.heading).toBe('What worked')
  expect(others.filter(({ strength }) => strength === 'strong')).toEqual([])
  expect(first?.text.slice(...(first.answer ?? [0, 0]))).toBe('The best kickoff calls lasted 40 minutes.')
  const leaving = await ask('what makes customers leave')
  expect(leaving.filter(({ strength }) => strength === 'strong')).toEqual([])
})

test('a passage that says one of two words that carry the question is no strong match', async () => {
  const agent = await tenantWith({
    'Writing for customers':
      'Customers read little.\n\n# What to leave out\n\nA good task leaves no doubt. It names one person and one day.\n\n# Who goes\n\nMost customers leave in their first month. They leave without a word.',
  })
  const { passages } = await searchKnowledge(agent, { query: 'When do customers leave?', limit: 10 })
  expect(passages.map(({ heading, strength }) => [heading, strength])).toContainEqual(['Who goes', 'strong'])
  expect(passages.find(({ heading }) => heading === 'What to leave out')?.strength).not.toBe('strong')
})

test('a passage under a heading that is asked for comes before one that has the words in passing', async () => {
  const agent = await tenantWith({
    'Kickoff calls: agenda and results':
      'We recorded 212 kickoff calls, and an agenda was sent before some.\n\n# The agenda\n\nFive minutes: the first day. Ten minutes: the data.\n\n# What worked\n\nCalls that ended with a date went well.',
  })
  const { passages } = await searchKnowledge(agent, { query: 'kickoff call agenda', limit: 10 })
  expect(passages[0]?.heading).toBe('The agenda')
})
