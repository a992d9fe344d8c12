import type { Sent } from '#contract/always-sent.ts'
import type { Estimate, EstimateInput } from '#contract/credits.ts'
import type { AgentContext } from '../core/context.ts'
import { ServiceError } from '../core/errors.ts'
import { nearestName } from '../text/nearest-name.ts'
import type { ChargingOperation } from './charging-operation.ts'
import { getBalance } from './get-balance.ts'
import { topUpFor } from './top-up.ts'

/**
 * The cost of a call, after the same validation of its input as the call itself.
 * @param operations those that charge
 * @param isOperation whether there is an operation of this name at all
 * @throws {ServiceError} `not_found` for an operation that charges nothing or a record that is not there, `invalid` as the operation would
 */
export async function estimate(
  ctx: AgentContext,
  operations: readonly ChargingOperation[],
  { operation: id, input }: EstimateInput,
  isOperation: (id: string) => boolean = () => false,
): Promise<Sent<typeof Estimate>> {
  const operation = operations.find((one) => one.id === id)
  if (!operation) {
    const names = operations.map((one) => one.id).toSorted()
    const isFree = isOperation(id)
    const meant = isFree ? undefined : nearestName(id, names)
    const words = isFree
      ? `${id} charges no credits.`
      : `There is no operation called ${id} that charges credits.`
    throw new ServiceError(
      { kind: 'not_found' },
      `${words}${meant === undefined ? '' : ` Did you mean ${meant}?`} These do: ${names.join(', ')}.`,
    )
  }
  const {
    creditsRequired,
    breakdown,
    secondsExpected,
    notes,
    isFeasible = true,
    expected,
    warnings,
  } = await operation.estimate(ctx, input)
  const balance = await getBalance(ctx)
  return {
    credits_required: creditsRequired,
    breakdown,
    balance_after: balance.credits - creditsRequired,
    seconds_expected: secondsExpected,
    ...(notes && { notes }),
    ...(warnings.length > 0 && { warnings }),
    feasible: isFeasible,
    affordable: balance.credits >= creditsRequired,
    ...(balance.credits < creditsRequired && { topup: topUpFor(ctx, creditsRequired - balance.credits) }),
    ...(expected && { credits_expected: expected.credits }),
    ...(expected?.figures !== undefined && { figures_expected: expected.figures }),
    ...(expected?.words !== undefined && { words_expected: expected.words }),
  }
}
