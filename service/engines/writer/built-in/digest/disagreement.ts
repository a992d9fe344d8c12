import type { Sentence } from '../sentence.ts'
import type { AskedQuantity } from './asked-quantities.ts'
import type { Finding } from './finding.ts'

/** What sources answer differently, each for its own case as its sentence says it: a quantity, who pays, which cause weighs most, whether a means is good. */
export type AskedPoint = AskedQuantity | 'payer' | 'cause' | 'judgement'

/** Two sources that say different things about the same. */
export type Disagreement = {
  sides: Side[]
  likeness: number
  rows: OpposingRow[]
  /** Answers to one question, told side by side without saying that they exclude each other. */
  answers?: AskedPoint
  /** They answer what the topic asks, and open the text. */
  isOpening?: boolean
}

export type Side = {
  finding: Finding
  /** The words that differ; null where a whole statement does. */
  figure: string | null
  /** The sentence of the finding that differs; all of it where none is named. */
  told?: Sentence
  /** What a seller's promise rests on, told with it. */
  basis?: Finding
}

/** A row of a table that speaks against a figure. */
export type OpposingRow = { source: number; name: string; text: string; passage: string }

/** The sentences by which a side differs. */
export function sentencesOf({ finding, told }: Pick<Side, 'finding' | 'told'>): Sentence[] {
  return told === undefined ? finding.sentences : [told]
}
