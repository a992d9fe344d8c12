import { expect, test } from 'vitest'
import type { EvidenceSource } from '../../../writer.ts'
import {
  earnsOnLinks,
  isDealer,
  isProvider,
  isSeller,
  isTrader,
  onlySells,
  tellsMeasurement,
} from './is-seller.ts'

const page = (publisher: string, text: string): EvidenceSource => ({
  id: publisher,
  kind: 'page',
  title: publisher,
  url: 'https://page.example/',
  language: 'en',
  own: false,
  publisher,
  publishedAt: null,
  role: 'facts',
  blocks: [{ kind: 'paragraph', text }],
})

test.each([
  ['Mattria', 'Mattria sleeps cool. Every Mattria is patented. Ask for a free quote for your Mattria today.'],
  ['Bettenhaus', 'Unsere Matratzen sind auf Lager. In den Warenkorb.'],
  ['ネムリ堂', '送料無料です。カートに入れる。'],
  ['CargoKing', 'Unser CargoKing Pro trägt 250 kg. Jetzt Probefahrt buchen!'],
  ['InducMax', '¡Pásate a InducMax! Pide presupuesto.'],
  ['Moosfrei', 'Moosfrei hält Stege bis zu 6 Jahre frei. Preis 49 Euro. Basis: zwei Anwendungen im Jahr.'],
  ['PureQuai', 'Fini la mousse ! PureQuai en retire 99 %. Le bidon : 12,90 €.'],
  ['RemindRush', 'RemindRush customers see 70% fewer no-shows. From $149 a month. Results vary.'],
  ['Pierly', 'Piers with Pierly have 80% less moss. From £89 a month. Based on 12 of our harbours.'],
])('%s is a shop, by what only shops say', (publisher, text) => {
  expect(isSeller(page(publisher, text))).toBe(true)
})

test.each([
  [
    'Sleep Test',
    'We bought nine mattresses. The warranty of two was void after washing. Contact us with your story.',
  ],
  [
    'Verbraucherrat',
    'Wer in den Warenkorb legt, hat noch nicht gekauft. Prüfen Sie den Preis je Liegefläche.',
  ],
  ['Harbour Council', 'Treatment of a pier costs £72 and takes up to three visits. Call the harbour master.'],
  ['Hafenforum', 'Bei mir hielt der Anstrich bis zu 6 Jahre! Wer weiß mehr?'],
  [
    'Telegranaio',
    '(Telegranaio) - Il prezzo del grano è salito fino a 310 euro! A Foggia una tonnellata costa 290 euro.',
  ],
  ['Gazzetta del Molo', 'Gazzetta del Molo: il grano costa fino a 310 euro! Ecco le cause.'],
  ['Kornblick', 'Brot kostet bis zu 4,90 Euro! So reagieren die Kunden.\n\n© Kornblick 2025'],
  [
    'Pane Oggi',
    'Il pane costa fino a 5 euro al chilo!\n\nPane Oggi è la rivista dei fornai. Abbonati: 11 numeri a 49 euro.',
  ],
  ['Schlafinstitut', 'Das Schlafinstitut maß die Wärme von neun Matratzen.'],
])('%s writes about what shops sell, and is none', (publisher, text) => {
  expect(isSeller(page(publisher, text))).toBe(false)
})

const long =
  'The directive names no technical standard, and the member states had until 2022 for their laws. '.repeat(
    30,
  )

test('a test that carries the advert of a shop is no shop', () => {
  const source = page(
    'Hearth & Home (Reviews)',
    `We weighed the salt. ${long} Repairs outside warranty cost £118.`,
  )
  const advert = 'Advertisement: 20% off all SoftaMax models until Sunday! Order now, free delivery.'
  expect(isSeller({ ...source, blocks: [...source.blocks, { kind: 'paragraph', text: advert }] })).toBe(false)
})

