import type { CompanyProfile } from '#contract/company-profile.ts'
import type { ChatModel } from '../chat-model/chat-model.ts'
import type { ClaimJudge } from '../claim-check/claim-judge.ts'
import type { CitedSource, EvidenceSource, WriteProgress } from '../writer/writer.ts'

export type LeadMagnetKind = 'checklist' | 'swipe_file' | 'framework'
export type LeadMagnetLanguage = 'en' | 'pt' | 'de' | 'es' | 'fr' | 'it'

export type LeadMagnetRequest = {
  kind: LeadMagnetKind
  topic: string
  /** Whom it is for, in the caller's words. */
  niche: string | null
  language: LeadMagnetLanguage
  profile: CompanyProfile
  /** Who writes; null: the built-in writer. */
  model: ChatModel | null
  /** Who judges what a model wrote; null: the lexical check alone. */
  judge: ClaimJudge | null
  evidence: EvidenceSource[]
  signal: AbortSignal
  report(progress: WriteProgress): Promise<void>
}

/** An item to tick, a line to reuse or a step to take. */
export type Line = {
  text: string
  /** Why it matters. */
  note: string | null
  /** The line with blanks to fill in. */
  template: string | null
  /** Numbers of sources; empty for a question or a blank, which state nothing, and for what has no source. */
  references: number[]
}

/** A group of a checklist, a use of a swipe file, or a stage of a framework. */
export type Part = {
  heading: string
  intro: Line | null
  items: Line[]
  /** What a stage starts from. */
  inputs: string[]
  outcome: Line | null
  /** Questions with room for an answer. */
  worksheet: string[]
}

/** A table of the evidence that can be drawn; `part` is the index of the part that speaks of it, null when none does. */
export type EvidenceFigure = {
  caption: string
  header: string[]
  rows: string[][]
  reference: number
  part: number | null
}

export type WrittenLeadMagnet = {
  title: string
  subtitle: string
  /** How to use it. */
  introduction: string
  parts: Part[]
  figures: EvidenceFigure[]
  /** Numbered from 1 in order of first use. */
  sources: CitedSource[]
  trustLevel: 'sourced' | 'mixed' | 'unsourced'
  /** Opening lines for an announcement, best first; each is self-contained. */
  hooks: string[]
  /** What the reader of the job should know: how much the evidence carried, what would help. */
  message: string
  /** `built-in`, or `model: <name>`. */
  engine: string
}

/** What is known before anything is written or charged. */
export type LeadMagnetOutlook = Pick<LeadMagnetRequest, 'kind' | 'topic' | 'language' | 'evidence' | 'model'>

export interface LeadMagnetWriter {
  /** Why there is too little to fill one, as a message; undefined if there is enough. Calls no model. */
  whyTooLittle(outlook: LeadMagnetOutlook): Promise<string | undefined>
  /** Throws `WriteError` and nothing else. */
  write(request: LeadMagnetRequest): Promise<WrittenLeadMagnet>
}
