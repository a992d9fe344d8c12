/** Part of something the tenant has published or put into Knowledge. */
export type OwnPassage = { title: string; url: string | null; text: string }

/** Looks through the tenant's public articles and knowledge, best first. */
export type SearchOwnContent = (keywords: string, limit: number) => Promise<OwnPassage[]>

export type PanelQuestion = {
  /** As a person would ask it. */
  text: string
  /** What it is about, for an engine that searches. */
  keywords: string
  /** Which sentences can answer it, for an engine that quotes; any where left out. */
  isAnswer?: (sentence: string) => boolean
}

export type EngineAnswer = {
  text: string
  /** True if the answer was truncated. */
  isCut: boolean
  /** What the engine names as its sources besides the links in the text. */
  sources: { url: string | null; title: string | null }[]
}

/** One member of the panel. */
export interface AnswerEngine {
  /** Stable name on the wire, for example `gpt`; `built-in` for the one that needs no account. */
  readonly llmId: string
  /** The name for people. */
  readonly label: string
  /** `example` for one whose answers are invented, as in the demo. */
  readonly kind: 'built-in' | 'configured' | 'example'
  /** Answers one question. Throws {@link AnswerError} and nothing else, except what `signal` is aborted with. */
  answer(
    question: PanelQuestion,
    given: { search: SearchOwnContent; signal: AbortSignal },
  ): Promise<EngineAnswer>
}

export type AnswerFailure =
  | 'nothing_found'
  | 'refused'
  | 'empty'
  | 'rate_limited'
  | 'unreachable'
  | 'timed_out'
  | 'not_accepted'
  | 'malformed'

/** Why an engine gave no answer; `message` is readable, without keys and full URLs. */
export class AnswerError extends Error {
  readonly reason: AnswerFailure
  /** The next question would end the same way. */
  readonly isFinal: boolean

  constructor(reason: AnswerFailure, message: string, isFinal = false) {
    super(message)
    this.name = 'AnswerError'
    this.reason = reason
    this.isFinal = isFinal
  }
}
