import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { UploadDocumentInput } from '#contract/knowledge.ts'
import { documents as deskDocuments } from '#demo/story/documents.ts'
import { ownDocument } from '#test-support/loopback/source-site.ts'
import { createTestService, type TestService } from '#test-support/test-service.ts'
import type { AgentContext } from '../core/context.ts'
import { blocksToText } from '../engines/reader/blocks-to-text.ts'
import { uploadDocument } from '../knowledge/upload-document.ts'
import { findKnowledgeEvidence } from './find-knowledge-evidence.ts'

let service: TestService
beforeAll(async () => {
  service = await createTestService()
})
afterAll(() => service.close())

const upload = (agent: AgentContext, input: Record<string, unknown>) =>
  uploadDocument(agent, UploadDocumentInput.parse({ language: 'en', ...input }), new AbortController().signal)

/** The text of the document that comes first. */
async function findText(agent: AgentContext, topic: string): Promise<string> {
  const { sources } = await findKnowledgeEvidence(agent, { topic })
  return blocksToText(sources[0]?.blocks ?? [])
}

const filler = (subject: string, sentences: number) =>
  Array.from(
    { length: sentences },
    (_, n) => `Part ${n} of ${subject} was written down on a different day.`,
  ).join(' ')

test('a short document that bears on the topic is given whole, with its headings and lists', async () => {
  const { agent } = await service.createTenant()
  await upload(agent, {
    title: 'Kickoff handbook',
    content:
      '# Before\n\nBook a room.\n\n# The five-line kickoff mail we recommend\n\n- Who is there\n- What comes first',
  })
  const {
    sources: [document],
  } = await findKnowledgeEvidence(agent, { topic: 'kickoff mail' })
  expect(document?.blocks).toEqual([
    { kind: 'heading', level: 2, text: 'Before' },
    { kind: 'paragraph', text: 'Book a room.' },
    { kind: 'heading', level: 2, text: 'The five-line kickoff mail we recommend' },
    { kind: 'list', items: ['Who is there', 'What comes first'] },
  ])
})

test('of a long document come the whole sections that bear on the topic', async () => {
  const { agent } = await service.createTenant()
  await upload(agent, {
    title: 'Handbook',
    content: [
      `# Delivery\n\n${filler('delivery', 500)}`,
      `# Warranty\n\nThe warranty lasts two years.\n\n## Claims\n\nClaims are made in writing.\n\n## Parts\n\nSpare parts are kept for ten years.`,
      `# Payment\n\n${filler('payment', 500)}`,
    ].join('\n\n'),
  })
  const text = await findText(agent, 'How long is the warranty?')
  expect(text).toContain('Claims are made in writing.')
  expect(text).toContain('Spare parts are kept for ten years.')
  expect(text).not.toContain('payment')
  expect(text).not.toContain('delivery')
})

test('documents that do not bear on the topic stay out, and a voice is always given as a sample', async () => {
  const { agent } = await service.createTenant()
  await upload(agent, { title: 'Onboarding', content: 'Our onboarding product greets every new customer.' })
  await upload(agent, { title: 'Prices', content: 'The plan for a small team is listed at forty euros.' })
  await upload(agent, { title: 'How we sound', content: filler('our voice', 300), role: 'voice' })
  await upload(agent, {
    title: 'Margins',
    content: 'Our price leaves a margin of a third.',
    role: 'internal',
  })
  const { sources: found } = await findKnowledgeEvidence(agent, { topic: 'price of a small team' })
  expect(found.map(({ title, role }) => [title, role])).toEqual([
    ['Prices', 'facts'],
    ['How we sound', 'voice'],
  ])
  const voice = found.at(-1)
  expect(blocksToText(voice?.blocks ?? []).length).toBeLessThan(6000)
  const { agent: other } = await service.createTenant()
  expect((await findKnowledgeEvidence(other, { topic: 'price of a small team' })).sources).toEqual([])
})

