import { shorten } from '../../../text/shorten.ts'
import type { Claim } from '../../claim-check/claim.ts'
import type { CitedSource, EvidenceSource } from '../writer.ts'
import { findDetails } from './find-details.ts'
import { comparable, plainText } from './plain-text.ts'
import type { Sentence } from './sentence.ts'

/** Numbers the sources as they are used and keeps a claim for all that is said. */
export type Ledger = {
  /** The reference to a source as the text shows it, `[1]` in order of first use; empty for an internal document. */
  refer(source: number): string
  hasSaid(sentence: Sentence): boolean
  /** Claims for a sentence and the numbers, dates and names in it. */
  state(sentence: Sentence): void
  /** A claim for words in quotation marks. */
  quote(source: number, text: string, passage: string): void
  /** A claim for a row of a table. */
  tabulate(source: number, text: string, passage: string): void
  claims(): Claim[]
  sources(): CitedSource[]
}

export function createLedger(evidence: EvidenceSource[]): Ledger {
  const references = new Map<number, number>()
  const claims: { claim: Claim; source: number }[] = []
  const said = new Set<string>()
  /** The text never refers to internal documents: they are numbered after all that it does refer to. */
  const internal = new Map<number, number>()
  const refer = (source: number) => {
    const numbers = evidence[source]?.role === 'internal' ? internal : references
    const reference = numbers.get(source) ?? numbers.size + 1
    numbers.set(source, reference)
    return numbers === internal ? '' : `[${reference}]`
  }
  const numberOf = (source: number) => references.get(source) ?? references.size + (internal.get(source) ?? 0)
  const add = (kind: Claim['kind'], text: string, source: number, passage: string) => {
    refer(source)
    const claim: Claim = {
      id: `c${claims.length + 1}`,
      text,
      kind,
      place: 'body',
      sentenceKind: 'fact',
      verdict: 'supported',
      supported: true,
      discrepancy: null,
      reference: null,
      passage,
      checkedBy: 'words',
    }
    claims.push({ claim, source })
  }
  const addDetails = (text: string, source: number, passage: string, language: string) => {
    // What cannot be found again in the passage as it stands is not worth a claim of its own.
    for (const detail of findDetails(text, language))
      if (passage.includes(detail.text)) add(detail.kind, detail.text, source, passage)
  }
  return {
    refer,
    hasSaid: ({ text }) => said.has(comparable(text)),
    state: ({ text, source, passage, lexicon }) => {
      said.add(comparable(text))
      add('statement', text, source, passage)
      addDetails(text, source, passage, lexicon.language)
    },
    quote: (source, text, passage) => add('quotation', text, source, passage),
    tabulate: (source, text, passage) => {
      add('statement', text, source, passage)
      addDetails(text, source, passage, 'und')
    },
    claims: () => claims.map(({ claim, source }) => ({ ...claim, reference: numberOf(source) })),
    sources: () =>
      [...references.keys(), ...internal.keys()].flatMap((source) => {
        const cited = evidence[source]
        if (cited === undefined) return []
        const reference = numberOf(source)
        const { id, kind, role, title, url, language } = cited
        return [
          { reference, id, kind, role, title: shorten(plainText(title.slice(0, 600)), 200), url, language },
        ]
      }),
  }
}
