import { expect, test } from 'vitest'
import { createFinding } from '#test-support/fixtures/writer/create-finding.ts'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import type { EvidenceSource } from '../../writer.ts'
import { readEvidence } from '../read-evidence.ts'
import { findDisagreements } from './find-disagreements.ts'
import { findSamePublisher } from './find-same-publisher.ts'
import { readSubject } from './subject.ts'

type Page = Partial<EvidenceSource> & { text: string }

/** What stands on the sides where each page is of a publisher of its own, unless it says otherwise. */
async function sidesOf(language: string, topic: string, pages: readonly Page[]) {
  const pace = async () => {}
  const sources = pages.map((page, at) => createSource({ title: `Page ${at}`, language, ...page }))
  const { sentences } = await readEvidence(sources, pace)
  const findings = sentences.map((sentence) => createFinding([sentence], { coverage: 0.5 }))
  const voices = { sources, isSamePublisher: findSamePublisher(sources, []) }
  const found = await findDisagreements(findings, readSubject(topic, language), voices, pace)
  return found.map(({ sides }) => sides.map(({ figure, finding }) => figure ?? finding.sentences[0]?.text))
}

const pagesOf = (texts: readonly string[]): Page[] => texts.map((text) => ({ text }))

test.each([
  [
    'a most against more',
    'en',
    'Keeping hens in a garden',
    'In a movable coop no more than 4 hens may sleep on a square metre.',
    'A movable coop sleeps 9 hens on a square metre.',
    ['4 hens', '9 hens'],
  ],
  [
    'two least amounts',
    'de',
    'Sicherheitsabstand beim Kaminofen',
    'Zu brennbaren Möbeln muss der Kaminofen mindestens 80 cm Abstand haben.',
    'Der Kaminofen muss zu brennbaren Möbeln mindestens 40 cm Abstand haben.',
    ['80 cm', '40 cm'],
  ],
  [
    'ranges that do not meet',
    'fr',
    'Durée de vie des volets roulants',
    'Les volets roulants en aluminium ont une durée de vie de 25 à 30 ans.',
    'La durée de vie des volets roulants en aluminium est de 10 à 15 ans.',
    ['25 à 30 ans', '10 à 15 ans'],
  ],
  [
    'two intervals for one job',
    'es',
    'Mantenimiento de una piscina',
    'El agua de la piscina se analiza cada 15 días durante la temporada.',
    'Durante la temporada el agua de la piscina se analiza cada 3 días.',
    ['15 días', '3 días'],
  ],
  [
    'two prices of one thing',
    'it',
    'Quanto costa il passaporto del cavallo?',
    'Il passaporto del cavallo costa 45 euro presso l’associazione degli allevatori.',
    'Presso l’associazione degli allevatori il passaporto del cavallo costa 110 euro.',
    ['45 euro', '110 euro'],
  ],
  [
    'two temperatures',
    'pt',
    'Como conservar vinho tinto',
    'O vinho tinto conserva-se na cave a uma temperatura de 12 graus.',
    'Na cave o vinho tinto conserva-se a uma temperatura de 18 graus.',
    ['12 graus', '18 graus'],
  ],
  [
    'two last days',
    'en',
    'Applying for a mooring',
    'Applications for a mooring in the old harbour close on 31 March.',
    'The old harbour takes applications for a mooring until 15 May.',
    ['31 March', '15 May'],
  ],
  [
    'two notice periods',
    'de',
    'Kündigung einer Garage',
    'Für eine Garage gilt eine Kündigungsfrist von drei Monaten zum Monatsende.',
    'Die Kündigungsfrist für eine Garage beträgt zwei Wochen zum Monatsende.',
    ['drei Monaten', 'zwei Wochen'],
  ],
  [
    'two lifetimes in Japanese',
    'ja',
    '畳の寿命',
    '畳表の寿命は約5年です。',
    '畳表の寿命は約12年です。',
    ['5年', '12年'],
  ],
  [
    'an interval and a frequency',
    'en',
    'How often to clean the filter of an air conditioner?',
    'The filter of an air conditioner is cleaned every two weeks in summer.',
    'In summer the filter of an air conditioner is cleaned once a month.',
    ['two weeks', 'once a month'],
  ],
  [
    'an interval and a frequency',
    'de',
    'Wie oft den Filter der Klimaanlage reinigen?',
    'Der Filter der Klimaanlage wird im Sommer alle zwei Wochen gereinigt.',
    'Im Sommer wird der Filter der Klimaanlage einmal im Monat gereinigt.',
    ['zwei Wochen', 'einmal im Monat'],
  ],
  [
    'an interval and a frequency',
    'fr',
    'À quelle fréquence nettoyer le filtre du climatiseur ?',
    'Le filtre du climatiseur se nettoie toutes les deux semaines en été.',
    'En été, le filtre du climatiseur se nettoie une fois par mois.',
    ['deux semaines', 'une fois par mois'],
  ],
  [
    'an interval and a frequency',
    'es',
    '¿Cada cuánto limpiar el filtro del aire acondicionado?',
    'El filtro del aire acondicionado se limpia cada dos semanas en verano.',
    'En verano el filtro del aire acondicionado se limpia una vez al mes.',
    ['cada dos semanas', 'una vez al mes'],
  ],
  [
    'an interval and a frequency',
    'pt',
    'Com que frequência limpar o filtro do ar-condicionado?',
    'O filtro do ar-condicionado limpa-se a cada duas semanas no verão.',
    'No verão o filtro do ar-condicionado limpa-se uma vez por mês.',
    ['cada duas semanas', 'uma vez por mês'],
  ],
  [
    'ranges that only touch',
    'en',
    'How long is a dental cleaning?',
    'A dental cleaning with a polish takes 30 to 60 minutes.',
    'A dental cleaning with a polish takes 60 to 90 minutes.',
    ['30 to 60 minutes', '60 to 90 minutes'],
  ],
])('%s contradict each other', async (_, language, topic, one, other, figures) => {
  expect(await sidesOf(language, topic, pagesOf([one, other]))).toEqual([figures])
})