test('a document need not have the words that the topic is only phrased with', async () => {
  const { agent } = await service.createTenant()
  await upload(agent, ownDocument)
  await upload(agent, { title: 'Onboarding', content: 'Our onboarding product greets every new customer.' })
  const { sources: found } = await findKnowledgeEvidence(agent, {
    topic: 'Which grinder suits a small coffee bar',
  })
  expect(found.map(({ title }) => title)).toEqual([ownDocument.title])
})

test('a reader that judges relevance itself gets a short document for one word of a long topic', async () => {
  const { agent } = await service.createTenant()
  await upload(agent, {
    title: 'Our own calendar',
    content: 'In September we counted our own recurring meetings: 19 a week for 15 people, 61 person-hours.',
  })
  await upload(agent, { title: 'Onboarding', content: 'Our onboarding product greets every new customer.' })
  const topic = 'Six meetings a team of fifteen can replace with a page, and three it should keep'
  expect((await findKnowledgeEvidence(agent, { topic })).sources).toEqual([])
  const { sources: found } = await findKnowledgeEvidence(agent, { topic, takesWeak: true })
  expect(found.map(({ title }) => title)).toEqual(['Our own calendar'])
})

test('a reader that judges relevance itself gets the best of the documents that hardly name the topic', async () => {
  const { agent } = await service.createTenant()
  await upload(agent, {
    title: 'Unser Pfandsystem',
    language: 'de',
    content:
      'Wir verleihen Gläser gegen Pfand. Für Öl nehmen wir Glas, für Waschmittel Kanister aus Kunststoff.',
  })
  await upload(agent, { title: 'Urlaub', language: 'de', content: 'Im August ist der Laden geschlossen.' })
  const topic = 'Glas oder Plastik: wie unser Supermarkt entscheidet'
  expect((await findKnowledgeEvidence(agent, { topic })).sources).toEqual([])
  const { sources: found } = await findKnowledgeEvidence(agent, { topic, takesWeak: true })
  expect(found.map(({ title }) => title)).toEqual(['Unser Pfandsystem'])
})

test('a model gets a document that treats one aspect of a topic beside one that names all of them', async () => {
  const { agent } = await service.createTenant()
  await upload(agent, {
    title: 'R404A in display cases',
    content:
      'Display cases with R404A under the F-gas regulation: owners must check for leaks, keep records and plan the replacement by 2030.',
  })
  await upload(agent, {
    title: 'Our visits and prices',
    content: 'On 212 visits we found 31 leaks. A kilogram of gas costs 95 euros, a conversion 1,400 euros.',
  })
  await upload(agent, { title: 'Onboarding', content: 'Our onboarding product greets every new customer.' })
  const topic =
    'F-gas regulation: what owners of display cases with R404A must do, and when they check for leaks'
  const titles = (sources: { title: string }[]) => sources.map(({ title }) => title)
  expect(titles((await findKnowledgeEvidence(agent, { topic })).sources)).toEqual(['R404A in display cases'])
  const read = await findKnowledgeEvidence(agent, { topic, takesWeak: true })
  expect(titles(read.sources)).toEqual(['R404A in display cases', 'Our visits and prices'])
  expect(read.withoutRoom).toEqual([])
})

test('of a long document that treats one aspect of a topic a model gets the sections that speak of it', async () => {
  const { agent } = await service.createTenant()
  await upload(agent, {
    title: 'R404A in display cases',
    content:
      'Display cases with R404A under the F-gas regulation: owners must check for leaks, keep records and plan the replacement by 2030.',
  })
  const sections = Array.from({ length: 90 }, (_, index) => {
    const words = `Room ${index} has a lamp, a bench and a door that opens to the yard behind it. `
    return `## Room ${index}\n\n${words.repeat(6)}`
  })
  const leaks = '## Leaks\n\nOn 212 visits we found 31 leaks. A kilogram of gas costs 95 euros.'
  await upload(agent, { title: 'Our year', content: [...sections, leaks].join('\n\n') })
  const topic =
    'F-gas regulation: what owners of display cases with R404A must do, and when they check for leaks'
  const { sources } = await findKnowledgeEvidence(agent, { topic, takesWeak: true })
  const long = sources.find(({ title }) => title === 'Our year')
  expect(JSON.stringify(long?.blocks)).toContain('31 leaks')
  expect(JSON.stringify(long?.blocks)).not.toContain('Room 7 has')
})

