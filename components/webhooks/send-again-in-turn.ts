import type { ActionResult, Problem, ProblemKind } from '#lib/action-result.ts'

/** @param disabledEndpointId its endpoint, to be enabled first */
export type SendAgain = (id: string, disabledEndpointId?: string) => Promise<ActionResult<unknown>>

type Item = {
  id: string
  endpointId: string | undefined
  /** Its endpoint is disabled, and the first of its deliveries enables it. */
  enables?: boolean
}

export type SendAgainRound = {
  sent: string[]
  refused: { id: string; message: string }[]
  /** What was not tried, because the round was stopped. */
  left: Item[]
  /** What stopped it, for example a rate limit; undefined when everything was tried or somebody stopped it. */
  stoppedBy?: Problem
}

/** What may differ from delivery to delivery; anything else stops the round. */
const ownProblems = new Set<ProblemKind>(['conflict', 'not_found', 'invalid'])
/** Conflicts that every delivery to the same endpoint shares. */
const endpointCodes = new Set(['endpoint_disabled', 'endpoint_deleted'])

/**
 * Sends deliveries again one after the other, so that a limit that is reached stops the round and nothing is asked in
 * vain: once an endpoint is known to be off, its other deliveries are refused without asking.
 * @param onStep called after each; answer false to stop.
 */
export async function sendAgainInTurn(
  items: readonly Item[],
  sendAgain: SendAgain,
  onStep: (round: SendAgainRound) => boolean,
): Promise<SendAgainRound> {
  const offMessages = new Map<string, string>()
  const round: SendAgainRound = { sent: [], refused: [], left: [...items] }
  const enabled = new Set<string>()
  for (const item of items) {
    const { id, endpointId } = item
    const known = endpointId === undefined ? undefined : offMessages.get(endpointId)
    if (known !== undefined) round.refused.push({ id, message: known })
    else {
      const disabled = item.enables && endpointId && !enabled.has(endpointId) ? endpointId : undefined
      const result = await sendAgain(id, disabled)
      if (disabled) enabled.add(disabled)
      if (result.ok) round.sent.push(id)
      else if (ownProblems.has(result.problem.kind)) {
        const { message, code } = result.problem
        round.refused.push({ id, message })
        if (endpointId !== undefined && code && endpointCodes.has(code)) offMessages.set(endpointId, message)
      } else return { ...round, stoppedBy: result.problem }
    }
    round.left = round.left.slice(1)
    if (!onStep(round)) return round
  }
  return round
}
