import type { PageBlock } from '../../../reader/page-block.ts'
import type { EvidenceSource } from '../../writer.ts'
import { type Byline, organisation, readByline } from './read-byline.ts'
import { isHype } from './selling-words/is-hype.ts'
import {
  earnsOnLinks,
  isDealer,
  isProvider,
  isSeller,
  isTrader,
  saysThatItEarns,
} from './selling-words/is-seller.ts'
import { looksSold } from './selling-words/looks-sold.ts'

/** What a page says of who speaks and with what interest, before it is screened. */
export type SourceTraits = {
  byline: Byline | null
  isSeller: boolean
  /** It recommends what to buy and earns on it: what it says of that is a promise. */
  isAffiliate: boolean
  /** It earns on what its readers buy, whatever it is about. */
  earnsOnLinks?: boolean
  /** It has something of its own to offer, whatever this page is about. */
  isProvider?: boolean
  /** It is a shop's, a workshop's or a dealer's, which its name says. */
  isDealer?: boolean
  /** It has a shop or customers of its own, whatever this page is for. */
  isTrader?: boolean
}

/** In the title of a page that recommends what to buy, and in a topic that asks for it. */
const picks =
  /(?<!\p{L})(?:best|top \p{N}+|reviews?|vs|versus|deals?|beste[nrs]?|testsieger|vergleich|kaufberatung|meilleure?s?|comparatif|mejor(?:es)?|comparativa|miglior[ie]?|melhor(?:es)?|comparativo)(?!\p{L})|おすすめ|ランキング|比較|最佳|推荐|评测/iu

/** True for a title or topic that is about what to buy: "The best pumps", "Wärmepumpen im Vergleich". */
export function namesPick(text: string): boolean {
  return picks.test(text)
}

export function readTraits(source: EvidenceSource, isPaper = false): SourceTraits {
  const byline = readByline(source.blocks)
  if (source.own) return { byline, isSeller: false, isAffiliate: false }
  const earns = earnsOnLinks(source)
  return {
    byline,
    isSeller: isPaper ? looksSold(source) || isSalesPaper(byline) : isSeller(source),
    isTrader: !isPaper && isTrader(source),
    isProvider: !isPaper && isProvider(source),
    isDealer: !isPaper && isDealer(source),
    isAffiliate: earns && (namesPick(source.title) || onlyPraises(source)),
    earnsOnLinks: earns,
  }
}

/** "HumidiKey Instruments Ltd (maker of humidity systems)" */
const makes =
  /\((?:the )?(?:maker|manufacturer|supplier|vendor|seller|hersteller(?:in)?|anbieter(?:in)?|fabricant|vendeur|fournisseur|fabricante|proveedor|produttore|fornitore|venditore|fabrikant|leverancier|fornecedor)(?!\p{L})/iu

/** "Product page", "brochure for restaurants", "online shop": what a paper calls itself that is there to sell. */
const sells =
  /(?<!\p{L})(?:product (?:page|sheet|leaflet)|(?:sales|brochure|pricing|shop) (?:page|sheet|leaflet)|brochure|(?:sales|trade) catalogue|(?:web|online)[ -]?(?:shop|store)|reseller|produktseite|produktblatt|verkaufsprospekt|prospekt|onlineshop|händler(?:in)?|fiche (?:produit|commerciale)|page (?:du )?produit|plaquette|revendeur|boutique en ligne|ficha (?:comercial|de producto)|folleto(?: comercial)?|página de producto|tienda en línea|pagina (?:del |di )?prodotto|scheda (?:commerciale|prodotto)|dépliant|negozio online|productpagina|productblad|webwinkel|página (?:do|de) produto|ficha (?:comercial|de produto)|loja online)(?!\p{L})/iu
const site =
  /(?<!\p{L})(?:website|internetseite|site (?:web|internet)|sitio web|sito(?: web| internet)?)(?!\p{L})/iu

function isSalesPaper(byline: Byline | null): boolean {
  if (byline === null) return false
  const { publisher, kind } = byline
  if (makes.test(publisher) || sells.test(kind)) return true
  // An institution has a website as well.
  return site.test(kind) && !organisation.test(publisher)
}

/** True for a page without a paragraph that says something plainly. */
function onlyPraises(source: EvidenceSource): boolean {
  const lines = source.blocks.flatMap((block) =>
    block.kind === 'paragraph' ? [block.text] : block.kind === 'list' ? block.items : [],
  )
  return lines.every((line) => isHype(line) || saysThatItEarns(line))
}

/** The blocks without the line that says who published them, which is no finding. */
export function stripByline(blocks: readonly PageBlock[], { byline }: SourceTraits): PageBlock[] {
  return byline === null ? [...blocks] : blocks.filter((_, at) => at !== byline.block)
}
