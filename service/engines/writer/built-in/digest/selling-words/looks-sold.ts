import type { EvidenceSource } from '../../../writer.ts'
import { sourceLines } from '../../source-text.ts'
import { organisation } from '../read-byline.ts'
import { isSeller, namesPrice } from './is-seller.ts'

const minSigns = 3
const minLoud = 3
const minPictures = 2
const mark = /[™®]/u
const picture = /\p{Extended_Pictographic}|[✓✔]/gu
/** "SkyMetrix One": a name that only goods have. */
const coined = /(?<!\p{L})\p{Lu}\p{Ll}+\p{Lu}\p{Ll}{2,}(?!\p{L})/u
const loud = /\p{L}[^.!?\p{Lu}]*!/u
/** A promise with small print. */
const starred = /[\p{L}\p{N}%)](?:\\?\*){1,3}\s*$/u
const voices =
  /^(?:from (?:a|our|one of our) customers?|what customers (?:get|save|say)|what (?:do |does )?(?:\p{L}+ )?(?:people|customers|clients|members|users|others|riders|owners|guests) say|how others (?:have|get|got)\p{L}*|(?:our )?customers$|(?:\p{L}+ )?(?:testimonials|voices|reviews)|(?:kunden)?stimmen|das sagen \p{L}+|témoignages|(?:l[’'])?avis(?: clients?| des)?|ils? (?:nous|en) \p{L}+|opiniones|testimonios|lo (?:que )?dicen\p{L}*|testimonianze|dicono di noi|recensioni|opinie|ervaringen|depoimentos|avaliações)/iu
/** "Two-year guarantee", "Satisfait ou remboursé": what a section promises to whoever buys. */
export const guarantees =
  /(?<!\p{L})(?:guarantee|warranty|money[- ]back|promise|garantie|geld[- ]zurück|satisfaits? ou remboursée?s?|garantía|garanzia|soddisfatti o rimborsati|garantia|niet goed,? geld terug)(?!\p{L})/iu
/** "From 49 pounds", beside the signs of money that any page has. */
export const sum = /\p{N}\s?(?:pounds?|dollars?|euros?|francs?|franken|pence|cents?)(?!\p{L})/iu
/** "Up to 80 %": more than that nobody promises. */
export const most =
  /(?<!\p{L})(?:up to|bis zu|jusqu[’']à|hasta(?: un)?|fino a(?:l)?|até|tot(?: wel)?|(?:do|nawet)) \p{N}|\p{N}\s?%|!/iu
const asked =
  /(?<!\p{L})(?:faqs?|questions (?:we(?:['’]re| are| get)|you (?:ask|may have)|customers ask)|häufige fragen|fragen, die (?:wir|uns)|questions fréquentes|preguntas frecuentes|domande frequenti|perguntas frequentes|veelgestelde vragen)(?!\p{L})/iu
const bound =
  /(?<!\p{L})(?:contract|months?|vertrag|laufzeit|engagement|contrato|contratto|free shipping|refer|newsletter|subscri\p{L}+|abonn\p{L}+|suscr\p{L}+|iscriv\p{L}+)(?!\p{L})/iu

/** "Our customer base": who speaks so has customers. */
const customers =
  /(?<!\p{L})(?:our customers?|customer base|unsere[nr]? kund\p{L}+|nos clients?|notre clientèle|nuestr[oa]s clientes|nostr[ie] client[ie]|onze klanten|nossos clientes)(?!\p{L})/iu

/** "Meet Rover: the assistant that …" */
const presents =
  /^(?:meet|introducing|discover|say hello to|das ist|entdecken sie|lernen sie|voici|découvrez|descubr[ae]|conoce|scopri|ecco|ontdek|maak kennis|conheça|descubra)(?!\p{L})/iu

/** True for a paper that looks like a shop's by several signs: a price, a mark, loud lines, pictures, voices of customers. */
export function looksSold(source: EvidenceSource): boolean {
  const lines = sourceLines(source).map((line) => line.slice(0, 2000))
  if (lines.some((line) => earnsNothing.test(line))) return false
  const headings = source.blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))
  const text = lines.join('\n')
  const signs = [
    namesPrice(source) || sum.test(text),
    sum.test(source.title) || namesPrice({ ...source, blocks: [], title: source.title }),
    namesItself(source, text),
    headings.some((line) => guarantees.test(line)),
    coined.test(`${source.title} ${source.publisher ?? ''}`),
    isSeller(source),
    mark.test(`${source.title}\n${text}`),
    lines.filter((line) => loud.test(line)).length >= minLoud,
    (`${source.title}\n${text}`.match(picture)?.length ?? 0) >= minPictures,
    [...headings, ...lines].some((line) => voices.test(line)),
    most.test(source.title),
    presents.test(source.title),
    customers.test(text),
    source.blocks.some((block) => block.kind === 'list' && block.items.some((item) => starred.test(item))),
    headings.some((line) => asked.test(line)) && bound.test(text),
  ]
  return signs.filter(Boolean).length >= minSigns
}

/** "Is paid by its members and earns nothing by it". */
const earnsNothing =
  /(?<!\p{L})(?:(?:earns?|makes?) nothing|(?:takes?|receives?) no commission|sells? nothing|verdien(?:t|en) (?:\p{L}+ )?(?:an |mit )?(?:kein|nichts)\p{L}*|verkauf(?:t|en) nichts|ne (?:vend(?:ent|ons)?|touch(?:e|ent|ons)) (?:rien|aucune commission)|no (?:vend(?:e|en|emos) nada|cobra(?:n|mos)? comisi\p{L}+)|non (?:vend(?:e|ono|iamo) nulla|prend(?:e|ono|iamo) provvigioni)|verkoop(?:t|en) niets|não vend(?:e|em|emos) nada)(?!\p{L})/iu

const minNamed = 3
const leastName = 4

/** "Leafwall: living quiet", of Leafwall Interiors, which says on that it does this and that. */
function namesItself({ title, publisher }: EvidenceSource, text: string): boolean {
  const [name = ''] = /^\p{Lu}[\p{L}\p{N}-]+/u.exec(publisher ?? '') ?? []
  if (name.length < leastName || organisation.test(publisher ?? '')) return false
  return `${title}\n${text}`.split(name).length > minNamed
}
