import type { PageBlock } from './page-block.ts'

/** Characters of an advert between the paragraphs of a text. */
const maxAdvert = 400
const label =
  'advertisements?|advertorial|adverts?|sponsored(?: (?:post|content))?|paid (?:post|content)|anzeige|werbung|gesponsert|publicité|sponsorisé|publicidad|patrocinado|pubblicità|sponsorizzato|contenuto sponsorizzato|publicidade|advertentie|gesponsord|reklama|реклама|iklan|广告|広告|إعلان'
const labelled = new RegExp(`^[\\s[(]*(?:${label})[\\])]?\\s*(?:[:：.·|–—-]|$)`, 'iu')

/** "Anzeige: Moving? We carry. From 490 €": the label counts for the whole paragraph, not for its first sentence. */
function isLabelledAdvert(text: string): boolean {
  return text.length <= maxAdvert && labelled.test(text)
}

/** Blocks without the paragraphs that say they are adverts. A list of costs may have a line for them, and a heading a page under it. */
export function withoutAdverts(blocks: readonly PageBlock[]): PageBlock[] {
  return blocks.filter(
    (block) => !((block.kind === 'paragraph' || block.kind === 'quote') && isLabelledAdvert(block.text)),
  )
}
