import { expect, test } from 'vitest'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { createWriteRequest } from '#test-support/fixtures/writer/create-write-request.ts'
import { createBuiltInWriter } from '../../built-in-writer.ts'
import { asksSigns } from './asks-signs.ts'
import { deniesInterval, saysHowOften } from './how-often.ts'
import { readAllAsked, readQuestions } from './read-asked.ts'
import { announcesList } from './stands-alone.ts'
import { readSubject } from './subject.ts'

type Page = { publisher: string; year?: number; text: string; title?: string }

const write = (topic: string, language: string, pages: readonly Page[]) =>
  createBuiltInWriter().write(
    createWriteRequest({
      topic,
      language,
      evidence: pages.map(({ publisher, year = 2025, text, title }) =>
        createSource({
          title: title ?? `${topic} (${publisher})`,
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

/** The lines under a question in the opening, or under a line that says that they differ. */
const under = (markdown: string, caption: string) => {
  const blocks = (markdown.split('\n## ')[0] ?? '').split('\n\n')
  const at = blocks.findIndex((block) => block.startsWith(caption) || block.startsWith(`**${caption}`))
  return at === -1 ? '' : (blocks[at + 1] ?? '').trim()
}

test('under each of two questions stands what every source answers to it, with the amounts in bold', async () => {
  const { markdown } = await write(
    'How long does a pier lamp last, and how do you tell that it needs replacing?',
    'en',
    [
      {
        publisher: 'Lampwork',
        text: 'Most pier lamps last around ten years in salt air. A yellow glass is the first sign that a pier lamp needs replacing.',
      },
      {
        publisher: 'Harbourlight',
        text: 'Nobody looks at a pier lamp until it goes out. A pier lamp usually lasts between eight and 12 years.',
      },
      {
        publisher: 'Townwater',
        text: 'On average a pier lamp lasts 15 to 20 years. Signs that a pier lamp is failing include a flicker, rust at the base and a hum.',
      },
    ],
  )
  const lasting = under(markdown, 'How long? The sources answer differently:')
  expect(lasting).toMatch(/\*\*Lampwork\*\*.*\*\*ten years\*\*/)
  expect(lasting).toMatch(/\*\*Harbourlight\*\*.*\*\*eight and 12 years\*\*/)
  expect(lasting).toMatch(/\*\*Townwater\*\*.*\*\*15 to 20 years\*\*/)
  const signs = under(markdown, 'How do you tell that it needs replacing?')
  expect(signs).toContain('A yellow glass is the first sign')
  expect(signs).toContain('a flicker, rust at the base and a hum')
})

test('what a later question costs is asked of the thing, the newest price first', async () => {
  const { markdown } = await write('Bis wann muss man den Hafenpass umtauschen und was kostet das?', 'de', [
    {
      publisher: 'Molenblick',
      year: 2021,
      text: 'Der Hafenpass muss bis zum 19. Januar 2033 umgetauscht werden. Der Umtausch kostet rund 25 Euro.',
    },
    {
      publisher: 'Seeverband',
      year: 2025,
      text: 'Alle alten Hafenpässe müssen bis spätestens 19. Januar 2033 umgetauscht werden. Für den Umtausch wird eine Gebühr von 28 Euro fällig. Der Eintritt ins Museum kostet 4 Euro.',
    },
  ])
  const prices = under(markdown, 'Was kostet das?')
  expect(prices.split('\n')).toEqual([
    expect.stringMatching(/Seeverband.*\*\*28 Euro\*\*/),
    expect.stringMatching(/Molenblick.*\*\*25 Euro\*\*/),
  ])
})

test.each([
  ['en', 'How often should a sail be washed, and at what temperature?', 'celsius'],
  ['de', 'Wie oft wäscht man ein Segel, und bei welcher Temperatur?', 'grad'],
  ['fr', 'Combien de fois par an laver une voile et à quelle température ?', 'celsius'],
  ['es', '¿Cada cuánto se lava una vela y a qué temperatura?', 'celsius'],
  ['it', 'Ogni quanto si lava una vela e a che temperatura?', 'celsius'],
  ['pt', 'Com que frequência se lava uma vela e a que temperatura?', 'celsius'],
  ['nl', 'Hoe vaak was je een zeil en op welke temperatuur?', 'graad'],
])(
  '%s: how often and at what temperature are two questions, and degrees answer the second',
  (language, topic, unit) => {
    const [often, degrees] = readAllAsked(readSubject(topic, language))
    expect(often?.isHowOften).toBe(true)
    expect(degrees?.isWanted({ unit, at: 0 }, '60')).toBe(true)
    expect(degrees?.isWanted({ unit: 'month', at: 0 }, '60')).toBe(false)
  },
)

test.each([
  'How do you tell that a sail is worn?',
  'Woran erkennt man ein altes Segel?',
  'Comment savoir si une voile est usée ?',
  '¿Cómo saber si una vela está gastada?',
  'Come capire se una vela è consumata?',
  'Como saber se uma vela está gasta?',
  'Waaraan zie je dat een zeil versleten is?',
  '帆の寿命のサインは何ですか?',
  '怎么知道帆旧了?',
])('a question for signs is known as one: %s', (question) => {
  expect(asksSigns(question)).toBe(true)
})

test('a question for what to do asks for no signs', () => {
  for (const question of [
    'How do you wash a sail?',
    'Wie wäscht man ein Segel?',
    'Comment laver une voile ?',
  ])
    expect(asksSigns(question)).toBe(false)
})

test.each([
  ['fr', 'Combien de temps dure une voile et à quoi reconnaît-on qu’elle est usée ?'],
  ['es', '¿Cuánto dura una vela y en qué se nota que está gastada?'],
  ['nl', 'Hoe lang gaat een zeil mee en waaraan zie je dat het versleten is?'],
  ['de', 'Wie lange hält ein Segel und woran erkennt man, dass es ersetzt werden muss?'],
])('%s: signs are asked for by a question of their own', (language, topic) => {
  const asked = readAllAsked(readSubject(topic, language))
  expect(asked).toHaveLength(2)
  expect(asked[1]?.isSigns).toBe(true)
})

test('what is saved in a year says not how often, and that nothing is prescribed does', async () => {
  const { markdown } = await write(
    'Wie oft muss eine Bootspumpe gewartet werden und was kostet die Wartung?',
    'de',
    [
      {
        publisher: 'Molenblick',
        text: 'Die Wartung einer Bootspumpe kostet etwa 100 Euro. Wer die Wartung der Bootspumpe selbst macht, spart 80 Euro jährlich. Es gibt keine fest vorgeschriebenen Wartungsintervalle für Bootspumpen.',
      },
      {
        publisher: 'Seeverband',
        text: 'Eine Bootspumpe sollte einmal im Jahr gewartet werden. Die Wartung der Bootspumpe kostet 90 bis 120 Euro.',
      },
    ],
  )
  const often = under(markdown, 'Wie oft muss eine Bootspumpe gewartet werden?')
  expect(often).toContain('keine fest vorgeschriebenen Wartungsintervalle')
  expect(often).toContain('einmal im Jahr')
  expect(often).not.toContain('80 Euro')
})

test.each([
  'There is no set schedule for it.',
  'Es gibt keine festen Intervalle.',
  'Il n’existe aucune fréquence imposée, aucune périodicité.',
  'No hay ninguna frecuencia fija.',
  'Non c’è nessuna scadenza fissa.',
  'Não há nenhuma frequência fixa.',
  'Er is geen vast interval.',
])('that no interval is set is known: %s', (text) => {
  expect(deniesInterval(text)).toBe(true)
})

test('a time of the year and half a dozen ways to say twice tell how often', () => {
  for (const text of [
    'with the beginning of jeder Heizperiode',
    'almeno due volte l’anno',
    'un paio di volte nella stagione',
    'chaque hiver',
    'cada temporada',
    'every spring',
  ])
    expect(saysHowOften(text), text).toBe(true)
})

test('what names nothing but its amount asks of all that the first question names', () => {
  const [, price] = readQuestions(
    readSubject('Wann muss man den Hafenpass umtauschen und was kostet das?', 'de'),
  )
  expect(price?.concepts.map(({ word }) => word)).toContain('umtauschen')
})

test('a sign is none where it is denied, or stands elsewhere on its page', async () => {
  const { markdown } = await write(
    'How long does a pier lamp last, and how do you tell that it needs replacing?',
    'en',
    [
      {
        publisher: 'Lampwork',
        text: 'A pier lamp lasts ten years. Age is not a symptom. A pier lamp with two of the signs below needs replacing soon.',
      },
      {
        publisher: 'Harbourlight',
        text: 'A pier lamp lasts eight years. Rust at the base is a sign that a pier lamp needs replacing.',
      },
    ],
  )
  const signs = under(markdown, 'How do you tell that it needs replacing?')
  expect(signs).toContain('Rust at the base is a sign')
  expect(signs).not.toContain('signs below')
  expect(signs).not.toContain('not a symptom')
})

test('a question that the opening answers is never said to be answered by none', async () => {
  const { markdown } = await write(
    'Combien de fois par an faut-il repeindre une coque et combien ça coûte ?',
    'fr',
    [
      {
        publisher: 'Quai',
        text: 'Une coque doit être repeinte une fois par an. En général, repeindre une coque coûte entre 55 et 150 euros.',
      },
      {
        publisher: 'Digue',
        text: 'Il est recommandé de repeindre la coque tous les deux ans. Les tarifs pour repeindre une coque varient entre 50 et 80 euros.',
      },
    ],
  )
  expect(markdown).toContain('**Combien ça coûte\u202f?**')
  expect(markdown).not.toContain('Aucune des sources')
  expect(markdown).not.toContain('ça coûte?')
})

test('a later sentence that limits an amount stands with it, and what to do may be told as enough', async () => {
  const { markdown } = await write('Ogni quanto si puliscono i filtri della barca e come si fa?', 'it', [
    {
      publisher: 'Molo',
      text: 'In generale, è consigliabile pulire i filtri della barca almeno due volte l’anno: prima della stagione e dopo. Tuttavia, se la barca viene usata quotidianamente o si trova in acque particolarmente sporche, è opportuno pulirli una volta al mese.',
    },
    {
      publisher: 'Darsena',
      text: 'I filtri della barca si puliscono ogni due settimane. La pulizia dei filtri è semplice: basta estrarli e lavarli in acqua corrente.',
    },
  ])
  expect(under(markdown, 'Ogni quanto si puliscono i filtri della barca?')).toMatch(
    /due volte.*una volta al mese/,
  )
  expect(under(markdown, 'Come si fa?')).toContain('basta estrarli')
})

test('wear that is told as a condition is a sign, and that none shows is not', async () => {
  const { markdown } = await write(
    'Wie lange hält ein Segel und woran erkennt man, dass es ausgetauscht werden muss?',
    'de',
    [
      {
        publisher: 'Molenblick',
        text: 'Ein Segel hält zehn Jahre. Weist das Segel starke Falten auf, sollten Sie es austauschen.',
      },
      {
        publisher: 'Seeverband',
        text: 'Ein Segel hält sechs Jahre. Ein Segel muss irgendwann ausgetauscht werden, auch wenn es keine Abnutzung zeigt.',
      },
    ],
  )
  const signs = under(markdown, 'Woran erkennt man, dass es ausgetauscht werden muss?')
  expect(signs).toContain('Weist das Segel starke Falten auf')
  expect(signs).not.toContain('auch wenn')
})

test.each([
  ['en', 'Here are five signs that it is time for a new one.'],
  ['de', 'Drei Anzeichen werden Ihnen vorgestellt.'],
  ['fr', 'Voici cinq signes à surveiller.'],
  ['es', 'Hay cinco señales que conviene conocer.'],
  ['it', 'Ci sono cinque segnali da conoscere.'],
  ['pt', 'Há cinco sinais a conhecer.'],
  ['nl', 'Er zijn vijf signalen om op te letten.'],
])('%s: a sentence that announces signs tells none', (language, text) => {
  expect(announcesList(text, language)).toBe(true)
})

test('steps that a page numbers answer what to do, in whichever form of the verb', async () => {
  const source = createSource({
    title: '¿Por qué se congela la bomba y cómo se soluciona?',
    publisher: 'Muelle',
    language: 'es',
    url: 'https://muelle.example/page',
    isNamed: true,
    text: 'La bomba del barco se congela porque circula poca agua. El hielo aparece cuando la bomba baja de 0 grados.',
  })
  const { markdown } = await createBuiltInWriter().write(
    createWriteRequest({
      topic: '¿Por qué se congela la bomba del barco y cómo se soluciona?',
      language: 'es',
      evidence: [
        {
          ...source,
          blocks: [
            ...source.blocks,
            { kind: 'heading', level: 2, text: 'Qué hacer con la bomba congelada' },
            {
              kind: 'list',
              first: 1,
              items: [
                'Apaga la bomba y espera 2 horas.',
                'Pon agua tibia en la bomba.',
                'Revisa el filtro de la bomba.',
              ],
            },
          ],
        },
      ],
    }),
  )
  expect(markdown).toMatch(/\*\*¿Cómo se soluciona\?\*\*\n\n(?:.*\n)?\s*1\. «Apaga la bomba/)
})