test('other words for a word or two of a topic reach no document where its own words do', async () => {
  const { agent } = await service.createTenant()
  await upload(agent, { title: 'Deposits', content: 'A restaurant takes a deposit for large tables.' })
  await upload(agent, {
    title: 'Sharpening',
    content: 'On Saturday each of our visitors brings a chisel. We grind it and charge nine pounds.',
  })
  const titles = async (expansion: Map<string, string[]>) => {
    const topic = 'Why a restaurant should ask a guest for a deposit at the weekend'
    const { sources } = await findKnowledgeEvidence(agent, { topic, expansion, takesWeak: true })
    return sources.map(({ title }) => title)
  }
  const weak = new Map([
    ['ask', ['charge']],
    ['weekend', ['saturday']],
  ])
  expect(await titles(weak)).toEqual(['Deposits'])
})

test('documents for which there is no room are named', async () => {
  const { agent } = await service.createTenant()
  const numbers = Array.from({ length: 14 }, (_, index) => index + 1)
  for (const number of numbers)
    await upload(agent, { title: `Visit ${number}`, content: `Visit ${number}: a leak at the compressor.` })
  const topic = 'Leaks at compressors: which to mend first, what it costs and who pays'
  const { sources, withoutRoom } = await findKnowledgeEvidence(agent, { topic, takesWeak: true })
  expect(sources).toHaveLength(12)
  expect([...sources.map(({ title }) => title), ...withoutRoom]).toHaveLength(14)
})

test('a page that was added by its address keeps who published it and when', async () => {
  const page = `<html lang="en"><head><title>Chains</title><meta property="og:site_name" content="Roadwise Trust">
    <meta property="article:published_time" content="2013-05-01T08:00:00Z"></head><body><article><h1>Chains</h1>
    <p>${filler('bicycle chains', 30)} Replace a chain when it has stretched by one per cent.</p></article></body></html>`
  const site = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(page)
  })
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening))
  const address = site.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const other = await createTestService({
    environment: { OUTBOUND_ALLOW: `roadwise.example=127.0.0.1:${port}` },
  })
  try {
    const { agent } = await other.createTenant()
    await upload(agent, { source_type: 'url', source_url: 'http://roadwise.example/chains' })
    const {
      sources: [document],
    } = await findKnowledgeEvidence(agent, { topic: 'bicycle chains' })
    expect(document).toMatchObject({
      url: 'http://roadwise.example/chains',
      publisher: 'Roadwise Trust',
      publishedAt: new Date('2013-05-01T08:00:00Z'),
    })
  } finally {
    await other.close()
    site.close()
  }
})

test('a page that has the topic in several passages, and in none of them all of it, is evidence', async () => {
  const { agent } = await service.createTenant()
  const part = (name: string, said: string) => `# ${name}\n\n${said} ${filler('work', 30)}`
  await upload(agent, {
    title: 'Notes',
    content: [
      part('Wood', 'Cedar is used outside.'),
      part('Care', 'Linseed goes on with a brush.'),
      part('Weather', 'Winter opens the grain.'),
      part('Cost', 'A bucket is nine euros.'),
    ].join('\n\n'),
  })
  const { sources } = await findKnowledgeEvidence(agent, { topic: 'cedar linseed winter bucket' })
  expect(sources.map(({ title }) => title)).toEqual(['Notes'])
})

