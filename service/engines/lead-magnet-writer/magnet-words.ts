import type { LeadMagnetKind, LeadMagnetLanguage } from './lead-magnet-writer.ts'

/** When something is done. */
export type Phase = 'prepare' | 'do' | 'check'

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
  /** Names for what no source names, by when it is done; `cues` tell it by the first words of an order. */
  phases: { do: { heading: string } } & Record<Exclude<Phase, 'do'>, { heading: string; cues: RegExp }>
  swipe: Record<SwipeUse, { heading: string; when: string; frames: readonly [string, string] }>
  /** The first question of a stage whose name is a question itself. */
  answerToday: string
  /** Questions at the end of a stage; `{x}` is its name. */
  worksheet: readonly [string, string, string]
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
