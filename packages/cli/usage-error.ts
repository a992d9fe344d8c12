import type { MastheadError, Output } from '../client/src/index.ts'

/** What was typed cannot be done; the message says what to type instead. Exit code 2. */
export class UsageError extends Error {}

/** Only a part of what was asked was done; the message says which is not, and what to do next. Exit code 1. */
export class UnfinishedError extends Error {}

/** There is no key yet. Exit code 3. */
export class NoKeyError extends Error {}

/** The balance is known to be too small, so nothing was started. Exit code 4. */
export class TooFewCreditsError extends Error {
  readonly price: Output<'estimate'>

  constructor(message: string, price: Output<'estimate'>) {
    super(message)
    this.price = price
  }
}

/** The service has nothing at the path that was typed. Exit code 2. */
export class UnknownPathError extends Error {
  readonly answer: MastheadError
  /** Says for a person what was typed, where that was a name and no path. */
  readonly words: string | undefined

  constructor(answer: MastheadError, words?: string) {
    super(answer.message)
    this.answer = answer
    this.words = words
  }
}
