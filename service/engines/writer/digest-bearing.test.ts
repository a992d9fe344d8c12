import { expect, test } from 'vitest'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { createWriteRequest } from '#test-support/fixtures/writer/create-write-request.ts'
import { createBuiltInWriter } from './built-in-writer.ts'
import type { EvidenceSource } from './writer.ts'

const page = (publisher: string, title: string, text: string): EvidenceSource =>
  createSource({
    title,
    publisher,
    text,
    isNamed: true,
    url: `https://${publisher.toLowerCase()}.example/page`,
    publishedAt: new Date('2025-05-01'),
  })

async function digestOf(topic: string, evidence: EvidenceSource[]): Promise<string> {
  const { form, markdown } = await createBuiltInWriter().write(createWriteRequest({ topic, evidence }))
  expect(form).toBe('digest')
  return markdown
}

/** Long enough to be a page on more than the question. */
const scheme = `
## Deposit legislation and the schemes

As part of the Housing Act the government has introduced protection for all shorthold lets where deposits are taken. All deposits paid under a shorthold let have to be registered with a scheme within 14 days of receipt.

The scheme is free and open to all letting agents. The service is funded entirely from the interest earned from deposits held. Owners register and make transactions online. Paper forms are available should internet access be an issue. The scheme is supported by a call centre and an independent service.

The other two companies run schemes that are insured, and an owner pays a fee to use the service. Letting agents can join the scheme as well. The scheme builds on one that was established in 2003 to handle complaints in the lettings industry.

A dispute goes to an adjudicator of the scheme, who reads what both sides have sent in and decides within 28 days. His word is final for both, unless one of them goes to court. Most disputes are decided on paper, and nobody has to travel or to appear in person.

## Who registers the deposit?

The government has awarded contracts to run deposit schemes to three companies. Resident owners, company lets and student lets need not register a deposit with a scheme.
`

const lettings = page(
  'Lettings',
  'Deposits of a tenancy',
  `${scheme}
## Reasons to keep money back

A landlord can deduct from the tenancy deposit what the tenant owes: unpaid rent, missing items, the cleaning of a dirty flat and damage to the property.
`,
)
const union = page(
  'Tenantry',
  'Claims on a deposit',
  `${scheme.replaceAll('scheme', 'register')}
## Wear and tear

Damage that has come about by fair wear and tear cannot be claimed, and neither can the cleaning of a flat that was left clean.
`,
)
const topic = 'What can a landlord deduct from a tenancy deposit?'

test('what stands on a page about the thing and answers another question is not told', async () => {
  const markdown = await digestOf(topic, [lettings, union])
  expect(markdown).toContain('unpaid rent, missing items')
  expect(markdown).not.toContain('call centre')
  expect(markdown).not.toContain('three companies')
})

test('a heading that is its page’s way to put it stands before a passage, and over no section', async () => {
  const secrets = page(
    'Potager',
    'Compost for a garden',
    `
## The secrets of a master of compost: tips from the pros

To make compost alternate green and brown layers of 10 cm each. Turn the compost every two weeks with a fork, and keep it as moist as a sponge. Cover the compost with straw when it rains for days, so that it does not rot.

## Compost in winter

Compost is turned less in winter, once in two months, since the cold slows it down. Cover the compost with a thick layer of leaves, so that its core stays warm enough for worms to work in it. Empty the bin before the frost comes, and start a new heap beside it.
`,
  )
  const markdown = await digestOf('How do you make compost?', [secrets])
  expect(markdown).toContain('Turn the compost every two weeks')
  expect(markdown).not.toMatch(/^## .*secrets/mu)
})

test('each of several questions has an answer under it', async () => {
  const steps = page(
    'Kasten',
    'How to build a worm bin',
    `
## Building the worm bin

1. Use a drill of 3 mm for holes in the sides of the bin.
2. Put the bin with the tap below the others.
3. Fill the upper bin with peelings and dry leaves.

## The time

The first worm compost is ready after at least 2 months.
`,
  )
  const markdown = await digestOf('How do you build a worm bin and how long does it take?', [steps])
  expect(markdown.indexOf('a drill of 3 mm')).toBeGreaterThan(-1)
  expect(markdown).toContain('2 months')
  expect(markdown).toContain('## How long does it take?')
})

test('an amount of something else on the page is no answer to how often', async () => {
  const orchids = page(
    'Orquidea',
    'Orchids at home',
    `
## Watering

An orchid is watered every 7 to 10 days in summer. Put the pot into water for ten minutes and let it drain, since roots that stand in water rot. In winter less is enough.

## Repotting

Divide the plant every 3 to 4 years, when its roots leave the pot. Cut off dead roots with a clean knife, and wait four days before the first water. The bark is renewed at the same time.

## Light

An orchid stands best at a window to the east. The light of the morning is mild, and the leaves do not burn. Turn the pot once a month, so that all sides have their share of it. A leaf that turns red has too much light, one that turns dark has too little of it.

## To flower again

To make an orchid flower again, put it into a cool room of 15 degrees at night for four weeks in autumn. Feed it with half of the dose while new leaves grow, and stop when the stem shows. Cut the old stem above the third node. Keep it bright while the buds grow, and do not turn or move the pot before the last of them has opened.
`,
  )
  const markdown = await digestOf(
    'How often should you water an orchid and how do you make it flower again?',
    [orchids],
  )
  const [, answer = ''] = markdown.split('**How often should you water an orchid?**')
  expect(answer.split('**How')[0]).toContain('7 to 10 days')
  expect(answer.split('**How')[0]).not.toContain('3 to 4 years')
})
