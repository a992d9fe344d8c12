import { expect, test } from 'vitest'
import { htmlBlocks, readHtml } from './html-blocks.ts'
import { withoutAdverts } from './labelled-advert.ts'
import type { PageBlock } from './page-block.ts'

const rich =
  'Larch planks, granite steps and concrete ramps behave differently because green algae settle wherever water collects between boards, under railings, along shaded northern edges or around mooring rings; engineers therefore recommend drainage grooves, copper strips, coarse gravel, regular inspection before autumn storms, careful records of slippery places, photographs taken every spring, warning signs beside landing stages, and training that teaches volunteers which brushes scratch timber, when chlorine harms mussels, why pressure washers damage mortar, where ladders belong, whose budget covers repairs and which insurers demand certificates.'
const paragraphs = Array.from(
  { length: 8 },
  (_, at) =>
    `<p>Harbour ${at}: the stone piers were swept with brooms every second Tuesday, and the keepers wrote down how much moss came back after rain, frost and salted winters.</p>`,
)
const page = (advert: string) =>
  `<html><body><div class="ar"><h1>Moss on piers</h1><p>${rich}</p>${paragraphs.slice(0, 4).join('')}${advert}${paragraphs.slice(4).join('')}</div></body></html>`
const textOf = (html: string) => JSON.stringify(readHtml(html).blocks)

const adverts: [string, string][] = [
  ['Sponsored', 'Broadband from £21 a month – switch in minutes and get a £75 gift card.'],
  ['Ad', 'Sleep better tonight with mattresses delivered overnight.'],
  ['Werbung', 'Internet ab 19,99 Euro im Monat – jetzt wechseln und 100 Euro Bonus sichern.'],
  ['Anzeige', 'Internet ab 19,99 Euro im Monat – jetzt wechseln und 100 Euro Bonus sichern.'],
  ['Contenu sponsorisé', 'La fibre à partir de 19,99 € par mois : changez d’opérateur et recevez 80 €.'],
  ['Publicité', 'La fibre à partir de 19,99 € par mois : changez d’opérateur et recevez 80 €.'],
  ['Patrocinado', 'Fibra desde 19,95 € al mes: cámbiate hoy y llévate una tarjeta regalo de 50 €.'],
  ['Publicidad', 'Fibra desde 19,95 € al mes: cámbiate hoy y llévate una tarjeta regalo de 50 €.'],
  ['Contenuto sponsorizzato', 'Fibra da 19,90 euro al mese: passa oggi e ricevi un buono da 50 euro.'],
  ['Pubblicità', 'Fibra da 19,90 euro al mese: passa oggi e ricevi un buono da 50 euro.'],
  ['Publicidade', 'Fibra a partir de 19,90 € por mês: mude hoje e ganhe um vale-presente de 50 €.'],
  ['Advertentie', 'Glasvezel vanaf 19,90 euro: stap over en ontvang een cadeaubon van 50 euro.'],
  ['PR', '光回線が月額2,980円から。今なら1万円キャッシュバック。'],
  ['広告', '光回線が月額2,980円から。今なら1万円キャッシュバック。'],
  ['广告', '宽带每月仅需99元,限时优惠,新用户立减50元。'],
]

test.each(adverts)('an advert in a box under “%s” goes with its label: %s', (label, text) => {
  const read = textOf(page(`<div class="spn"><small>${label}</small><div>${text}</div></div>`))
  expect(read).not.toContain(text)
  expect(read).toContain('Harbour 4')
  expect(read).toContain('Harbour 3')
})

test.each(adverts)('an advert right after a line “%s” goes with it: %s', (label, text) => {
  const read = textOf(page(`<p>${label}</p><p>${text}</p>`))
  expect(read).not.toContain(text)
  expect(read).toContain('Harbour 4')
})

test.each([...new Set(adverts.map(([label]) => label))])(
  'a paragraph of the page after an empty advert under “%s” stays',
  (label) => {
    const own = 'Salted piers cost the keepers 40 euros a winter, and the moss came back by 12%.'
    const read = textOf(page(`<div>${label}</div><p>${own}</p>`))
    expect(read).toContain(own)
    expect(read).toContain('Harbour 4')
  },
)

const text = (value: string): PageBlock => ({ kind: 'paragraph', text: value })
const body = Array.from({ length: 8 }, (_, at) =>
  text(
    `Harbour ${at}: the stone piers were swept with brooms every second Tuesday, and the keepers wrote down how much moss came back after rain, frost and salted winters.`,
  ),
)

test.each(adverts.filter(([label]) => label !== 'PR'))(
  'blocks lose the advert under the line “%s”, too: %s',
  (label, advert) => {
    expect(withoutAdverts([...body, text(label), text(advert), text(rich)])).toEqual([...body, text(rich)])
  },
)

test('what follows a marked line on a Japanese page is an advert, and PR on another is an abbreviation', () => {
  const japanese = text('石の桟橋は毎月二回掃除された。')
  const advert = text('光回線が月額2,980円から。今なら1万円キャッシュバック。')
  expect(withoutAdverts([japanese, text('PR'), advert, japanese])).toEqual([japanese, japanese])
  expect(withoutAdverts([japanese, text('PR: 光回線が月額2,980円から。')])).toEqual([japanese])
  const content = [text('PRの費用は月に3万円だった。'), text('PR: agencies in Leeds ask £4,000 a month.')]
  expect(withoutAdverts(content)).toEqual(content)
})

test.each([
  'An advertisement in the local paper costs 120 euros.',
  'Promotion: when a keeper becomes a harbour master.',
  'Anuncio: el puerto sube las tasas un 4 %.',
  'Werbung auf Bussen kostet 300 Euro im Monat.',
])('a sentence about advertising is content: %s', (line) => {
  expect(withoutAdverts([text(line)])).toEqual([text(line)])
})

test('a list or table of costs keeps its line for adverts', () => {
  const html = '<ul><li>Sponsored</li><li>Switch from £21: save</li></ul>'
  expect(htmlBlocks(html)).toEqual([{ kind: 'list', items: ['Sponsored', 'Switch from £21: save'] }])
  const read = textOf(page('<table><tr><th>Advertisement<th>£21<tr><td>Switch<td>save</table>'))
  expect(read).toContain('Advertisement')
})
