import { expect, test } from 'vitest'
import type { PageBlock } from '../../reader/page-block.ts'
import { isConsentNotice, isMeter } from './is-page-notice.ts'
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
