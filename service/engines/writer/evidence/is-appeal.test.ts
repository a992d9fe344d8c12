import { expect, test } from 'vitest'
import type { PageBlock } from '../../reader/page-block.ts'
import { isAppeal } from './is-appeal.ts'
import { screenBlocks } from './screen-blocks.ts'

test.each([
  'Next courses: 12 March and 3 April, Leeds. Two days each, £350. Early-bird discount until 1 February.',
  'Early-bird discount until 1 February.',
  'Early-bird price £290 for bookings before 1 March',
  'Support us with a subscription.',
  'If you found this useful, share it with a friend.',
  'Download our free app for iOS and Android.',
  'Become a member today.',
  'Nächste Kurse: 12. März in Kiel, 3. April in Bonn.',
  'Frühbucherrabatt bis Ende Februar.',
  'Unterstützen Sie uns mit einem Abo.',
  'Laden Sie jetzt unsere kostenlose App.',
  'Teilen Sie diesen Artikel mit Freunden.',
  'Prochaines formations : 12 mars à Lyon.',
  'Soutenez-nous avec un don.',
  'Téléchargez gratuitement notre application.',
  'Partagez cet article sur vos réseaux !',
  '¡Compártelo! Y descarga gratis nuestra app.',
  'Compártelo en tus redes y descarga gratis nuestra app.',
  'Próximos cursos: 12 de marzo en Sevilla.',
  'Descuento por inscripción anticipada hasta el 1 de febrero.',
  'Hazte socio.',
  'Prossimi corsi: 12 marzo a Torino.',
  'Scarica la nostra app.',
  'Sostienici con una donazione.',
  'Condividilo con i tuoi amici.',
  'Próximos cursos: 12 de março no Porto.',
  'Baixe nosso aplicativo.',
  'Partilhe este artigo nas redes.',
  'Volgende cursussen: 12 maart in Utrecht.',
  'Vroegboekkorting tot 1 februari.',
  'Steun ons met een abonnement.',
  'Download onze gratis app.',
])('an appeal of a page for itself is left out: %s', (line) => {
  expect(isAppeal(line)).toBe(true)
  const fact: PageBlock = { kind: 'paragraph', text: 'A sweep measured 40 flues in Leeds in 2024.' }
  expect(screenBlocks([fact, { kind: 'paragraph', text: line }, fact], 'en')).toEqual([fact, fact])
})

test.each([
  'Early-bird discounts fill a course two weeks sooner, 14 organisers said.',
  'The course costs £350, with the early-bird discount £290.',
  'The municipality pays 20% until 31 March.',
  'Download the form before you call the tax office.',
  'Share the load between two people.',
  'Share of members who renew: 62%.',
  'Support costs 40 euros a month.',
  'Get the newsletter out by noon on Tuesday.',
  'Become a member of a tenants’ association before you sue.',
  'Follow the checklist row by row.',
  'Subscriptions cost 9.90 euros a month and can be cancelled at any time.',
  'Next steps: measure, compare, order.',
  'Der Frühbucherrabatt brachte 2024 ein Drittel der Buchungen.',
  'Werden Teile geteilt, halten sie länger.',
  'Teilen sich drei Parteien den Kessel, zahlt jede ein Drittel.',
  'Le tarif réduit vaut pour les moins de 26 ans.',
  'Partagez la pâte en quatre parts.',
  'Reserva un tercio del presupuesto para imprevistos.',
  'Comparte piso el 40 % de los jóvenes.',
  'Prova di carico: 40 kg per 24 ore.',
  'Siga as instruções do fabricante.',
  'Word lid van een vakbond voordat u een geschil begint.',
  'Deel het deeg in vieren.',
])('a fact, a price or advice stays: %s', (line) => {
  expect(isAppeal(line)).toBe(false)
})

test('a section of the page’s own courses goes with its heading', () => {
  const fact: PageBlock = { kind: 'paragraph', text: 'A sweep measured 40 flues in Leeds in 2024.' }
  const courses: PageBlock[] = [
    { kind: 'heading', level: 2, text: 'Upcoming courses' },
    { kind: 'list', items: ['12 March, Leeds, £350', '3 April, York, £350'] },
  ]
  expect(screenBlocks([fact, ...courses], 'en')).toEqual([fact])
})
