import { expect, test } from 'vitest'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { createWriteRequest } from '#test-support/fixtures/writer/create-write-request.ts'
import { createBuiltInWriter } from '../../built-in-writer.ts'

const write = async (topic: string, language: string, texts: [string, string][]) => {
  const evidence = texts.map(([title, text]) => createSource({ title, text, language, isNamed: true }))
  const request = createWriteRequest({ topic, evidence, language, targetWords: 800, profile: {} })
  return (await createBuiltInWriter().write(request)).markdown
}

test.each([
  [
    'en',
    'What can a hirer keep back from a boat deposit?',
    'Boat hire',
    'A boat deposit is a sum of money that is worth about 2 days of hire and that a skipper pays before the boat leaves.\n\n## At the end\n\nA hirer may keep back a boat deposit for these reasons:\n\n- Damage to the sails or to the hull\n- Fuel that the skipper left unpaid\n- Cleaning that took more than an hour',
    /^[^#]*Fuel that the skipper left unpaid/u,
  ],
  [
    'fr',
    'Quels outils faut-il pour réparer une chaise en bois ?',
    'La chaise',
    'Une chaise en bois est un meuble qui dure environ 40 ans dans une maison.\n\n## À la main\n\nLes outils qu’il faut pour réparer une chaise en bois :\n\n- Un serre-joint et un maillet\n- De la colle à bois\n- Une râpe fine',
    /^[^#]*Un serre-joint et un maillet/u,
  ],
])(
  'in %s a list whose introduction names what is asked opens the text, not what the thing is: %s',
  async (language, topic, title, text, opening) => {
    expect(await write(topic, language, [[title, text]])).toMatch(opening)
  },
)

test('headings that two parts of one page share say which part each is of', async () => {
  const markdown = await write('What can a guide claim for travel and meals?', 'en', [
    [
      'Claims of a guide',
      '## Travel\n\nA guide can claim travel by train and by bus to the start of a tour.\n\n### Example\n\n- Travel by train for 40 euros is claimed in full\n- Travel by bus for 10 euros is claimed in full\n\n## Meals\n\nA guide can claim meals on a tour that lasts longer than a day.\n\n### Example\n\n- Meals for 30 euros are claimed by half\n- Meals for 12 euros are claimed in full',
    ],
  ])
  expect(markdown).not.toMatch(/\*\*Example\*\*/u)
})
