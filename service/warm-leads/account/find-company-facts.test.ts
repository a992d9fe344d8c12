import { expect, test } from 'vitest'
import type { Survey } from '../survey/survey.ts'
import { findCompanyFacts } from './find-company-facts.ts'
import { findSizeHints } from './size-hints.ts'

/** Only what the rules look at. */
function surveyOf(text: string, things: Record<string, unknown>[] = []): Survey {
  const page = {
    kind: 'about',
    finalUrl: 'https://acme.example/about',
    title: 'About',
    blocks: [{ kind: 'paragraph', text }],
    surface: { things },
  }
  // A whole survey has much that no fact depends on.
  return { pages: [page], home: page, readAt: new Date('2026-11-01') } as unknown as Survey
}

test.each([
  ['Founded in 2019 in Hamburg, Acme builds kitchens.', '2019', 'Hamburg'],
  ['Acme was founded in Bristol in 2014 by Ruth Okafor.', '2014', 'Bristol'],
  ['Acme was established in March 1998 and is headquartered in Porto, Portugal.', '1998', 'Porto, Portugal'],
  ['Since 1987 we have fitted boilers.', '1987', null],
  ['Gegründet 2019 in Hamburg, arbeiten heute 14 Leute in unserer Werkstatt in Altona.', '2019', 'Hamburg'],
  ['Das Unternehmen wurde 1999 in Frankfurt am Main gegründet.', '1999', 'Frankfurt am Main'],
  ['Gründungsjahr: 2003', '2003', null],
  ['Meisterplan GmbH mit Sitz in Leipzig.', null, 'Leipzig'],
  ['Acme GmbH, Große Elbstraße 12, 22767 Hamburg', null, 'Hamburg'],
  ['Fondée en 2011 à La Rochelle, Acme construit des voiliers.', '2011', 'La Rochelle'],
  ['Acme a été créée en 2005 et son siège social est à Lyon.', '2005', 'Lyon'],
  ['Fundada en 1992 en Sevilla, Acme hace muebles.', '1992', 'Sevilla'],
  ['Somos una empresa con sede en Buenos Aires.', null, 'Buenos Aires'],
  ["Fondata nel 1978, l'azienda ha sede a Reggio Emilia.", '1978', 'Reggio Emilia'],
  ['Fundada em 2015 em São Paulo, a Acme torra café.', '2015', 'São Paulo'],
  ['Opgericht in 1996 in Den Bosch, bouwt Acme keukens.', '1996', 'Den Bosch'],
  ['Acme werd in 2011 opgericht en is gevestigd in Utrecht.', '2011', 'Utrecht'],
  ['Sinds 1984 plaatsen wij daken.', '1984', null],
  ['A empresa foi criada em 2008 e está sediada em Lisboa.', '2008', 'Lisboa'],
])('“%s” says when and where', (text, founded, location) => {
  const facts = findCompanyFacts(surveyOf(text))
  expect([facts.founded?.value ?? null, facts.location?.value ?? null]).toEqual([founded, location])
  for (const fact of [facts.founded, facts.location]) if (fact) expect(text).toContain(fact.passage)
})

test.each([
  'Our customer Brew Co, founded in 2009 in Berlin, saves four hours a week.',
  'The law of 2019 changed what heating may cost.',
  'We serve customers in 14 countries.',
  'A heat pump costs 12000 Euro.',
  'Founded in 2090.',
])('“%s” says neither', (text) => {
  expect(findCompanyFacts(surveyOf(text))).toEqual({ founded: null, location: null })
})

test('structured data counts before sentences, whatever trade it names', () => {
  const address = { addressLocality: 'Bristol', addressCountry: 'GB' }
  const thing = { '@type': 'HVACBusiness', name: 'Acme', foundingDate: '2014-03-01', address }
  const facts = findCompanyFacts(surveyOf('Founded in 2019 in Hamburg.', [thing]))
  expect(facts).toMatchObject({
    founded: { value: '2014', passage: 'Structured data: foundingDate 2014' },
    location: { value: 'Bristol, GB' },
  })
})

test.each([
  ['We are a team of nine who fit heat pumps.', 9],
  ['Heute arbeiten 14 Mitarbeiterinnen und Mitarbeiter bei uns.', 14],
  ['Nous sommes une équipe de 23 personnes.', 23],
  ['Acme compte 120 salariés.', 120],
  ['Somos 35 empleados.', 35],
  ["L'azienda ha 48 dipendenti.", 48],
  ['Hoje somos 60 funcionários.', 60],
  ['Wij zijn een team van zeven.', 7],
  ['Bij Acme werken 45 medewerkers.', 45],
  ['Meer dan 3.000 mensen vertrouwen ons.', undefined],
  ['Trusted by 40,000 people around the world.', undefined],
  ['Über 3.400 Betriebe vertrauen uns.', undefined],
])('“%s” says how many work there', (text, number) => {
  const staff = findSizeHints(surveyOf(text)).find(({ what }) => what === 'employees')
  expect(staff?.number).toBe(number)
})

test.each([
  'Trusted by 900 roasteries in 14 countries.',
  'More than 5,000 customers and 3 offices.',
  'Used by 1,150 crews across Britain and Ireland.',
])('“%s” is no size: only people who work there are', (text) => {
  expect(findSizeHints(surveyOf(text))).toEqual([])
})

test('a range of employees in structured data counts from its lower end', () => {
  const thing = { '@type': 'Organization', name: 'Acme', numberOfEmployees: '11-50' }
  expect(findSizeHints(surveyOf('', [thing]))[0]).toMatchObject({ what: 'employees', number: 11 })
})
