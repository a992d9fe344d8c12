import { expect, test } from 'vitest'
import { isBoilerplate } from './boilerplate.ts'

test.each([
  'Washed arabica from Peru, 19,90 € a bag, order yours today',
  'Espresso, 500 g, frisch geröstet – bestellen Sie jetzt',
  'Le kilo de grains à 12 €, profitez-en !',
  'Últimas plazas del curso, reserva ya',
  'Wenn Sie Kaffee lieben: jetzt zugreifen!',
  'Over 500 customers trust us, order now.',
  'From only 49 pounds, book now.',
  'Ab sofort: bestellen Sie jetzt.',
  'Ab 49 Euro, bestellen Sie jetzt.',
])('a line that ends on an order to buy is an advert: %s', (line) => {
  expect(isBoilerplate(line)).toBe(true)
})

test.each([
  'For a week in July the rule is short: book early.',
  'Rooms for the summer are gone by March; those who need one should, as our figures show, book in January.',
  'When rates drop below 4 percent for three months, buy.',
  'Wenn der Preis unter 30 Cent je Kilowattstunde fällt, jetzt zuschlagen.',
  'The work has three steps: measure, compare, order.',
  'From five on, buy.',
  'A partir de cinco, compre.',
])('advice when to buy is none: %s', (line) => {
  expect(isBoilerplate(line)).toBe(false)
})

test.each([
  'Die Spannweite innerhalb eines Typs betrug bis zu 90 kWh nach oben und unten.',
  'Na de renovatie ging het verbruik van drie van de acht woningen naar boven.',
])('a sentence that says in which direction something goes is no link to the top of a page: %s', (line) => {
  expect(isBoilerplate(line)).toBe(false)
})

test.each(['Nach oben', '↑ Back to top', 'Volver arriba'])(
  'a link to the top of a page is left out: %s',
  (line) => {
    expect(isBoilerplate(line)).toBe(true)
  },
)

test.each(['Phone calls take time', 'Fax machines are still found in surgeries'])(
  'a heading about telephones is no contact line: %s',
  (line) => {
    expect(isBoilerplate(line)).toBe(false)
  },
)

test.each(['Phone: 020 7946 0958', 'Phone 020 7946 0958', 'Fax +44 20 7946 0959', 'Phone number'])(
  'a contact line is left out: %s',
  (line) => {
    expect(isBoilerplate(line)).toBe(true)
  },
)

test.each([
  'Read next: “Five invoices your patients will love to pay” and “Why cash is over”.',
  'Webinar: “EAA in 45 minutes”, free for subscribers.',
  'Cite as: van Aalst 2026.',
  'Nur noch 17 Stück auf Lager!',
  'Jetzt zugreifen.',
  'Solo per questo mese: attivazione gratuita!',
  'Abbonati alla rivista: quattro numeri a 28 euro.',
])('what a page says for itself is left out: %s', (line) => {
  expect(isBoilerplate(line)).toBe(true)
})

test.each([
  'A webinar costs the speaker two days.',
  'Webinar: 40 leads for 900 euros.',
  'Only this week has 40 hours of sun.',
  'Nur noch 17 Stück standen im Mai auf der Liste.',
  'Gli abbonati alla rivista sono 12.000.',
])('a sentence about such things is none: %s', (line) => {
  expect(isBoilerplate(line)).toBe(false)
})

test.each([
  'Ballot SC-081v3 was authored by Clint Wilson of Apple and sponsored by Google, Mozilla and Sectigo.',
  'The study of 2024 was sponsored by the cork industry.',
  'The book was written by Ann Lee and reviewed by three teachers in March 2024.',
  'By Ann Lee’s count the shop lost 40 customers in May.',
  'The map is a photograph by satellite of the fires of 2023.',
])('a sentence that says who made or paid for something else is no byline: %s', (line) => {
  expect(isBoilerplate(line)).toBe(false)
})

test.each([
  'Sponsored by Acme Pumps.',
  'This article was sponsored by Acme Pumps of Leeds, makers of pumps.',
  'Our stand in Leeds, photograph by Ann Lee',
  'Lees ook: zeven tips voor droog hout.',
])('a credit or a pointer of the page itself is left out: %s', (line) => {
  expect(isBoilerplate(line)).toBe(true)
})

