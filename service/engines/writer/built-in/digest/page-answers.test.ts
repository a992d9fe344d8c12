import { expect, test } from 'vitest'
import { createFinding } from '#test-support/fixtures/writer/create-finding.ts'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { createWriteRequest } from '#test-support/fixtures/writer/create-write-request.ts'
import { createBuiltInWriter } from '../../built-in-writer.ts'
import { readEvidence } from '../read-evidence.ts'
import { callsToBuy } from './calls-to-buy.ts'
import { untoldParts } from './choose-by-parts.ts'
import { chooseClaims, setClaimsBeside } from './choose-claims.ts'
import { chooseMain } from './choose-main.ts'
import { cutSection } from './cut-section.ts'
import { findParts } from './find-part.ts'
import { saysHowOften } from './how-often.ts'
import { isEmptyRemark } from './is-filler.ts'
import { keepsItsWord } from './keeps-its-word.ts'
import { splitQuestions } from './question-type.ts'
import { isAnswer } from './rate-answer.ts'
import { rateGenerality } from './rate-generality.ts'
import { readAsked } from './read-asked.ts'
import { readParts } from './read-parts.ts'
import { saysWhatDecides } from './says-what-decides.ts'
import { saysWhen } from './says-when.ts'
import { readSubject } from './subject.ts'

const read = (text: string, language: string) =>
  readEvidence([createSource({ title: 'Page', text, language })], async () => {})

async function pieceOf(text: string, language: string) {
  const { sentences } = await read(text, language)
  return { sentences, items: [] }
}

async function write(topic: string, language: string, pages: Record<string, string>) {
  const { markdown } = await createBuiltInWriter().write(
    createWriteRequest({
      topic,
      language,
      targetWords: 800,
      evidence: Object.entries(pages).map(([publisher, text]) =>
        createSource({
          title: `${topic} (${publisher})`,
          publisher,
          language,
          url: `https://${publisher.toLowerCase()}.example/page`,
          isNamed: true,
          publishedAt: new Date('2025-09-12'),
          text,
        }),
      ),
    }),
  )
  return markdown
}

test.each([
  ['en', 'Oars or a motor: which costs less and which should one take?'],
  ['fr', 'Vélo ou trottinette : lequel coûte le moins cher et lequel prendre ?'],
  ['ja', 'カヌーとカヤック：どちらが安いか、どちらを選ぶか'],
])('in %s, what a topic asks twice is no list of parts: %s', (language, topic) => {
  expect(readParts(topic, language)).toBeNull()
})

test.each([
  'How often is a boiler serviced and what does it cost?',
  'Wie oft wird Parkett geölt und was kostet das?',
  'Ogni quanto si pulisce il camino e quanto costa?',
  '¿Cada cuánto se revisa la caldera y cuánto cuesta?',
  'Tous les combien ramone-t-on un poêle et combien cela coûte-t-il ?',
  'What changes on the ferry, and by when does a guest have to register?',
  'Was ändert sich auf der Fähre und bis wann muss man sich melden?',
  '¿Cuánto cuesta un toldo y de qué depende el precio?',
  'Quanto custa um toldo e de que depende o preço?',
])('%s asks two things', (topic) => expect(splitQuestions(topic)).toHaveLength(2))

test('a day after its month is a date', () => {
  expect(saysWhen('The deadline is March 31, 2025.')).toBe(true)
})

test.each(['eine jährliche Prüfung', 'un entretien annuel', 'una revisión anual', 'una revisione annuale'])(
  '"%s" says how often',
  (text) => expect(saysHowOften(text)).toBe(true),
)

test('what tells how to do a thing in other words than the question leaves no question open', async () => {
  const cause = 'A dirty cable is the main cause that a pier lamp fails.'
  const topic = 'Why does a pier lamp fail and how do you fix it?'
  expect(await write(topic, 'en', { Lampwork: `${cause} Clean the cable each spring.` })).not.toContain(
    'None of the sources says anything',
  )
  expect(
    await write('Warum flackert eine Stegleuchte und wie geht man vor?', 'de', {
      Lampenwerk:
        'Hauptursache für das Flackern einer Stegleuchte ist ein feuchtes Kabel. Das Kabel sollte man vor dem Winter trocknen.',
    }),
  ).not.toContain('Keine der Quellen')
})

test('a part that any source names is not said to be in none', () => {
  const topic = readParts('Jetty lights: price and glare', 'en')
  const sources = [createSource({ title: 'Jetty lights', text: 'The glare is rarely mentioned by makers.' })]
  if (topic === null) throw new Error('The topic has parts')
  expect(untoldParts([], [], findParts(topic, 'en', sources), sources)).toEqual(['price'])
})

test('an answer that points back stands with the sentence it points at', async () => {
  const { sections, sentences } = await read(
    "The pier was closed all winter. The deadline is March 31, 2025. That's when 51 new rules become binding.",
    'en',
  )
  const pieces = sections.flatMap((section) =>
    cutSection(section, {
      isSeller: false,
      isAffiliate: false,
      // How it was looked at ends where the answer begins.
      methods: new Set(sentences.slice(0, 2)),
      names: () => true,
      answers: ({ text }) => text.startsWith('That'),
    }),
  )
  expect(pieces.map((piece) => piece.sentences.map(({ text }) => text))).toContainEqual(
    sentences.slice(1).map(({ text }) => text),
  )
})

