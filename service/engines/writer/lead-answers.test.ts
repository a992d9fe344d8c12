import { expect, test } from 'vitest'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { createWriteRequest } from '#test-support/fixtures/writer/create-write-request.ts'
import { createBuiltInWriter } from './built-in-writer.ts'

type Page = { publisher: string; year: number; text: string }

const write = (topic: string, language: string, pages: readonly Page[]) =>
  createBuiltInWriter().write(
    createWriteRequest({
      topic,
      language,
      evidence: pages.map(({ publisher, year, text }) =>
        createSource({
          title: `${topic} (${publisher})`,
          publisher,
          language,
          url: `https://${publisher.toLowerCase()}.example/page`,
          isNamed: true,
          publishedAt: new Date(`${year}-09-12`),
          text,
        }),
      ),
    }),
  )

test('one case of many opens no digest on why', async () => {
  const { markdown, description } = await write(
    'Why does a pier lamp leave a white film on its glass?',
    'en',
    [
      {
        publisher: 'Lampwork',
        year: 2025,
        text: 'If you have a sealed pier lamp, an overdose of cleaner may itself cause a white film on the glass.',
      },
      {
        publisher: 'Townwater',
        year: 2025,
        text: 'The white film on the glass of a pier lamp comes from salt in the spray. Rinse the glass with rain water.',
      },
    ],
  )
  expect(description).toContain('comes from salt in the spray')
  expect(markdown.indexOf('comes from salt')).toBeLessThan(markdown.indexOf('If you have a sealed'))
})

test('each of two questions is answered by what has its own words', async () => {
  const { markdown } = await write('Wie lange hält ein Bootsakku und wie lagert man ihn?', 'de', [
    {
      publisher: 'Molenblick',
      year: 2025,
      text: 'Ein Bootsakku hält fünf bis sechs Jahre. Nach einem Sturz sollte eine Werft den Bootsakku prüfen.',
    },
    {
      publisher: 'Seeverband',
      year: 2025,
      text: '## Lagern\n\nMan sollte den Bootsakku halb geladen bei 10 Grad lagern.\n\n## Nach dem Sturm\n\nNach einem Sturz sollte ein Fachmann den Bootsakku prüfen.',
    },
  ])
  const section = markdown.split('\n## ').find((part) => part.startsWith('Wie lagert man'))
  expect(section).toContain('halb geladen bei 10 Grad lagern')
})

test('what comes out on paper only is no answer in short', async () => {
  const { description } = await write('Wie lange hält ein Bootsakku?', 'de', [
    {
      publisher: 'Molenblick',
      year: 2025,
      text: 'Wer einmal in der Woche lädt, käme mit dem Bootsakku rechnerisch auf zehn Jahre. Realistisch hält ein Bootsakku fünf bis sechs Jahre.',
    },
    {
      publisher: 'Seeverband',
      year: 2025,
      text: 'Ein Bootsakku hält nach unserer Erfahrung etwa sieben Jahre.',
    },
  ])
  expect(description).not.toContain('zehn Jahre')
})

test('who reported from where is left out, and ways that were tried are no steps', async () => {
  const pages = ['1. Vinegar', '2. Cinnamon', '3. Sand on top'].map(
    (way) => `## ${way}\n\nDid nothing for the gulls on our pier.`,
  )
  const evidence = [
    createSource({
      title: 'How I got rid of gulls on a pier (3 methods tested)',
      url: 'https://gulls.example/tested',
      isNamed: true,
      text: pages.join('\n\n'),
    }),
    createSource({
      title: 'Getting rid of gulls on a pier',
      url: 'https://piers.example/gulls',
      isNamed: true,
      text: 'GREY HARBOUR, Minn. — Clean the pier each evening to get rid of gulls. Cover the bins of the pier.',
    }),
  ]
  const { markdown } = await createBuiltInWriter().write(
    createWriteRequest({ topic: 'How to get rid of gulls on a pier', language: 'en', evidence }),
  )
  expect(markdown).toContain('Clean the pier each evening')
  expect(markdown).not.toContain('GREY HARBOUR')
  expect(markdown).not.toMatch(/^1\. /u)
})

test('a later question that no source has a word on, or no amount for, is named as open', async () => {
  const answered = 'A dirty cable is the main cause that a pier lamp fails.'
  const open = async (topic: string, text: string) => {
    const { markdown } = await write(topic, 'en', [{ publisher: 'Lampwork', year: 2025, text }])
    return markdown.split('## Open questions')[1] ?? ''
  }
  const why = 'Why does a pier lamp fail and'
  expect(await open(`${why} what does it cost?`, answered)).toContain('None of the sources names an amount.')
  expect(await open(`${why} how do you dismantle it?`, answered)).toContain(
    'None of the sources says anything about “how do you dismantle it”.',
  )
  const both = `${answered} A pier lamp costs £40. Dismantle it with a spanner.`
  expect(await open(`${why} what does it cost?`, both)).not.toContain('names an amount')
  expect(await open(`${why} how do you dismantle it?`, both)).not.toContain('says anything about')
})

