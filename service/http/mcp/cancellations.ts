import { z } from 'zod'
import { createMailbox, type MailboxStore } from './mailbox.ts'

/** How long a call may go on and still be cancelled at another process. */
const keptSeconds = 3600
const usual = { pollMs: 1000 }

const Cancelled = z.object({
  method: z.literal('notifications/cancelled'),
  params: z.object({ requestId: z.union([z.string().max(100), z.number()]) }),
})

/** Who calls; `session` is empty for a client without one. */
export type Caller = { agentId: string; session: string }

/** A call that is under way. */
export type RunningCall = {
  /** Aborted when the client cancels the call, within a second at whichever process it does. */
  signal: AbortSignal
  /** Whether it did, known at once. */
  isCancelled(): Promise<boolean>
}

/**
 * Calls under way, so that a client of 2025 can cancel one: it sends a notification of its own, where 2026-07-28 closes the
 * response. A call is known by its caller and its id. Where the client has a `session`, the notification may also reach
 * another process than the call.
 */
export function createCancellations(cache: MailboxStore, { pollMs } = usual) {
  const mailbox = createMailbox(cache, { keptSeconds, pauseMs: pollMs })
  const underWay = new Map<string, AbortController>()
  const nameOf = ({ agentId, session }: Caller, id: unknown) =>
    `mcp-call:${agentId} ${session}:${JSON.stringify(id)}`

  return {
    async run<T>(caller: Caller, id: string | number, work: (call: RunningCall) => Promise<T>): Promise<T> {
      const name = nameOf(caller, id)
      const controller = new AbortController()
      underWay.set(name, controller)
      const isCancelled = async () => {
        if (caller.session && (await mailbox.read(name)) !== undefined) controller.abort()
        return controller.signal.aborted
      }
      // The work does not wait for a store that is away.
      if (caller.session) void mailbox.open(name)
      const timer = caller.session ? setInterval(() => void isCancelled(), pollMs) : undefined
      try {
        return await work({ signal: controller.signal, isCancelled })
      } finally {
        clearInterval(timer)
        if (underWay.get(name) === controller) underWay.delete(name)
      }
    },
    /** Passes a notification on to the call that it is about; other messages concern nobody. */
    async receive(caller: Caller, message: unknown): Promise<void> {
      const id = Cancelled.safeParse(message).data?.params.requestId
      if (id === undefined) return
      const name = nameOf(caller, id)
      underWay.get(name)?.abort()
      if (caller.session) await mailbox.send(name, 'cancelled')
    },
  }
}