test.each([
  ['en', 'Soak the lamp glass in vinegar.', 'If the haze is gone, the glass had lime on it.'],
  ['de', 'Prüfen Sie das Glas mit Essig.', 'Wenn der Belag verschwindet, ist Kalk die Ursache.'],
])('in %s, what a test shows stays with the test', async (language, order, outcome) => {
  const { sections } = await read(`${order} ${outcome}`, language)
  const pieces = sections.flatMap((section) =>
    cutSection(section, {
      isSeller: false,
      isAffiliate: false,
      methods: new Set(),
      names: () => true,
      answers: () => false,
    }),
  )
  expect(pieces).toHaveLength(1)
  expect(pieces[0]?.sentences).toHaveLength(2)
})

test.each([
  [
    'en',
    'How long should one keep a logbook?',
    'Most skippers need to keep a logbook for three years.',
    'The time rises to six years if you sail abroad.',
  ],
  [
    'de',
    'Wie lange muss man ein Bordbuch aufbewahren?',
    'In der Regel sind es drei Jahre für ein Bordbuch.',
    'Die Frist beträgt sechs Jahre, wenn Sie im Ausland segeln.',
  ],
])('in %s, how it is on the whole comes before one case: %s', async (language, topic, usual, other) => {
  const asked = readAsked(readSubject(topic, language))
  const rate = async (text: string) => rateGenerality(await pieceOf(text, language), asked, 2026)
  expect(await rate(usual)).toBeGreaterThan(1)
  expect(await rate(other)).toBeLessThan(1)
})

test.each([
  ['The deciding factor is the ratio of oar to motor.', 'Oars or a motor: which is cheaper?', 'en'],
  ['Das hängt vor allem vom Strompreis ab.', 'Ruder oder Motor: was ist billiger?', 'de'],
  ['Tout dépend du prix du carburant.', 'Rames ou moteur : lequel est le moins cher ?', 'fr'],
  ['Depende sobre todo del precio del combustible.', 'Remos o motor: ¿cuál es más barato?', 'es'],
  ['Dipende soprattutto dal prezzo del carburante.', 'Remi o motore: quale costa meno?', 'it'],
  ['Depende sobretudo do preço do combustível.', 'Remos ou motor: qual é mais barato?', 'pt'],
  ['どちらが安いかは電気代によって変わります。', '櫂とモーター、どちらが安い?', 'ja'],
])('%s answers which one', async (text, topic, language) => {
  expect(saysWhatDecides(text)).toBe(true)
  const asked = readAsked(readSubject(topic, language))
  expect(asked.type).toBe('which')
  expect(isAnswer(await pieceOf(text, language), asked)).toBe(true)
})

test("a seller's list and table of prices are shown where a price is asked, as its own", async () => {
  const markdown = await write('How much does painting a pier cost?', 'en', {
    Harbournews: 'Painting a pier costs between 40 and 90 euros per metre.',
    Pierpaint: `Get your free quote now. Order today and save.

## Our prices for painting a pier

| Painting a pier | Price per metre |
| --- | --- |
| Plain coat | 30–50 € |
| With sanding | 60–80 € |

## What painting a pier of 40 metres comes to

- Plain coat of paint on the pier: 1,200–2,000 €
- With sanding of the pier: 2,400–3,200 €`,
  })
  expect(markdown).toContain('| With sanding | 60–80 € |')
  expect(markdown).toContain('With sanding of the pier: 2,400–3,200 €')
  expect(markdown).toMatch(/\*\*Pierpaint\*\*, on its own offer|\*\*Pierpaint\*\*, about its own offer/)
})

const isSeller = (source: number) => source === 0

test('of the prices that a seller names the one of the very thing is told', async () => {
  const sources = [
    'Our wax lengthens its life by 3 years for 250 €. The wax saves 100 € of tar. Painting a pier costs 1,200 €.',
    'Painting a pier costs 900 €.',
  ].map((text, at) => createSource({ title: `Page ${at}`, text, own: false }))
  const { sentences } = await readEvidence(sources, async () => {})
  const offered = sentences.map((sentence, at) =>
    createFinding([sentence], {
      coverage: sentence.text.startsWith('Painting') ? 1 : 0.3,
      score: 4 - at,
    }),
  )
  const [claim] = chooseClaims(
    offered,
    isSeller,
    readSubject('How often is a pier painted and what does it cost?', 'en'),
    'amount',
  )
  const told = [claim?.promise, ...(claim?.others ?? [])].flatMap((one) => one?.sentences[0]?.text ?? [])
  expect(told).toContain('Painting a pier costs 1,200 €.')
})

