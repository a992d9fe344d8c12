/** What was typed cannot be done; the message says what to type instead. Exit code 2. */
export class UsageError extends Error {}

/** There is no key yet. Exit code 3. */
export class NoKeyError extends Error {}

/** The balance is known to be too small, so nothing was started. Exit code 4. */
export class TooFewCreditsError extends Error {}