test.each([
  [
    'a blog with a name beside its own',
    'Shoplift Blog',
    'New law for online shops',
    `The easiest way is our one-click ShopLift Access widget, for just €49 a month. ${long} ShopLift Access makes the statement. More than 9,000 merchants trust ShopLift Access.`,
  ],
  [
    'a service with customers of its own',
    'PayDeposit',
    'Deposits against no-shows',
    `${long} In a survey of 40 PayDeposit customers 37 lost nobody. Charge £20 or more.`,
  ],
  [
    'a shop whose product has another name than the publisher',
    'Solarhandel Nord',
    'SunBox 800 im Alltag',
    `${long} Unser Komplettset SunBox 800 kostet 599 €. Jetzt bestellen!`,
  ],
  [
    'a chain that calls itself by its brand alone',
    'PierSalt Harbour Shops',
    'Why piers want salting',
    'A pier wants salt twice a year. Join the PierSalt plan for £16.50 a month. Call us today.',
  ],
])('%s sells what it writes about', (_, publisher, title, text) => {
  expect(isSeller({ ...page(publisher, text), title })).toBe(true)
})

test.each([
  [
    'Sleepwell Magazine',
    'Nine mattresses in the test',
    `Our Sleepwell panel slept on nine mattresses. ${long} Sleepwell weighed them, and Sleepwell washed them. The best costs £499.`,
  ],
  [
    'Access News',
    'WidgetOne in the test',
    `${long} Our reporter tried WidgetOne for €49 a month; a free trial ends after a week. Our verdict: it hides nothing.`,
  ],
  ['Harbour Council', 'Moorings', `${long} Our Harbour Council office opens at nine. A mooring costs £72.`],
])('%s names itself beside a price, and is no shop', (publisher, title, text) => {
  expect(isSeller({ ...page(publisher, text), title })).toBe(false)
})

test('a discount and a delivery only sell, and what a price leaves out does not', () => {
  expect(onlySells('Get 20% off with the code SPRING.')).toBe(true)
  expect(onlySells('Free delivery from €50.')).toBe(true)
  expect(onlySells('Measured at a distance of 3 metres.')).toBe(false)
  expect(onlySells('The lamp is 40 centimetres high.')).toBe(false)
})

test.each([
  [
    'Institut für Holzschutz',
    'Das Institut für Holzschutz rechnet mit bis zu 6 Jahren. Der Anstrich kostet 49 Euro!',
  ],
  [
    'Association of Pier Keepers',
    'The Association of Pier Keepers charges £40 a year. Up to 3 guests are free!',
  ],
  [
    'Asociación de Fareros',
    'La Asociación de Fareros cobra 30 euros. ¡Hasta 3 visitas al año, basado en 12 puertos!',
  ],
  [
    'Stiftung Bootstest',
    'Stiftung Bootstest verglich neun Seile. Das beste kostet nur 19 Euro, gemessen im Labor!',
  ],
])('%s is no seller for a price and its own name', (publisher, text) => {
  expect(isSeller(page(publisher, text))).toBe(false)
})

test('an institution with a basket is a shop', () => {
  expect(
    isSeller(
      page(
        'Institute of Sleep',
        'Mattresses of the Institute of Sleep. Add to cart. Free delivery from €50.',
      ),
    ),
  ).toBe(true)
})

test('what was measured has a basis, what a price includes or a rule requires has none', () => {
  expect(tellsMeasurement('The figure comes from our own laboratory.', 'en')).toBe(true)
  expect(tellsMeasurement('The price of the lamp includes delivery.', 'en')).toBe(false)
  expect(tellsMeasurement('The value is mandatory for boats above 8 m.', 'en')).toBe(false)
  expect(tellsMeasurement('Die Zahl stammt aus einer Umfrage unter 40 Häfen.', 'de')).toBe(true)
  expect(tellsMeasurement('Der Wert gilt nicht: Die Lampe ist nicht vorgeschrieben.', 'de')).toBe(false)
})

test.each([
  'Anzeige Nur diese Woche 20 % Rabatt mit dem Code SPAR20. Jetzt kaufen!',
  'Publicité -20 % cette semaine avec le code ROSE20. J’en profite !',
  '広告 今週限定20%オフ!クーポンコードCLEAN20。今すぐ購入',
])('a banner without a mark behind its label makes nobody a seller: %s', (advert) => {
  const source = page('Sparbote', 'Der Steg wird im Mai gestrichen.')
  expect(isSeller({ ...source, blocks: [...source.blocks, { kind: 'paragraph', text: advert }] })).toBe(false)
  expect(isTrader({ ...source, blocks: [...source.blocks, { kind: 'paragraph', text: advert }] })).toBe(false)
})

