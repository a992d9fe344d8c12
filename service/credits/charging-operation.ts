import type { z } from 'zod'
import type { Price } from '#contract/credits.ts'
import type { OperationShape } from '#contract/operation.ts'
import type { AgentContext } from '../core/context.ts'
import { refused, ServiceError } from '../core/errors.ts'
import { memberNames, unknownMembers } from '../core/unknown-members.ts'
import { findSlips, ignoredWords, unknownFieldWords } from '../core/unknown-words.ts'
import { validateInput } from '../core/validate-input.ts'
import type { PriceList } from '../prices/price-list.ts'

/** What a call would cost, in credits. `breakdown` has only what costs something and sums to `creditsRequired`. */
export type CreditEstimate = {
  creditsRequired: number
  breakdown: Record<string, number>
  secondsExpected: number
  /** Notes to read before the charge. */
  notes?: string[]
  /** What is probably a slip of the caller. */
  warnings?: string[]
  /** False if the call would not give what it is for; `notes` say why, and what to do. Nothing is charged then. */
  isFeasible?: boolean
  /** True if the call itself is free, and `creditsRequired` is what each run that it plans will hold. */
  isChargedLater?: boolean
  /** What will probably be charged; for an article with how long its evidence lets it be, and whether that is a guess. */
  expected?: { words?: number; isGuess?: boolean; figures?: number | undefined; credits: number } | undefined
}

/** A charged operation as its module describes it: defined once, for the estimate and the price list. */
export type ChargingOperation = {
  /** By its id in the contract, where its label in the ledger is too. */
  id: string
  /** Its rows of the price list, as people read them; none where it charges by those of another operation. */
  prices(prices: PriceList): Price[]
  /** How those rows make the price of one call, with their items by name, for example `2 × page`. */
  formula: string
  /**
   * What the call would cost, after the same check of its input as the call itself, and which of its members the call
   * would ignore.
   * @throws {ServiceError} `invalid` as the operation would, with the paths below `input`
   */
  estimate(ctx: AgentContext, input: unknown): Promise<CreditEstimate & { warnings: string[] }>
}

/** `item` is what is priced, as in a breakdown; `unit` is per what. `credits` are below zero where an option saves. */
export type PriceRow = { item: string; label: string; credits: number; unit?: string }

/** Describes a charging operation; its input is parsed by its contract before `check` and `estimate` see it. */
export function chargingOperation<Body extends z.ZodType>(described: {
  operation: OperationShape & { body: Body }
  prices?(prices: PriceList): PriceRow[]
  formula: string
  /** What the schema cannot say. */
  check?(ctx: AgentContext, input: z.output<Body>): void | Promise<void>
  estimate(ctx: AgentContext, input: z.output<Body>): CreditEstimate | Promise<CreditEstimate>
}): ChargingOperation {
  const { id, body, params } = described.operation
  // The id of the path stands beside the members of the body, as clients have both in one object.
  const ofPath = new Set(Object.keys(params?.shape ?? {}).filter((name) => !memberNames(body)?.has(name)))
  return {
    id,
    formula: described.formula,
    prices: (prices) => (described.prices?.(prices) ?? []).map((row) => ({ operation: id, ...row })),
    async estimate(ctx, sent) {
      const input = isObject(sent)
        ? Object.fromEntries(Object.entries(sent).filter(([name]) => !ofPath.has(name)))
        : sent
      const unknown = unknownMembers(body, input, ['input'])
      const parsed = validateInput(body, input, ['input'])
      if (!parsed.ok) {
        const named = new Set(parsed.details.map(({ path }) => path))
        throw refused(parsed.details, unknown.filter(({ path }) => !named.has(path)).map(unknownFieldWords))
      }
      const slips = findSlips(unknown)
      if (slips.length > 0) throw refused(slips)
      const ignored = unknown.map(ignoredWords)
      const { warnings = [], ...estimated } = await asInput(async () => {
        await described.check?.(ctx, parsed.data)
        return described.estimate(ctx, parsed.data)
      })
      return { ...estimated, warnings: [...ignored, ...warnings] }
    },
  }
}

function isObject(sent: unknown): sent is object {
  return typeof sent === 'object' && sent !== null && !Array.isArray(sent)
}

/** The operation names the members of its own body, which is the `input` of an estimate. */
async function asInput<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof ServiceError) || error.problem.kind !== 'invalid') throw error
    const { details } = error.problem
    throw refused(
      details.map(({ path, ...detail }) => ({ path: path ? `input.${path}` : 'input', ...detail })),
    )
  }
}
