/** What a sentence does. Only a fact needs a source. */
export type SentenceKind = 'fact' | 'inference' | 'advice' | 'definition' | 'transition'

export type Verdict =
  | 'supported'
  /** The cited source says something else. */
  | 'contradicted'
  /** No source says it. */
  | 'absent'
  /** Not a fact: it needs no source. */
  | 'not_needed'

/** What is at odds between a sentence and its source. */
export type Discrepancy =
  | 'number'
  | 'unit'
  | 'direction'
  | 'negation'
  | 'quantity'
  | 'comparison'
  | 'modality'
  | 'name'
  | 'date'
  | 'quotation'
  | 'nothing_like_it'

/** One statement of a text, or a number, date, name or quotation in it, with what its source says. */
export type Claim = {
  id: string
  text: string
  kind: 'statement' | 'number' | 'date' | 'name' | 'quotation'
  /** Where it stands. */
  place: 'title' | 'description' | 'heading' | 'body'
  sentenceKind: SentenceKind
  verdict: Verdict
  /** True for the verdicts `supported` and `not_needed`. */
  supported: boolean
  /** What is at odds; null when nothing is. */
  discrepancy: Discrepancy | null
  reference: number | null
  /** The passage of the source, word for word. */
  passage: string | null
  /** `words` when only the lexical check looked, else the name of the model that judged. */
  checkedBy: string
}
