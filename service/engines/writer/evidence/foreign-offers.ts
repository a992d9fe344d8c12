import type { PageBlock } from '../../reader/page-block.ts'
import { findLexicon } from '../built-in/lexicon/find-lexicon.ts'
import { termsOf } from '../built-in/terms-of.ts'

/** Characters of an advert between the paragraphs of a text. */
const maxLength = 160
/** So many words of the text are of what it is about. */
const minShared = 3
/** In prices of anything. */
const anyPrice =
  /^(?:euro?s?|dollars?|pfund|pounds?|mon[ad]t?|monat\p{L}*|months?|mois|mes|mese|m[eê]s|jahr\p{L}*|years?|ann?[eo]|a[nñ]o|円|月額)$/iu
const price = /\p{Sc}\s?\p{N}|\p{N}\s?(?:\p{Sc}|euros?(?!\p{L})|chf|円|元)/iu
/** What only an advert gives or calls for. */
const lures =
  /(?<!\p{L})(?:gift card|cashback|voucher|switch (?:now|today|in)|(?:for )?(?:this week|today) only|bonus|gutschein\p{L}*|jetzt (?:wechseln|sichern|sparen|kaufen|bestellen)|bons? d[’']achat|bon de réduction|changez d[e’']|profitez|tarjeta regalo|c[áa]mbiate|ll[ée]vate|cup[óo]n|solo hoy|buoni? (?:da|sconto)|passa (?:a|oggi|ora|subito)|solo oggi|cart[ãa]o[- ]presente|vale-presente|mude hoje|s[óo] hoje|now (?:only )?\p{Sc}|(?:jetzt|nur|ahora|maintenant|ora|agora)(?: (?:nur|solo|só|seulement))? \p{N}[\p{N},.]*\s?\p{Sc})|キャッシュバック|今なら|クーポン|プレゼント中|返现|优惠券/iu

/**
 * The places of short paragraphs that offer something at a price and have no word of the title and headings of their page:
 * what is advertised beside a text, where nothing says that it is an advert.
 */
export function foreignOffers(
  blocks: readonly PageBlock[],
  title: string,
  language: string,
): ReadonlySet<number> {
  const lexicon = findLexicon(language)
  const termsIn = (text: string) =>
    termsOf(text, lexicon).filter((term) => !/\p{N}/u.test(term) && !anyPrice.test(term))
  const isOffer = (block: PageBlock) =>
    (block.kind === 'paragraph' || block.kind === 'quote') &&
    block.text.length <= maxLength &&
    price.test(block.text) &&
    lures.test(block.text)
  const offers = [...blocks.entries()].filter(([, block]) => isOffer(block))
  if (offers.length === 0) return new Set()
  const places = new Set(offers.map(([at]) => at))
  const heads = [title, ...blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))]
  const ofHeads = new Set(termsIn(heads.join(' ')))
  const rest = blocks.flatMap((block, at) => ('text' in block && !places.has(at) ? [block.text] : []))
  const ofText = new Set(termsIn(rest.join(' ')))
  return new Set(
    offers.flatMap(([at, block]) => {
      const terms = 'text' in block ? [...new Set(termsIn(block.text))] : []
      const isOfPage =
        terms.some((term) => ofHeads.has(term)) ||
        terms.filter((term) => ofText.has(term)).length >= minShared
      return isOfPage ? [] : [at]
    }),
  )
}
