import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { createMailbox, type MailboxStore } from './mailbox.ts'

/**
 * Whether the person behind a client agreed; `unconfirmed` if the client accepted the question without an answer to it,
 * `unasked` if it could not ask, undefined if nobody said so in time.
 */
export type Agreement = boolean | 'unconfirmed' | 'unasked' | undefined

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

/**
 * The answer of a client: the result of a question, or why it could not be asked. A result of any form ends the question:
 * no other will come.
 */
const Answer = z.union([
  z.object({ id: z.uuid(), error: z.looseObject({}) }),
  z.object({ id: z.uuid(), result: z.unknown() }).refine(({ result }) => result !== undefined),
])
const Accepted = z.object({ action: z.literal('accept') })
const Answered = Accepted.extend({ content: z.object({ confirm: z.boolean() }) })

function wordFor(result: unknown): keyof typeof words {
  const answered = Answered.safeParse(result).data
  if (answered) return answered.content.confirm ? 'yes' : 'no'
  return Accepted.safeParse(result).success ? 'unconfirmed' : 'no'
}

const usual = { patienceMs: 5 * 60_000, pauseMs: 200 }
const maxPauseMs = 1000
const keepAliveMs = 10_000

/** What an answer is in the store. */
const words = {
  yes: true,
  no: false,
  unconfirmed: 'unconfirmed',
  unasked: 'unasked',
} as const satisfies Record<string, Agreement>
const isWord = (text: string): text is keyof typeof words => Object.hasOwn(words, text)

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
        if (answer !== undefined) return isWord(answer) && words[answer]
        if (performance.now() < nextKeepAlive) continue
        await keepAlive()
        nextKeepAlive = performance.now() + keepAliveMs
      }
      return undefined
    },
    async receive(message) {
      const { data } = Answer.safeParse(message)
      if (!data) return
      const word = 'error' in data ? 'unasked' : wordFor(data.result)
      await mailbox.send(nameOf(data.id), word)
    },
  }
}
