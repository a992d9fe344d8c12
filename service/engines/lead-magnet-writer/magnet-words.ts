import type { LeadMagnetKind, LeadMagnetLanguage } from './lead-magnet-writer.ts'

/** When something is done. */
export type Phase = 'prepare' | 'do' | 'check'

/** What a line of a swipe file is good for. */
export type SwipeUse = 'openers' | 'proof' | 'advice' | 'objections'

/** The own text of the built-in writer and the typesetter in one language; `{x}` is the topic or the named value. */
export type MagnetWords = {
  language: LeadMagnetLanguage
  kind: Record<LeadMagnetKind, string>
  /** A title from a topic that is none: `{x}`, and of how many items, lines or stages it is: `{n}`. */
  title: Record<LeadMagnetKind, string>
  /** The subtitle if no audience is given: the benefit, in a sentence. */
  subtitle: Record<LeadMagnetKind, string>
  /** The same with an audience: `{x}`. */
  subtitleFor: Record<LeadMagnetKind, string>
  introduction: Record<LeadMagnetKind, string>
  /**
   * Labels for actions that no source names, by when they are done; `cues` are the first words of an imperative that
   * decide it. `beside` is what is left to do where other parts have names of their own.
   */
  phases: { do: { heading: string; beside: string } } & Record<
    Exclude<Phase, 'do'>,
    { heading: string; cues: RegExp }
  >
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
    /** Heads of the columns of a checklist, to be filled in: who does it, and until when. */
    owner: string
    due: string
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
    /** In its place where there is one source: its title is `{x}`. */
    oneSource: string
    page: string
  }
}
