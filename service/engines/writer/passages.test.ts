import { expect, test } from 'vitest'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { createWriteRequest } from '#test-support/fixtures/writer/create-write-request.ts'
import { isUsable } from './built-in/is-usable.ts'
import { findLexicon } from './built-in/lexicon/find-lexicon.ts'
import { createBuiltInWriter } from './built-in-writer.ts'
import type { EvidenceSource } from './writer.ts'

const page = (publisher: string, title: string, text: string, language = 'en'): EvidenceSource =>
  createSource({
    title,
    publisher,
    text,
    language,
    isNamed: true,
    url: `https://${publisher.toLowerCase()}.example/page`,
    publishedAt: new Date('2025-05-01'),
  })

async function digestOf(topic: string, evidence: EvidenceSource[], language = 'en'): Promise<string> {
  const { form, markdown } = await createBuiltInWriter().write(
    createWriteRequest({ topic, evidence, language }),
  )
  expect(form).toBe('digest')
  return markdown
}

const lawn = page(
  'Lawnpost',
  'Scarifying a lawn',
  `
## When to scarify a lawn

Scarify the lawn after it was mown four times. At that point the sward is strong and was fed once.

## How deep do the blades go?

The blades should only work in the thatch! They are set to 3 to 5 mm. If they cut the soil, the roots are hurt and weeds come in.

## Before you start

A lawn is checked in spring, when it is dry.

- Is the soil dry?
- Is the moss brown?
- Are the blades sharp?

## A note

The lawn needs 20 grams of seed for a square metre afterwards.
`,
)

test('a section of a page about the thing is told whole under its heading, in whichever words it asks', async () => {
  const markdown = await digestOf('How do you scarify a lawn?', [lawn])
  expect(markdown).toContain('How deep do the blades go?')
  expect(markdown).toContain(
    '“The blades should only work in the thatch! They are set to 3 to 5 mm. If they cut the soil, the roots are hurt and weeds come in”',
  )
})

test('a list of what to check is told with the paragraph above it', async () => {
  const markdown = await digestOf('What is checked before a lawn is scarified?', [lawn])
  expect(markdown).toMatch(
    /when it is dry”[^\n]*:\n\s+- “Is the soil dry\?”\n\s+- “Is the moss brown\?”\n\s+- “Are the blades sharp\?”/,
  )
})

const helmet = page(
  'Wegpost',
  'Fatbikes en hun regels',
  `
De fatbike is een elektrische fiets met brede banden van 4 inch.

## Is een helm verplicht?

Nee, op een fatbike die aan de regels voldoet hoef je geen helm te dragen. Rijdt hij harder dan 25 km per uur, dan is het een bromfiets. Een helm is dan wel verplicht.

## De boete

De boete is 310 euro.
`,
  'nl',
)

test('yes or no under the very question opens the text, with what limits it', async () => {
  const markdown = await digestOf('Is een helm verplicht op een fatbike?', [helmet], 'nl')
  const [opening = ''] = markdown.split('\n## ')
  expect(opening).toContain('“Nee, op een fatbike die aan de regels voldoet')
  expect(opening).toContain('Een helm is dan wel verplicht')
})

test('a short sentence with an amount is told, and a line with a date is not', async () => {
  expect(await digestOf('Hoeveel is de boete voor een fatbike?', [helmet], 'nl')).toContain(
    'De boete is 310 euro',
  )
  const usable = (text: string) => isUsable(text, text.split(' ').length, findLexicon('en'), false)
  expect(usable('The fine is 310 euros.')).toBe(true)
  for (const line of ['Monday, 5 March 2024.', 'Updated on 05.03.24.', 'Today at 10:45.'])
    expect(usable(line)).toBe(false)
})

test('a rule that points at what stood before it is set against no other', async () => {
  const markdown = await digestOf(
    'Sind Rauchmelder Pflicht, und wer muss sie warten: Mieter oder Vermieter?',
    [
      page(
        'Mietblatt',
        'Rauchmelder und Kosten',
        'Für den Einbau der Rauchmelder ist immer der Eigentümer zuständig.\n\nDie Kosten für die Wartung darf der Vermieter auf die Mieter umlegen.',
        'de',
      ),
      page(
        'Lahnpost',
        'Rauchmelder tauschen',
        'In allen Ländern gilt die Pflicht, Rauchmelder anzubringen.\n\nNach zehn Jahren müssen die Geräte ausgetauscht werden. Dafür sind überall die Vermieter zuständig, und diese Kosten dürfen sie nicht umlegen.',
        'de',
      ),
    ],
    'de',
  )
  expect(markdown).not.toContain('Wo sich die Quellen unterscheiden')
})

test('a table of words is shown whole where its rows name what is asked about', async () => {
  const markdown = await digestOf(
    'Muss der Mieter oder der Vermieter den Rauchmelder warten?',
    [
      page(
        'Mietblatt',
        'Rauchmelder: Mieter oder Vermieter?',
        `
In 15 Ländern muss ein Rauchmelder in jeder Wohnung hängen.

| Land | Einbau | Wartung |
| --- | --- | --- |
| Bayern | Eigentümer | Mieter |
| Berlin | Eigentümer | Mieter |
| Thüringen | Eigentümer | Vermieter |
`,
        'de',
      ),
    ],
    'de',
  )
  expect(markdown).toContain('| Thüringen | Eigentümer | Vermieter |')
})

test('of a topic with parts a passage stands under the one that its heading or its first words name', async () => {
  const markdown = await digestOf('Water heaters: running costs and lifespan', [
    page(
      'Heatpost',
      'Water heaters compared',
      `
## How long they last

An electric water heater lasts 10 to 12 years, a gas one 8 to 12 years.

## Recovery

A water heater warms 50 gallons in four hours when it works alone, and in two hours with its element.

## Running costs

A water heater costs about $550 a year to run where power is dear.
`,
    ),
  ])
  const lifespan = markdown.split('## Lifespan')[1]?.split('\n## ')[0]
  expect(lifespan ?? markdown.split('\n## ')[0]).not.toContain('50 gallons')
})

test('words in straight marks that hold several sentences are one quotation', async () => {
  const markdown = await digestOf(
    'Wie oft sollte man den Rasen vertikutieren?',
    [
      page(
        'Funk',
        'Den Rasen vertikutieren',
        '## Wie oft vertikutieren?\n\n"Den Rasen im Frühling höchstens einmal vertikutieren. Nur nachdem zweimal gemäht wurde", empfiehlt der Gärtner.',
        'de',
      ),
    ],
    'de',
  )
  expect(markdown).toContain('Nur nachdem zweimal gemäht wurde')
})

test.each([
  ['en', 'The best stories in your inbox every Thursday.'],
  ['de', 'Jeden Donnerstag die besten Tipps in Ihr Postfach.'],
  ['fr', 'Chaque jeudi les meilleurs conseils dans votre boîte mail.'],
  ['es', 'Cada jueves los mejores consejos en tu correo.'],
  ['it', 'Ogni giovedì i migliori consigli nella tua casella.'],
  ['pt', 'Todas as quintas as melhores dicas na sua caixa de entrada.'],
  ['nl', 'Elke donderdag de beste verhalen in je mailbox.'],
])('a line that offers letters is no statement (%s)', (language, line) => {
  expect(isUsable(line, line.split(' ').length, findLexicon(language), false)).toBe(false)
})