test('sources on the one question of a topic are never said to be silent on it', async () => {
  const { markdown, message } = await write('Why does a pier lamp keep going out', 'en', [
    {
      publisher: 'Lampwork',
      year: 2025,
      text: 'Salt on the contacts of a pier lamp stops the current. Rinse the contacts of the lamp with fresh water each week.',
    },
  ])
  expect(markdown).toContain('Salt on the contacts')
  expect(`${markdown}${message}`).not.toContain('None of the sources')
})

test('the most that somebody ever had opens no digest where a plain answer does', async () => {
  const { markdown } = await write('Is a pier lamp worth it?', 'en', [
    {
      publisher: 'Brightpier',
      year: 2025,
      text: 'A pier lamp is worth it, since it keeps up to 100% more gulls away from a pier with less effort.',
    },
    {
      publisher: 'Townwater',
      year: 2025,
      text: 'A pier lamp is worth it in fog, since it saves a harbour £40 a year.',
    },
  ])
  expect(markdown.indexOf('worth it in fog')).toBeLessThan(markdown.indexOf('up to 100%'))
})

test('of a sentence with the amounts of two things none is set against another in short', async () => {
  const { description } = await write('Combien de temps faut-il garder ses quittances ?', 'fr', [
    { publisher: 'Mémo', year: 2025, text: 'Les quittances de gaz se gardent 5 ans chez soi.' },
    {
      publisher: 'Planète',
      year: 2025,
      text: 'Gardez vos quittances d’eau 2 ans et vos quittances d’électricité et de gaz 5 ans.',
    },
  ])
  expect(description).not.toMatch(/5 ans ; Planète|2 ans$/u)
})

test('a glossary is told under no part of a topic', async () => {
  const { markdown } = await write('Pier lamps: price and lifespan', 'en', [
    {
      publisher: 'Lampwork',
      year: 2025,
      text: '## Price\n\nA pier lamp costs £40 to £60 with its cable.\n\n## Glossary\n\n- LPH: the official score of pier lamps; higher means less waste.\n- FHR: how many gulls you see in the busiest hour.\n- GPM: gulls per mast, the most a lamp sustains.\n\n## Lifespan of lamps\n\nA pier lamp lasts 6 to 8 years in salt air.',
    },
  ])
  expect(markdown).toContain('6 to 8 years')
  expect(markdown).not.toContain('busiest hour')
})

test('what a price and a time answer both open a digest that is asked for both', async () => {
  const { markdown } = await write('¿Cuánto cuesta cambiar un toldo y cuánto se tarda?', 'es', [
    {
      publisher: 'Toldario',
      year: 2019,
      text: 'Cambiar un toldo cuesta de media entre 300 y 400 euros. El toldo se elige por su tela.',
    },
    {
      publisher: 'Sombrasur',
      year: 2026,
      text: 'En 2026 cambiar un toldo cuesta entre 600 y 900 euros.\n\n## ¿Cuánto se tarda?\n\nSe tarda de dos a tres días en cambiar un toldo.',
    },
  ])
  const [opening = ''] = markdown.split('\n## ')
  expect(opening.split('300 y 400')[0]).toContain('600 y 900')
  expect(opening).toContain('dos a tres días')
})

test('no description ends before the sentence that takes it back', async () => {
  const { description } = await write('How often should the belt of a pier lift be changed?', 'en', [
    {
      publisher: 'Liftnote',
      year: 2025,
      text: 'Stretching the belt changes of a pier lift to nine years sounds great. It saves two visits in nine years. But for most lifts the long interval is wishful thinking.',
    },
  ])
  expect(description).not.toContain('sounds great')
})

test('of two alternatives the answer says for whom each is', async () => {
  const { markdown } = await write('Meglio la barca di legno o quella di plastica?', 'it', [
    {
      publisher: 'Marebello',
      year: 2025,
      text: 'Per chi naviga sul lago conviene la barca di legno. Per chi naviga in mare quella di plastica resta la scelta più sicura.',
    },
  ])
  const [opening = ''] = markdown.split('\n## ')
  expect(opening).toContain('di legno')
  expect(opening).toContain('la scelta più sicura')
})

