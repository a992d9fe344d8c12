import type { OperationInput, OperationShape } from '#contract/operation.ts'
import type { AgentContext } from '../core/context.ts'
import { ServiceError } from '../core/errors.ts'
import { withExpectedCredits } from '../credits/insufficient-credits.ts'
import { charges } from '../registry/registry.ts'

/** A call that was refused for lack of credits, with what its estimate expects it to cost. Any other error as it is. */
export async function tellExpectedCharge(
  ctx: AgentContext,
  operation: OperationShape,
  read: () => OperationInput<OperationShape>,
  error: unknown,
): Promise<unknown> {
  const charge = charges.find(({ id }) => id === operation.id)
  if (!charge || !(error instanceof ServiceError) || error.problem.kind !== 'insufficient_credits')
    return error
  const { params, body } = read()
  // The refusal stands whatever becomes of the forecast.
  const price = await charge.estimate(ctx, { ...params, ...Object(body) }).catch((err: unknown) => {
    ctx.log.warn({ err, operation: operation.id }, 'no forecast for a call that was not affordable')
    return undefined
  })
  return withExpectedCredits(error, price?.isFeasible === false ? 0 : price?.expected?.credits)
}
