import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../../core/context.ts'

/** What one process tells another that waits: through the store that all share, for as long as `keptSeconds`. */
export type Mailbox = {
  /** Says that something is waited for under this name. */
  open(name: string): Promise<void>
  /** Leaves a word for who waits. What nobody waits for is not kept: otherwise a client could fill the store. */
  send(name: string, word: string): Promise<void>
  /** The word that was left, once it was. */
  read(name: string): Promise<string | undefined>
}

export type MailboxStore = Pick<Context['engines']['cache'], 'peek' | 'set'>

const nothingYet = 'open'
const maxTries = 20
const maxLooks = 7

export function createMailbox(
  cache: MailboxStore,
  { keptSeconds, pauseMs }: { keptSeconds: number; pauseMs: number },
): Mailbox {
  const look = async (name: string) => {
    const bytes = await cache.peek(name)
    return bytes && Buffer.from(bytes).toString()
  }
  /** The store forgets what it is given while it is slow or away, and nobody says it twice: so it is seen to be there. */
  async function keep(name: string, word: string): Promise<void> {
    for (let tries = 0; tries < maxTries; tries += 1) {
      await cache.set(name, Buffer.from(word), keptSeconds)
      if ((await look(name)) === word) return
      await sleep(pauseMs)
    }
  }
  /** A store that was away knows nothing for some seconds more. */
  async function isOpen(name: string): Promise<boolean> {
    for (let tries = 0; tries < maxLooks; tries += 1) {
      if (await look(name)) return true
      await sleep(pauseMs)
    }
    return false
  }
  return {
    open: (name) => keep(name, nothingYet),
    async send(name, word) {
      if (await isOpen(name)) await keep(name, word)
    },
    async read(name) {
      const word = await look(name)
      return word === nothingYet ? undefined : word
    },
  }
}
