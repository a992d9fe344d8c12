import { expect, test } from 'vitest'
import type { CompanyProfile } from '#contract/company-profile.ts'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { createWriteRequest } from '#test-support/fixtures/writer/create-write-request.ts'
import { createBuiltInWriter } from '../../built-in-writer.ts'
import type { EvidenceSource } from '../../writer.ts'

function write(topic: string, language: string, evidence: EvidenceSource[], profile: CompanyProfile = {}) {
  return createBuiltInWriter().write(
    createWriteRequest({ topic, evidence, language, targetWords: 800, profile }),
  )
}

const upload = (title: string, language: string, text: string, rest: Partial<EvidenceSource> = {}) =>
  createSource({ title, language, text, own: true, ...rest })

const stove =
  'We recommend that a wood stove is swept at least twice a year. A wood stove that burns wet wood is swept every three months.'

test.each([
  [
    'en',
    'How often is a wood stove swept?',
    `Solid Fuel Bureau, guidance note, March 2025\n\n${stove}`,
    '**Solid Fuel Bureau** (2025): “We recommend',
  ],
  [
    'de',
    'Wie oft wird eine Regentonne gereinigt?',
    'Verband der Gartenfreunde, Merkblatt, April 2024\n\nWir empfehlen, eine Regentonne zweimal im Jahr zu reinigen. Unsere Mitglieder reinigen die Regentonne im Herbst.',
    '**Verband der Gartenfreunde** (2024): „Wir empfehlen',
  ],
  [
    'fr',
    'Combien coûte l’entretien d’un poêle ?',
    'Agence de l’énergie, fiche conseil, mars 2025\n\nNous recommandons un entretien du poêle par an, à 180 euros. Nos clients paient 150 euros pour l’entretien d’un poêle.',
    '**Agence de l’énergie** (2025)\u202f: «\u202fNous recommandons',
  ],
  [
    'es',
    '¿Cuánto dura el aceite de oliva abierto?',
    'Instituto del Olivar, hoja de consejos, marzo de 2025\n\nRecomendamos gastar el aceite de oliva abierto en tres meses. Nuestros clientes gastan el aceite abierto en seis meses.',
    '**Instituto del Olivar** (2025) [1]:\n\n- «Recomendamos',
  ],
  [
    'it',
    'Quanto spesso va rinfrescato il lievito madre?',
    'Scuola del Pane, guida, gennaio 2025\n\nConsigliamo di rinfrescare il lievito madre ogni 4 giorni. I nostri allievi rinfrescano il lievito madre ogni 7 giorni.',
    '**Scuola del Pane** (2025): «Consigliamo',
  ],
])(
  'in %s an uploaded paper says "we" in quotation marks, under the name of who published it',
  async (language, topic, text, said) => {
    const { markdown, description } = await write(topic, language, [upload('Paper', language, text)], {
      name: 'Hearthline',
    })
    expect(markdown).toContain(said)
    expect(description).not.toMatch(/^(?:We|Wir|Nous|Recomendamos|Consigliamo)/u)
  },
)

test('without a publisher the paper itself is named, and what says no "we" stays the company\'s own', async () => {
  const { markdown } = await write('How often is a wood stove swept?', 'en', [
    upload('Sweeping log', 'en', 'We found that a wood stove is swept 4 times a year in old inns.'),
    upload('Fuel notes', 'en', 'A wood stove that burns wet wood is swept every three months.'),
  ])
  expect(markdown).toContain(
    '**Sweeping log** (own document): “We found that a wood stove is swept 4 times a year in old inns”',
  )
  expect(markdown).toMatch(/(?<!“)A wood stove that burns wet wood is swept every three months \[\d\]/u)
})

test('on the site of the company itself "we" is the company', async () => {
  const profile = {
    name: 'Hearthline',
    callToAction: { text: 'Book', url: 'https://hearthline.example/book' },
  }
  const own = upload('Sweeping', 'en', stove, { url: 'https://www.hearthline.example/sweeping' })
  const { markdown } = await write('How often is a wood stove swept?', 'en', [own], profile)
  expect(markdown).toMatch(/(?<!“)We recommend that a wood stove/u)
})

test('a name is whole: an institution before a host, a host before a person but where everybody writes, and of a long title a part of it', async () => {
  const page = (title: string, text: string, rest: Partial<EvidenceSource> = {}) =>
    createSource({ title, text, url: `https://site${title.length}.example/page`, isNamed: true, ...rest })
  const long =
    'Guidance note 14: sweeping and inspection of domestic solid fuel appliances in smoke control areas'
  const { markdown } = await write('How often is a wood stove swept?', 'en', [
    page(
      'Villages',
      'By Dr Helen Marsh, County Fire Service, 12 May 2024\n\nA wood stove is swept twice a year in 31 of 40 villages.',
    ),
    page('Towns', 'A wood stove is swept once a year in 12 of 40 towns on the coast.', {
      author: 'Nia Morgan',
    }),
    page('Inns', 'A wood stove is swept 3 times a year in 9 of 11 inns on the coast.', {
      url: 'https://medium.com/inns',
      author: 'Ida Brandt',
    }),
    upload(long, 'en', 'We found that a wood stove is swept 4 times a year in old inns.'),
  ])
  expect(markdown).toContain('**County Fire Service**')
  expect(markdown).toContain('**site5.example**')
  expect(markdown).not.toContain('Nia Morgan')
  expect(markdown).toContain('**Ida Brandt**')
  expect(markdown).toContain('**Guidance note 14** (own document)')
  expect(markdown).not.toContain('…')
})

