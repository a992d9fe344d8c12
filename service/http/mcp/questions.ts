import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { createMailbox, type MailboxStore } from './mailbox.ts'

/** Whether the person behind a client agreed; undefined if nobody said so in time. */
export type Agreement = boolean | undefined

/** A question that is sent in the stream of a call, and the request whose answer says whether the person agrees. */
export type Questions = {
  /**
   * Sends a question under a new id and waits for its answer. `keepAlive` is called now and then meanwhile; a call that
   * was cancelled is not agreed to.
   */
  ask(
    send: (id: string) => Promise<void>,
    options: { signal: AbortSignal; isCancelled: () => Promise<boolean>; keepAlive: () => Promise<void> },
  ): Promise<Agreement>
  /** Passes an answer on to who waits for it, in whichever process; other messages concern nobody. */
  receive(message: unknown): Promise<void>
}

/** The answer of a client: the result of a question, or why it could not be asked. */
const Answer = z.object({
  id: z.uuid(),
  result: z.object({ action: z.string(), content: z.object({ confirm: z.boolean() }).optional() }).optional(),
  error: z.unknown().optional(),
})

const usual = { patienceMs: 5 * 60_000, pauseMs: 200 }
const maxPauseMs = 1000
const keepAliveMs = 10_000
const yes = 'yes'

/**
 * Questions to the user of a client of 2025, whose answer is a request of its own and may reach another process than the
 * call that waits. An answer that is lost in the store between them charges nothing. `asker` is who may answer: the agent
 * and its session.
 */
export function createQuestions(cache: MailboxStore, asker: string, times = usual): Questions {
  const mailbox = createMailbox(cache, {
    keptSeconds: Math.ceil(times.patienceMs / 1000),
    pauseMs: times.pauseMs * 5,
  })
  const nameOf = (id: string) => `mcp-answer:${asker}:${id}`

  return {
    async ask(send, { signal, isCancelled, keepAlive }) {
      const id = randomUUID()
      await mailbox.open(nameOf(id))
      await send(id)
      const until = performance.now() + times.patienceMs
      let nextKeepAlive = performance.now() + keepAliveMs
      for (
        let pauseMs = times.pauseMs;
        performance.now() < until;
        pauseMs = Math.min(maxPauseMs, pauseMs * 1.2)
      ) {
        await sleep(pauseMs, undefined, { signal }).catch(() => undefined)
        if (signal.aborted || (await isCancelled())) return undefined
        const answer = await mailbox.read(nameOf(id))
        if (answer !== undefined) return answer === yes
        if (performance.now() < nextKeepAlive) continue
        await keepAlive()
        nextKeepAlive = performance.now() + keepAliveMs
      }
      return undefined
    },
    async receive(message) {
      const { data } = Answer.safeParse(message)
      if (!data || !(data.result || data.error !== undefined)) return
      const agreed = data.result?.action === 'accept' && data.result.content?.confirm === true
      await mailbox.send(nameOf(data.id), agreed ? yes : 'no')
    },
  }
}
