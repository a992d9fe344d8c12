import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { DatabaseAddress } from './client.ts'
import { type ChangeTopic, changesChannel } from './notify-changes.ts'
import { isPooledByTransaction } from './steady-client.ts'

/** Changes made by other processes in the database, received within milliseconds of their commit. */
export interface ChangeFeed {
  /** False while nothing would be heard: then nothing may be remembered either. */
  isLive(): boolean
  /** Calls back after each change of the topic, and after a time in which changes may have been missed. */
  onChange(topic: ChangeTopic, forget: () => void): void
  close(): Promise<void>
}

/** Longer silences are as good as a lost connection. */
const heartbeatMs = 2000
const pauseMs = 1000

/** Listens on its own connection, and reconnects when that is lost. */
export function createChangeFeed(address: DatabaseAddress): ChangeFeed {
  const listeners = new Map<ChangeTopic, Set<() => void>>()
  const closing = new AbortController()
  let live = false

  function invalidateAll(): void {
    for (const group of listeners.values()) for (const forget of group) forget()
  }

  async function listenOnce(): Promise<void> {
    const client = new pg.Client({
      ...address,
      application_name: 'masthead-changes',
      connectionTimeoutMillis: 5000,
      query_timeout: heartbeatMs,
    })
    client.on('notification', ({ payload }) => {
      for (const [topic, group] of listeners) if (topic === payload) for (const forget of group) forget()
    })
    // A lost connection ends the client too, and that is what counts.
    client.on('error', () => undefined)
    const ended = new AbortController()
    client.once('end', () => ended.abort())
    const signal = AbortSignal.any([closing.signal, ended.signal])
    try {
      await client.connect()
      await client.query(`listen ${changesChannel}`)
      invalidateAll()
      live = true
      while (!signal.aborted) {
        await sleep(heartbeatMs, undefined, { signal }).catch(() => undefined)
        if (!signal.aborted) await client.query('select 1')
      }
    } finally {
      live = false
      invalidateAll()
      await client.end().catch(() => undefined)
    }
  }

  // Nothing would be heard, so nothing is remembered.
  if (isPooledByTransaction(address)) closing.abort()
  const done = (async () => {
    while (!closing.signal.aborted) {
      await listenOnce().catch(() => undefined)
      if (!closing.signal.aborted)
        await sleep(pauseMs, undefined, { signal: closing.signal }).catch(() => undefined)
    }
  })()

  return {
    isLive: () => live,
    onChange(topic, forget) {
      listeners.set(topic, (listeners.get(topic) ?? new Set()).add(forget))
    },
    async close() {
      closing.abort()
      await done
    },
  }
}
