import type { PageBlock } from './page-block.ts'

/** Characters of an advert between the paragraphs of a text. */
const maxAdvert = 400
const label =
  'advertisements?|advertorial|adverts?|sponsored(?: (?:post|content|article|story))?|(?:promoted|paid|partner) (?:post|content)|anzeige|werbung|gesponsert(?:er (?:beitrag|inhalt))?|bezahlter inhalt|publicité|(?:contenu |article )?sponsorisé|contenu partenaire|publicidad|(?:contenido |artículo )?patrocinado|pubblicità|(?:contenuto |articolo )?sponsorizzato|messaggio promozionale|publicidade|(?:conteúdo |artigo )patrocinado|advertentie|gesponsord(?:e inhoud)?|reklama|реклама|iklan|スポンサー(?:ド|記事)?(?:リンク|コンテンツ)?|广告|推广|赞助内容|広告|إعلان'
/** What else may be meant by these where more follows in the line. */
const labelAlone = `${label}|ads?|promotion|annonce|anuncio|anúncio|annuncio`
const labelled = new RegExp(`^[\\s[(【]*(?:${label})[\\])】]?\\s*(?:[:：.·|–—-]|$)`, 'iu')
const alone = new RegExp(`^[\\s[(【]*(?:${labelAlone})[\\])】]?\\s*[:：.]?\\s*$`, 'iu')
const labelThen = new RegExp(`^[\\s[(【]*(?:${label})[\\])】]?\\s+`, 'iu')
/** Japanese pages mark adverts so; elsewhere the letters are an abbreviation. */
const japaneseLabel = /^\s*(?:[[(【［(]\s*PR\s*[\])】］)]|PR\s*(?:[:：｜|]|$))/u
const japaneseLabelAlone = /^\s*[[(【［(]?\s*PR\s*[\])】］)]?\s*[:：]?\s*$/u
const japanese = /[\p{sc=Hira}\p{sc=Kana}]/u
/** A sentence of its own after the label: "Advertisement Save 20%", and not "Advertisements cost more". */
const begins = /^[\p{Lu}\p{N}\p{Sc}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}¡¿"“„«-]/u
/** A price, a discount or an exclamation. */
const offers =
  /[!！%％\p{Sc}円元]|(?<!\p{L})(?:euros?|chf|code|code promo|código|codice|gutschein)(?!\p{L})/iu
