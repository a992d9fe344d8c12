import { expect, test } from 'vitest'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { createWriteRequest } from '#test-support/fixtures/writer/create-write-request.ts'
import { createBuiltInWriter } from './built-in-writer.ts'
import type { EvidenceSource } from './writer.ts'

const upload = (text: string): EvidenceSource =>
  createSource({ title: /^# (.*)$/m.exec(text)?.[1] ?? '', text: text.replace(/^# .*$/m, ''), own: true })

const more = (what: string) =>
  `The ${what} was looked at every week by the same person, who wrote down what she saw of the rope and of the knot, and at the end of the month all of it was read aloud to the crew, who seldom agreed with it.`

const study = upload(`
From: Tidewater College of Seamanship Published: 2024-05-06

# Which knot holds a wet rope: a study of 90 moorings

## Method

${more('weather')} We tied each knot in short, medium and long tails (short, 3 cm; medium, 8 cm; long, 20 cm). Three skippers who had not tied them gave each knot a mark from 5 (as tied) to 1 (undone). Six moorings dropped out, because the boats were sold. ${more('harbour')}

## Results

Mean marks of the knot after a month on a wet rope:

| | Bowline | Clove hitch |
| --- | --- | --- |
| Short | 3.1 | 1.4 |
| Medium | 4.2 | 2.6 |
| Long | 4.6 | 3.9 |

The tail decided more than the knot. A clove hitch with a long tail held a wet rope better than a bowline with a short one.

## What made a difference

A wet rope that was tied dry held worse than a rope that was tied wet, with either knot. ${more('rope')}

## The ways

- A new rope, washed once
- B old rope, as it was

## Limits

One harbour, and no ice. We had no rope of natural fibre. The skippers knew what the study was for.

## A last word

"Ask how long the tail is before you ask what knot it is," says Dr Maren Oldroyd, who led the study.
`)
const own = upload(`
From: Bollard & Daughter Published: 2026-02-02

# Ropes that came back to the loft

We looked at 200 ropes that came back. Of the ropes, 120 had come undone at the knot and 80 were chafed. A wet rope with a short tail is the one that comes undone.

## What we would do

Leave a tail as long as a hand, whatever the knot. ${more('loft')}

## What it costs

A new mooring rope of ten metres costs 48 pounds with the knot tied. ${more('price')}
`)
const advice = upload(`
From: Tidewater Harbour Office Published: 2025-04-01

# Mooring: advice for small boats

Which knot holds matters less than the tail behind it. A wet rope slips in any knot that is tied in a hurry, and the harbour office finds 30 boats a year adrift.

## When should a rope be changed?

When the knot can no longer be undone by hand. ${more('quay')}
`)

test('what a study’s head says at its end, its limits and the key of its table stand with the table', async () => {
  for (const words of [240, 280, 320]) {
    const { markdown } = await createBuiltInWriter().write(
      createWriteRequest({
        topic: 'Which knot holds a wet rope?',
        evidence: [study, advice, own],
        targetWords: words,
        profile: { name: 'Bollard & Daughter' },
      }),
    )
    expect(markdown).toContain('| Medium | 4.2 | 2.6 |')
    expect(markdown).toContain('before you ask what knot it is')
    expect(markdown).toContain('short, 3 cm; medium, 8 cm; long, 20 cm')
    expect(markdown).toContain('a mark from 5 (as tied) to 1 (undone)')
    expect(markdown).toContain('Six moorings dropped out')
    expect(markdown).toContain('no ice')
    expect(markdown).not.toContain('A new rope')
    if (markdown.includes('washed once')) expect(markdown).toContain('- **A**: “new rope, washed once')
  }
})

test('a digest opens with the verdict of a study, and says it once', async () => {
  const { markdown } = await createBuiltInWriter().write(
    createWriteRequest({
      topic: 'Which knot holds a wet rope?',
      evidence: [own, advice, study],
      targetWords: 320,
      profile: { name: 'Bollard & Daughter' },
    }),
  )
  const [opening = ''] = markdown.split('\n## ')
  expect(opening).toMatch(/^In short:\n\n/u)
  expect(opening).toContain('before you ask what knot it is')
  expect(markdown.split('before you ask what knot it is')).toHaveLength(2)
})

test('one list is quoted throughout or not at all, a title stands once, and who is named is who is counted', async () => {
  const list = upload(`
From: Bollard & Daughter Published: 2026-02-02

# Kittiwake: three ropes and one knot

The Kittiwake has three ropes. Her owner has said we can tell this, with his name.

## What was done to the ropes

- We washed every wet rope of the boat by hand.
- The knot of the second rope was cut off.
- A tail as long as a hand was left on each rope.
`)
  const { markdown, description } = await createBuiltInWriter().write(
    createWriteRequest({
      topic: 'Which knot holds a wet rope?',
      evidence: [own, advice, study, list],
      targetWords: 400,
      profile: { name: 'Bollard & Daughter' },
    }),
  )
  const items = markdown
    .split('\n')
    .filter((line) => /^- .*(?:washed every|cut off|long as a hand was)/u.test(line))
  expect(items).toHaveLength(3)
  expect(new Set(items.map((line) => line.startsWith('- “'))).size).toBe(1)
  expect((markdown.split('## Sources')[0] ?? '').split('Kittiwake: three ropes')).toHaveLength(2)
  expect(markdown).not.toContain('has said we can')
  expect(description).not.toMatch(/^What 4 sources say/u)
})