test('when something began and was put off opens a digest on what changed, and no day that is overtaken', async () => {
  const { markdown } = await write('What has changed at the harbour gate with the HES register?', 'en', [
    {
      publisher: 'Harbournews',
      year: 2025,
      text: '## When did it start?\n\nThe HES register began on 12 October 2025. It was due to run fully by 10 April 2026, but the harbour has pushed the deadline back to September 2026.',
    },
    {
      publisher: 'Portlist',
      year: 2024,
      text: 'The HES register is to be introduced at the harbour gate in October 2025, and in April 2026 it should be complete. The HES register counts all boats.',
    },
  ])
  const [opening = ''] = markdown.split('\n## ')
  expect(opening).toContain('12 October 2025')
  expect(markdown).not.toContain('should be complete')
})

test('the steps of a list keep their numbers, and no box of main points is quoted as a finding', async () => {
  const page = {
    title: 'Why does a kettle smell?',
    publisher: 'Kettlenote',
    language: 'en',
    url: 'https://kettlenote.example/page',
    isNamed: true,
    publishedAt: new Date('2025-09-12'),
  }
  const text = 'A kettle smells because of 3 grams of lime on its base.'
  const items = ['Fill the kettle with water and 20 grams of acid.', 'Boil the kettle once and rinse it.']
  const source = createSource({ ...page, text })
  const { markdown } = await createBuiltInWriter().write(
    createWriteRequest({
      topic: 'How do you boil lime out of a kettle?',
      language: 'en',
      evidence: [
        {
          ...source,
          blocks: [
            ...source.blocks,
            { kind: 'heading', level: 2, text: 'Key points' },
            { kind: 'list', first: 1, items },
          ],
        },
      ],
    }),
  )
  expect(markdown).toContain('1. “Fill the kettle')
  expect(markdown).toContain('2. “Boil the kettle')
  expect(markdown).not.toContain('Key points')
})

test('why something is so and what helps against it are answered each under its question', async () => {
  const { markdown } = await write('Warum stinkt die Bilge und was hilft dagegen?', 'de', [
    {
      publisher: 'Molenblick',
      year: 2024,
      text: 'Schuld sind meist Bakterien, die in der Bilge einen Film bilden.\n\nReinigen Sie die Bilge einmal im Monat mit 60 Grad heißem Wasser.',
    },
    {
      publisher: 'Seeverband',
      year: 2025,
      text: 'Wenn die Bilge stinkt, sind fast immer Bakterien schuld. Teure Mittel braucht es nicht.',
    },
  ])
  const [why = '', help = ''] = markdown.split('\n## ')
  expect(why).toContain('Bakterien')
  expect(help).toContain('60 Grad')
})

test('a page that has room for little says first why, and what came of a trial stands with it or not at all', async () => {
  const { markdown } = await write('Why does the price of rope keep rising?', 'en', [
    {
      publisher: 'Ropenews',
      year: 2025,
      text: 'A coil of rope in the harbour shop is dearer than ever because of the drought in the hemp fields.\n\nOn the market the price of rope reached a record of 430 dollars a ton in February, and the futures have nearly doubled. In the harbours the price of rope went from 103 to 122 euros a coil, a rise of more than 18%. The dearest harbour is Molen at 143 euros, the cheapest is Kai at 100 euros, and in Pier the rise is more than 32%.\n\nIn one trial 23 sailors pulled the rope for two hours. Fifteen of them found it too thin.',
    },
    {
      publisher: 'Hemptimes',
      year: 2025,
      text: 'The price of rope is rising because China buys twice as much hemp as ten years ago.',
    },
  ])
  const [opening = ''] = markdown.split('\n## ')
  expect(opening).toContain('because of the drought')
  const isTold = markdown.includes('pulled the rope for two hours')
  expect(markdown.includes('Fifteen of them')).toBe(isTold)
})

test('what limits a statement is told with it in every language with lists', async () => {
  const { markdown } = await write('Was kostet ein Liegeplatz ohne Karte?', 'de', [
    {
      publisher: 'Molenblick',
      year: 2025,
      text: 'Ein Liegeplatz ohne Karte kostet 10 Euro am Tag. Verboten ist er nicht. Anders ist es bei Schleppern: Wer hier ohne Karte liegt, macht sich strafbar.',
    },
  ])
  expect(markdown.includes('Anders ist es')).toBe(markdown.includes('Verboten ist er nicht'))
})

test('a remark that every page might make is no finding', async () => {
  const { markdown } = await write('What is the best day to send a harbour letter?', 'en', [
    {
      publisher: 'Harbournews',
      year: 2025,
      text: 'If you send a harbour letter, you are probably wondering if the day of the harbour letter matters.\n\nTuesday is the best day for a harbour letter, with 31% more readers than on Sunday.',
    },
  ])
  expect(markdown).toContain('31% more readers')
  expect(markdown).not.toContain('wondering')
})
