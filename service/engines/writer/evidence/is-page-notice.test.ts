import { expect, test } from 'vitest'
import type { PageBlock } from '../../reader/page-block.ts'
import { isConsentNotice, isMeter, isNewsletterNotice, isOpeningHours } from './is-page-notice.ts'
import { screenBlocks } from './screen-blocks.ts'

test.each([
  'Your privacy matters. We and our 842 partners store and access information on your device to personalise content and measure ads. You can change your mind at any time.',
  'Wir und unsere 842 Partner speichern und verarbeiten Informationen auf Ihrem Gerät, um Inhalte und Anzeigen zu personalisieren. Ihre Einwilligung können Sie jederzeit widerrufen.',
  'Avec votre accord, nos 842 partenaires et nous utilisons des traceurs pour personnaliser le contenu et mesurer l’audience. Vous pouvez changer d’avis à tout moment.',
  'Nosotros y nuestros 842 socios guardamos información en su dispositivo para personalizar el contenido y medir los anuncios. Puede cambiar de opinión en cualquier momento.',
  'Noi e i nostri 842 partner memorizziamo informazioni sul tuo dispositivo per personalizzare i contenuti e misurare gli annunci. Puoi cambiare idea in qualsiasi momento.',
  'Nós e os nossos 842 parceiros armazenamos informações no seu dispositivo para personalizar anúncios. Pode mudar de ideia a qualquer momento.',
  'Wij en onze 842 partners slaan informatie op uw apparaat op om advertenties te personaliseren. U kunt uw keuze altijd wijzigen.',
  '当社と842社のパートナーは、コンテンツの最適化と広告の測定のためにお使いの端末に情報を保存します。設定はいつでも変更できます。',
  '我们和842家合作伙伴会在您的设备上存储信息,以提供个性化广告。您可以随时更改设置。',
])('a consent notice goes with all its sentences: %s', (text) => {
  const fact: PageBlock = { kind: 'paragraph', text: 'A sweep measured 40 flues in Leeds in 2024.' }
  expect(isConsentNotice(text)).toBe(true)
  expect(screenBlocks([fact, { kind: 'paragraph', text }], 'en')).toEqual([fact])
})

test.each([
  'We and our partners planted 842 trees on the site in Leeds.',
  'Under the directive a publisher and its partners need consent before they store anything on a device.',
  'The banner said “We and our 842 partners store information on your device”, and 61% of the readers agreed.',
  'Wir und unsere Partner haben 842 Bäume gepflanzt.',
  'Nos partenaires ont financé 842 arbres.',
  'Nuestros socios plantaron 842 árboles.',
  'I nostri partner hanno piantato 842 alberi.',
  'Os nossos parceiros plantaram 842 árvores.',
  'Onze partners plantten 842 bomen.',
  '当社は842社のパートナーと木を植えました。',
  '我们和842家合作伙伴种了树。',
])('what partners did or what the law asks is content: %s', (text) => {
  expect(isConsentNotice(text)).toBe(false)
})

test.each([
  'You have 2 free articles left this month. Subscribe for full access.',
  'This article is for subscribers only.',
  'Sie haben noch 2 freie Artikel in diesem Monat. Jetzt Abo abschließen.',
  'Il vous reste 2 articles gratuits ce mois-ci. Abonnez-vous.',
  'Te quedan 2 artículos gratis este mes. Suscríbete.',
  'Hai ancora 2 articoli gratuiti questo mese. Abbonati.',
  'Você ainda tem 2 artigos gratuitos este mês.',
  'Je hebt nog 2 gratis artikelen deze maand.',
  '今月はあと2本無料で読めます。会員登録はこちら。',
  '您本月还可阅读2篇免费文章。',
])('a meter of free articles is left out: %s', (text) => {
  const fact: PageBlock = { kind: 'paragraph', text: 'A sweep measured 40 flues in Leeds in 2024.' }
  expect(isMeter(text)).toBe(true)
  expect(screenBlocks([fact, { kind: 'paragraph', text }], 'en')).toEqual([fact])
})

test.each([
  'Papers that give away five articles a month gain 12% more subscribers.',
  'If you have reached your credit limit, the card is declined.',
  'Ein Abo kann man am Schalter abschließen.',
  'Wer zwei kostenlose Artikel bestellt, zahlt keinen Versand.',
  'Les abonnés lisent en moyenne 12 articles par mois.',
  'Los suscriptores leen 12 artículos al mes.',
  'Lo sconto vale solo per gli abbonati.',
  'Os assinantes leem 12 artigos por mês.',
  'Abonnees lezen 12 artikelen per maand.',
  '会員は月に12本の記事を読みます。',
  '订阅用户每月阅读12篇文章。',
])('what is said of articles and subscribers is content: %s', (text) => {
  expect(isMeter(text)).toBe(false)
})

test.each([
  'Get our best stories in your inbox every Thursday.',
  'Der Newsletter am Donnerstag: Die besten Geschichten der Woche kostenlos per E-Mail.',
  'Abmeldung jederzeit möglich.',
  'La lettre du jeudi : le meilleur de la semaine dans votre boîte mail.',
  'Désinscription à tout moment.',
  'El boletín de los jueves: lo mejor de la semana en tu correo.',
  'Puedes darte de baja cuando quieras.',
  'La newsletter del giovedì: il meglio della settimana nella tua posta.',
  'Puoi disiscriverti quando vuoi.',
  'O melhor da semana no seu e-mail.',
  'Het beste van de week in je mailbox.',
  '毎週木曜日に人気記事をメールでお届けします。',
  '每周发送精选文章到您的邮箱。',
])('a line on the page’s own newsletter is left out: %s', (text) => {
  expect(isNewsletterNotice(text)).toBe(true)
  expect(screenBlocks([{ kind: 'paragraph', text }], 'en')).toEqual([])
})

test.each([
  'A newsletter with the best stories of the week in 40,000 inboxes costs 90 euros a month.',
  'Der Newsletter am Donnerstag hat 40 Prozent mehr Leser als der am Montag.',
  'La lettre du jeudi est ouverte par 40 % des lecteurs.',
  'Puedes darte de baja cuando quieras, pero la cuota del mes no se devuelve.',
  'La newsletter del giovedì ha 40.000 lettori.',
  '毎週木曜日に送ると開封率が高い。',
])('a finding about newsletters stays: %s', (text) => {
  expect(isNewsletterNotice(text)).toBe(false)
})

test.each([
  'Öffnungszeiten: Mo–Fr 8–12 Uhr, Do 14–18 Uhr. Bitte vereinbaren Sie einen Termin.',
  'Opening hours: Mon–Fri 9 am–5 pm. Please book a time.',
  'Horaires d’ouverture : du lundi au vendredi, 9h–12h.',
  'Horario de apertura: lunes a viernes 9:00–14:00.',
  'Orari di apertura: lun–ven 9:00–12:30.',
  'Horário de funcionamento: seg–sex 9h–17h.',
  'Openingstijden: ma–vr 9.00–17.00.',
  '営業時間：9:00〜17:00（土日休み）',
])('the hours of a counter are left out with what they go on to say: %s', (text) => {
  expect(isOpeningHours(text)).toBe(true)
  expect(screenBlocks([{ kind: 'paragraph', text }], 'en')).toEqual([])
})

test.each([
  'Longer opening hours: 40 shops in Leeds tried them.',
  'Die Öffnungszeiten der Ämter sind von 8 bis 12 Uhr.',
])('a finding about hours stays: %s', (text) => {
  expect(isOpeningHours(text)).toBe(false)
})
