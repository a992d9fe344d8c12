import type { LeadMagnetKind, LeadMagnetLanguage } from '../lead-magnet-writer.ts'

/** What a line of a swipe file is good for. */
export type SwipeUse = 'openers' | 'proof' | 'advice' | 'objections' | 'explanations'

/** What the built-in writer and the typesetter say themselves in one language; `{x}` is the topic or what stands there. */
export type MagnetWords = {
  language: LeadMagnetLanguage
  kind: Record<LeadMagnetKind, string>
  /** Under the title, where nobody said whom it is for. */
  subtitle: Record<LeadMagnetKind, string>
  /** The same for somebody: `{x}` is who. */
  subtitleFor: Record<LeadMagnetKind, string>
  introduction: Record<LeadMagnetKind, string>
  /** Puts a statement of the evidence as something to do. */
  ask: { compare: string; confirm: string; have: string }
  swipe: Record<SwipeUse, { heading: string; when: string; frames: readonly [string, string] }>
  /** The first question of a stage whose name is a question itself. */
  answerToday: string
  /** Questions at the end of a stage; `{x}` is its name. */
  worksheet: readonly [string, string, string]
  /** A template of questions, for a topic of which nothing is known. */
  blank: Record<
    'checklist' | 'framework',
    readonly { heading: string; prompts: readonly [string, string, string] }[]
  >
  labels: {
    /** Between a label and what it labels. */
    colon: string
    contents: string
    howToUse: string
    sources: string
    why: string
    whenToUse: string
    fillIn: string
    inputs: string
    steps: string
    outcome: string
    worksheet: string
    ownDocument: string
    ownArticle: string
    noSources: string
    someSources: string
    allSources: string
    page: string
  }
}