test.each([
  ['en', 'All piers are made in our own factory in Hull.'],
  ['en', 'Schedule your free estimate with Pierly today!'],
  ['en', 'Visit our showroom for a free, no-obligation quote.'],
  ['de', 'Unsere Kunden bestellen den Anstrich meist im Mai.'],
  ['fr', 'Nous livrons partout en France.'],
  ['es', 'Venga a nuestra tienda de Vigo.'],
  ['it', 'Nel nostro negozio di Varallo potete provare dodici modelli.'],
  ['pt', 'Visite a nossa loja no Porto.'],
  ['ja', '当店では三種類のニスを扱っています。'],
  ['zh', '欢迎来电咨询。'],
])('in %s who trades says so of itself: %s', (_, text) => {
  expect(isTrader(page('Pierly', text))).toBe(true)
})

test.each([
  'The maker says: “Our customers love the pier.”',
  'Ask three firms for a free quote before the pier is tarred.',
  'Our readers sent 40 letters on piers.',
  'Der Händler sagt: „Unsere Kunden bestellen im Mai.“',
])('who only writes about trade is no trader: %s', (text) => {
  expect(isTrader(page('Pier Post', text))).toBe(false)
})

const lines = (publisher: string | null, url: string, ...texts: string[]): EvidenceSource => ({
  ...page(publisher ?? '', ''),
  publisher,
  url,
  title: 'Piers',
  blocks: texts.map((text) => ({ kind: 'paragraph', text })),
})

test.each([
  ['Pier Gazette', 'A pier cost 40 euros in May, and from £60 in June!', '© Pier Gazette Terms. Privacy.'],
  ['Pierinfo', '(Pierinfo) - Tar is dearer this year.', 'The price went up to 4.30 euros a litre!'],
  ['Stegblick', 'Ein Steg kostet ab 58 Euro im Monat!', '© Stegblick Impressum. Datenschutz. AGB.'],
  ['Quai Matin', 'Le goudron coûte jusqu’à 58 euros !', 'Quai Matin – Le port ferme lundi.', '© Quai Matin'],
  ['Muelle Hoy', '¡El alquitrán cuesta hasta 58 euros!', 'Suscríbase a Muelle Hoy.', '© Muelle Hoy'],
  ['Molo', 'Il catrame costa fino a 58 euro!', 'Molo è la rivista dei porti. Abbonati: 11 numeri a 49 euro.'],
  ['Cais', 'O alcatrão custa até 58 euros!', 'Cais é a revista dos portos. Assine: 11 números por 49 euros.'],
  ['桟橋通信', '費用は月2,980円から!', '桟橋通信の購読は月額980円。', '© 桟橋通信'],
  ['码头报', '焦油每升58元!', '订阅码头报每月20元。', '© 码头报'],
])('%s signs a page with prices in its footer, dateline or subscription, and sells nothing', (...args) => {
  const [publisher, ...texts] = args
  expect(isSeller(lines(publisher, 'https://page.example/', ...texts))).toBe(false)
})

test('a page that names itself beside its price sells it', () => {
  expect(
    isSeller(lines('Tarro', 'https://tarro.example/', 'Tarro keeps moss off!', 'A tin costs £40.')),
  ).toBe(true)
})

test.each([
  [
    'AcuityPost',
    'https://acuitypost.example/',
    'Run a free AcuityPost scan and see which rules your domain meets.',
  ],
  ['AcuityPost', 'https://acuitypost.example/', 'With AcuityPost you can see who opens what.'],
  [null, 'https://www.mailcleanr.example/', 'MailCleanr users cut bounces by 94%. Start your free trial.'],
  ['Postwerk', 'https://post.example/', 'Mit Postwerk können Sie jede Liste prüfen.'],
  ['Postaline', 'https://post.example/', 'Avec Postaline, vous pouvez trier chaque liste.'],
  ['Postalia', 'https://post.example/', 'Con Postalia puede revisar cada lista.'],
  ['Postiamo', 'https://post.example/', 'Con Postiamo puoi controllare ogni lista.'],
  ['Postaria', 'https://post.example/', 'Com o Postaria pode verificar cada lista.'],
  ['ポスト便', 'https://post.example/', 'ポスト便を使えば、名簿を点検できます。'],
  ['邮达', 'https://post.example/', '使用邮达,您可以检查每份名单。'],
  ['Brightline', 'https://brightline.example/', 'New patients get a free brush with their first cleaning!'],
  ['Zahnwerk', 'https://zahn.example/', 'Neupatienten erhalten eine Bürste geschenkt.'],
  ['Dentia', 'https://dent.example/', 'Les nouveaux patients reçoivent une brosse.'],
  ['Dentalia', 'https://dent.example/', 'Los nuevos pacientes reciben un cepillo.'],
  ['Denti', 'https://dent.example/', 'I nuovi pazienti ricevono uno spazzolino.'],
  ['Dentes', 'https://dent.example/', 'Os novos pacientes recebem uma escova.'],
  ['歯の森', 'https://dent.example/', '当院では初回の方に歯ブラシを差し上げます。'],
  ['牙科园', 'https://dent.example/', '我院提供免费牙刷。'],
])('%s (%s) offers something of its own: %s', (publisher, url, text) => {
  expect(isProvider(lines(publisher, url, text))).toBe(true)
  expect(isSeller(lines(publisher, url, text))).toBe(false)
})

