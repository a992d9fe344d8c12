import type { EvidenceSource } from '../../writer.ts'
import type { Ledger } from '../ledger.ts'
import type { Phrases } from '../phrases/phrases.ts'
import type { SourceNames } from './name-sources.ts'

/** All that turning passages into Markdown needs to know. */
export type Pen = {
  sources: readonly EvidenceSource[]
  /** Sources in another language, of which nothing is told. */
  foreign: readonly EvidenceSource[]
  ledger: Ledger
  phrases: Phrases
  names: SourceNames
  /** The year of each source, where it says one. */
  years: readonly (number | null)[]
  /** The sources that have a sentence word for word, by its words. */
  holders: ReadonlyMap<string, ReadonlySet<number>>
}

/** True for a document of the tenant's that says that somebody else published it. */
export function isOthersPaper({ names, sources }: Pick<Pen, 'names' | 'sources'>, source: number): boolean {
  return sources[source]?.own === true && sources[source].url === null && names.byline(source) !== ''
}

/** The colon of a language, with the space French has before it. */
export function colonOf({ according }: Phrases): string {
  return /\s?[:：]$/u.exec(according)?.[0] ?? ':'
}