test('what stands over the headings of a long document comes with its sections: it says whose they are', async () => {
  const { agent } = await service.createTenant()
  await upload(agent, {
    title: 'Handbook',
    content: [
      'From: Harbour Agency, published March 2025',
      `# Delivery\n\n${filler('delivery', 500)}`,
      '# Warranty\n\nThe warranty lasts two years.',
      `# Payment\n\n${filler('payment', 500)}`,
    ].join('\n\n'),
  })
  const text = await findText(agent, 'How long is the warranty?')
  expect(text).toContain('From: Harbour Agency')
  expect(text).toContain('The warranty lasts two years.')
  expect(text).not.toContain('delivery')
})

test('a page of a few thousand words that bears on the topic is given whole, headings of all depths with it', async () => {
  const { agent } = await service.createTenant()
  await upload(agent, {
    title: 'Warranty guide',
    content: [
      '# The warranty\n\nThe warranty lasts two years.',
      '## Claims\n\nClaims are made in writing.\n\n### Abroad\n\nBy mail.\n\n#### Islands\n\nBy boat.',
      `# Delivery\n\n${filler('delivery', 200)}`,
    ].join('\n\n'),
  })
  const {
    sources: [document],
  } = await findKnowledgeEvidence(agent, { topic: 'How long is the warranty?' })
  expect(blocksToText(document?.blocks ?? [])).toContain('delivery')
  expect(document?.blocks.flatMap((block) => (block.kind === 'heading' ? [block.level] : []))).toEqual([
    2, 3, 4, 5, 2,
  ])
})

test('a document with none but the words of the topic in its title is about it, and comes', async () => {
  const { agent } = await service.createTenant()
  for (const n of [1, 2, 3])
    await upload(agent, {
      title: `Notes ${n}`,
      content: `Composting at home takes time, a warm corner and ${n} buckets. ${filler('composting', 5)}`,
    })
  await upload(agent, { title: 'Composting', content: 'Composting is done when it smells of earth.' })
  const { sources } = await findKnowledgeEvidence(agent, {
    topic: 'Composting at home in a warm corner, and how much time it takes',
  })
  expect(sources.map(({ title }) => title)).toContain('Composting')
})

test('a model gets every page of a small desk that was found, also those of another language whose one word all of them have', async () => {
  const { agent } = await service.createTenant()
  const pages = ['Tanks', 'Fixer', 'Drying'].map((title) => ({
    title,
    content: `${title} of a first film. ${filler('a film in the tank', 12)} The developer is poured out.`,
  }))
  for (const page of pages) await upload(agent, page)
  await upload(agent, {
    title: 'Carnet du labo',
    language: 'fr',
    content: 'Au labo, un film noir et blanc coûte neuf euros, développement compris.',
  })
  const { sources } = await findKnowledgeEvidence(agent, {
    topic:
      'Développer soi-même une pellicule noir et blanc dans la salle de bains : le matériel, les gestes, ce qui rate, et à partir de combien de films cela coûte moins que le labo',
    expansion: new Map([['développer', ['developer', 'film developing']]]),
    takesWeak: true,
  })
  expect(sources.map(({ title }) => title).toSorted()).toEqual([
    'Carnet du labo',
    ...pages.map(({ title }) => title).toSorted(),
  ])
})

test('a topic of which a desk has only a common word brings no document to a reader that quotes, and one that it treats does', async () => {
  const { agent } = await service.createTenant()
  for (const { title, content, role = 'facts' } of deskDocuments)
    await upload(agent, { title, content, role })
  const facts = async (topic: string) => {
    const { sources } = await findKnowledgeEvidence(agent, { topic, takesSmall: true })
    return sources.filter(({ role }) => role !== 'voice').map(({ title }) => title)
  }
  expect(await facts('Office furniture for remote teams')).toEqual([])
  expect(await facts('How to run a kickoff call')).toContain('Kickoff calls: agenda and results')
})
