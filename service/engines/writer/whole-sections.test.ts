import { expect, test } from 'vitest'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { createWriteRequest } from '#test-support/fixtures/writer/create-write-request.ts'
import { createBuiltInWriter } from './built-in-writer.ts'
import type { EvidenceSource, WrittenArticle } from './writer.ts'

const upload = (text: string): EvidenceSource =>
  createSource({ title: /^# (.*)$/m.exec(text)?.[1] ?? '', text: text.replace(/^# .*$/m, ''), own: true })

const study = upload(`
From: Harbour Institute Published: 2025-03-11

# Tar or oil: what keeps a wooden pier

## What we did

We looked at 62 wooden piers in nine harbours for three winters. The owners tarred or oiled each pier as they had always done, and nobody told them how to do it.

## Results

After three winters the planks of the tarred piers were sound more often than those of the oiled piers:

| Treatment | Piers | Sound planks |
| --- | --- | --- |
| Tar | 31 | 88% |
| Oil | 31 | 71% |

A tarred pier lost half as many planks to rot as an oiled pier. In harbours with little salt the difference was smaller than the spread.

## Limits

The owners chose for themselves, and careful owners tar. We did not measure what the treatment costs.

This note replaces note 4 of 2019.
`)
const magazine = upload(`
From: Pier & Plank, a magazine Published: 2026-01-20

# The pier that was oiled for forty years

Old Tamsin Reed has oiled the wooden pier of Molen every spring since 1984. "Tar is for people who do not come back," she says. "I come back, and I see what the winter did to every plank."

## What the others say

The harbour master of Kai tars his pier and oils only the handrail. "Tar sticks to the boots of the children, and the mothers write to me," he says. "But I have not changed a plank of this pier in six years."
`)
const seller = upload(`
From: TarGuard Coatings

# TarGuard: your pier, forever young!

**Order now and save 20%!** Only until Sunday.

- Up to 100% less rot on every wooden pier*
- Lasts 25 years on a pier

* Planks kept dry in a laboratory for six weeks.

[Buy now]
`)
const cooking = upload(`
From: Kitchen Monthly Published: 2025-06-01

# Oil for the pan: which one for what

Rapeseed oil takes 200 degrees before it smokes, butter hardly 150. A pan that is oiled after washing does not rust, and a cast one wants a thin film of oil before it goes into the oven.

## Which pan

An iron pan is heavy and lasts a lifetime. A coated pan is light and lasts four years, if nobody scratches it with a fork.

## Storing oil

Keep oil in the dark, and not beside the stove. A bottle that was opened is good for three months, and one of nut oil for six weeks.
`)
const own = upload(`
From: Pierwright Published: 2026-05-02

# What we saw on 40 piers

## Where the rot began

| Where | Piers |
| --- | --- |
| at the bolts | 23 |
| at the ends of the planks | 12 |
| elsewhere | 5 |

Neither tar nor oil gets under a bolt. We take every bolt of a wooden pier out once and tar the hole, which takes two days for a pier.

## What went wrong

- We tarred a pier in October. It was still soft in May, and a horse left its shoe in it.
- We sold oil to a harbour where tar had been used for years. Oil on tar never dries.

## What we do not know

Whether tar under the bolts lasts longer than the bolts. We have tarred them for four years only.
`)

const write = (evidence: EvidenceSource[], targetWords = 900): Promise<WrittenArticle> =>
  createBuiltInWriter().write(
    createWriteRequest({
      topic: 'Tar or oil on a wooden pier: is it worth it?',
      evidence,
      targetWords,
      profile: { name: 'Pierwright' },
    }),
  )
const all = [study, magazine, seller, cooking, own]

test('each source speaks in whole sections under its name and title, with its date and its reference', async () => {
  const { markdown, form, trustLevel } = await write(all)
  expect({ form, trustLevel }).toEqual({ form: 'digest', trustLevel: 'sourced' })
  expect(markdown).toMatch(/Harbour Institute(?:\*\*)? \(2025\)/)
  expect(markdown).toContain('*Tar or oil: what keeps a wooden pier* [')
  expect(markdown).toContain('## Pierwright (own document, 2026)')
  expect(markdown).toContain('| Tar | 31 | 88% |')
  expect(markdown).toContain(
    'A tarred pier lost half as many planks to rot as an oiled pier. In harbours with little salt',
  )
  expect(markdown.startsWith('#')).toBe(false)
})

test('nothing is left out of the middle of a section, and the text opens with what comes nearest to an answer, and who says it', async () => {
  const { markdown } = await write(all)
  expect(markdown).not.toContain('[…]')
  expect(markdown).toMatch(/^In short:\n\n- \*\*Harbour Institute\*\* \(2025\): “A tarred pier lost half/u)
})

test('a finding is not told without the limits that its paper names', async () => {
  for (const words of [400, 600, 900]) {
    const { markdown } = await write(all, words)
    if (markdown.includes('| Tar | 31 | 88% |')) expect(markdown).toContain('careful owners tar')
  }
})

test('a paper beside the topic is left out by name, and a study in other words than the topic is not', async () => {
  const { markdown, message } = await write(all)
  expect(markdown).not.toMatch(/Rapeseed|butter/)
  expect(message).toContain('"Oil for the pan: which one for what"')
})

test('a seller speaks last, as one, with what its promise rests on, and without a slogan or a call', async () => {
  const { markdown } = await write(all)
  const [, said = ''] = markdown.split('## TarGuard Coatings')
  expect(said).toContain('**TarGuard Coatings**, on its own offer')
  expect(said).toContain('Up to 100% less rot')
  expect(said).toContain('kept dry in a laboratory for six weeks')
  expect(markdown.split('## Sources')[0]).not.toMatch(/forever young|Order now|20%|Buy now|Sunday/)
})

test('what a paper says of itself at its end is no finding, and neither is who wrote it', async () => {
  expect((await write(all)).markdown).not.toContain('replaces note 4')
})

test('a digest in whole sections is never longer than asked where three quarters of its sources are shorter', async () => {
  for (const words of [350, 500, 700]) {
    expect((await write(all, words)).wordCount).toBeLessThanOrEqual(words)
  }
})

test('who speaks in a thread stands before what they say, and who only asks is not heard', async () => {
  const thread = upload(`
From: Pier talk, a forum Published: 2026-02-02

# Thread: my wooden pier is soft, tar or oil?

tar_and_feather wrote:

My wooden pier is soft at the ends of the planks. I have oiled it every spring, and it is getting worse every winter. Is tar worth it now?

Helen Marsh (harbour master, 20 years) wrote:

Tar will not help a plank of a pier that is soft. Change the plank first, and tar the ends of the new one before you put it in.

pete_m wrote:

I disagree. I tarred a soft pier in 2011 and it carries a tractor today. Oil alone never did that for me.
`)
  const { markdown } = await write([study, magazine, seller, own, thread])
  const lines = markdown.split('\n')
  for (const [who, said] of [
    ['Helen Marsh (harbour master, 20 years) wrote:', 'Tar will not help a plank'],
    ['pete\\_m wrote:', 'I disagree'],
  ] as const)
    for (const line of lines.filter((one) => one.includes(said))) expect(line).toContain(who)
  expect(markdown).not.toContain('Is tar worth it now?')
})

const steps = (filler: string): EvidenceSource => {
  const source = upload(`
From: Quay Guild Published: 2025-04-02

# Tarring a wooden pier: what keeps it

## How to tar a pier
`)
  const items = [
    `Dry the planks of the pier for two weeks. ${filler}`,
    `Brush every plank of the pier. ${filler}`,
    `Warm the tar in a bath of water. ${filler}`,
    'Ring: 1st ____ 2nd ____',
    `Tar the ends of the planks first. ${filler}`,
    `Keep everybody off the pier until it is dry. ${filler}`,
  ]
  return { ...source, blocks: [...source.blocks, { kind: 'list', items, first: 1 }] }
}

test('numbered steps are told whole, also one that says nothing by itself', async () => {
  const { markdown } = await write([study, magazine, own, steps('')])
  expect(markdown).toMatch(/1\. “Dry the planks.*\n4\. “Ring: 1st.*\n6\. “Keep everybody off/su)
  expect(markdown).not.toMatch(/… and \d more/u)
})

test('a list that is told in part ends with how many items are left out', async () => {
  const filler =
    'The old men of the harbour did it in the same way, and their piers are still there to be seen.'
  const { markdown } = await write([study, magazine, own, steps(filler.repeat(2))], 500)
  const items = markdown.match(/^\d\. “(?:Dry|Brush|Warm|Ring|Tar|Keep)/gmu)?.length ?? 0
  expect(items).toBeLessThan(6)
  if (items > 0) expect(markdown).toMatch(new RegExp(`^- … and ${6 - items} more`, 'mu'))
})

test('what went wrong is not told without how it ended, and what is left out between them shows', async () => {
  const filler =
    'The tar of the wooden pier ran into the sand, and the oil came after it in the first warm week.'
  const story = upload(`
From: Pierwright Published: 2026-06-02

# The wooden pier of Molen, tarred in a week

## What went wrong

We tarred the wooden pier of Molen before the oil of the year before had dried. ${filler}

The harbour closed it in May. ${filler.repeat(4)}

We took the tar off again by hand, and the pier cost us 4,100 euros.
`)
  for (const words of [350, 500, 700]) {
    const { markdown } = await write([study, magazine, story, own], words)
    if (!markdown.includes('before the oil of the year before')) continue
    expect(markdown).toContain('cost us 4,100 euros')
    if (!markdown.includes('The harbour closed it')) expect(markdown).toMatch(/\[…\] “?We took the tar off/u)
  }
  const { markdown } = await write([study, magazine, story, own], 700)
  expect(markdown).toContain('before the oil of the year before')
})

test('a promise of a seller with a mark is told with its small print, else not at all', async () => {
  const page = upload(`
From: TarGuard Coatings

# TarGuard: your wooden pier, forever young!

**Order now and save 20%!** Only until Sunday.

[Buy now]
`)
  const paragraph = (text: string) => ({ kind: 'paragraph', text }) as const
  const items = [
    '100% less rot on every wooden pier*',
    'A pier is done in 20 minutes**',
    'Lasts 25 years on a pier***',
  ]
  const promising: EvidenceSource = {
    ...page,
    blocks: [
      ...page.blocks,
      { kind: 'list', items },
      paragraph(
        '*In a laboratory, with dry planks. We advise a second coat. **Without the two days of drying.',
      ),
    ],
  }
  const { markdown } = await write([study, magazine, own, promising])
  const [, said = ''] = markdown.split('## TarGuard Coatings')
  expect(said).toContain('100% less rot on every wooden pier\\*')
  expect(said).toContain('In a laboratory, with dry planks. We advise a second coat.')
  expect(said.includes('in 20 minutes\\*\\*')).toBe(said.includes('two days of drying'))
  expect(said).not.toContain('25 years')
})

test('the story of a customer whom the topic names has room for what was done, between its beginning and its end', async () => {
  const filler =
    'The wooden pier is walked on by everybody who comes with the ferry, in every weather of the year.'
  const story = upload(`
From: Pierwright Published: 2026-06-02

# The wooden pier of Molen Ferries

## Before

The oil of Molen Ferries was gone from the wooden pier every February. ${filler}

## What changed

Molen Ferries took every bolt of the pier out and tarred the holes for 8,300 euros. ${filler}

## After two years

Molen Ferries changed three planks of the pier in two years, and 40 in the two before. ${filler}
`)
  const { markdown } = await createBuiltInWriter().write(
    createWriteRequest({
      topic: 'How Molen Ferries saved its wooden pier with tar instead of oil',
      evidence: [story, study, magazine, own],
      targetWords: 450,
      profile: { name: 'Pierwright' },
    }),
  )
  for (const part of ['every February', '8,300 euros', 'three planks']) expect(markdown).toContain(part)
})

test('what points at a person or a thing that is not told is not told either', async () => {
  const count = upload(`
From: Pierwright Published: 2026-06-02

# What we counted on wooden piers

## Where it began

Nils Aker, a ferryman. He sold oil. ${'He walked the harbour on Sundays and spoke with the gulls about the price of herring. '.repeat(12)}

## What the piers showed

| Wooden pier | Rotten planks |
| --- | --- |
| with tar | 12 |
| with oil | 31 |

Tar kept more planks of a wooden pier than oil. One of the rotten ones was Nils's plank.

## What we do not know

The bolts were new. Whether that is the reason, we do not know: the tar was new as well.
`)
  const { markdown } = await write([study, magazine, own, count], 500)
  const told = markdown.split('## Sources')[0] ?? ''
  if (!told.includes('Nils Aker')) expect(told).not.toContain('Nils')
  if (told.includes('Whether that is')) expect(told).toMatch(/bolts were new\. Whether that is/u)
})

const filler = (of: string, times: number) =>
  Array.from(
    { length: times },
    (_, at) => `The ${of} at mark ${at + 12} was looked at in spring and in autumn by two of us.`,
  ).join(' ')
const casePaper = upload(`
From: Pierwright Published: 2026-06-11

# Kai harbour: a wooden pier between tar and oil

Ann Loveday runs the harbour of Kai, whose wooden pier is older than she is.

## Before

The pier of Kai was oiled every spring, and every autumn three planks went through. In 2024 a child fell, and the council closed it.

## What we did

| Step | Cost |
| --- | --- |
| Bolts out, holes tarred | £1,900 |
| New planks, tarred at the ends | £3,400 |

## What went wrong

We forgot the handrail. It was tarred with the rest, and the jackets of forty visitors paid for it.

## Since then

No plank has gone through in two winters. Ann would not do the handrail again.

## How we measured the wood

${filler('wood', 30)}
`)

test("a customer's case in one's own papers is told with its beginning, what was done, what went wrong and how it ended", async () => {
  const { markdown } = await write([study, magazine, seller, casePaper], 500)
  for (const said of ['a child fell', '£3,400', 'We forgot the handrail', 'No plank has gone through'])
    expect(markdown).toContain(said)
})

test('what decides is told before a second result', async () => {
  const guide = upload(`
From: Quay Guild Published: 2025-04-02

# Tar or oil on a wooden pier: a guide

## Results of the first year

The tarred planks of a wooden pier dried in nine days and the oiled ones in four. ${filler('tar', 3)}

## Results of the second year

The oiled planks of a wooden pier went grey and the tarred ones did not. ${filler('oil', 3)}

## How do I choose?

Tar a wooden pier where nobody sits on it, and oil it where children walk barefoot. Two questions decide: who walks on it, and who does the work every spring.

## The guild

${filler('guild', 14)}
`)
  const { markdown } = await write([study, magazine, guide, own], 600)
  expect(markdown).toContain('Two questions decide')
})

test('the text opens with no line that draws something from what stands below it', async () => {
  const paper = upload(`
From: Pierwright Published: 2026-05-02

# Tar or oil: 40 wooden piers

## Results

| Where a wooden pier rots | Piers |
| --- | --- |
| at the bolts | 23 |
| elsewhere | 17 |

So 23 of the 40 piers rot where neither tar nor oil gets. That is where the work is worth it.
`)
  const { markdown } = await write([study, magazine, seller, paper])
  expect(markdown.split('\n## ')[0]).not.toContain('So 23')
  expect(markdown).toContain('So 23 of the 40 piers')
})

test('who answers in a thread is told with what is asked, and what somebody denies is not told without the denial', async () => {
  const thread = upload(`
From: Pier talk, a forum Published: 2026-02-02

# Thread: my wooden pier is soft, tar or oil?

tar_and_feather wrote:

My wooden pier is soft at the ends of the planks. What now?

pete_m wrote:

Put oil on the soft planks of the pier, twice, and then a third time when it rains. It worked for me, and a pier is a pier.

Helen Marsh (harbour master, 20 years) wrote:

No, pete_m, please do not oil a soft plank of a pier, because it rots from inside and somebody will fall through it.

tar_and_feather wrote:

And how many coats of tar does a plank want?

anna_k wrote:

Two, and a week between them, because the first one has to dry before the second one holds on a wooden pier.
`)
  const { markdown } = await write([study, magazine, own, thread])
  if (markdown.includes('Put oil on the soft')) expect(markdown).toContain('please do not oil a soft plank')
  if (markdown.includes('Two, and a week')) expect(markdown).toContain('how many coats of tar')
  expect(markdown).toMatch(/please do not oil|Two, and a week/)
})

test('an answer is told with its question, and nothing is missing inside either', async () => {
  const paper = upload(`
From: Harbour Office Published: 2025-06-01

# Tar or oil on a wooden pier: what we are asked

## Readers ask

Is tar allowed on a wooden pier? Yes, in all harbours but two. Ask first.

Our pier is small. Does it matter? “It matters to the wood. A small pier rots as a large one does, and tar keeps it as well.”

How do I choose? “Three questions. Who walks on it? Who pays for the tar? Who comes back in spring? Twice yes, and you tar the pier.”
`)
  const { markdown } = await write([study, magazine, own, paper])
  expect(markdown).not.toContain('[…]')
  expect(markdown).toContain('Does it matter?')
  expect(markdown).toMatch(/How do I choose\?.*Three questions/u)
})

test('a digest has at most twice the words asked, and no more than three quarters of its sources where that is more than asked', async () => {
  for (const words of [300, 500, 700])
    expect((await write([...all, casePaper], words)).wordCount).toBeLessThanOrEqual(2 * words)
})

test('what no longer holds is not told again because it is in the middle of a paragraph', async () => {
  const guide = upload(`
From: Harbour Office Published: 2024-05-01

# Licences for a wooden pier

## What is needed

A licence for a wooden pier is needed before the first plank is tarred or oiled. Paper licences of a wooden pier must be exchanged by 19 January 2025. Card licences of a wooden pier must be exchanged by 19 January 2028. The wooden pier is looked at before it is given.
`)
  const { markdown } = await write([study, magazine, own, guide], 900)
  expect(markdown).toContain('19 January 2028')
  expect(markdown).not.toContain('19 January 2025')
})

test('a rule is told to its last arm, and who is quoted stands behind what they say', async () => {
  const paper = upload(`
From: Pierwright Published: 2026-03-01

# Tar or oil on a wooden pier: when we tar

## How to decide

Count the soft planks of the wooden pier among ten. Up to two, oil the pier and change those two. With three or four, tar it. From five on, buy.

## What harbours tell us

"We tarred the pier twice in eleven years. The planks are as they were." *Ken, ferries*
`)
  const { markdown } = await write([study, magazine, paper])
  expect(markdown).toContain('With three or four, tar it. From five on, buy.')
  expect(markdown).toContain('The planks are as they were." (Ken, ferries)')
})

test('what one’s own paper would do is told before anything else of it, however short the digest', async () => {
  const filler =
    'The wooden pier was tarred in spring and oiled in autumn, and we wrote down what each plank did.'
  const paper = upload(`
From: Pierwright Published: 2026-03-01

# Tar or oil on a wooden pier: eleven years

## How we work

${filler.repeat(6)}

## What we do in autumn

${filler.repeat(6)}

## Where we draw the line

Under 20 planks a pier is oiled. From 60 planks on it is tarred, and between them the salt decides.
`)
  for (const words of [300, 500, 900])
    expect((await write([study, magazine, paper], words)).markdown).toContain(
      'and between them the salt decides',
    )
})

test('what a seller guarantees is told with what it excludes', async () => {
  const page = upload(`
From: TarGuard Coatings

# TarGuard: your wooden pier, forever young!

**Order now and save 20%!** Only until Sunday.

- Up to 100% less rot on every wooden pier

## Our guarantee

If your wooden pier rots within 90 days, we take the tar back. (Piers with more than 20 walkers an hour are excluded. Our brushes are not refunded.)

[Buy now]
`)
  const { markdown } = await write([study, magazine, own, page])
  expect(markdown).toContain('more than 20 walkers an hour are excluded. Our brushes are not refunded.)')
})

test('a few items are told whole or not at all', async () => {
  const paper = upload(`
From: Harbour Office Published: 2025-06-01

# Tar or oil on a wooden pier

## What a pier needs

- Tar on the planks of the wooden pier before the first frost, in two coats and with a week between them
- Oil on the handrail of the wooden pier, where the children of the ferry hold on to it with both hands
- Bolts that are turned every spring, and changed as soon as one of them turns by itself in the wood
`)
  for (const words of [250, 350, 500, 900]) {
    const { markdown } = await write([study, magazine, own, paper], words)
    const told = ['Tar on the planks', 'Oil on the handrail', 'Bolts that are turned'].filter((item) =>
      markdown.includes(item),
    )
    expect([0, 3]).toContain(told.length)
  }
})

test('nobody’s own earlier question is told as what they answer', async () => {
  const thread = upload(`
From: Pier talk, a forum Published: 2026-02-02

# Thread: my wooden pier is soft, tar or oil?

soft_plank: My wooden pier is soft at the ends of the planks. What now, tar or oil?

pete_m: Tar on the soft ends of the wooden pier, twice, and a week between the two coats, or nothing holds on the plank.

soft_plank: And does the colour matter to anybody?

anna_k: Not to the wood.

soft_plank: Update for all who come later: two coats of tar on the wooden pier, eleven days of work, and no plank is soft any more this spring.
`)
  const { markdown } = await write([study, magazine, own, thread])
  expect(markdown).toContain('no plank is soft any more')
  expect(markdown.includes('does the colour matter')).toBe(markdown.includes('Not to the wood.'))
})

test('a figure of a seller is told with its own answer to where it is from, under the question, or not at all', async () => {
  const shop = (answer: string) =>
    upload(`
From: TarGuard Coatings

# TarGuard: your wooden pier, forever young

We sell tar. TarGuard keeps a wooden pier from 49 euros.

## What TarGuard does

- up to 95 per cent of rot removed from a wooden pier
- lasts 25 years on a pier

## Our guarantee

Your money back within 30 days, if the tin is not opened.

## Questions

**How did you test the 95 per cent?** ${answer}

**Does it need a second coat?** No. One coat is enough for a pier of planks.

**Which brush do I take?** A wide one, for a pier of planks.
`)
  const short = await write([study, magazine, own, shop('On sixty planks, kept dry in a laboratory.')])
  expect(short.markdown).toMatch(/95 per cent of rot removed/u)
  expect(short.markdown).toMatch(/\*\*How did you test the 95 per cent\?\*\*: “On sixty planks/u)
  const planks = 'On sixty planks that were kept dry in a laboratory and never saw a pier or the sea. '
  const long = await write([study, magazine, own, shop(planks.repeat(9))])
  expect(long.markdown).toContain('TarGuard')
  expect(long.markdown.split('## Sources')[0]).not.toContain('95 per cent')
  expect(long.markdown).toContain('Also there: *How did you test the 95 per cent?*')
})

test('who says that it earns nothing by it is no seller, though prices and guarantees stand in its paper', async () => {
  const advice = upload(`
From: Pier Advice Ring

# Advice: is a wooden pier to be tarred?

The Ring is paid by its members and earns nothing by tar.

## Insurance and guarantee

Most guarantees for a wooden pier end with the first coat of tar, so read yours before you open a tin.

## What our customers say

"A pier that is tarred costs 300 euros less each year," says one of the members of the Ring!

## What it costs

Tar for a wooden pier costs 49 euros a tin, and a pier of ten metres takes four tins every third year.
`)
  const { markdown } = await write([study, magazine, own, advice])
  expect(markdown).toContain('Pier Advice Ring')
  expect(markdown).not.toContain('on its own offer')
})

test('what the letters over a table stand for is told with the table', async () => {
  const filler =
    'The planks were turned once a week by the same two people, who wore gloves and wrote it down. '
  const trial = upload(`
From: Coast College Published: 2025-02-01

# Four ways to tar a wooden pier: a trial

## Method

Forty planks of a wooden pier were treated in four ways:

- A: tar, one coat
- B: tar, two coats
- C: oil, one coat
- D: oil, two coats

${filler.repeat(9)}

## Results

|   | A | B | C | D |
| --- | --- | --- | --- | --- |
| Planks sound | 31 | 38 | 12 | 22 |
| Hours of work | 4 | 9 | 3 | 7 |

A second coat of tar on a wooden pier was worth more than a second coat of oil.
`)
  const { markdown } = await write([study, magazine, own, trial], 500)
  expect(markdown).toContain('| Planks sound |')
  expect(markdown).toMatch(/A: tar, one coat/u)
  expect(markdown).toMatch(/D: oil, two coats/u)
})

test('which of two lasts longer is not answered by how long something took, and of two cases none stands alone', async () => {
  const note = upload(`
From: Pierwright Published: 2026-04-01

# Two piers, tar and oil

## The pier of the school

The oil on the wooden pier was gone after six weeks. The school had bought it in a hurry, from a man with a van.

## Who needs it when

Two people with a large wooden pier can wait six years for tar. A family with a wooden pier on salt water needs tar every spring.
`)
  const ask = (topic: string) =>
    createBuiltInWriter().write(
      createWriteRequest({ topic, evidence: [study, magazine, own, note], targetWords: 900 }),
    )
  const which = await ask('Tar or oil: which lasts longer on a wooden pier?')
  expect(which.markdown).not.toMatch(/^- .*gone after six weeks/mu)
  const often = await ask('How often does a wooden pier need tar?')
  expect(often.markdown).toMatch(/^- .*can wait six years for tar\. A family .*every spring/mu)
})

test('what a reader writes in quotation marks is told with its answers, and never without', async () => {
  const answer = (name: string) =>
    `${name} looked under the wooden pier first. Tar it in June or oil it in May, and stay off it for a week after that.`
  const asked = [
    'Is tar worth it?',
    'My pier is green.',
    'Oil or tar for a pier?',
    'Two say tar, one says oil.',
  ]
  const letters = upload(`
From: The Harbour Letter Published: 2025-04-01

# Readers ask about a wooden pier

${asked.map((line, at) => `"${line}" *Nadia*\n\n${answer(`Answer ${at}`)} *Rob*`).join('\n\n')}
`)
  const { markdown } = await write([study, magazine, own, letters], 350)
  const told = asked.filter((line) => markdown.includes(line))
  expect(told.length).toBeGreaterThan(0)
  for (const [at, line] of asked.entries())
    expect(markdown.includes(`Answer ${at} looked`)).toBe(told.includes(line))
})

test('what a seller asks for is told, also where a cell is in cubic metres, and what it is asked besides is named', async () => {
  const shop = upload(`
From: TarGuard Coatings

# TarGuard: your wooden pier, forever young

- up to 95 per cent less rot on a wooden pier
- lasts 25 years on a pier

## Prices

| Tub | Volume | Price |
| --- | --- | --- |
| Small | 0.1 m³ | 31 pounds |
| Large | 0.4 m³ | 99 pounds |

## Our guarantee

Your money back within 30 days, if the tin is not opened.

## Questions

**Does it need a second coat?** No. One coat is enough for a pier of planks.

**Where do I find a shop?** ${'In every town there is a shop with our tins on the shelf, and it is open in the week. '.repeat(9)}

**Which brush do I take?** A wide one, for a pier of planks.
`)
  const { markdown } = await write([study, magazine, own, shop])
  expect(markdown).toContain('| Large | 0.4 m³ | 99 pounds |')
  expect(markdown).toContain('One coat is enough')
  expect(markdown.split('## Sources')[1]).toContain('*Where do I find a shop?*')
})