test('an introduction of a seller is set beside nothing', async () => {
  const sources = [
    'Choosing between 2 kinds of pier paint, oil paint or tar, is hard.',
    'Oil paint on a pier lasts 3 years, tar 9 years.',
  ].map((text, at) => createSource({ title: `Page ${at}`, text, own: false }))
  const { sentences } = await readEvidence(sources, async () => {})
  const [promise, found] = sentences.map((sentence) =>
    createFinding([sentence], { isAnswer: sentence.source === 1 }),
  )
  if (promise === undefined || found === undefined) throw new Error('Each page has a sentence')
  expect(setClaimsBeside([{ promise, basis: null, others: [] }], [found], 'which')).toEqual([])
})

test('a table in words is shown where its head names what is asked about', async () => {
  const of = (head: string) =>
    write('Oars or motor: which is cheaper to run?', 'en', {
      Harbournews: `The deciding factor between oars and a motor is the price of fuel.

| ${head} | What is cheaper |
| --- | --- |
| Dear fuel | The first of the two |
| Cheap fuel | The second of the two |`,
    })
  expect(await of('Oars against a motor, by the price of fuel')).toContain('| Dear fuel |')
  expect(await of('Season')).not.toContain('| Dear fuel |')
})

test.each([
  'Get three free quotes from local painters today and see what you could save.',
  'Kostenlose Angebote von Malern einholen und sparen.',
  'Demandez vos devis gratuits en ligne.',
  'Consigue hasta 4 presupuestos para pintar tu muelle sin ningún compromiso.',
  'Richiedi subito un preventivo senza impegno.',
  'Peça já o seu orçamento grátis.',
])('a line to buyers is no statement: %s', async (text) => {
  expect(callsToBuy(text)).toBe(true)
})

test('a page that calls to buy is quoted without the call', async () => {
  const markdown = await write('How much does painting a pier cost?', 'en', {
    Harbournews:
      'Painting a pier costs between 40 and 90 euros per metre. Get three free quotes from local painters today and see how much painting a pier costs.',
  })
  expect(markdown).toContain('between 40 and 90 euros')
  expect(markdown).not.toContain('free quotes')
})

test.each([
  'As owners seek ways to save, understanding the price of a pier is crucial.',
  'Dabei ist es wichtig, die Preise eines Stegs zu kennen.',
  'Bien comprendre le prix d’un ponton est essentiel.',
  'Conocer el precio de un muelle es fundamental.',
  'Conoscere il prezzo di un molo è fondamentale.',
  'Conhecer o preço de um cais é fundamental.',
])('that something is worth knowing says nothing: %s', async (text) => {
  const { sentences } = await read(text, 'en')
  expect(sentences.some(isEmptyRemark)).toBe(true)
})

test.each([
  [
    'en',
    'How often should you tar a pier?',
    'Tar a pier while the wood is dry.',
    'Tar a pier every two years.',
  ],
  ['de', 'Wie oft sollten Sie teeren?', 'Teeren Sie bei trockenem Holz.', 'Teeren Sie alle zwei Jahre.'],
  [
    'it',
    'Quanto costa un molo?',
    'Un molo va dipinto ogni volta in estate.',
    'Dipingere un molo costa circa 900 euro.',
  ],
])(
  'in %s, a heading that asks stands only over its answer: %s',
  async (language, heading, beside, answer) => {
    const of = async (text: string) => createFinding((await pieceOf(text, language)).sentences)
    expect(keepsItsWord(heading, await of(beside), 'Pier', language)).toBe(false)
    expect(keepsItsWord(heading, await of(answer), 'Pier', language)).toBe(true)
  },
)

test('an amount in words is one under a heading that asks for it', async () => {
  const text = 'Beim Hafenamt dauert es zwei bis acht Wochen, bis eine Antwort kommt.'
  const finding = createFinding((await pieceOf(text, 'de')).sentences)
  expect(keepsItsWord('Wie lange dauert die Anmeldung?', finding, 'Steg anmelden', 'de')).toBe(true)
})

test('a heading on another case than the topic stands over nothing', async () => {
  const finding = createFinding((await pieceOf('A pier of 70 metres costs 660 €.', 'en')).sentences)
  const topic = 'What does a pier of 90 metres cost?'
  expect(keepsItsWord('What a pier of 70 metres costs', finding, topic, 'en')).toBe(false)
  expect(keepsItsWord('What a pier of 90 metres costs', finding, topic, 'en')).toBe(true)
})

test('no order opens a digest on why where a cause is told', async () => {
  const sources = [
    createSource({
      title: 'Why a pier lamp leaves a film',
      text: 'Wrap the pier lamp in a rag, since the main cause of its film is lime. The main cause of the film on a pier lamp is lime in the spray.',
      isNamed: true,
    }),
  ]
  const { sentences } = await readEvidence(sources, async () => {})
  const [order, cause] = sentences.map((sentence, at) =>
    createFinding([sentence], { score: at === 0 ? 2 : 1 }),
  )
  if (order === undefined || cause === undefined) throw new Error('The page has two sentences')
  const subject = readSubject('Why does a pier lamp leave a film?', 'en')
  const none = () => false
  expect(chooseMain([order, cause], sources, subject, none, none)).toEqual([cause])
})
