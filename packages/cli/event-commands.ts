import { type Client, followEvents, listEvents } from '../client/src/index.ts'
import { command } from './command.ts'
import { readLimit } from './read-limit.ts'
import type { Terminal } from './terminal.ts'
import { UsageError } from './usage-error.ts'

export type EventOptions = {
  limit?: string | undefined
  /** Types to show; all when left out. */
  event?: readonly string[] | undefined
  since?: string | undefined
  follow: boolean
  signal: AbortSignal
}

/** The newest events, or those since a time, newest last; with `follow` also each that happens until `signal`. */
export async function events(terminal: Terminal, client: Client, options: EventOptions): Promise<void> {
  const { limit = '20', event: types, follow, signal } = options
  const chosen = types === undefined ? {} : { event_type: types.join(',') }
  const since = readSince(options.since)
  const begun = new Date().toISOString()
  const query = { ...chosen, ...(since !== undefined && { since }), limit: readLimit(limit) }
  const { events: listed } = await listEvents(client, { query }, { signal })
  if (listed.length === 0 && !follow)
    terminal.note(
      'There are no events yet. One happens, for example, whenever an article is written or published.',
    )
  else terminal.heading(`${'HAPPENED'.padEnd(24)}  ${'ID'.padEnd(36)}  TYPE`)
  for (const one of listed) show(terminal, one)
  if (!follow) return
  const last = listed.at(-1)
  const position = last ? { after: last.event_id } : { since: since ?? begun }
  try {
    for await (const one of followEvents(client, { query: { ...chosen, ...position } }, { signal }))
      show(terminal, one)
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

function show(terminal: Terminal, event: { timestamp: string; event_id: string; type: string }): void {
  terminal.show(`${event.timestamp}  ${event.event_id}  ${event.type}`, event)
}

/** @throws {UsageError} for what is no time */
function readSince(since: string | undefined): string | undefined {
  if (since === undefined) return undefined
  const time = Date.parse(since)
  if (Number.isNaN(time))
    throw new UsageError(`--since is a time, for example: ${command} events --since 2030-01-31T09:00:00Z`)
  return new Date(time).toISOString()
}
