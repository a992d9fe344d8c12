import { afterAll, beforeAll, expect, test } from 'vitest'
import { UploadDocumentInput } from '#contract/knowledge.ts'
import { createTestService, type TestService } from '#test-support/test-service.ts'
import type { AgentContext } from '../core/context.ts'
import { searchKnowledge } from './search-knowledge.ts'
import { uploadDocument } from './upload-document.ts'

let service: TestService
const tenants = new Map<string, AgentContext>()
beforeAll(async () => {
  service = await createTestService()
  for (const [language, documents] of Object.entries(libraries)) {
    const { agent } = await service.createTenant()
    for (const [title, content] of Object.entries(documents))
      await uploadDocument(
        agent,
        UploadDocumentInput.parse({ title, content, language }),
        new AbortController().signal,
      )
    tenants.set(language, agent)
  }
})
afterAll(() => service.close())

/** A bakery, a letting agency and a winery. */
const libraries: Readonly<Record<string, Record<string, string>>> = {
  en: {
    'Sourdough handbook':
      '# The starter\n\nFeed the starter every twelve hours with equal parts of flour and water. A starter that smells of acetone is hungry.\n\n# Proofing\n\nThe dough proofs for 16 hours at four degrees. In summer we shorten that, because warm flour ferments faster.\n\n# Baking\n\nA loaf of one kilogram bakes for 45 minutes. Take it out when the core has 96 degrees.\n\n# Why loaves come out flat\n\nMost flat loaves were proofed too long. Three of ten were shaped with too little tension.',
    'Price list of the bakery':
      'A rye loaf costs €6.40 and a baguette €2.10. Cafés that order more than 30 loaves a week pay 15% less.',
    'Opening the new shop':
      'Leila Hadad runs the shop in Dover Street. She left the hotel trade in 2021. The shop opens at seven, and the oven is lit four hours before the shop opens. Nobody leaves before the counter is clean.',
    Allergens:
      'Every loaf has gluten. Nuts are used in two cakes only, and in a room of their own. We answer questions on allergens within one day.',
  },
  de: {
    'Leitfaden Mietvertrag':
      '# Kündigung\n\nDie Kündigungsfrist für Mieter dauert drei Monate. Für Vermieter verlängert sie sich nach fünf Jahren auf sechs Monate.\n\n# Kaution\n\nDie Kaution beträgt höchstens drei Kaltmieten. Wir zahlen sie in der Regel nach sechs Monaten zurück, weil die Nebenkosten erst dann abgerechnet sind.\n\n# Übergabe\n\nDie Wohnungsübergabe dauert im Durchschnitt 50 Minuten. Das Protokoll führt Jonas Wendt, der seit 2016 bei uns arbeitet.',
    'Kosten der Verwaltung':
      'Die Verwaltung einer Wohnung kostet 28 Euro im Monat. Für Stellplätze berechnen wir 4 Euro.',
    'Schäden und Reparaturen':
      'Einen Wasserschaden melden Mieter sofort, nicht erst nach drei Tagen. Schimmel entsteht meist, weil zu selten gelüftet wird. 40 % der Schäden entfallen auf undichte Leitungen.',
    'Über uns':
      'Wir verwalten 412 Wohnungen in Kassel. Vor dem Umzug in das neue Büro hatten wir drei Monate lang nur ein Telefon.',
  },
  fr: {
    'Guide de la vendange':
      '# La récolte\n\nLa vendange dure douze jours pour les quatorze hectares. Nous récoltons à la main, parce que les pentes sont trop raides pour une machine.\n\n# La cuvaison\n\nLa cuvaison des rouges prend trois semaines. Deux jours avant la mise en cuve, les cuves sont lavées.\n\n# L’élevage\n\nLe vin passe onze mois en fût. Un tiers des fûts est neuf.',
    'Tarifs des visites':
      'Une visite de la cave coûte 12 euros par personne, dégustation comprise. Les groupes de plus de dix personnes paient 9 euros.',
    Équipe:
      'Claire Morvan dirige le chai depuis 2012. Quatre personnes travaillent dans les vignes toute l’année, et vingt-deux pendant la récolte.',
    Livraison:
      'Les commandes partent le mardi. Une commande arrive en trois jours en France. Nous remplaçons toute bouteille cassée.',
  },
}

async function ask(language: string, query: string) {
  const agent = tenants.get(language)
  if (!agent) throw new Error(language)
  const { passages, searched_for } = await searchKnowledge(agent, { query, limit: 10 })
  return {
    searched_for,
    first: passages[0],
    answer: passages[0]?.answer && passages[0].text.slice(...passages[0].answer),
    strengths: passages.map(({ strength }) => strength),
  }
}

