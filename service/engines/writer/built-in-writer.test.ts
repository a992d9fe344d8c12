import { expect, test } from 'vitest'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { createWriteRequest } from '#test-support/fixtures/writer/create-write-request.ts'
import {
  mailwatchStudy,
  ownHandbook,
  ownPlaybook,
  postlineGuide,
  registrarNotes,
} from '#test-support/fixtures/writer/deliverability.ts'
import { consumerTest, energyAgency, installerNotes } from '#test-support/fixtures/writer/heat-pumps.ts'
import { comparable } from './built-in/plain-text.ts'
import { sourceText } from './built-in/source-text.ts'
import { countWords } from './built-in/split-words.ts'
import { createBuiltInWriter } from './built-in-writer.ts'
import type { EvidenceSource, WriteProgress, WriteRequest, WrittenArticle } from './writer.ts'

const mailSources = [ownHandbook, ownPlaybook, postlineGuide, mailwatchStudy, registrarNotes]
const heatSources = [installerNotes, energyAgency, consumerTest]

function write(request: Partial<WriteRequest>): Promise<WrittenArticle> {
  return createBuiltInWriter().write(createWriteRequest({ evidence: mailSources, ...request }))
}

const body = ({ markdown }: WrittenArticle) => markdown.slice(0, markdown.lastIndexOf('\n## '))
const page = (title: string, text: string, rest: Partial<EvidenceSource> = {}) =>
  createSource({
    title,
    text,
    url: `https://${title.toLowerCase().replace(/\W+/g, '-')}.example/page`,
    ...rest,
  })

