import type { CheckSource } from '../check-source.ts'
import type { Discrepancy, SentenceKind, Verdict } from '../claim.ts'
import type { EvidenceSentence } from '../lexical/evidence.ts'

/** What a model says of one sentence, with the passage found again in the source. */
export type ModelVerdict = {
  sentenceKind: SentenceKind
  verdict: Verdict
  discrepancy: Discrepancy | null
  reference: number | null
  passage: string | null
  /** A sentence that would be supported; null when there is none, or none that may be used. */
  replacement: string | null
}

/** A sentence to judge, numbered from 1, and where it may rest. */
export type Question = {
  n: number
  text: string
  place: 'title' | 'description' | 'heading' | 'table row' | 'body'
  /** What it cites, or its paragraph where it has no reference of its own. */
  references: number[]
  /** For a sentence without a reference of its own the source that its words are most like. */
  closest: CheckSource | null
  /** The sentences around it in the text; null at its edges. */
  before: string | null
  after: string | null
  /** Why the writer keeps it although it was not found before; null for a first look. */
  remark: string | null
  /** Sentences of the sources that speak of the same, best first. */
  aligned: EvidenceSentence[]
}
