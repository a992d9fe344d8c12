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
  references: number[]
  /** Sentences of the sources that speak of the same, best first. */
  aligned: EvidenceSentence[]
}
