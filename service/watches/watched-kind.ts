import type { z } from 'zod'
import type { AgentContext } from '../core/context.ts'
import type { CreditEstimate } from '../credits/charging-operation.ts'
import type { RunTable } from '../db/schema/run-columns.ts'
import type { WatchSnapshot } from '../db/schema/watches.ts'

/** What a completed run saw, and its subject. */
type WatchReading = { subjectKey: string; snapshot: WatchSnapshot }

type Described<Schema extends z.ZodType> = {
  input: Schema
  /** Where the run's status, cost and error are; and the statuses in which it goes on. */
  run: { table: RunTable; open: readonly string[] }
  /** What is watched, for people. */
  labelOf(input: z.output<Schema>): string
  /** Equal for inputs about the same subject. */
  subjectKeyOf(input: z.output<Schema>): string
  /** @throws {ServiceError} `invalid` for an input that the operation itself would refuse */
  check?(input: z.output<Schema>): void
  /** The page that is watched, where it is one. */
  addressOf?(input: z.output<Schema>): string
  /** Credits of one run. */
  price(ctx: AgentContext): number
  /** The same with what there is to know before. */
  estimate(ctx: AgentContext): CreditEstimate | Promise<CreditEstimate>
  /**
   * Accepts a run in the caller's transaction and returns its id.
   * @throws {ServiceError} what the operation itself throws
   */
  start(tx: AgentContext, input: z.output<Schema>): Promise<string>
  /** @throws {ServiceError} `not_found` */
  read(ctx: AgentContext, runId: string): Promise<WatchReading>
}

/** How runs of one kind are started, found and compared, whatever their input. */
export type WatchedKind = Pick<Described<z.ZodType>, 'run' | 'price' | 'estimate' | 'read'> & {
  check(input: unknown): void
  addressOf(input: unknown): string | undefined
  labelOf(input: unknown): string
  subjectKeyOf(input: unknown): string
  start(tx: AgentContext, input: unknown): Promise<string>
}

/** Describes a kind; its input is parsed by its contract before the functions see it. */
export function watchedKind<Schema extends z.ZodType>(described: Described<Schema>): WatchedKind {
  const { input: schema, run, price, estimate, read } = described
  return {
    run,
    estimate,
    price,
    read,
    check: (input) => described.check?.(schema.parse(input)),
    addressOf: (input) => described.addressOf?.(schema.parse(input)),
    labelOf: (input) => described.labelOf(schema.parse(input)),
    subjectKeyOf: (input) => described.subjectKeyOf(schema.parse(input)),
    start: (tx, input) => described.start(tx, schema.parse(input)),
  }
}
