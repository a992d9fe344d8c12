import { expect, test } from 'vitest'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { createWriteRequest } from '#test-support/fixtures/writer/create-write-request.ts'
import { createBuiltInWriter } from './built-in-writer.ts'
import type { EvidenceSource } from './writer.ts'

const upload = (text: string, language = 'en'): EvidenceSource =>
  createSource({
    title: /^# (.*)$/m.exec(text)?.[1] ?? '',
    text: text.replace(/^# .*$/m, ''),
    own: true,
    language,
  })

const own = upload(`
From: Quillfield Hives Published: 2026-03-01

# Wrapping a beehive for the winter

We wrapped 40 hives with felt and left 40 hives bare. Of the wrapped hives 36 lived, and of the bare hives 35 lived. A wrapped hive was damp inside in three cases out of ten.

## What we would do

Tilt the hive, leave the top open by a finger, and wrap it only where the wind has no wall before it. A wrapped hive without air is a wet hive.
`)
const thread = upload(`
From: Smoke and Veil, a message board Published: 2025-11-20

# Thread: shall I wrap my hives?

## Oona, two hives

Two hives on an open hill, the first winter with bees. The man next door says that I must wrap them in plastic, and I have bought the plastic. Shall I?

## Bertrand, retired

No plastic round a hive, ever. The bees breathe out half a cup of water a week and it has to go somewhere, so it goes down their necks.

## Malin

Yours are on a hill, so the wind dries them and you need no wrapping at all for those two hives of yours in any winter.

## Piet, forty hives

I wrap mine in felt from November and have done so for nine winters. Of forty hives I lose two or three, and before the felt it was about the same.

## Femke, sixty hives

Felt on half of mine last winter, nothing on the other half, drawn by lot. I lost three with felt and four without, and the felt ones had used a pound less of their stores each. The mice liked the felt.

## Anselm

Mine stand behind a hedge and I have never put anything round a hive. What I do is heft them in February, because a light hive dies in March whatever it wears.

## Oona, in April

Both hives are alive. I took the plastic off on the second day, because of Bertrand, and put a brick under the back of each hive instead.
`)
const sheet = upload(`
From: Marrow County Bee Advice Published: 2025-09-01

# Winter sheet: should a beehive be wrapped?

A beehive dies of damp more often than of cold. Wrapping a beehive in felt does no harm where the top stays open. In 212 hives that we looked at in March, wet ones were dead twice as often as dry ones, wrapped or not.
`)
const write = (evidence: EvidenceSource[], targetWords: number, topic: string, language = 'en') =>
  createBuiltInWriter().write(
    createWriteRequest({ topic, evidence, targetWords, language, profile: { name: 'Quillfield Hives' } }),
  )

test('in a thread nobody’s reply is told without what it answers, and who asked is told with how it ended', async () => {
  for (const words of [120, 200, 300, 400]) {
    const { markdown } = await write(
      [own, sheet, thread],
      words,
      'Should a beehive be wrapped for the winter?',
    )
    if (markdown.includes('I have bought the plastic')) {
      expect(markdown).toContain('No plastic round a hive, ever')
      if (words > 200) expect(markdown).toContain('Both hives are alive')
    }
    if (markdown.includes('Yours are on a hill')) expect(markdown).toContain('No plastic round a hive')
    expect(markdown.split('## Sources')[1]).not.toMatch(/\*(?:Oona|Bertrand|Malin|Piet)/u)
  }
})

const eigen = upload(
  `
From: Quillfeld Imkerei Published: 2026-03-01

# Beuten im Winter einpacken

Wir haben 40 Beuten mit Filz eingepackt und 40 Beuten frei stehen lassen. Von den eingepackten Beuten lebten 36, von den freien lebten 35. In einer eingepackten Beute war es in drei von zehn Fällen feucht.

## Was wir raten

Die Beute kippen, oben einen Finger breit offen lassen und nur dort einpacken, wo der Wind keine Mauer vor sich hat. Eine Beute ohne Luft ist eine nasse Beute.
`,
  'de',
)
const faden = upload(
  `
From: Rauch und Schleier, Forum Published: 2025-11-20

# Beuten einpacken, ja oder nein?

## Oona_zwei

Zwei Beuten auf einem offenen Hügel, der erste Winter mit Bienen. Der Nachbar sagt, ich muss sie in Folie packen, und die Folie habe ich schon gekauft. Soll ich?

## Berti_alt

Niemals Folie um eine Beute. Die Bienen atmen in der Woche eine halbe Tasse Wasser aus, und das muss irgendwohin.

## Malin_hof

Deine stehen auf dem Hügel, da trocknet der Wind, und für deine zwei Beuten brauchst du in keinem Winter etwas einzupacken.

## Femke_60

Bei mir letzten Winter Filz auf der Hälfte, auf der anderen nichts, ausgelost. Drei mit Filz verloren und vier ohne, und die mit Filz hatten je ein Pfund weniger Futter verbraucht. Den Mäusen hat der Filz gefallen.

## Anselm_h

Meine Beuten stehen hinter einer Hecke, und ich habe noch nie etwas um eine Beute gelegt. Im Februar hebe ich sie an, denn eine leichte Beute stirbt im März, was sie auch anhat.

## Oona_zwei

Beide Beuten leben. Die Folie habe ich am zweiten Tag abgenommen, wegen Berti, und unter jede Beute hinten einen Ziegel gelegt.
`,
  'de',
)

const blatt = upload(
  `
From: Bienenberatung Kreis Marren Published: 2025-09-01

# Winterblatt: Soll man eine Beute einpacken?

Eine Beute stirbt öfter an Nässe als an Kälte. Filz um eine Beute schadet nicht, wenn sie oben offen bleibt. Von 212 Beuten, die wir im März angesehen haben, waren die nassen doppelt so oft tot wie die trockenen, eingepackt oder nicht.
`,
  'de',
)

test('a German thread is told the same way', async () => {
  const { markdown } = await write([eigen, blatt, faden], 300, 'Soll man Beuten im Winter einpacken?', 'de')
  expect(markdown).toContain('die Folie habe ich schon gekauft. Soll ich?')
  expect(markdown).toContain('Niemals Folie um eine Beute')
  expect(markdown).toContain('Beide Beuten leben')
})

test('of an interview the answers of the one who is asked are told, with the question and without the small talk', async () => {
  const hour = upload(`
From: The Hive Hour, regional radio Published: 2025-11-02

# Wrapping hives: listeners ask

**Ada:** Our first caller is Keith, who has four hives on an open hill.

**Keith:** Four hives, the first winter, and the man next door says that I must wrap every one of them in plastic before the frost, so I bought the plastic.

**Ada:** Should he wrap them?

**Bertrand:** Never in plastic. The bees breathe out half a cup of water a week, and a hive that is wrapped without air is a wet hive by January. Felt is better, with the top open by a finger.

**Ada:** And how long does he leave the felt on?

**Bertrand:** Until the first warm week. I take mine off in March, on a day above 12 degrees, and look at the floor of the hive first: a wet floor means that the top was shut.

**Ada:** Keith, does that help?

**Keith:** I am going to take the plastic back.

**Bertrand:** And tell the man next door that he should come and look in spring.
`)
  const { markdown } = await write([own, sheet, hour], 260, 'Should a beehive be wrapped for the winter?')
  expect(markdown).toContain('Never in plastic')
  expect(markdown).toContain('Until the first warm week')
  expect(markdown).not.toContain('tell the man next door')
})
