import {
  acceptedContent,
  CLIENT_CAPABILITIES_META_KEY,
  type InputRequiredResult,
  inputRequired,
  type ServerContext,
} from '@modelcontextprotocol/server'
import { z } from 'zod'
import { Estimate, estimate } from '#contract/credits.ts'
import type { OperationShape } from '#contract/operation.ts'
import { jsonSchemaOf } from '#contract/schema-components.ts'
import type { Ask } from './follow-job.ts'
import type { Agreement } from './questions.ts'
import { takesForms } from './session-id.ts'
import { requestOf } from './tool-arguments.ts'

const key = 'charge'
const Confirmation = z.object({ confirm: z.boolean().meta({ title: 'Spend the credits' }) })

/** The parameters of `elicitation/create`. */
export type Question = { message: string; requestedSchema: object }

/**
 * Asks the person behind a client before a call charges, if the client can ask: clients of 2026-07-28 say so with each
 * request and call again with the answer; those of 2025 said so at the beginning, and are asked by `askUser` meanwhile.
 * Undefined if the call may go on: it was confirmed, costs nothing, or nobody can be asked.
 */
export async function confirmCharge(
  operation: OperationShape,
  given: Record<string, unknown>,
  options: {
    ask: Ask
    mcpReq: ServerContext['mcpReq']
    askUser: ((question: Question) => Promise<Agreement>) | undefined
  },
): Promise<InputRequiredResult | 'declined' | 'unconfirmed' | 'unanswered' | 'unasked' | undefined> {
  const { ask, mcpReq, askUser } = options
  const { envelope } = mcpReq
  const canAsk = envelope ? takesForms(Object(envelope)[CLIENT_CAPABILITIES_META_KEY]) : askUser !== undefined
  if (!operation.charges || !canAsk) return undefined
  if (mcpReq.inputResponses && key in mcpReq.inputResponses) {
    const answer = acceptedContent(mcpReq.inputResponses, key)
    if (answer === undefined) return 'declined'
    const confirmed = Confirmation.safeParse(answer).data?.confirm
    return confirmed ? undefined : confirmed === undefined ? 'unconfirmed' : 'declined'
  }
  const price = await priceOf(operation, given, ask)
  // A call that would fail is told why by the operation itself.
  if (!price || price.credits_required === 0 || price.balance_after < 0) return undefined
  const remaining = `${credits(price.balance_after)} remain.`
  const message = [`${operation.summary}: ${priceWords(price)}; ${remaining}`, ...(price.notes ?? [])].join(
    ' ',
  )
  if (!askUser) {
    return inputRequired({
      inputRequests: { [key]: inputRequired.elicit({ message, requestedSchema: Confirmation }) },
    })
  }
  const agreed = await askUser({ message, requestedSchema: jsonSchemaOf(Confirmation, 'input') })
  if (agreed === undefined) return 'unanswered'
  if (typeof agreed === 'string') return agreed
  return agreed ? undefined : 'declined'
}

async function priceOf(operation: OperationShape, given: Record<string, unknown>, ask: Ask) {
  const { body } = requestOf(operation, given)
  // Which record it is may decide the price: an estimate has no path to say so.
  const named = Object.keys(operation.params?.shape ?? {}).map((name) => [name, given[name]])
  const input = { ...Object.fromEntries(named), ...Object(body) }
  const answer = await ask(estimate.method, estimate.path, { body: { operation: operation.id, input } })
  return answer.ok ? Estimate.parse(await answer.json()) : undefined
}

/** `about 7 credits, at most 15`: what will probably be charged, and the most that can be. */
function priceWords({ credits_required: required, credits_expected: expected }: Estimate): string {
  if (expected === undefined) return `at most ${credits(required)}`
  if (expected === 0) return `probably nothing, at most ${credits(required)}`
  return expected === required
    ? `about ${credits(required)}, and no more`
    : `about ${credits(expected)}, at most ${required}`
}

function credits(count: number): string {
  return count === 1 ? '1 credit' : `${count} credits`
}
