import type { Sent } from '#contract/always-sent.ts'
import type { Estimate, EstimateInput } from '#contract/credits.ts'
import type { AgentContext } from '../core/context.ts'
import { invalid } from '../core/errors.ts'
import { unknownName } from '../text/unknown-name.ts'
import type { ChargingOperation } from './charging-operation.ts'
import { findHeldBy } from './find-held-by.ts'
import { getBalance } from './get-balance.ts'
import { topUpFor } from './top-up.ts'

/**
 * The cost of a call, after the same validation of its input as the call itself.
 * @param charging the operations that have a price
 * @param ids of all operations, the free ones too
 * @throws {ServiceError} `invalid` for an operation that has no price, and as the operation would; `not_found` for a record that is not there
 */
export async function estimate(
  ctx: AgentContext,
  charging: readonly ChargingOperation[],
  { operation: id, input }: EstimateInput,
  ids: readonly string[] = [],
): Promise<Sent<typeof Estimate>> {
  const operation = charging.find((one) => one.id === id)
  if (!operation) throw invalid('operation', noPriceWords(id, charging.map((one) => one.id).toSorted(), ids))
  const {
    creditsRequired,
    breakdown,
    secondsExpected,
    notes,
    isFeasible = true,
    isChargedLater = false,
    expected,
    warnings,
  } = await operation.estimate(ctx, input)
  const balance = await getBalance(ctx)
  const isAffordable = balance.credits >= creditsRequired
  const { heldBy } = isAffordable || balance.held === 0 ? { heldBy: [] } : await findHeldBy(ctx)
  return {
    credits_required: creditsRequired,
    breakdown,
    balance_after: balance.credits - (isChargedLater ? 0 : creditsRequired),
    seconds_expected: secondsExpected,
    ...(notes && { notes }),
    ...(warnings.length > 0 && { warnings }),
    feasible: isFeasible,
    affordable: isAffordable,
    ...(!isAffordable && {
      credits_missing: creditsRequired - balance.credits,
      topup: topUpFor(ctx, creditsRequired - balance.credits),
      held: balance.held,
      ...(heldBy.length > 0 && { held_by: heldBy }),
    }),
    ...(isFeasible ? expected && { credits_expected: expected.credits } : { credits_expected: 0 }),
    ...(expected?.figures !== undefined && { figures_expected: expected.figures }),
    ...(expected?.words !== undefined && {
      words_expected: expected.words,
      words_guessed: expected.isGuess === true,
    }),
  }
}

function noPriceWords(id: string, priced: readonly string[], ids: readonly string[]): string {
  const these = `An estimate takes one of ${priced.join(', ')}; every other operation is free.`
  if (ids.includes(id)) return `${id} is free: it charges no credits. ${these}`
  return `${unknownName('operation', id, [...priced, ...ids])} ${these}`
}