/** Only an advert calls for it. */
const calls =
  /(?<!\p{L})(?:(?:shop|buy|order|book|sign up|subscribe|save) (?:now|today)|(?:with|use) (?:the )?code|jetzt (?:\p{L}+ ){0,3}(?:kaufen|bestellen|sichern|sparen|buchen|zugreifen)|mit dem code|avec le code|j[’']en profite|profitez-en|achetez|commandez maintenant|con el código|compra (?:ahora|ya)|con il codice|acquista (?:ora|subito)|com o código|compre (?:agora|já)|koop nu|met de code)(?!\p{L})|今すぐ(?:購入|申|注文)|クーポンコード|立即(?:购买|订购)|优惠码/iu
/** With a price beside them these make an offer, under a label. */
const deals =
  /(?<!\p{L})(?:switch|gift cards?|cash ?back|bonus|discounts?|deals?|save|from (?=\p{Sc})|new customers|wechseln|sichern|rabatt|gutschein|sparen|ab (?=\p{N})|neukunden|changez|recevez|bon d[’']achat|remise|profitez|à partir de|dès (?=\p{N})|offerte?s?|cámbiate|llévate|tarjeta regalo|descuento|desde (?=\p{N})|oferta|ahorra|passa|ricevi|buono|sconto|da (?=\p{N})|offerta|approfitta|mude|ganhe|desconto|a partir de|aproveite|vale-presente|stap over|ontvang|korting|vanaf|cadeaubon|bespaar)(?!\p{L})|今なら|キャッシュバック|キャンペーン|月額|割引|プレゼント|立减|优惠|限时|返现/iu

/** "Anzeige: Moving? We carry. From 490 €": the label counts for the whole paragraph, not for its first sentence. */
function isLabelledAdvert(text: string): boolean {
  if (text.length > maxAdvert) return false
  if (labelled.test(text) || isAdvertLabel(text)) return true
  if (japaneseLabel.test(text) && japanese.test(text)) return true
  // A label in bold or in a tag of its own has no mark behind it.
  const [said] = labelThen.exec(text) ?? []
  const rest = said === undefined ? '' : text.slice(said.length)
  return begins.test(rest) && (offers.test(rest) || calls.test(rest))
}

/** True for a line that says that an advert follows, and nothing else. */
export function isAdvertLabel(text: string): boolean {
  return text.length < 60 && (alone.test(text) || japaneseLabelAlone.test(text))
}

/**
 * True for a short text right under such a label that is an advert, on a page with `words`. Where the advert is a picture or
 * a script, the label stands before a paragraph of the page: that shares its words, and stays.
 */
export function isAdvertUnderLabel(text: string, words: ReadonlyMap<string, number>): boolean {
  if (text.trim() === '' || text.length > maxAdvert) return false
  if (calls.test(text)) return true
  const own = wordsOf(text)
  const shared = own.filter((word) => (words.get(word) ?? 0) > 1).length
  if (offers.test(text) && deals.test(text)) return shared < own.length * maxShared
  return own.length >= minForeign && shared === 0 && words.size >= minPageWords
}

/** An offer that shares as many of its words with the page is the page's own. */
const maxShared = 0.5
/** A paragraph of so many words that shares none of them with so long a page is of something else. */
const minForeign = 4
const minPageWords = 60
/** Of longer words the beginning, whatever their ending. */
const compared = 6

/** How often each word of some texts is in them. */
export function countWordsOf(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** The longer words of a text, each once; of a script without spaces the runs of one kind of letter. */
function wordsOf(text: string): string[] {
  const words = text
    .toLowerCase()
    .replace(/\p{N}[\p{N}.,]*[万億千百]*[円元]?/gu, ' ')
    .match(/[\p{sc=Han}]{2,}|[\p{sc=Kana}ー]{2,}|(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])\p{L}{5,}/gu)
  return [...new Set((words ?? []).map((word) => word.slice(0, compared)))]
}

/**
 * Blocks without the paragraphs that say they are adverts, and without the adverts right under a label that stands alone.
 * A list of costs may have a line for them, and a heading a page under it.
 */
export function withoutAdverts(blocks: readonly PageBlock[]): PageBlock[] {
  if (!blocks.some(isText)) return [...blocks]
  const kept: PageBlock[] = []
  let isUnderLabel = false
  let words: Map<string, number> | null = null
  for (const block of blocks) {
    if (!isText(block)) {
      isUnderLabel = false
      kept.push(block)
      continue
    }
    if (isLabelledAdvert(block.text) && isOfPage(block.text, blocks)) {
      isUnderLabel = isAdvertLabel(block.text)
      continue
    }
    if (isUnderLabel) {
      words ??= countWordsOf(blocks.flatMap(linesOf))
      if (isAdvertUnderLabel(block.text, words)) continue
    }
    isUnderLabel = false
    kept.push(block)
  }
  return kept
}

function isText(block: PageBlock): block is Extract<PageBlock, { kind: 'paragraph' | 'quote' }> {
  return block.kind === 'paragraph' || block.kind === 'quote'
}

/** The Japanese label is one on a Japanese page only. */
function isOfPage(text: string, blocks: readonly PageBlock[]): boolean {
  if (!japaneseLabel.test(text) || japanese.test(text)) return true
  return blocks.some((block) => linesOf(block).some((line) => japanese.test(line)))
}

function linesOf(block: PageBlock): string[] {
  if (block.kind === 'list') return block.items
  if (block.kind === 'table') return [...block.header, ...block.rows.flat()]
  return [block.text]
}