test.each([
  'Home remedies',
  'Home insurance',
  'Save money on heating',
  'Search engine rankings',
  'Menu planning',
  'Print costs',
  'Loading the dishwasher',
  'Share of voice',
  'Next steps',
  'Register your boiler',
  'Follow-up emails',
  'Contents insurance',
  'Get started with composting',
  'Updated rules for landlords',
  'Print both sides to save paper.',
  'Home batteries last ten years.',
  'Search takes three seconds on average.',
  'Next, rinse the glass.',
  'Save 20% of your heating costs.',
  'Talk to your neighbours first.',
  'Watch the pressure gauge.',
  'By May Barcelona had 40 stations.',
  'Suche nach undichten Stellen',
  'Drucken auf beiden Seiten spart Papier.',
  'Datenschutz im Verein',
  'Anzeige erstatten',
  'Werbung auf Bussen',
  'Inhalt der Hausapotheke',
  'Aktualisiert wird einmal im Jahr.',
  'Imprimer recto verso',
  'Publicité en ligne',
  'Partager les frais',
  'Índice glucémico',
  'Publicidad exterior',
  'Guardar el aceite',
  'Stampa fronte retro',
  'Salva spazio in cucina',
  'Pubblicità sui tram',
  'Guardar o azeite',
  'Publicidade online',
  'Delen met de buren',
  'Zoeken naar lekken',
  '検索順位の変動',
  '保存方法',
  '分享经济的影响',
])('what only begins like a menu, a label or a date is content: %s', (line) => {
  expect(isBoilerplate(line)).toBe(false)
})

test.each([
  'Home',
  'Print',
  'Share this article',
  'Home | About us | Contact',
  'Next article: Ten tips for the spring',
  'Learn more',
  'Get started today',
  'Terms. Privacy. Cookie settings. Advertise with us.',
  'Updated 3 March 2026',
  'Written by Helen Marsh',
  'Written by Piotr M.',
  'Utilizziamo i cookie per migliorare la tua esperienza.',
  'Startseite | Suche | Anmelden',
  'Impressum. Datenschutz. AGB. Mediadaten.',
  'Aktualisiert am 14.02.2025',
  'Ein Artikel von Jana Weiß',
  'Mentions légales. Confidentialité. CGU. Publicité.',
  'Publié le 3 mars 2024',
  'Rédigé par Claire Martinet',
  'Aviso legal. Privacidad. Publicidad.',
  'Actualizado el 3 de marzo de 2024',
  'Escrito por Lucía Serrano',
  'Note legali. Privacy. Pubblicità.',
  'A cura di Paola Ferri',
  'Início | Buscar | Entrar',
  'Atualizado em 3 de março de 2024',
  'Bijgewerkt op 3 maart 2024',
  'Inloggen | Winkelwagen',
  '利用規約 プライバシーポリシー 広告掲載',
  '更新 2025-10-02 09:14',
  '首页 | 搜索 | 登录',
])('a whole line of a menu, a byline or a date is none: %s', (line) => {
  expect(isBoilerplate(line)).toBe(true)
})

test.each([
  'We and our 612 partners store and access information on your device to measure ads.',
  'You have 3 free articles left this month.',
  'Wir und unsere 612 Partner speichern Informationen auf Ihrem Gerät, um Anzeigen zu personalisieren.',
  'Sie haben noch 3 freie Artikel in diesem Monat.',
  'Avec votre accord, nos 612 partenaires et nous utilisons des traceurs pour mesurer l’audience.',
  'Il vous reste 3 articles gratuits ce mois-ci.',
  'Nosotros y nuestros 612 socios guardamos información en su dispositivo.',
  'Te quedan 3 artículos gratis este mes.',
  'Noi e i nostri 612 partner memorizziamo informazioni sul tuo dispositivo.',
  'Hai ancora 3 articoli gratuiti questo mese.',
  'Nós e os nossos 612 parceiros armazenamos informações no seu dispositivo.',
  '当社と612社のパートナーは、お使いの端末に情報を保存します。',
  '今月はあと3本無料で読めます。',
])('what a page says to its visitor is none of its content: %s', (line) => {
  expect(isBoilerplate(line)).toBe(true)
})

test.each(['(c) 2024 Example Media Ltd.', '(C) Example Media 2019-2024', '© Example Media'])(
  'a line of copyright is none of the content: %s',
  (line) => {
    expect(isBoilerplate(line)).toBe(true)
  },
)

test.each([
  '(c) by evicting the disabled person or subjecting the disabled person to any other detriment.',
  '(c) Since 2010 a landlord has had to make a reasonable adjustment.',
])('the third item of a list of law is content: %s', (line) => {
  expect(isBoilerplate(line)).toBe(false)
})

test('a word with a hyphen orders nobody to buy', () => {
  expect(isBoilerplate('A sandwich-shop menu')).toBe(false)
  expect(isBoilerplate('Coffee, 9 € a bag - buy now')).toBe(true)
})