test.each([
  [
    'a duty and none',
    'en',
    'Lifejackets in a rowing club',
    'Lifejackets are compulsory for juniors on the lake.',
    'On the lake juniors are not required to wear lifejackets.',
  ],
  [
    'a duty and none',
    'de',
    'Registrierung von Hauskatzen',
    'Der Mikrochip ist für Hauskatzen in der Gemeinde vorgeschrieben.',
    'Für Hauskatzen in der Gemeinde ist kein Mikrochip erforderlich.',
  ],
  [
    'allowed and forbidden',
    'fr',
    'Brûler des branches au jardin',
    'Le brûlage des branches taillées est autorisé au jardin en automne.',
    'En automne, le brûlage des branches taillées est interdit au jardin.',
  ],
  [
    'needed and not',
    'es',
    'Permiso para un toldo',
    'Para instalar un toldo en la fachada es necesaria una licencia municipal.',
    'No se necesita licencia municipal para instalar un toldo en la fachada.',
  ],
  [
    'advised and advised against',
    'it',
    'Potare gli ulivi',
    'Gli agronomi consigliano la potatura degli ulivi giovani in gennaio.',
    'La potatura degli ulivi giovani in gennaio è sconsigliata dai vivaisti.',
  ],
  [
    'of use and of none',
    'pt',
    'Afastar caracóis da horta',
    'A borra de café é eficaz contra caracóis nos canteiros.',
    'Nos canteiros, a borra de café não tem efeito contra caracóis.',
  ],
])('%s contradict each other (%s)', async (_, language, topic, one, other) => {
  const [sides = []] = await sidesOf(language, topic, pagesOf([one, other]))
  expect(sides).toHaveLength(2)
})