test('every claim rests on a passage that stands word for word in the source it refers to', async () => {
  for (const [topic, evidence] of [
    ['Email deliverability', mailSources],
    ['Heat pumps in old houses', heatSources],
  ] as const) {
    const article = await write({ topic, evidence: [...evidence] })
    expect(article).toMatchObject({
      form: 'digest',
      trustLevel: 'sourced',
      isOnTopic: true,
      writtenLanguage: 'en',
    })
    expect(article.claims.length).toBeGreaterThan(30)
    for (const { passage, reference, supported, verdict, place } of article.claims) {
      const cited = article.sources.find((source) => source.reference === reference)
      const source = evidence.find(({ id }) => id === cited?.id)
      expect({ supported, verdict, place }).toEqual({ supported: true, verdict: 'supported', place: 'body' })
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

test('every finding carries a reference, or the line that says who speaks does for its list', async () => {
  const blocks = body(await write({})).split('\n\n')
  const told = blocks.filter((block) => !/^(?:#|\||From )/.test(block))
  expect(told.length).toBeGreaterThan(8)
  for (const [at, block] of blocks.entries())
    if (told.includes(block)) expect(`${blocks[at - 1]} ${block}`).toMatch(/\[\d+\]/)
})

test('no sentence stands in the text twice', async () => {
  const statements = (await write({})).claims
    .filter(({ kind }) => kind === 'statement')
    .map(({ text }) => comparable(text))
  expect(new Set(statements).size).toBe(statements.length)
})

test("a third party's words stand in quotation marks under its name, at most six tenths of a short page and a third of a long one", async () => {
  const article = await write({ evidence: [postlineGuide, mailwatchStudy, registrarNotes] })
  for (const source of [postlineGuide, mailwatchStudy, registrarNotes]) {
    const reference = article.sources.find(({ id }) => id === source.id)?.reference
    const taken = article.claims.filter(
      (claim) => claim.kind === 'statement' && claim.reference === reference && !claim.text.includes(' | '),
    )
    const words = taken.reduce((sum, { text }) => sum + countWords(text), 0)
    const pageWords = countWords(sourceText(source))
    expect(words).toBeLessThanOrEqual(Math.max(80, Math.min(pageWords, 600) * 0.6, pageWords / 3))
  }
  expect(article.markdown).toMatch(/^## Postline\n\n\*\*Postline\*\*, on its own offer/m)
  const told = body(article)
    .split('\n\n')
    .filter(
      (text) =>
        !/^(?:#|What \d sources say: |Besides, |\||\*[^*]|\*\*[^:]*\*\*[^:]*(?:\[\d\]|: \*))/.test(text),
    )
  expect(told.length).toBeGreaterThan(5)
  for (const block of told) expect(block).toContain('“')
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

test('a digest is never longer than twice what was asked, nor than three quarters of what its sources have where that is more than asked, and shorter in turbo', async () => {
  const own = mailSources.map((source) => ({ ...source, own: true }))
  for (const targetWords of [500, 800, 1000]) {
    expect((await write({ evidence: own, targetWords })).wordCount).toBeLessThanOrEqual(2 * targetWords)
  }
  expect((await write({ evidence: own, targetWords: 2500, mode: 'turbo' })).wordCount).toBeLessThanOrEqual(
    400,
  )
})

test('no passage sends its reader elsewhere, and none goes on from what was left out', async () => {
  const text = `
## Costs

Heat pumps have two key advantages in these climates. See our guide on what a heat pump is. The study found that costs fell. A heat pump costs 9,000 euros in Denmark. In such houses a heat pump pays off.

The quietest heat pump in our test made little noise. However, a heat pump costs more than a boiler.
`
  const { claims } = await write({ topic: 'Heat pump costs', evidence: [page('Heat pump costs', text)] })
  const statements = claims.filter(({ kind }) => kind === 'statement').map(({ text: said }) => said)
  expect(statements).toContain('A heat pump costs 9,000 euros in Denmark.')
  for (const left of ['See our guide', 'The study found']) expect(statements.join(' ')).not.toContain(left)
})

test('a sentence that leans on the one before it comes with it, as one quotation', async () => {
  const text =
    'A trial measured twelve heat pumps in 2023. The quietest reached 41 decibels of noise. Pumps hum.'
  const { markdown } = await write({ topic: 'Heat pump noise', evidence: [page('Heat pump noise', text)] })
  expect(markdown).toContain(
    '“A trial measured twelve heat pumps in 2023. The quietest reached 41 decibels of noise',
  )
})

test('sources that contradict each other are set side by side', async () => {
  const one = page('Bread lab', 'In the fridge a sourdough starter keeps for 7 days without feeding.')
  const two = page('Mill notes', 'In the fridge a sourdough starter keeps for 3 weeks without feeding.', {
    publishedAt: new Date('2021-05-01'),
  })
  const { markdown, message } = await write({ topic: 'Sourdough starter', evidence: [one, two] })
  expect(markdown).toContain(`Where the sources differ:

- **Bread lab**: “In the fridge a sourdough starter keeps for 7 days without feeding” [1]
- **Mill notes** (2021): “In the fridge a sourdough starter keeps for 3 weeks without feeding” [2]`)
  expect(message).toContain('The sources differ on 1 point')
})

test('who publishes a page is read from its byline, and what earns on its advice is no evidence', async () => {
  const note = page(
    'Why bread goes stale',
    'Institute for Grain Research, explanatory note, 2022\n\nBread goes stale fastest near zero degrees, so a refrigerator is the wrong place to store bread.',
  )
  const hacks = page(
    'Bread hacks',
    'This post contains affiliate links.\n\nStore bread in the fridge: cold slows everything down, so it stays fresh a week longer!',
  )
  const { markdown, message } = await write({ topic: 'How to store bread', evidence: [note, hacks] })
  expect(markdown).toContain('**Institute for Grain Research** (2022)')
  expect(markdown).not.toContain('fridge')
  expect(message).toContain('Not counted as evidence, since it earns on what it recommends: "Bread hacks"')
})

test('a figure is set against what another source has for the same thing in a table', async () => {
  const maker = page('The Silentia pump', 'The Silentia pump has only 28 dB(A) at 5 metres in the garden.')
  const magazine = page(
    'Heat pumps measured',
    '| Model | dB(A) at 5 m |\n| --- | --- |\n| Silentia | 41 |\n| Norda | 39 |\n\nA heat pump of 8 kW makes about 40 dB(A) of noise.',
  )
  const { markdown } = await write({ topic: 'How loud is a heat pump?', evidence: [maker, magazine] })
  expect(markdown).toMatch(/## Where the sources differ[\s\S]*“Silentia, dB\(A\) at 5 m: 41”/)
})

test('a digest with next to nothing in it is thin, and one with figures and words enough is not', async () => {
  const few = page('Heat pump noise', 'A heat pump hums in the garden of its owner.')
  expect((await write({ topic: 'Heat pump noise', evidence: [few] })).isThin).toBe(true)
  expect((await write({})).isThin).toBe(false)
})

test('few words with a figure in each sentence are not thin, and as few without any are', async () => {
  const noise = page(
    'Heat pump noise',
    'At one metre a heat pump makes 54 decibels of noise. At five metres the noise of a heat pump is 40 decibels. In winter the noise of a heat pump is 6 decibels louder. Night mode makes a heat pump 5 decibels quieter.',
  )
  const dense = await write({ topic: 'How loud is a heat pump?', evidence: [noise] })
  expect(dense.wordCount).toBeLessThan(120)
  expect(dense.isThin).toBe(false)
  const talk = page(
    'Heat pump noise',
    'The noise of a heat pump bothers neighbours. Owners of a heat pump get used to its noise. Noise of a heat pump is a matter of taste. A good place makes the noise of a heat pump bearable.',
  )
  expect((await write({ topic: 'Heat pump noise', evidence: [talk] })).isThin).toBe(true)
})

test('opposite directions are a contradiction; variants of a thing and equal ranges are none', async () => {
  const digest = (one: string, two: string) =>
    write({ topic: 'Heat pump prices', evidence: [page('First', one), page('Second', two)] })
  const differ = 'Where the sources differ'
  const rise = await digest(
    'Heat pump prices will rise in Denmark next year.',
    'Heat pump prices will fall in Denmark next year.',
  )
  expect(rise.markdown).toContain('The sources judge this differently:')
  const variants = await digest(
    'Air source heat pump prices start near 9,000 euros in Denmark.',
    'Ground source heat pump prices start near 25,000 euros in Denmark.',
  )
  expect(variants.markdown).not.toContain(differ)
  const ranges = await digest(
    'Heat pump prices in Denmark lie between 9,000 and 12,000 euros.',
    'Heat pump prices in Denmark lie around 10,000 euros.',
  )
  expect(ranges.markdown).not.toContain(differ)
})

test('two sources that say the same are one finding with both references', async () => {
  const text = 'A heat pump in the garden needs three metres of distance to the neighbour.'
  const { markdown } = await write({
    topic: 'Heat pump distance',
    evidence: [page('First', text), page('Second', `${text} Grass grows under a heat pump.`)],
  })
  expect(markdown).toMatch(/neighbour\.?[^”]*” \(also (?:First|Second) \[2\]\)/)
})

test('a question that no source answers is a brief that names what was read, what it is about and what would answer', async () => {
  const grants = page(
    'Heat pump grants',
    'The state pays a heat pump grant of 7,500 pounds to each household.',
  )
  const brief = await write({ topic: 'How loud is a heat pump, really?', evidence: [grants] })
  expect(brief).toMatchObject({
    form: 'brief',
    isOnTopic: false,
    trustLevel: 'unsourced',
    tags: [],
    claims: [],
  })
  expect(brief.markdown).toContain(
    '**Heat pump grants** speaks of “Heat pump grants”, and nowhere of what is asked.',
  )
  expect(brief.markdown).toContain(
    '- A measurement, price list or statistic with the figure, its unit and its year.',
  )
  expect(brief.markdown).toContain('Pages in which all of these words stand: loud, heat and pump.')
  expect(brief.message).toContain(
    'No source covers "How loud is a heat pump, really?" (read: "Heat pump grants")',
  )
  expect(brief.message).toContain('Settings › Models')
})

test('a question is answered by sources that use other words for it', async () => {
  const noise = createSource({
    title: 'Noise',
    own: true,
    text: 'We install every outdoor unit at least three metres from a bedroom window, so that 35 decibels are not exceeded.',
  })
  const { form, markdown } = await write({ topic: 'How loud is a heat pump, really?', evidence: [noise] })
  expect(form).toBe('digest')
  expect(markdown).toContain('35 decibels')
})

test('the year and the voice that no source has are open questions', async () => {
  const { markdown, message } = await write({
    topic: 'How loud is a whispering heat pump in Austria?',
    evidence: [page('Heat pump noise', 'A heat pump makes 42 decibels of noise at three metres.')],
  })
  const [open = ''] = (markdown.split('## Open questions\n\n')[1] ?? '').split('\n\n')
  expect(open).toContain('No date is given for the figures of')
  expect(open).toContain('nobody independent of it is heard')
  expect(message).toContain('2 points stay open, at its end')
})

test('a source that takes up the figure of another and sets its own against it stands beside it', async () => {
  const blog = page('Cargo blog', 'A cargo bike saves a workshop 400 kilograms of carbon dioxide a year.')
  const log = page(
    'City log',
    'Carbon dioxide fell by 240 kilograms a cargo bike and year, not the 400 of the brochures.',
  )
  const { markdown, description } = await write({
    topic: 'Cargo bikes for a workshop',
    evidence: [blog, log].map((source) => ({ ...source, isNamed: true })),
  })
  expect(markdown).toMatch(/Where the sources differ:[\s\S]*400 kilograms[\s\S]*240 kilograms/)
  expect(description).toContain('kilograms')
})

test('a statement that the next sentence takes back is told with it', async () => {
  const trial = page(
    'Bean trial',
    'Soaking dried beans overnight is often advised. But the trial found no use in it.',
  )
  const { markdown } = await write({ topic: 'Soaking dried beans', evidence: [trial] })
  expect(markdown).toContain('is often advised. But the trial found no use in it”')
})

test('an address that the caller named has its say in other words than the topic', async () => {
  const shop = page(
    'We stopped our four-day week',
    'We are a joinery with 19 people. Orders delivered on the promised day fell from 91 to 78 per cent.',
  )
  const trials = page(
    'Four-day trials',
    'A four-day week is worth it: 97% of 495 respondents want to keep it.',
  )
  const { markdown, message } = await write({
    topic: 'Is a four-day week worth it for a small firm?',
    evidence: [shop, trials].map((source) => ({ ...source, isNamed: true })),
  })
  expect(markdown).toContain('fell from 91 to 78 per cent')
  expect(message).not.toContain('off topic')
})

test('the first paragraph says who says what, and the description is an answer', async () => {
  const { markdown, description } = await write({
    topic: 'How loud is a heat pump?',
    evidence: [
      page('Noise lab', 'A heat pump makes 42 decibels of noise at three metres, as the lab measured.'),
    ],
  })
  expect(markdown).toMatch(/^In short:\n\n- \*\*Noise lab\*\*: “A heat pump makes 42 decibels/)
  expect(description).toContain('42 decibels')
})

test('evidence in another language than asked is a brief that says so, not a digest', async () => {
  const brief = await write({ language: 'de' })
  expect(brief.form).toBe('brief')
  expect(brief.message).toContain('Your sources are in English, and German was asked for.')
  // The settlement says so, once.
  expect(brief.message).not.toContain('costs nothing')
  expect(brief.markdown).toContain('ist auf Englisch')
  const german = createSource({
    title: 'Zustellbarkeit',
    language: 'de',
    text: 'Die Email Deliverability lag 2024 in Deutschland bei 89 Prozent aller Nachrichten.',
  })
  const mixed = await write({ language: 'de', evidence: [...mailSources, german] })
  expect(mixed.form).toBe('digest')
  expect(mixed.sources.map(({ id }) => id)).toEqual([german.id])
  expect(mixed.message).toContain("Left out because a digest can't translate")
})

test("the tenant's published articles and voice samples are no evidence", async () => {
  const text = 'A heat pump makes 42 decibels of noise at three metres.'
  for (const rest of [{ kind: 'article' as const }, { role: 'voice' as const }]) {
    const brief = await write({ topic: 'Heat pump noise', evidence: [page('Heat pump noise', text, rest)] })
    expect(brief.form).toBe('brief')
  }
})

test('a digest quotes word for word, so nothing of an internal document is in it, and the message says so', async () => {
  const secret = createSource({
    title: 'Project Falcon',
    own: true,
    role: 'internal',
    text: '# Heat pump noise\n\nA heat pump makes 42 decibels of noise at three metres in our laboratory.',
  })
  const alone = await write({ topic: 'Heat pump noise', evidence: [secret] })
  expect(alone.message).toContain('Only internal documents')
  const both = await write({
    topic: 'Heat pump noise',
    evidence: [
      secret,
      page('Heat pump noise', 'Heat pump noise falls by 6 decibels when the distance doubles.'),
    ],
  })
  for (const { markdown, tags, sources } of [alone, both]) {
    expect(`${markdown} ${tags.join(' ')} ${JSON.stringify(sources)}`).not.toMatch(
      /Falcon|42 decibels|laboratory/,
    )
  }
  expect(both.message).toContain('An internal document stayed out')
})

test("a seller's claim is told as a seller's claim", async () => {
  const shop = page(
    'Acme',
    'Our customers sleep well. We offer a warranty. Our products are made here. A heat pump of Acme makes 28 decibels of noise.',
  )
  const { markdown } = await write({ topic: 'Heat pump noise', evidence: [shop] })
  expect(markdown).toContain('**Acme**, on its own offer')
  expect(markdown).not.toContain('customers')
})

test("headings are the sources' own; a third party's “our” never stands over our page", async () => {
  const shop = page(
    'Heat pump prices',
    '## What it costs with us\n\nA heat pump has a price of 12,000 euros in our shop.\n\n| Heat pump model | Price |\n| --- | --- |\n| Small | 9,000 € |\n| Large | 14,000 € |',
  )
  const { markdown, tables } = await write({ topic: 'Heat pump prices', evidence: [shop] })
  expect(markdown).not.toContain('## What it costs with us')
  expect(markdown).toContain('| Small | 9,000 € |')
  expect(tables).toHaveLength(1)
  const article = await write({})
  const headings = [...article.markdown.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)
  const known = new Set(
    mailSources
      .flatMap(({ title, blocks }) => [
        title,
        ...blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : [])),
      ])
      .map(comparable),
  )
  // Above all that a source says stands its name.
  const names = ['Postline', 'Mailwatch', 'North Registrar', ...mailSources.map(({ title }) => title)]
  const ours = [
    'The main findings',
    'What sellers say',
    'Where the sources differ',
    'Tables from the sources',
    'Further findings',
    'Open questions',
    'Sources',
  ]
  for (const heading of headings.filter((text) => !ours.includes(text ?? '')))
    expect(
      names.some((name) => heading?.startsWith(name)) ||
        [...known].some((text) => text.includes(comparable(heading ?? ''))),
    ).toBe(true)
})

test('a table of the evidence is reused whole, under its own caption and source', async () => {
  const { markdown, tables } = await write({})
  expect(tables.map(({ header }) => header[0])).toContain('Day')
  expect(markdown).toContain('| 14 | 3,000 | 0.1% |')
})

test('a topic is the title whole up to 130 characters, and title and description end in whole words', async () => {
  const topic =
    'How small shops with a few thousand subscribers keep their newsletters out of the spam folder without an agency, a second address or a new shop system'
  const { title, description } = await write({ topic })
  expect(title.length).toBeLessThanOrEqual(130)
  expect(description.length).toBeLessThanOrEqual(160)
  expect(topic.startsWith(title)).toBe(true)
  expect(topic.slice(title.length)).toMatch(/^[\s,]/)
})

test('without a topic the title comes from the sources', async () => {
  expect((await write({ topic: null, evidence: [installerNotes] })).title).toBe(
    'Notes for customers who ask about heat pumps',
  )
})

test('a topic without evidence becomes a brief that claims nothing and says what to add', async () => {
  const brief = await write({ evidence: [] })
  expect(brief).toMatchObject({ form: 'brief', trustLevel: 'unsourced', sources: [], claims: [] })
  expect(brief.markdown).toContain('Nothing was there to read')
  expect(brief.message).toContain('Add a document or URL that covers the topic')
})

test('a source on another subject is left out by name while the others are used', async () => {
  const { message, sources } = await write({ evidence: [...mailSources, energyAgency] })
  expect(message).toMatch(/nothing in it answers the question: .*"Heat pumps in old/)
  expect(sources.map(({ id }) => id)).not.toContain(energyAgency.id)
})

test.each([
  ['en', 'Sources'],
  ['de', 'Quellen'],
  ['fr', 'Sources'],
  ['es', 'Fuentes'],
  ['pt-BR', 'Fontes'],
  ['it', 'Fonti'],
  ['id', 'Sumber'],
  ['ru', 'Источники'],
  ['ar', 'المصادر'],
  ['hi', 'स्रोत'],
  ['ur', 'ذرائع'],
  ['bn', 'তথ্যসূত্র'],
  ['zh', '来源'],
  ['ja', '出典'],
])('in %s the words of the digest and of the brief are in the language', async (language, sources) => {
  const base = language.slice(0, 2)
  const evidence = mailSources.map((source) => ({ ...source, language: base }))
  const { markdown, form } = await write({ language, evidence })
  expect(form).toBe('digest')
  expect(markdown).toContain(`## ${sources}\n`)
  if (language !== 'en') expect(markdown).not.toMatch(/The main findings|According to/)
  const brief = await write({ language, evidence: [] })
  if (language !== 'en') expect(brief.markdown).not.toMatch(/What was found|Next step/)
})

test('another language falls back to English and says so', async () => {
  const evidence = mailSources.map((source) => ({ ...source, language: 'sv' }))
  const { markdown, message } = await write({ language: 'sv', evidence })
  expect(markdown).toContain('## Sources')
  expect(message).toContain("the built-in writer doesn't know Swedish")
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
  expect(article.wordCount).toBeGreaterThan(40)
  expect(article.markdown).toContain('热泵从室外空气、地下或地下水中提取热量并送入室内。')
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

test('copies of one source are cited once', async () => {
  const copies = [1, 2, 3].map((at): EvidenceSource => ({ ...ownHandbook, id: `copy-${at}` }))
  const single = await write({ evidence: [ownHandbook] })
  const article = await write({ evidence: copies })
  expect(article.sources).toHaveLength(1)
  expect(article.wordCount).toBe(single.wordCount)
})

const grinders = createSource({
  title: 'Coffee grinders compared',
  own: true,
  text: `
## Burr vs blade

Burr grinders crush beans between two rings and give an even grind. Blade grinders chop unevenly and heat the beans.

## What it costs

A hand grinder costs 40 to 250 euros. An electric burr grinder for the home costs 120 to 600 euros.

## What to look at

Look at retention first: a grinder that keeps more than 1 gram of old coffee spoils the next cup. Steel burrs last about 500 kg of coffee.

## Noise

Electric grinders make 70 to 80 decibels. Hand grinders are quiet and take 40 turns for a cup.`,
})

test('a short document of one’s own on the topic is told whole, under its headings and in its own voice', async () => {
  const article = await write({
    topic: 'How to choose a coffee grinder',
    evidence: [grinders],
    profile: { name: 'Acme' },
  })
  const { markdown, description } = article
  expect(markdown).toMatch(/^\*\*Acme\*\* \(own document\) \[1\]:\n/)
  for (const heading of ['What it costs', 'Noise', 'Burr vs blade'])
    expect(markdown).toContain(`**${heading}**`)
  for (const figure of ['250 euros', '80 decibels', '500 kg', 'two rings']) expect(markdown).toContain(figure)
  // Nothing was changed, so nothing has to be measured before and after.
  expect(markdown).not.toMatch(/According to|own document:|Open questions/)
  expect(description).not.toContain('Acme')
})

test('the steps of a handbook stand as they are, those of the thing itself before what comes after it', async () => {
  const { markdown, description } = await write({
    topic: 'How to run a kickoff call',
    profile: { name: 'Acme' },
    evidence: [
      createSource({
        title: 'Handbook: kickoff calls',
        own: true,
        text: `
## During the kickoff call

- Start the kickoff call with what the customer wants to do on the first day.
- Ask which date they need, and write the reason beside it.
- Name one owner for every task, and one date.

## After the kickoff call

- Send the plan of the kickoff call within one hour of the kickoff call.
- Set a reminder for every task two days before it is due.
- Call the owner if the export of the kickoff call has not arrived.`,
      }),
    ],
  })
  expect(markdown.split('\n## ')[0]).toContain('- Start the kickoff call with')
  expect(markdown).toMatch(/- Name one owner for every task, and one date\.\n/)
  expect(markdown.indexOf('Send the plan')).toBeGreaterThan(markdown.indexOf('Name one owner'))
  expect(markdown).not.toContain('“')
  expect(description).toMatch(/^Start the kickoff call/)
})

test('two papers of the same company that speak of different things are no dispute', async () => {
  const own = (title: string, text: string) => createSource({ title, text, own: true })
  const { markdown } = await write({
    topic: 'How to run a kickoff call that ends with a date',
    evidence: [
      own(
        'Handbook: kickoff calls',
        `
## When the date of the kickoff call is at risk

- Tell the account executive before the customer does.
- Say what is possible by the date.
- Write the new date of the kickoff call down.`,
      ),
      own(
        'Benchmark of kickoff calls',
        'Two owners were no better than none: 59 days. An executive sponsor who joined the kickoff call made no measurable difference.',
      ),
    ],
  })
  expect(markdown).not.toContain('Where the sources differ')
})

test('with neither topic nor evidence it gives up for lack of material, and a cancelled signal ends it at once', async () => {
  await expect(write({ topic: null, evidence: [] })).rejects.toMatchObject({
    name: 'WriteError',
    reason: 'not_enough_material',
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

test('a page that only a search found opens no text, and stays out where it does not read like the named ones', async () => {
  const named = page(
    'Choir notes',
    'A choir rehearsal in a cold church costs the choir 40 euros for heating. Singers who rehearse an hour less keep their voice longer. The choir lost two tenors over the cold church.',
    { isNamed: true },
  )
  const insurance = page(
    'Car insurance compared',
    'A small insurer costs 300 euros less for a car. Drivers who pay in one sum save 5 percent of the cost. Time and money are what a driver of a car really wants.',
  )
  const found = page(
    'Choirs in winter',
    'A choir rehearsal in a heated church costs 90 euros for heating, as 30 singers of a choir told. A cold church costs a choir its tenors.',
  )
  const { markdown, description, message } = await write({
    topic: 'What a choir rehearsal really costs in a cold church',
    evidence: [found, insurance, named],
  })
  expect(markdown).not.toMatch(/insurer|Drivers/)
  expect(message).toContain('nothing in it answers the question: "Car insurance compared"')
  expect(markdown.indexOf('**Choir notes**')).toBeLessThan(markdown.indexOf('**Choirs in winter**'))
  expect(description).not.toContain('90 euros for heating, as')
})

test('a short document of the company is told whole and in its order', async () => {
  const own = createSource({
    title: 'How we prove',
    own: true,
    text: 'Since May all our loaves prove 14 hours.\n\nReturned loaves fell to 9 a month. Nobody has to shape them at night.\n\n## Saturdays\n\nOn Saturday we bake 310 loaves of bread.',
  })
  const { claims, markdown } = await write({ topic: 'Why our loaves prove overnight', evidence: [own] })
  const said = claims.filter(({ kind }) => kind === 'statement').map(({ text }) => text)
  expect(said).toEqual([
    'Since May all our loaves prove 14 hours.',
    'Returned loaves fell to 9 a month.',
    'Nobody has to shape them at night.',
    'On Saturday we bake 310 loaves of bread.',
  ])
  expect(markdown).toContain('**How we prove** (own document)')
})

test('the item of a list that has the amount asked for opens the text, and is not told twice', async () => {
  const filler = 'Harbours have piers of many kinds, and most of them are built of timber that grows near by.'
  const article = await write({
    topic: 'How much does the tarring of a pier cost?',
    evidence: [
      page(
        'What tarring costs',
        `## Tarring of a pier\n\n- Small pier: the tarring of a small pier costs 900 euros.\n- Timber: the older it is, the more tar it takes.\n\n${filler} ${filler}`,
        { isNamed: true },
      ),
    ],
  })
  const said = 'Small pier: the tarring of a small pier costs 900 euros'
  expect(article.markdown.indexOf(said)).toBeLessThan(article.markdown.indexOf('## '))
  expect(article.markdown.split(said)).toHaveLength(2)
})

test('what lasts is answered by how long it lasts, and a time for something else is never set against it', async () => {
  const trial = page(
    'Midsoles of running shoes: a trial',
    'We measured the cushioning of running shoes every 100 km. The running shoes lasted 800 km. Shoes that rested 48 hours between runs recovered 4% more than those used daily.',
  )
  const maker = page(
    'StrideWell running shoes',
    'Our running shoes last 1,000 miles! Order now and get 10% off. Free returns within 60 days. Shipping takes 2 to 4 days.',
  )
  const { markdown } = await write({ topic: 'How long do running shoes last?', evidence: [trial, maker] })
  const [opening = ''] = markdown.split('\n\n## ')
  expect(opening).toContain('800 km')
  expect(markdown).not.toContain('2 to 4 days')
})

test('the steps of a source open a how-to, and what others advise follows', async () => {
  const steps = page(
    'Reverberation in a meeting room',
    `## What reduces echo in a meeting room, in order

- Treat the ceiling of the meeting room first, over at least 60% of its area.
- Cover one wall of each parallel pair with panels.
- Lay a carpet if there is none.`,
  )
  const advice = page(
    'Echo in meeting rooms',
    'Turn on echo cancellation for a meeting room in the settings of the call.',
  )
  const { markdown } = await write({
    topic: 'How to reduce echo in a meeting room',
    evidence: [advice, steps],
  })
  expect(markdown.split('\n\n## ')[0]).toMatch(/- “Treat the ceiling[\s\S]*- “Lay a carpet/)
})

test('a table that says how often is shown whole where that is asked', async () => {
  const code = page(
    'Cleaning kitchen hoods: what the code says',
    `A kitchen hood must be inspected and cleaned on a fixed schedule.

| Type of cooking | Frequency |
| --- | --- |
| Solid fuel | Monthly |
| High volume | Quarterly |
| Low volume | Yearly |`,
  )
  const { markdown, tables } = await write({
    topic: 'How often should a kitchen hood be cleaned?',
    evidence: [code],
  })
  expect(tables).toHaveLength(1)
  expect(markdown).toContain('| Solid fuel | Monthly |')
})

test('one case is no contradiction of a count of many', async () => {
  const statistics = page(
    'Planning permission statistics',
    'We counted 182,000 decisions on planning permission. The median time to planning permission was 8.6 weeks.',
  )
  const blog = page(
    'Our side extension: planning permission at last',
    'The planning permission took 19 weeks from the first sketch to the letter.',
  )
  const { markdown } = await write({
    topic: 'How long does planning permission take?',
    evidence: [statistics, blog],
  })
  expect(markdown).toContain('8.6 weeks')
  expect(markdown).toContain('19 weeks')
  expect(markdown).not.toContain('## Where the sources differ')
})

test('what comes on top of a price does not open the text, the usual price does', async () => {
  const survey = page(
    'What a flat roof costs: a survey',
    `## What a flat roof costs

The median price was £118 per square metre, including disposal.

## What moves the price

- Insulation: a warm flat roof adds £45 per square metre.
- Access: scaffolding for a flat roof costs £600 extra.`,
  )
  const { markdown } = await write({ topic: 'How much does a flat roof cost?', evidence: [survey] })
  expect(markdown.split('\n\n## ')[0]).toContain('£118')
  expect(markdown.split('\n\n## ')[0]).not.toContain('£45')
})

test('where it is asked whether, amounts of what answers nothing are no contradiction', async () => {
  const benchmark = page(
    'Help centres and support tickets',
    'Companies with a help centre had 11% fewer support tickets. A help centre of 100 articles needs six hours of upkeep a week.',
  )
  const own = createSource({
    title: 'Our help centre',
    own: true,
    text: 'Our help centre has 64 articles. It opened in spring, and support tickets went from 1,300 to 1,140.',
  })
  const { markdown } = await write({
    topic: 'Does a help centre reduce support tickets?',
    evidence: [benchmark, own],
  })
  expect(markdown).toContain('11% fewer support tickets')
  expect(markdown).not.toContain('## Where the sources differ')
})

test('a public body with a telephone number and a fee sells nothing', async () => {
  const rules = page(
    'Pavements for all',
    'Cargo bikes may stand on a pavement of the City of Elm that is wider than 2.50 metres. A bike that blocks the pavement is moved, and its owner pays 85 euros. Questions? Call us today, or get your free leaflet.',
    { publisher: 'City of Elm', isNamed: true },
  )
  const { markdown } = await write({
    topic: 'Which rules hold for cargo bikes on a pavement?',
    evidence: [rules],
  })
  expect(markdown).toContain('2.50 metres')
  expect(markdown).not.toContain('on its own offer')
})

test.each([
  [
    'it',
    'Quanto costa una bici elettrica?',
    'La spesa media è stata di 268 euro all’anno per una bici elettrica.',
  ],
  [
    'es',
    '¿Cuánto cuesta una bici eléctrica?',
    'El gasto medio fue de 268 euros al año por una bici eléctrica.',
  ],
  [
    'fr',
    'Combien coûte un vélo électrique ?',
    'La dépense moyenne était de 268 euros par an pour un vélo électrique.',
  ],
  [
    'de',
    'Was kostet ein Elektrorad?',
    'Die Ausgaben lagen im Mittel bei 268 Euro im Jahr für ein Elektrorad.',
  ],
])(
  'in the language %s a question for the cost is answered with an amount of money',
  async (language, topic, text) => {
    const survey = page('E-bike', text, { language, isNamed: true })
    const { markdown } = await write({ topic, language, evidence: [survey] })
    expect(markdown.split('\n\n## ')[0]).toContain('268')
  },
)

test('a date that stands apart from the text of a page is a date', async () => {
  const asked = { topic: 'How loud is a heat pump?' }
  const text = 'A heat pump of 8 kW makes about 40 decibels of noise at a distance of five metres.'
  const undated = 'No date is given for the figures of'
  const without = await write({
    ...asked,
    evidence: [page('Noise', text), page('Sound', 'A heat pump hums at 41 decibels.')],
  })
  expect(without.markdown).toContain(undated)
  const dated = (title: string, said: string) => page(title, `Published on 3 March 2025\n\n${said}`)
  const withDates = await write({
    ...asked,
    evidence: [dated('Noise', text), dated('Sound', 'A heat pump hums at 41 decibels.')],
  })
  expect(withDates.markdown).not.toContain(undated)
})

test('the conclusion of a study is told, also where it says what was not looked at', async () => {
  const study = page(
    'Sauna und Blutdruck: Kohortenstudie mit 1.621 Männern',
    'Hintergrund: Ob Saunabaden den Blutdruck senkt, ist umstritten. Methoden: 1.621 Männer wurden im Mittel 24,7 Jahre lang beobachtet. Ergebnisse: Wer viermal in der Woche in die Sauna ging, bekam um 46 % seltener Bluthochdruck als andere Männer. Schlussfolgerung: Häufiges Saunieren geht mit weniger Bluthochdruck einher; ob es ihn bei Kranken senkt, wurde nicht untersucht.',
    { language: 'de', isNamed: true },
  )
  const { markdown } = await write({
    topic: 'Ist Saunieren bei Bluthochdruck gefährlich?',
    language: 'de',
    evidence: [study],
  })
  expect(markdown).toContain('Häufiges Saunieren geht mit weniger Bluthochdruck einher')
})

test('an item of a list that stands beside the advice it contradicts is not told again in its list', async () => {
  const { markdown } = await write({
    topic: 'How to keep gulls off a pier',
    evidence: [
      page(
        'Gulls on piers: what 40 harbours tried',
        [
          '## What kept gulls off the pier',
          [
            '- Nets over the planks of the pier: gulls fell by 40%',
            '- Covered bins on the pier: gulls fell by 25%',
            '- Mirrors in the wind: no measurable effect',
          ].join('\n'),
        ].join('\n\n'),
        { isNamed: true },
      ),
      page(
        'Keeping gulls away',
        'Gulls come to a pier for food. Hang up mirrors that turn in the wind: gulls leave the pier within 2 days.',
        { isNamed: true },
      ),
    ],
  })
  expect(markdown).toContain('Hang up mirrors')
  expect(markdown.match(/Mirrors in the wind: no measurable effect/gu)).toHaveLength(1)
  expect(markdown).toMatch(/“Mirrors in the wind[^\n]*\n- [^\n]*“Hang up mirrors/u)
})
