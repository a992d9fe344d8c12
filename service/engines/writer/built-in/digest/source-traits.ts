import type { PageBlock } from '../../../reader/page-block.ts'
import type { EvidenceSource } from '../../writer.ts'
import { sourceText } from '../source-text.ts'
import { type Byline, readByline } from './read-byline.ts'
import { isSeller, isTrader } from './selling-words/is-seller.ts'

/** What a page says of who speaks and with what interest, before it is screened. */
export type SourceTraits = {
  byline: Byline | null
  isSeller: boolean
  isAffiliate: boolean
  /** It has a shop or customers of its own, whatever this page is for. */
  isTrader?: boolean
}

const affiliate =
  /affiliate (?:links?|commission|partner)|(?:earn|get) a (?:small )?commission|affiliate-?links?|werbelinks?|provisions-?links?|liens? affiliés?|enlaces? de afiliad|link di affiliazione|links? de afiliad/iu

export function readTraits(source: EvidenceSource): SourceTraits {
  const byline = readByline(source.blocks)
  if (source.own) return { byline, isSeller: false, isAffiliate: false }
  return {
    byline,
    isSeller: isSeller(source),
    isTrader: isTrader(source),
    isAffiliate: affiliate.test(sourceText(source).slice(0, 60_000)),
  }
}

/** The blocks without the line that says who published them, which is no finding. */
export function stripByline(blocks: readonly PageBlock[], { byline }: SourceTraits): PageBlock[] {
  return byline === null ? [...blocks] : blocks.filter((_, at) => at !== byline.block)
}