test.each([
  [
    'a price and a rate',
    'de',
    'E-Bike: kaufen oder leasen?',
    'Ein Lastenrad mit Motor kostet im Laden 4.900 €.',
    'Beim Lastenrad mit Motor liegt die Leasingrate bei 980 € im Jahr.',
  ],
  [
    'a cost and a saving',
    'en',
    'Is a smart thermostat worth it?',
    'A smart thermostat with its subscription costs £9 a month.',
    'A smart thermostat saves a household £14 a month.',
  ],
  [
    'an interval and a lifetime',
    'fr',
    'Entretien d’une chaudière à granulés',
    'Le brûleur de la chaudière à granulés est contrôlé tous les deux ans.',
    'Le brûleur de la chaudière à granulés a une durée de vie de douze ans.',
  ],
  [
    'volumes that only condition a price',
    'de',
    'Was kosten Holzpellets?',
    'Bei 6.000 kg Abnahme kostet die Tonne Pellets 289 €.',
    'Bei einer Lieferung von 3.000 kg Pellets kostet die Tonne 294 €.',
  ],
  [
    'prices for two amounts',
    'es',
    '¿Cuánto cuesta pintar una casa?',
    'Para un piso de 60 m² la pintura cuesta 900 euros.',
    'Para un piso de 120 m² la pintura cuesta 1.700 euros.',
  ],
  [
    'a purchase and its upkeep',
    'it',
    'Quanto costa una stufa a pellet?',
    'Una stufa a pellet canalizzata costa 3.200 euro.',
    'Le spese di manutenzione di una stufa a pellet canalizzata sono di 450 euro.',
  ],
  [
    'a fine and a fee',
    'pt',
    'Registo de um drone',
    'O registo do drone custa 25 euros.',
    'A multa por falta de registo do drone é de 150 euros.',
  ],
  [
    'what was and what is',
    'en',
    'Late fees in libraries',
    'Until 2019 the county library charged a late fee of 80 cents a day for a book, that is 4 euros a week.',
    'The county library charges a late fee of 9 euros a week for a book.',
  ],
  [
    'two years of a count',
    'de',
    'Fahrraddiebstahl in Zahlen',
    'Im Jahr 2022 wurden 21 Prozent der gestohlenen Räder wiedergefunden.',
    'Im Jahr 2025 wurden 34 Prozent der gestohlenen Räder wiedergefunden.',
  ],
  [
    'cleaning and replacing',
    'en',
    'Care of an aquarium filter',
    'The sponge of an aquarium filter is rinsed every two weeks.',
    'The sponge of an aquarium filter is replaced every six months.',
  ],
  [
    'new and old',
    'fr',
    'Frais de notaire',
    'Les frais de notaire sont de 3 % du prix pour un logement neuf.',
    'Les frais de notaire sont de 8 % du prix pour un logement ancien.',
  ],
  [
    'a duty for one thing and none for another',
    'en',
    'Dogs on trains',
    'Dogs on the train must be kept on a lead.',
    'Dogs on the train do not need a ticket.',
  ],
  [
    'duties of two places',
    'es',
    'Cadenas para la nieve',
    'En Andorra las cadenas para la nieve son obligatorias en invierno.',
    'En Portugal las cadenas para la nieve no son obligatorias en invierno.',
  ],
  [
    'a duty and an exception from it',
    'de',
    'Genehmigung für einen Carport',
    'Ein Carport am Haus braucht eine Baugenehmigung.',
    'Ein Carport am Haus braucht bis 30 Quadratmeter Fläche keine Baugenehmigung.',
  ],
  [
    'a fee and a deposit',
    'en',
    'Renting an allotment',
    'An allotment in the valley costs 60 euros in the first season.',
    'For an allotment in the valley the deposit is 150 euros.',
  ],
  [
    'an interval and a frequency that are the same',
    'en',
    'How often to clean the filter of an air conditioner?',
    'The filter of an air conditioner is cleaned every six months in the hotel.',
    'In the hotel the filter of an air conditioner is cleaned twice a year.',
  ],
  [
    'ranges that overlap',
    'en',
    'How long is a dental cleaning?',
    'A dental cleaning with a polish takes 30 to 60 minutes.',
    'A dental cleaning with a polish takes 45 to 90 minutes.',
  ],
  [
    'one thing and another that a sentence joins to it',
    'en',
    'Water heaters: purchase price, running costs and lifespan',
    'A tankless water heater lasts more than 20 years.',
    'A heat pump water heater lasts 10 to 15 years and a tankless heater up to 20 years.',
  ],
  [
    'one thing and another that a sentence joins to it',
    'de',
    'Heizungen und ihre Lebensdauer',
    'Eine Gasheizung hält mehr als 20 Jahre.',
    'Eine Wärmepumpe als Heizung hält 10 bis 15 Jahre und eine Gasheizung bis zu 20 Jahre.',
  ],
  [
    'near prices of two sellers',
    'en',
    'How much is a cargo bike for a week?',
    'A cargo bike with three wheels costs £200 a week at the harbour.',
    'A cargo bike with three wheels costs £240 a week at the harbour.',
  ],
  [
    'one thing of two with the amount of the other',
    'fr',
    'Combien de temps faut-il garder ses quittances ?',
    'Gardez vos quittances d’eau 2 ans et vos quittances d’électricité et de gaz 5 ans.',
    'Les quittances d’électricité et de gaz se gardent 5 ans.',
  ],
  [
    'a limit and an invented case of it',
    'en',
    'How many boats may a harbour club berth?',
    'A harbour club may berth 50 boats in all.',
    'If you run three harbour clubs that each berth 20 boats, you are over the limit for a harbour club.',
  ],
  [
    'a lifetime and a guarantee',
    'ja',
    '給湯器の交換',
    '給湯器の保証は2年です。',
    '給湯器の寿命は約10年です。',
  ],
])('%s are no contradiction (%s, %s)', async (_, language, topic, one, other) => {
  expect(await sidesOf(language, topic, pagesOf([one, other]))).toEqual([])
})