test('a sentence that takes up another is told with it or not at all', async () => {
  const { markdown } = await write('Why are rental bikes returned early?', 'en', [
    createSource({
      title: 'Survey',
      url: 'https://trade.example/page',
      isNamed: true,
      text: 'A loose saddle was the reason for 43 percent of rental bikes that were returned early. The others were returned early because of rain.\n\nOnly 4 percent of the rental bikes that were returned early needed one.',
    }),
  ])
  expect(markdown).toContain('returned early. The others were')
  expect(markdown).not.toContain('needed one')
})

const offer =
  'Is a pier coating worth it? A pier coating costs £40 and lasts six years. All of it is made in our own factory in Hull.'

test.each([
  ['Lena Vogt', 'pierly.example'],
  ['Pierly', 'Pierly'],
])('what is sold is put down to who sells it, and to nobody in person: by %s', async (author, named) => {
  const { markdown } = await write('Is a pier coating worth it?', 'en', [
    createSource({
      title: 'Pier coating',
      text: offer,
      isNamed: true,
      url: 'https://pierly.example/coating',
      author,
    }),
  ])
  expect(markdown).not.toContain('Lena Vogt')
  expect(markdown).toContain(`**${named}**, on its own offer`)
})

test('how to do a thing is no offer of a trade that does it for others', async () => {
  const { markdown } = await write('How to clean a pier', 'en', [
    createSource({
      title: 'How to clean a pier',
      url: 'https://piercare.example/clean',
      publisher: 'Pier Care',
      isNamed: true,
      text: 'Brush the pier with salt water before you clean it. Clean the pier from the top down. We have cleaned piers in Hull since 1998.',
    }),
  ])
  expect(markdown).toContain('**Pier Care**')
  expect(markdown).not.toContain('on its own offer')
})

test('in Japanese the name of a source has the marks of its script', async () => {
  const text =
    '## 掃除の頻度\n\nフィルター掃除の目安は2週間に1回です。\n\n## 掃除の方法\n\nフィルターは掃除機で掃除してから水で洗いましょう。'
  const { markdown } = await write('フィルター掃除はどのくらいの頻度で行うべきか', 'ja', [
    createSource({
      title: '掃除の頻度',
      url: 'https://kurashi.example/a',
      publisher: 'くらし帖',
      language: 'ja',
      isNamed: true,
      publishedAt: new Date('2021-06-02'),
      text,
    }),
  ])
  expect(markdown).toContain('**くらし帖**（2021年）')
  expect(markdown).toContain('（くらし帖、2021年6月）')
  expect(markdown).not.toMatch(/くらし帖\*{0,2}(?:,| \()/u)
})

test('old prices are said to be old, and old degrees are not', async () => {
  const page = (text: string) =>
    createSource({
      title: 'Candle wax',
      url: 'https://wax.example/page',
      publisher: 'Wax Post',
      isNamed: true,
      publishedAt: new Date('2011-04-03'),
      text,
    })
  const old = 'more than five years old'
  const degrees = await write('At what temperature does candle wax melt?', 'en', [
    page('Candle wax melts at 55 °C. Candle wax softens at 40 °C in the sun.'),
  ])
  expect(degrees.markdown).toContain('55 °C')
  expect(degrees.markdown).not.toContain(old)
  const prices = await write('How much does candle wax cost?', 'en', [
    page('Candle wax costs £5 a kilo. Candle wax of bees costs £19 a kilo.'),
  ])
  expect(prices.markdown).toContain(old)
})

const tank =
  'Rain barrels are scrubbed twice a year, in April and in October. A rain barrel with a lid needs it once. The rain barrel is emptied before the frost.'

test('what somebody else published is quoted under their name wherever it was kept, and is no word of the company', async () => {
  const kept = [
    upload('Barrels', 'en', `From: Garden Union, published 3 May 2025\n\n${tank}`),
    upload('Water', 'en', 'From: Hearthline, published 3 May 2025\n\nWe scrub a rain barrel 3 times a year.'),
  ]
  const { markdown } = await write('How often is a rain barrel scrubbed?', 'en', kept, { name: 'Hearthline' })
  expect(markdown).toContain(
    '**Garden Union** (2025): “Rain barrels are scrubbed twice a year, in April and in October',
  )
  expect(markdown).not.toContain('From: ')
  expect(markdown).toContain('. Barrels (Garden Union, 3 May 2025)')
})

test('two pages of one publisher are listed with who published them', async () => {
  const kept = ['Barrels', 'Rain'].map((title, at) =>
    upload(title, 'en', `Garden Union, May ${2024 + at}\n\n${tank.replace('twice', `${at + 2} times`)}`),
  )
  const { markdown } = await write('How often is a rain barrel scrubbed?', 'en', kept)
  expect(markdown).toContain('. Barrels (Garden Union, May 2024)')
  expect(markdown).toContain('. Rain (Garden Union, May 2025)')
})
