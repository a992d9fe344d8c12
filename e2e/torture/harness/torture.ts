/** A number that the command line may change: `--NAME=VALUE`. */
export type Flag = { value: number; about: string }

/** What one script gets from the runner, `e2e/torture/run.ts`. */
export type Rack<Name extends string = string> = {
  /** An empty folder of this run, removed at its end; other users may enter it (PostgreSQL does, under root). */
  folder: string
  /** What the command line says, or the default. */
  flags: Readonly<Record<Name, number>>
  /** Aborted when the time is over or the operator interrupts. */
  signal: AbortSignal
  /** Progress, on standard error. */
  say(line: string): void
  /** One line of the table at the end: a fact and what was measured. */
  saw(fact: string, measured: string | number): void
  /** A guarantee. A broken one is printed at once, stands in the table, and makes the run fail; the script goes on. */
  expect(guarantee: string, holds: boolean, details?: unknown): void
  /** Closed at the end, however it comes about; what was taken last is closed first. */
  atEnd(close: () => unknown): void
}

/** A script that treats the product badly and watches what it does. */
export type Torture<Name extends string = string> = {
  /** For the list, in one sentence. */
  summary: string
  flags: Readonly<Record<Name, Flag>>
  /** The runner ends the script as failed after this time. */
  maxMinutes(flags: Readonly<Record<Name, number>>): number
  run(rack: Rack<Name>): Promise<void>
}

/** Keeps the names of the flags, so that a script can read no other. */
export const torture = <Name extends string = never>(script: Torture<Name>): Torture<Name> => script