test.each([
  [
    'en',
    'What is not included in the hire of a cargo bike?',
    '## Deposit\n\nWe hold £250 on a card for the Mule and the Pony and £400 for the Barge.',
    'The deposit for the Barge is £350 and is held on the card of the hirer.',
    ['£400', '£350'],
  ],
  [
    'de',
    'Was kostet die Miete eines Lastenrads?',
    'Die Kaution für das Modell Barge beträgt 400 Euro.',
    'Für das Modell Barge liegt die Kaution bei 350 Euro.',
    ['400 Euro', '350 Euro'],
  ],
])(
  'two papers of a company differ by any exact amount (%s)',
  async (language, topic, one, other, figures) => {
    const own = [one, other].map((text) => ({ text, own: true, url: null }))
    expect(await sidesOf(language, topic, own)).toEqual([figures])
  },
)

test('two papers of a company do not differ by what the same person pays for two things', async () => {
  const own = [
    'Damage cover costs £6 a day; without it the hirer pays the first £9 of any damage.',
    'Within five miles a mechanic comes out free of charge; beyond it the hirer pays £8 a mile.',
  ].map((text) => ({ text, own: true, url: null }))
  expect(await sidesOf('en', 'What is not included in the hire of a cargo bike?', own)).toEqual([])
})

const [low, high] = [
  'A pier lamp of the harbour office lasts 3 years in the salt air.',
  'A pier lamp of the harbour office lasts 9 years in the salt air.',
]

test('two pages of one site, one publisher or one author are no two voices', async () => {
  const differ = async (one: Partial<EvidenceSource>, other: Partial<EvidenceSource>) =>
    (
      await sidesOf('en', 'Pier lamps', [
        { text: low, ...one },
        { text: high, ...other },
      ])
    ).length > 0
  expect(await differ({ url: 'https://a.lamps.example/1' }, { url: 'https://www.lamps.example/2' })).toBe(
    false,
  )
  expect(await differ({ publisher: 'Harbour Office' }, { publisher: 'harbour office' })).toBe(false)
  expect(await differ({ author: 'Ida Brandt' }, { author: 'Ida Brandt' })).toBe(false)
  expect(await differ({ url: 'https://lamps.example/1' }, { url: 'https://piers.example/2' })).toBe(true)
  const forum = 'https://www.reddit.com/r/piers/'
  expect(
    await differ({ url: `${forum}1`, publisher: 'Reddit' }, { url: `${forum}2`, publisher: 'Reddit' }),
  ).toBe(true)
})

test('a rule from a year on does not contradict a page that is older', async () => {
  const since = 'Since 2024 a pier lamp must be tested every 2 years by the harbour office.'
  const before = 'A pier lamp must be tested every 5 years by the harbour office.'
  const sides = (publishedAt: Date) =>
    sidesOf('en', 'Pier lamps', [{ text: since }, { text: before, publishedAt }])
  expect(await sides(new Date('2021-03-01'))).toEqual([])
  expect(await sides(new Date('2025-03-01'))).toEqual([['2 years', '5 years']])
})

test.each([
  [
    'en',
    'Sealing a slate floor',
    'Sealing a slate floor is necessary.',
    'You often hear that sealing a slate floor is not necessary.',
  ],
  [
    'nl',
    'Leisteen vloer impregneren',
    'Een leistenen vloer impregneren is nodig.',
    'Soms hoor je dat een leistenen vloer impregneren niet nodig is.',
  ],
])('%s: what is told of others is no side (%s)', async (language, topic, one, other) => {
  expect(await sidesOf(language, topic, pagesOf([one, other]))).toEqual([])
})

test.each([
  [
    'en',
    'Sealing a slate floor',
    'Sealing a slate floor is necessary.',
    'Sealing a slate floor is not necessary.',
  ],
  [
    'nl',
    'Leisteen vloer impregneren',
    'Een leistenen vloer impregneren is nodig.',
    'Een leistenen vloer impregneren is niet nodig.',
  ],
])('%s: needed and not needed are two sides (%s)', async (language, topic, one, other) => {
  expect(await sidesOf(language, topic, pagesOf([one, other]))).toEqual([[one, other]])
})
