import type { Lexicon } from './lexicon/lexicon.ts'

/** What the part of an abstract tells that a label opens. */
export type Label = { part: 'method' | 'result' }

/** A sentence or list item of the evidence. */
export type Sentence = {
  source: number
  block: number
  /** Index in a list block; null in running text. */
  item: number | null
  /** Where it stands in its block or item, so that neighbours can be told and quoted as one passage. */
  start: number
  end: number
  /** Counts all sentences of the block, dropped ones included: a gap is a break in the flow. */
  ordinal: number
  /** Word for word as in the source. */
  passage: string
  /** As a reader sees it. */
  text: string
  words: number
  terms: string[]
  /** Starts with a word that points at the sentence before. */
  leaning: boolean
  question: boolean
  /** Ends with a colon and announces the list that follows. */
  announces: boolean
  /** The label of an abstract that it stands under ("METHODS:", "Results:"), one object for all under it; null for none. */
  label: Label | null
  own: boolean
  section: EvidenceSection
  lexicon: Lexicon
}

/** What stands under one heading of one source. */
export type EvidenceSection = {
  source: number
  /** Null before the first heading and under headings that say nothing. */
  heading: string | null
  /** The heading above this one, when that says something. */
  parent: string | null
  /** All headings above it that say something, the nearest first. */
  trail?: readonly string[]
  /** Under a heading such as "FAQ". */
  amongQuestions: boolean
  /** 0 at the start of the source, 1 at its end. */
  position: number
  sentences: Sentence[]
}

/** A table of the evidence, cells as a reader sees them. */
export type EvidenceTable = {
  source: number
  section: EvidenceSection
  /** Its block in the source. */
  block: number
  caption: string | null
  header: string[]
  rows: { cells: string[]; passage: string }[]
  words: number
}

export type Evidence = {
  sections: EvidenceSection[]
  sentences: Sentence[]
  tables: EvidenceTable[]
  /** All words of each source, boilerplate included: a part of it is what may be quoted. */
  sourceWords: number[]
}
