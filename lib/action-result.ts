import type { TopUp } from '#contract/errors.ts'

type ProblemBase = {
  /** What happened and what to do, for a person. Untrusted text: draw it as text. */
  message: string
  /** To quote when asking for help. */
  requestId?: string
  /** The machine-readable name the service gave, for example `otp_expired`. */
  code?: string
}

/** Why something did not happen: plain and serialisable. Notices are drawn from `kind`, never from the text. */
export type Problem =
  /** `balance` and `held` where the server says what is available, and what running jobs reserve. */
  | (ProblemBase & {
      kind: 'payment_required'
      creditsRequired: number
      /** What will probably be charged of it, where the server says. */
      creditsExpected?: number
      topup: TopUp
      balance?: number
      held?: number
    })
  | (ProblemBase & { kind: 'rate_limited'; retryAfterSeconds: number })
  /**
   * `timedOut` where it was waited for as long as makes sense; `unsent` where the browser could not ask at all;
   * `mayHaveCharged` where only the answer of an order was lost.
   */
  | (ProblemBase & { kind: 'unavailable'; timedOut?: true; unsent?: true; mayHaveCharged?: true })
  /** `fieldErrors` maps a path in dot notation (`source_urls.0`) to its message. */
  | (ProblemBase & { kind: 'invalid'; fieldErrors: Record<string, string> })
  | (ProblemBase & {
      kind: 'unauthorized' | 'forbidden' | 'not_found' | 'not_offered' | 'gone' | 'conflict' | 'unexpected'
    })

export type ProblemKind = Problem['kind']

/** What every server action answers; whoever names no data has no use for them. */
export type ActionResult<T = unknown> = { ok: true; data: T } | { ok: false; problem: Problem }

export function succeeded<T>(data: T): ActionResult<T> {
  return { ok: true, data }
}

export function failed(problem: Problem): { ok: false; problem: Problem } {
  return { ok: false, problem }
}
