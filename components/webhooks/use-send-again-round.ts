'use client'
import { useRef, useState } from 'react'
import { toast } from '#components/ui/toast.ts'
import type { Delivery } from '#contract/deliveries.ts'
import type { Problem, ProblemKind } from '#lib/action-result.ts'
import { formatCount } from '#lib/format-number.ts'
import { type SendAgain, type SendAgainRound, sendAgainInTurn } from './send-again-in-turn.ts'
import { useDeliveriesRefresh } from './use-deliveries-refresh.ts'

type RoundView = {
  state: 'idle' | 'running' | 'paused'
  total: number
  sent: number
  refused: readonly { id: string; message: string }[]
  rest: SendAgainRound['left']
  stoppedBy?: Problem
}

const idle: RoundView = { state: 'idle', total: 0, sent: 0, refused: [], rest: [] }

/** Transient problems: the batch can continue after them. */
const passing = new Set<ProblemKind>(['rate_limited', 'unavailable'])

export type SendAgainRoundView = ReturnType<typeof useSendAgainRound>

/** A round of sending again that can be stopped, or is paused by a limit, and goes on where it was. */
export function useSendAgainRound(sendAgain: SendAgain, onEnd: () => void) {
  const [view, setView] = useState<RoundView>(idle)
  const isStopped = useRef(false)
  const refresh = useDeliveriesRefresh()

  const end = async ({ sent, refused, total }: Pick<RoundView, 'sent' | 'refused' | 'total'>) => {
    setView(idle)
    const message = `${sent} of ${formatCount(total, 'delivery', 'deliveries')} resent`
    if (refused.length === 0 && sent === total) toast.done(message)
    else
      toast.note(message, { description: refused[0] && `${refused.length} refused: ${refused[0].message}` })
    onEnd()
    await refresh()
  }

  const run = async (before: RoundView) => {
    isStopped.current = false
    const joined = (round: SendAgainRound): RoundView => ({
      state: 'running',
      total: before.total,
      sent: before.sent + round.sent.length,
      refused: [...before.refused, ...round.refused],
      rest: round.left,
    })
    setView({ ...before, state: 'running', stoppedBy: undefined })
    const round = await sendAgainInTurn(before.rest, sendAgain, (step) => {
      setView(joined(step))
      return !isStopped.current
    })
    const after = joined(round)
    if (after.rest.length === 0) return end(after)
    if (round.stoppedBy && !passing.has(round.stoppedBy.kind)) {
      setView(idle)
      toast.failed('No more were resent', { description: round.stoppedBy.message })
      await refresh()
      return
    }
    setView({ ...after, state: 'paused', stoppedBy: round.stoppedBy })
    await refresh()
  }

  return {
    state: view.state,
    total: view.total,
    left: view.rest.length,
    stoppedBy: view.stoppedBy,
    /** @param disabled endpoints that are enabled first */
    start: (deliveries: readonly Delivery[], disabled: ReadonlySet<string>) =>
      run({
        ...idle,
        total: deliveries.length,
        rest: deliveries.map(({ id, endpoint }) => ({
          id,
          endpointId: endpoint?.id,
          enables: endpoint !== undefined && disabled.has(endpoint.id),
        })),
      }),
    goOn: () => run(view),
    stop: () => {
      isStopped.current = true
    },
    finish: () => end(view),
  }
}
