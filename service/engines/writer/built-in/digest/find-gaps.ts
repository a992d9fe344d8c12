import type { EvidenceSource } from '../../writer.ts'
import { joinList } from '../join-list.ts'
import type { Phrases } from '../phrases/phrases.ts'
import type { AskedKind } from './asked-kind.ts'
import type { Clause } from './clause.ts'
import type { SourceNames } from './name-sources.ts'

/** What none of the sources answers and what should be found out, in sentences of the language of the digest. */
export function findGaps(
  untold: readonly Clause[],
  told: {
    sources: readonly EvidenceSource[]
    cited: ReadonlySet<number>
    undated: readonly number[]
    old: readonly number[]
  },
  names: SourceNames,
  phrases: Phrases,
): string[] {
  const { gaps } = phrases
  if (gaps === undefined) return []
  const { open, close } = phrases.quotes
  const list = (sources: readonly number[]) =>
    joinList([...new Set(sources.map((source) => names.plain(source)))], phrases.language)
  // Of documents of one's own nobody else is heard, and nobody misses a voice that was not asked for.
  const publishers = new Set(
    told.sources.flatMap((_, at) => (names.byline(at) === '' ? [] : [names.plain(at)])),
  )
  const isOne =
    publishers.size === 1 &&
    told.sources.every((_, at) => names.byline(at) !== '') &&
    [...told.cited].length > 0
  return [
    ...untold.map(({ text, asked, isPart }) => {
      if (isPart) return gaps.missingPart.replace('{x}', () => text)
      const named = sentenceOf(asked.kind, gaps)
      return named ?? gaps.missingPart.replace('{x}', () => `${open}${bare(text)}${close}`)
    }),
    ...(told.undated.length > 0 ? [gaps.undated.replace('{x}', () => list(told.undated))] : []),
    ...(told.old.length > 0 ? [gaps.old.replace('{x}', () => list(told.old))] : []),
    ...(isOne ? [gaps.onePublisher.replace('{x}', () => list([...told.cited]))] : []),
  ]
}

/** Whether a text without an answer of this kind shows it: it has no interval, no duration, no amount or no date. */
export function isPlainlyMissing(kind: AskedKind): boolean {
  return kind === 'interval' || kind === 'duration' || kind === 'price' || kind === 'when'
}

function sentenceOf(kind: AskedKind, gaps: NonNullable<Phrases['gaps']>): string | null {
  switch (kind) {
    case 'interval':
      return gaps.noInterval
    case 'duration':
      return gaps.noDuration
    case 'price':
      return gaps.noPrice
    case 'when':
      return gaps.noDate
    default:
      return null
  }
}

function bare(text: string): string {
  return text.replace(/^[¿\s]+|[?？.\s]+$/gu, '')
}
