import type { PageBlock } from './page-block.ts'

/** Characters of an advert between the paragraphs of a text. */
const maxAdvert = 400
const label =
  'advertisements?|advertorial|adverts?|sponsored(?: (?:post|content))?|paid (?:post|content)|anzeige|werbung|gesponsert|publicité|sponsorisé|publicidad|patrocinado|pubblicità|sponsorizzato|contenuto sponsorizzato|publicidade|advertentie|gesponsord|reklama|реклама|iklan|广告|広告|إعلان'
const labelled = new RegExp(`^[\\s[(]*(?:${label})[\\])]?\\s*(?:[:：.·|–—-]|$)`, 'iu')
const alone = new RegExp(`^[\\s[(]*(?:${label})[\\])]?\\s*[:：.]?\\s*$`, 'iu')
const labelThen = new RegExp(`^[\\s[(]*(?:${label})[\\])]?\\s+`, 'iu')
/** A sentence of its own after the label: "Advertisement Save 20%", and not "Advertisements cost more". */
const begins = /^[\p{Lu}\p{N}\p{Sc}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}¡¿"“„«-]/u
/** A price, a discount or an exclamation. */
const offers =
  /[!！%％\p{Sc}円元]|(?<!\p{L})(?:euros?|chf|code|code promo|código|codice|gutschein)(?!\p{L})/iu
/** Only an advert calls for it. */
const calls =
  /(?<!\p{L})(?:(?:shop|buy|order|book|sign up|subscribe|save) (?:now|today)|(?:with|use) (?:the )?code|jetzt (?:\p{L}+ ){0,3}(?:kaufen|bestellen|sichern|sparen|buchen|zugreifen)|mit dem code|avec le code|j[’']en profite|profitez-en|achetez|commandez maintenant|con el código|compra (?:ahora|ya)|con il codice|acquista (?:ora|subito)|com o código|compre (?:agora|já)|koop nu|met de code)(?!\p{L})|今すぐ(?:購入|申|注文)|クーポンコード|立即(?:购买|订购)|优惠码/iu

/** "Anzeige: Moving? We carry. From 490 €": the label counts for the whole paragraph, not for its first sentence. */
function isLabelledAdvert(text: string): boolean {
  if (text.length > maxAdvert) return false
  if (labelled.test(text)) return true
  // A label in bold or in a tag of its own has no mark behind it.
  const [said] = labelThen.exec(text) ?? []
  const rest = said === undefined ? '' : text.slice(said.length)
  return begins.test(rest) && (offers.test(rest) || calls.test(rest))
}

/**
 * Blocks without the paragraphs that say they are adverts, and without an offer right under a label that stands alone. A
 * list of costs may have a line for them, and a heading a page under it.
 */
export function withoutAdverts(blocks: readonly PageBlock[]): PageBlock[] {
  return blocks.filter((block, at) => {
    if (block.kind !== 'paragraph' && block.kind !== 'quote') return true
    const before = blocks[at - 1]
    const isUnderLabel = before?.kind === 'paragraph' && alone.test(before.text)
    return !isLabelledAdvert(block.text) && !(isUnderLabel && isCall(block.text))
  })
}

function isCall(text: string): boolean {
  return text.length <= maxAdvert && calls.test(text)
}
