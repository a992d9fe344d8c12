import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { Context } from '../../core/context.ts'

type Store = Pick<Context['engines']['cache'], 'get' | 'set'>

/** Whether the person behind a client agreed; undefined if nobody said so in time. */
export type Agreement = boolean | undefined

/** A question that is sent in the stream of a call, and the request whose answer says whether the person agrees. */
export type Questions = {
  /** Sends a question about a call under a new id and waits for its answer. `waiting` is called now and then meanwhile. */
  ask(
    send: (id: string) => Promise<void>,
    options: { callId: string | number; signal: AbortSignal; waiting: () => Promise<void> },
  ): Promise<Agreement>
  /** Keeps an answer, or that a call was cancelled, for who waits in whichever process; other messages concern nobody. */
  hear(message: unknown): Promise<void>
}

/** The answer of a client: the result of a question, or why it could not be asked. */
const Answer = z.object({
  id: z.uuid(),
  result: z.object({ action: z.string(), content: z.object({ confirm: z.boolean() }).optional() }).optional(),
  error: z.unknown().optional(),
})

const Cancelled = z.object({
  method: z.literal('notifications/cancelled'),
  params: z.object({ requestId: z.union([z.string().max(100), z.number()]) }),
})

const usual = { patienceMs: 5 * 60_000, pauseMs: 200 }
const maxPauseMs = 1000
const maxTries = 20
const wordMs = 10_000
const [yes, no] = [Buffer.from('yes'), Buffer.from('no')]

/**
 * Questions to the user of a client of 2025, whose answer is a request of its own and may reach another process than the
 * call that waits: it goes through the store that all processes share. An answer that is lost there charges nothing.
 * `asker` is who may answer: the agent and its session.
 */
export function createQuestions(cache: Store, asker: string, times = usual): Questions {
  const keyOf = (id: string) => `mcp-answer:${asker}:${id}`
  const cancelKeyOf = (callId: string | number) => `mcp-cancelled:${asker}:${JSON.stringify(callId)}`
  const keptSeconds = Math.ceil(times.patienceMs / 1000)

  /** The store forgets what it is given while it is slow or away, and nobody answers twice: so it is seen to be there. */
  async function keep(key: string, value: Buffer): Promise<void> {
    for (let tries = 0; tries < maxTries; tries += 1) {
      await cache.set(key, value, keptSeconds)
      if (await cache.get(key)) return
      await sleep(times.pauseMs * 5)
    }
  }

  return {
    async ask(send, { callId, signal, waiting }) {
      const id = randomUUID()
      await send(id)
      const until = performance.now() + times.patienceMs
      let nextWord = performance.now() + wordMs
      for (
        let pauseMs = times.pauseMs;
        performance.now() < until;
        pauseMs = Math.min(maxPauseMs, pauseMs * 1.2)
      ) {
        await sleep(pauseMs, undefined, { signal }).catch(() => undefined)
        if (signal.aborted || (await cache.get(cancelKeyOf(callId)))) return undefined
        const answer = await cache.get(keyOf(id))
        if (answer) return yes.equals(answer)
        if (performance.now() < nextWord) continue
        await waiting()
        nextWord = performance.now() + wordMs
      }
      return undefined
    },
    async hear(message) {
      const cancelled = Cancelled.safeParse(message).data
      if (cancelled) return keep(cancelKeyOf(cancelled.params.requestId), yes)
      const { data } = Answer.safeParse(message)
      if (!data || !(data.result || data.error !== undefined)) return
      const agreed = data.result?.action === 'accept' && data.result.content?.confirm === true
      await keep(keyOf(data.id), agreed ? yes : no)
    },
  }
}
