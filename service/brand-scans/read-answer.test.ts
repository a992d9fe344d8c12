import { expect, test } from 'vitest'
import { brandNames } from './brand-names.ts'
import { createIsOwnPage } from './find-citations.ts'
import { findCompetitors } from './find-competitors.ts'
import { createFindMentions } from './find-mentions.ts'
import { panelQuestions } from './panel-questions.ts'
import { readAnswer } from './read-answer.ts'

const names = brandNames('Acme', [])
const brand = { find: createFindMentions(names), isOwn: createIsOwnPage(names, {}), isOrdinary: false }
const questions = panelQuestions('Acme', { category: 'hand grinders' })
const ask = (kind: string, text: string, isCut = false) => {
  const question = questions.find((one) => one.kind === kind)
  if (!question) throw new Error(`No question ${kind}`)
  return readAnswer(question, { text, isCut, sources: [] }, brand)
}

test('three questions leave the name out and two say it; without a category only those two are asked', () => {
  expect(questions.map(({ kind, namesBrand }) => [kind, namesBrand])).toEqual([
    ['category', false],
    ['alternatives', false],
    ['comparison', false],
    ['reputation', true],
    ['direct', true],
  ])
  for (const { text, namesBrand } of questions) expect(text.includes('Acme')).toBe(namesBrand)
  expect(panelQuestions('Acme', {}).every(({ namesBrand }) => namesBrand)).toBe(true)
})

test('an answer that names the brand is read with rank, sentiment, snippet and marks that hold', () => {
  const read = ask('category', '1. Kinu – heavy.\n2. Acme – a reliable choice. See https://acme.com/x')
  expect(read).toMatchObject({
    mentioned: true,
    rank: 2,
    sentiment: 'positive',
    cited: true,
    citations: [{ url: 'https://acme.com/x', own: true }],
  })
  const [start = 0, end = 0] = read.snippet_marks?.[0] ?? []
  expect(read.snippet?.slice(start, end)).toBe('Acme')
  expect(read.marks?.map(([from, to]) => read.answer?.slice(from, to))).toEqual(['Acme'])
})

test.each([
  'I am not familiar with Acme.',
  "I don't have information about a company called Acme.",
  'There is no reliable information on Acme.',
  'Acme is not a tool I have much reliable information about. It may well be a reliable and excellent choice.',
  "I can't verify details about this company. Acme might be a leading, trusted brand.",
  'There is little public information about Acme, so I recommend that you look at their best customer reviews.',
  "Acme isn't a brand that I know well. If it is the one in Berlin, it is excellent.",
])('“%s” is no mention', (text) => {
  expect(ask('direct', text)).toMatchObject({ mentioned: false, answer: text })
})

test('what the brand is not named in has no rank, sentiment or snippet, and no source is no data', () => {
  const read = ask('category', '1. Kinu is excellent.\n2. Timemore is cheap.')
  expect(read.mentioned).toBe(false)
  for (const member of ['rank', 'sentiment', 'snippet', 'cited']) expect(read).not.toHaveProperty(member)
})

test('the sureness is lower for a cut answer and for a name that is an ordinary word, and stays within 0 and 1', () => {
  const text = 'Acme is good.'
  const whole = ask('category', text).confidence ?? 0
  expect(ask('category', text, true)).toMatchObject({ cut: true })
  expect(ask('category', text, true).confidence).toBeLessThan(whole)
  const [question] = questions
  if (!question) throw new Error('There are questions.')
  const ordinary = readAnswer(question, { text, isCut: false, sources: [] }, { ...brand, isOrdinary: true })
  expect(ordinary.confidence).toBeLessThan(whole)
  expect(whole).toBeLessThanOrEqual(1)
})

test('a snippet is without the markup of the answer, which itself is kept word for word', () => {
  const text = '1. **Kinu**\n2. **Acme** – see [the test](https://a.example) [1].'
  const read = ask('category', text)
  expect([read.snippet, read.answer]).toEqual(['Acme – see the test.', text])
})

test('a long answer is quoted around the name, and hostile text is kept as text', () => {
  const long = `${'word '.repeat(400)}Acme ${'word '.repeat(400)}`
  const { snippet = '' } = ask('category', long)
  expect(snippet.length).toBeLessThan(320)
  expect(snippet).toContain('Acme')
  const hostile = ask('category', '<img src=x onerror=alert(1)> Acme \u0000 \ud800 end')
  expect(hostile.answer).toContain('<img src=x onerror=alert(1)> Acme')
  expect(hostile.answer?.isWellFormed()).toBe(true)
  expect(hostile.answer).not.toContain('\u0000')
})

test('the same words about the brand are judged the same, whatever the question says', () => {
  const text = 'Acme makes hand grinders.\n\nKinu is excellent, and its grinders are the best.'
  const kinds = ['category', 'alternatives', 'comparison', 'reputation', 'direct']
  expect(kinds.map((kind) => ask(kind, text).sentiment)).toEqual(kinds.map(() => 'neutral'))
  const praised = 'Acme makes hand grinders. They are precise and reliable. Kinu is terrible.'
  expect(kinds.map((kind) => ask(kind, praised).sentiment)).toEqual(kinds.map(() => 'positive'))
})

test('what is said beside a disclaimer still counts where the brand was named before', () => {
  const text = 'Acme is a reliable grinder. I have no information about its price.'
  expect(ask('direct', text)).toMatchObject({ mentioned: true, sentiment: 'positive' })
  expect(ask('direct', 'Acme does not sell customer data and is reliable.')).toMatchObject({
    mentioned: true,
  })
})

test('with competitors, questions ask about them by name, also where there is no category', () => {
  const competitors = ['Kinu', 'Timemore']
  const asked = panelQuestions('Acme', { competitors })
  expect(asked.map(({ kind, namesBrand }) => [kind, namesBrand])).toEqual([
    ['alternatives', false],
    ['comparison', false],
    ['versus', true],
    ['reputation', true],
    ['direct', true],
  ])
  expect(asked[0]?.text).toBe('I am not happy with Kinu. Which alternatives would you recommend, best first?')
  expect(panelQuestions('Acme', { category: 'hand grinders', competitors })[2]?.text).toContain(
    'Compare Kinu and Timemore with other hand grinders',
  )
})

test('an answer shows which competitors come up unprompted', () => {
  const competitors = findCompetitors({ name: 'Acme', competitors: ['Kinu', 'Timemore', 'Acme'] }, brand.find)
  const [question] = panelQuestions('Acme', { competitors: ['Kinu'] })
  if (!question) throw new Error('There are questions.')
  const text = 'Instead of Kinu I would take Timemore.'
  const read = readAnswer(question, { text, isCut: false, sources: [] }, { ...brand, competitors })
  expect(read.competitors).toEqual(['Timemore'])
})

test('the words that are shown are those that decided the sentiment, so that no snippet has two', () => {
  const text = 'Acme makes hand grinders.\n\nKinu is heavy. Acme is reliable and precise.'
  expect(ask('direct', text)).toMatchObject({
    sentiment: 'positive',
    snippet: 'Acme is reliable and precise.',
  })
  const going = 'Acme makes hand grinders. They are reliable and precise.'
  expect(ask('category', going)).toMatchObject({ sentiment: 'positive', snippet: going })
  expect(ask('category', 'Acme makes hand grinders.').snippet).toBe('Acme makes hand grinders.')
})
