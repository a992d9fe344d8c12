import { foreignOffers } from '../../evidence/foreign-offers.ts'
import { screenBlocks } from '../../evidence/screen-blocks.ts'
import type { EvidenceSource, WriteRequest } from '../../writer.ts'
import { baseLanguage } from '../lexicon/find-lexicon.ts'
import type { Yielder } from '../pace.ts'
import { asOthersPaper } from './others-paper.ts'
import { readByline } from './read-byline.ts'
import { readTraits, type SourceTraits, stripByline } from './source-traits.ts'

export type ReadSources = {
  /** In the language asked for, each page once, without what surrounds its content. */
  screened: EvidenceSource[]
  otherLanguages: EvidenceSource[]
  traitsOf: ReadonlyMap<string, SourceTraits>
}

/** What may be quoted of the evidence: not what the writer made itself, samples of a voice, or internal documents. */
export function quotable({ evidence }: WriteRequest): EvidenceSource[] {
  return evidence.filter(
    (source) => source.kind !== 'article' && source.role !== 'voice' && !isInternal(source),
  )
}

/** Screens sources block by block, and parts those in another language than asked. */
export async function readSources(
  sources: readonly EvidenceSource[],
  { language, profile }: Pick<WriteRequest, 'language' | 'profile'>,
  pace: Yielder,
): Promise<ReadSources> {
  const isAsked = (source: EvidenceSource) => baseLanguage(source.language) === baseLanguage(language)
  const screened: EvidenceSource[] = []
  const texts = new Set<string>()
  const traitsOf = new Map<string, SourceTraits>()
  for (const read of sources.filter(isAsked)) {
    await pace()
    const source = asOthersPaper(read, readByline(read.blocks), profile.name ?? null)
    // A paper that somebody put among the company's own has no address and no shop around it.
    const own = readTraits(source, read.own && !source.own)
    traitsOf.set(source.id, own)
    const lines = stripByline(source.blocks, own)
    const foreign = source.own ? new Set() : foreignOffers(lines, source.title, source.language)
    const blocks = screenBlocks(
      lines.filter((_, at) => !foreign.has(at)),
      source.language,
    )
    const text = JSON.stringify(blocks)
    // The same page twice would agree with itself.
    if (!texts.has(text)) screened.push({ ...source, blocks })
    texts.add(text)
  }
  return { screened, otherLanguages: sources.filter((source) => !isAsked(source)), traitsOf }
}

/** A digest quotes word for word: whatever it takes of an internal document would be published. */
export function isInternal(source: EvidenceSource): boolean {
  return source.role === 'internal'
}
