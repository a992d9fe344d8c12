import { expect, test } from 'vitest'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { createWriteRequest } from '#test-support/fixtures/writer/create-write-request.ts'
import { createBuiltInWriter } from './built-in-writer.ts'
import type { EvidenceSource, WriteRequest, WrittenArticle } from './writer.ts'

const upload = (text: string, language = 'en'): EvidenceSource =>
  createSource({
    title: /^# (.*)$/m.exec(text)?.[1] ?? '',
    text: text.replace(/^# .*$/m, ''),
    own: true,
    language,
  })

const write = (over: Partial<WriteRequest>): Promise<WrittenArticle> =>
  createBuiltInWriter().write(createWriteRequest(over))

const bees = upload(`
# Wintering bees on a flat roof

## Wind

Bees on a flat roof lose more heat to wind than to frost. We put a screen of laths on the west side of every hive on a roof, and wintering took a third less food.

## Weight

Weigh every hive in October, and again in January. A hive on a roof that weighs less than 14 kilos in January is fed the same day, with paste and not with syrup.

## The sheet under the hive

Wintering bees drop wax and the dead onto a sheet. On a roof the sheet is drawn every two weeks, because wind blows in leaves and leaves hold water.
`)
const count = upload(`
# 96 hives on roofs: what wintering cost them

## Losses

| Roof | Hives | Lost in winter |
| --- | --- | --- |
| flat, open | 40 | 11 |
| flat, with a screen | 36 | 4 |
| pitched, in the lee | 20 | 2 |

Bees on an open flat roof died more often than those behind a screen. The hives were not shared out by lot, and the careful have screens.

## Food

The hives on open roofs ate 17 kilos of stores on average in a winter, and those behind a screen 11. On a pitched roof it was 12 kilos. Nobody measured the hives on the ground.
`)
const trial = upload(`
From: Institute for Small Livestock Published: 2025-02-01

# Bees on roofs: a trial of two winters

## What we did

We put 60 hives on twelve roofs and 60 on the ground below them, and weighed all of them every month for two winters of wintering.

## Conclusion

Bees on a roof came through as well as bees on the ground where the wind was kept off. Where it was not, twice as many hives died on the roof.
`)
const prices = upload(`
# Membership and prices

Membership is 48 euros a year and begins in the month in which you join. A household pays once. Students pay half, and whoever is over seventy pays nothing.

## What is included

A set of keys to the shed, the journal four times a year, insurance up to 5,000 euros, and a course on a roof in June. Tools are lent for two weeks at most.
`)
const privacy = upload(`
# How we keep members' data

Names and telephone numbers are kept in one list on one computer in the shed. Two people may open it. The list is printed once a year, for the meeting, and burnt in the smoker after it.

## What we pass on

Nothing goes to anybody but the insurer, who is told how many hives each member has. Whoever leaves is struck off the list in the same month.
`)

test('what is called as the topic is stands first, and papers with a word of it are left out by name', async () => {
  const { markdown, message } = await write({
    topic: 'Wintering bees on a flat roof',
    evidence: [prices, privacy, count, trial, bees],
  })
  expect(markdown).toContain('Bees on a flat roof lose more heat')
  expect(markdown.indexOf('Weigh every hive')).toBeLessThan(markdown.indexOf('| flat, open | 40 | 11 |'))
  expect(markdown).not.toMatch(/48 euros|burnt in the smoker/u)
  expect(message).toContain('"Membership and prices"')
  expect(message).toContain('"How we keep members\' data"')
})

test('a source in another language is named below the list of sources, with who says it, its language and its headings', async () => {
  const german = upload(
    `
From: Imkerei Wehrhahn Published: 2025-02-01

# Bienen auf dem Dach

## Wind

Bienen auf einem flachen Dach verlieren im Winter mehr Wärme durch den Wind als durch den Frost. Ein Schirm aus Latten hält ihn ab.
`,
    'de',
  )
  const { markdown } = await write({
    topic: 'Wintering bees on a flat roof',
    evidence: [bees, count, german],
  })
  expect(markdown.trim()).toMatch(
    /In another language, left out:\n\n- Bienen auf dem Dach \(Imkerei Wehrhahn, German\)\. Also there: \*Wind\*$/u,
  )
  expect(markdown).not.toContain('Schirm aus Latten')
})

test('a title that is half a character, or turns round what is behind it, is named without that', async () => {
  const german = {
    ...upload('Der Wind kühlt die Bienen im Winter aus.', 'de'),
    title: '\ud800Dach \u202eneniB',
  }
  const { markdown } = await write({
    topic: 'Wintering bees on a flat roof',
    evidence: [bees, count, german],
  })
  expect(markdown.isWellFormed()).toBe(true)
  expect(markdown.trim().endsWith('In another language, left out:\n\n- Dach neniB (German)')).toBe(true)
})

test('the description says who speaks, and not what the first line says below it', async () => {
  const { markdown, description } = await write({
    topic: 'Wintering bees on a flat roof',
    evidence: [count, trial, bees],
  })
  expect(markdown).toMatch(/came through as well as bees on the ground/u)
  expect(description).not.toMatch(/came through|^What the sources say about/u)
})

test('of a story that the topic names, what was done and how it ended are told, however short the digest', async () => {
  const story = upload(`
From: Lathe & Screen, notes of the job Published: 2026-01-10

# Osprey Wharf School: notes from the roof

## The first visit

Osprey Wharf School keeps nine hives on a flat roof above its kitchen. In February five were dead. The caretaker had swept the bees into a bucket and kept the bucket, because he thought that somebody would want to count them, and he was right about that.

## What we did

- Put a screen of laths on the west side, 80 centimetres from the hives
- Drew every sheet and cleaned it
- Gave the caretaker a scale, and a chart for the wall

## A year later

All nine hives were alive in March. It was a mild winter, and the school's own figures say that a neighbour without a screen lost none either.
`)
  const others = ['Roof Keepers', 'Bee Journal', 'Town Apiaries'].map((name) =>
    upload(`
From: ${name} Published: 2025-03-01

# ${name}: hives above a street

## What we saw

Members of ${name} keep ${name.length * 7} hives on roofs. Wind kills more bees on a roof than frost does, and a screen of laths halves it. Those without a screen feed ${name.length} kilos more in a winter, and write about it every spring.

## What we advise

Put the screen up in September, before the storms. Weigh in October and in January. Do not lift a hive on a roof alone: it has two handles, and ${name} has paid for two backs.
`),
  )
  const { markdown } = await write({
    topic: 'How Osprey Wharf School got its bees through the winter (customer story)',
    evidence: [...others, story],
    targetWords: 200,
    profile: { name: 'Lathe & Screen' },
  })
  expect(markdown).toContain('Gave the caretaker a scale')
  expect(markdown).toContain('All nine hives were alive in March')
})

test('the short remark of one person is not told for the sake of whoever writes next', async () => {
  const thread = upload(`
From: Roof Keepers, a forum Published: 2026-02-02

# Bees on a flat roof in winter

pia_k wrote:

How do I get my bees on a flat roof through the winter?

old_smoker wrote:

Fair enough, Pia.

margit (80 hives) wrote:

A screen on the west side, because wind takes more heat out of a hive on a roof than frost does, and a scale, because you cannot see from outside what wintering bees have left.

jon wrote:

Feed paste and no syrup to bees on a roof in January, since syrup makes them fly, and on a roof they do not come back in the wind.
`)
  const { markdown } = await write({
    topic: 'Wintering bees on a flat roof',
    evidence: [bees, count, thread],
    targetWords: 400,
  })
  expect(markdown).not.toContain('Fair enough')
})

test('a German digest tells what must not be done before another story', async () => {
  const sheet = upload(
    `
From: Fachstelle Dachimkerei Published: 2025-04-01

# Merkblatt: Bienen auf dem Flachdach überwintern

## Was gilt

Auf einem Flachdach darf niemand ohne Geländer an der Kante arbeiten. Für Schäden durch Bienen haftet, wer sie hält, auch wenn das Dach einem anderen gehört.

## Ein Besuch in Hameln

Auf dem Flachdach der Schule stehen elf Völker. Der Hausmeister hat sie beim Putzen entdeckt und seitdem jeden Dienstag nach ihnen gesehen, mit einer Leiter, die zu kurz ist, und mit einem Brot in der Tasche, das er nie isst. Seine Frau hält das für übertrieben, und die Kinder halten es für den besten Teil der Woche, weil er danach erzählt, was er gesehen hat.

## Gewicht

Völker auf dem Flachdach werden im Oktober und im Januar gewogen. Wer weniger als 14 Kilo hat, wird am selben Tag gefüttert.
`,
    'de',
  )
  const own = upload(
    `
From: Latten & Schirm Published: 2026-01-10

# Was 40 Flachdächer uns gezeigt haben

## Verluste

| Dach | Völker | Verluste |
| --- | --- | --- |
| Flachdach, offen | 22 | 7 |
| Flachdach, mit Schirm | 18 | 1 |

Mit einem Schirm sind auf dem Flachdach weniger Bienen gestorben als ohne. Gelost wurde nicht.
`,
    'de',
  )
  const { markdown } = await write({
    topic: 'Bienen auf dem Flachdach überwintern',
    language: 'de',
    evidence: [sheet, own],
    targetWords: 120,
    profile: { name: 'Latten & Schirm' },
  })
  expect(markdown).toContain('haftet, wer sie hält')
})

test('a French digest tells how the story ended', async () => {
  const story = upload(
    `
From: Lattes et Paravents Published: 2026-01-10

# Les ruches du lycée Bellerive

## Avant

Le lycée Bellerive avait neuf ruches sur un toit plat. En février, cinq étaient mortes, et le concierge avait gardé les abeilles dans un seau.

## Ce que nous avons fait

Nous avons posé un paravent de lattes du côté ouest et donné une balance au concierge. Les ruches du toit sont pesées en octobre et en janvier, et nourries le jour même quand il manque du poids.

## Un an plus tard

En mars, les neuf ruches du toit étaient vivantes. L'hiver avait été doux, et personne ne sait ce que le paravent y a fait.
`,
    'fr',
  )
  const other = upload(
    `
From: Union des ruchers urbains Published: 2025-04-01

# Hiverner des abeilles sur un toit plat

## Le vent

Sur un toit plat, les abeilles perdent plus de chaleur par le vent que par le gel. Un paravent suffit dans la plupart des cas, à condition de ne pas fermer l'entrée.

## Le poids

Une ruche sur un toit pèse au moins 14 kilos en janvier. En dessous, on la nourrit avec de la pâte, jamais avec du sirop.
`,
    'fr',
  )
  const { markdown } = await write({
    topic: 'Hiverner des abeilles sur un toit plat',
    language: 'fr',
    evidence: [story, other],
    targetWords: 250,
    profile: { name: 'Lattes et Paravents' },
  })
  expect(markdown).toContain('les neuf ruches du toit étaient vivantes')
})