test.each([
  ['en', 'How long does a loaf bake?', 'A loaf of one kilogram bakes for 45 minutes.'],
  ['en', 'How long should dough proof?', 'The dough proofs for 16 hours at four degrees.'],
  ['en', 'How much does a rye loaf cost?', 'A rye loaf costs €6.40 and a baguette €2.10.'],
  ['en', 'Who runs the shop in Dover Street?', 'Leila Hadad runs the shop in Dover Street.'],
  ['en', 'Why are loaves flat?', 'Most flat loaves were proofed too long.'],
  ['en', 'Which cakes have nuts?', 'Nuts are used in two cakes only, and in a room of their own.'],
  [
    'de',
    'Wie lange dauert eine Wohnungsübergabe?',
    'Die Wohnungsübergabe dauert im Durchschnitt 50 Minuten.',
  ],
  [
    'de',
    'Wie lange ist die Kündigungsfrist für Mieter?',
    'Die Kündigungsfrist für Mieter dauert drei Monate.',
  ],
  ['de', 'Was kostet die Verwaltung einer Wohnung?', 'Die Verwaltung einer Wohnung kostet 28 Euro im Monat.'],
  ['de', 'Warum entsteht Schimmel?', 'Schimmel entsteht meist, weil zu selten gelüftet wird.'],
  ['de', 'Wie viele Wohnungen verwalten wir?', 'Wir verwalten 412 Wohnungen in Kassel.'],
  ['fr', 'Combien de temps dure la vendange ?', 'La vendange dure douze jours pour les quatorze hectares.'],
  [
    'fr',
    'Combien coûte une visite de la cave ?',
    'Une visite de la cave coûte 12 euros par personne, dégustation comprise.',
  ],
  ['fr', 'Qui dirige le chai ?', 'Claire Morvan dirige le chai depuis 2012.'],
  [
    'fr',
    'Pourquoi récolter à la main ?',
    'Nous récoltons à la main, parce que les pentes sont trop raides pour une machine.',
  ],
])('%s: the sentence that answers "%s" comes first and is a strong match', async (language, query, said) => {
  const found = await ask(language, query)
  expect(found.answer).toBe(said)
  expect(found.first?.strength).toBe('strong')
})

test('what is said of one name is no strong match for a question about another', async () => {
  const { strengths } = await ask('en', 'Who runs the shop in Mill Street?')
  expect(strengths).not.toContain('strong')
})

test.each([
  // A verb or a common word, and no more.
  ['en', 'Why do customers leave before delivery?'],
  ['en', 'How long is the warranty on an oven?'],
  ['en', 'Do you sell gift vouchers?'],
  ['en', 'How long before the wedding should I order a cake?'],
  ['de', 'Wie lange dauert die Sanierung eines Dachs?'],
  ['de', 'Was kostet ein Makler?'],
  ['de', 'Wie viele Mitarbeiter hat das Büro?'],
  ['fr', 'Combien coûte une chambre d’hôte ?'],
  ['fr', 'Combien de temps faut-il pour planter une vigne ?'],
  ['fr', 'Pourquoi partir en vacances en Espagne ?'],
])('%s: nothing is a match for "%s", which no document answers', async (language, query) => {
  const { strengths } = await ask(language, query)
  expect(strengths.filter((strength) => strength !== 'weak')).toEqual([])
})

test.each([
  ['en', 'How long does the shop take to open?', 'some'],
  ['en', 'How long is the shop open?', 'some'],
  ['de', 'Wie lange dauert ein Wasserschaden?', 'weak'],
  ['fr', 'Combien de temps dure la mise en cuve ?', 'some'],
])(
  '%s: a time before or after something is not how long it is: the best match for "%s" is %s',
  async (language, query, strength) => {
    expect((await ask(language, query)).first?.strength).toBe(strength)
  },
)

test('typing errors are corrected by the words of the documents, and the answer says so', async () => {
  const found = await ask('en', 'How long does suordough dough prof?')
  expect(found.searched_for).toContain('sourdough')
  const german = await ask('de', 'Kündigungsfirst für Mieter')
  expect(german.searched_for).toBe('kündigungsfrist für Mieter')
  expect(german.first?.heading).toBe('Kündigung')
  expect((await ask('en', 'rye loaf')).searched_for).toBeUndefined()
  expect((await ask('en', 'insurance for bakeries')).searched_for).toBeUndefined()
})

test('a name with a capital inside a query stays, and is not corrected into a word of the documents', async () => {
  expect((await ask('en', 'Who opens the shop at Breadd?')).searched_for).toBeUndefined()
  expect((await ask('en', 'Who opens the shopp at seven?')).searched_for).toContain('shop')
})

test.each([
  ['en', 'How long do three loaves proof?', 'How long do 3 loaves proof?'],
  ['en', 'Why are eleven loaves flat?', 'Why are 11 loaves flat?'],
  ['de', 'Was kostet die Verwaltung für drei Wohnungen?', 'Was kostet die Verwaltung für 3 Wohnungen?'],
])(
  '%s: "%s" and "%s" are the same question: a count in words is the count in digits',
  async (language, inWords, inDigits) => {
    const [words, digits] = [await ask(language, inWords), await ask(language, inDigits)]
    expect(digits.first?.chunk_id).toBe(words.first?.chunk_id)
    expect(digits.first?.lacks).toEqual(words.first?.lacks)
    expect(digits.first?.strength).toBe(words.first?.strength)
    expect(digits.answer).toBe(words.answer)
  },
)

test('a topic in a heading, with a word of its title, comes before a passage that has one of its words', async () => {
  const found = await ask('en', 'sourdough starter')
  expect(found.first?.heading).toBe('The starter')
  expect(found.first?.strength).not.toBe('weak')
})