test.each([
  ['Pier Gazette', 'With a Pier Gazette subscription you can read every story.'],
  ['Which', 'Try which free scan suits you, and ask a dentist.'],
  ['Pier Post', 'The maker says: “With Pier Post you can sort every list.”'],
  ['Pier Post', 'New patients wait 40 days for a dentist in Leeds.'],
  ['Stegblick', 'Neupatienten warten 40 Tage auf einen Zahnarzt.'],
  ['Quai', 'Les nouveaux patients attendent 40 jours.'],
  ['Muelle', 'Los nuevos pacientes esperan 40 días.'],
  ['Molo', 'I nuovi pazienti aspettano 40 giorni.'],
  ['Cais', 'Os novos pacientes esperam 40 dias.'],
  ['桟橋', '初診の患者は40日待つ。'],
  ['码头', '新患者要等40天。'],
])('%s only writes about it: %s', (publisher, text) => {
  expect(isProvider(lines(publisher, 'https://page.example/', text))).toBe(false)
})

test.each([
  'Editor’s note: we may get a commission from links in this story.',
  'This post contains affiliate links.',
  'Wir erhalten für einen Kauf über diese Links eine Provision.',
  'Nous touchons une petite commission sur vos achats.',
  'Podemos recibir una comisión por tus compras.',
  'Potremmo ricevere una commissione sugli acquisti.',
  'Podemos receber uma comissão pelas compras.',
  '当サイトはアフィリエイトリンクを含みます。',
  '我们可能获得少量佣金。',
])('a page says that it earns on what its readers buy: %s', (text) => {
  expect(earnsOnLinks(lines('Pier Post', 'https://page.example/', text))).toBe(true)
})

test.each([
  'Brokers earn a commission of 3% on every pier.',
  'Affiliate links in newsletters are clicked by 2% of readers.',
  'Makler erhalten eine Provision von 3 %.',
  'Les courtiers touchent une commission de 3 %.',
  'Los agentes reciben una comisión del 3 %.',
  'Gli agenti ricevono una commissione del 3%.',
  'Os corretores recebem uma comissão de 3%.',
  'アフィリエイトの市場は4,000億円になった。',
  '经纪人收取3%的佣金。',
])('who writes about commissions earns none: %s', (text) => {
  expect(earnsOnLinks(lines('Pier Post', 'https://page.example/', text))).toBe(false)
})

test.each([
  ['Hill Garage', 'Call us for a same-day appointment and mention this page for $10 off.'],
  ['Elektro Hafen', 'Wir sind Ihr Fachgeschäft in Celle.'],
  ['Atelier du Quai', 'Demandez un devis gratuit pour votre cuisine.'],
  ['Reformas del Puerto', 'Pida presupuesto sin compromiso.'],
  ['Gomme del Porto', 'Acquista online: montaggio gratuito in 200 officine partner.'],
  ['Oficina do Cais', 'Peça o seu orçamento grátis.'],
  ['港の店', '当店人気の容器が今だけ送料無料。'],
])('%s is a dealer by what it says to its visitors', (publisher, text) => {
  expect(isDealer(page(publisher, text))).toBe(true)
})

test.each([
  ['Pier Post', 'Ask for three quotes, and read the small print.'],
  ['Hafen Magazin', 'Der Kundendienst kostet oft 89 Euro.'],
  ['Revista del Puerto', 'Pida al menos tres ofertas a talleres distintos.'],
  ['Consumer Institute', 'Our engineers tested nine pumps.'],
])('%s is no dealer', (publisher, text) => {
  expect(isDealer(page(publisher, text))).toBe(false)
})
