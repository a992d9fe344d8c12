import type { z } from 'zod'

/** Tokens as counted by the server; `cached` is the part of `input` that it had cached from an earlier call. */
export type TokenCount = { input: number; output: number; cached: number }

/**
 * One question. What is sent is `system`, then `evidence`, then `task`, so that a server can cache the beginning: keep
 * `system` the same for all calls of a kind, and `evidence` byte for byte the same in all calls of one piece of work.
 */
export type ModelCall = {
  system: string
  /** Untrusted text, already wrapped by {@link wrapData}. */
  evidence?: string | undefined
  task: string
  /** The answer is cut once it has this many characters: a model that never stops must not run up a bill. */
  maxCharacters: number
}

export type ModelAnswer = {
  text: string
  /** False if the answer was truncated, even after it was continued: it must not be stored as complete. */
  isWhole: boolean
}

/** An answer and the tokens that it took. */
export type KeptAnswer = ModelAnswer & { tokens: TokenCount | null }

/** Keeps answers beyond this process: work that was interrupted begins again without asking, and paying, twice. */
export type AnswerMemory = {
  /** @param key says what was asked of which model */
  find(key: string): Promise<KeptAnswer | undefined>
  keep(key: string, answer: KeptAnswer): Promise<void>
}

/** The calls of one piece of work: they share a deadline, an abort signal and a count of tokens. */
export type ModelSession = {
  /** @throws {ModelError} */
  ask(call: ModelCall): Promise<ModelAnswer>
  /**
   * The same for an object. Requests a JSON schema, JSON mode or only a prompt, whichever the server supports; an
   * invalid answer is requested once more, with its errors.
   * @throws {ModelError} `malformed` when the second answer does not fit either
   */
  askFor<T>(call: ModelCall & { name: string; schema: z.ZodType<T> }): Promise<T>
  /** What the server counted so far; null when it never counted. */
  tokens(): TokenCount | null
  /** Whether the time of the session holds so many more calls, each as long as the longest so far. */
  hasTimeFor(calls: number): boolean
}

/** A language model behind an OpenAI-compatible endpoint. */
export type ChatModel = {
  /** The name the endpoint knows it by. */
  readonly model: string
  /** `model: <name>`; shown wherever its work is. */
  readonly name: string
  /** Tokens that a prompt and its answer share. */
  readonly contextTokens: number
  /** Tokens of evidence that one prompt may carry. */
  readonly evidenceTokens: number
  /**
   * @param signal ends all calls of the session
   * @param memory answers what was asked before; without one everything is asked
   */
  openSession(signal: AbortSignal, memory?: AnswerMemory): ModelSession
}

export type ModelFailure =
  | 'unreachable'
  | 'rate_limited'
  | 'refused'
  | 'malformed'
  | 'empty'
  | 'timed_out'
  | 'too_long'
  | 'cancelled'

/** Why a model gave no usable answer, as a message for the operator or the caller. Never contains its key. */
export class ModelError extends Error {
  readonly reason: ModelFailure

  constructor(reason: ModelFailure, message: string) {
    super(message)
    this.name = 'ModelError'
    this.reason = reason
  }
}
