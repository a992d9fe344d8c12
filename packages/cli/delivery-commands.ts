import { randomBytes } from 'node:crypto'
import http, { type OutgoingHttpHeaders } from 'node:http'
import https from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Client,
  type FollowQuery,
  followEvents,
  listDeliveries,
  listEvents,
  MastheadError,
  signWebhook,
  type WebhookEvent,
} from '../client/src/index.ts'
import { columns } from './columns.ts'
import { command } from './command.ts'
import { readLimit } from './read-limit.ts'
import type { Terminal } from './terminal.ts'
import { UsageError } from './usage-error.ts'

/** Between two looks: half of the usual limit of a key is left to other programs. */
const everyMs = 2_000

/** A program that is worked on starts anew all the time: what it missed comes soon. */
const retryDelaysMs = [2_000, 15_000, 60_000]

const statuses = ['queued', 'delivering', 'delivered', 'failed', 'dead_lettered'] as const

/** The newest deliveries, newest first; with `follow` newest last, and also each that comes or changes until `signal`. */
export async function deliveries(
  terminal: Terminal,
  client: Client,
  {
    limit = '20',
    status,
    follow,
    signal,
  }: { limit?: string | undefined; status?: string | undefined; follow: boolean; signal: AbortSignal },
): Promise<void> {
  const shown = new Map<string, string>()
  const state = statuses.find((one) => one === status)
  if (status !== undefined && !state) throw new UsageError(`--status is ${statuses.join(', ')}.`)
  const query = { limit: readLimit(limit), ...(state && { status: state }) }
  await poll(follow, signal, async () => {
    const page = await listDeliveries(client, { query }, { signal })
    if (page.deliveries.length === 0 && !follow && state) terminal.note(`No delivery is ${state}.`)
    else if (page.deliveries.length === 0 && !follow)
      terminal.note('There are no deliveries yet. Events are posted to the webhook endpoints that you add.')
    else if (shown.size === 0)
      terminal.heading(columns(terminal, 'UPDATED', 'STATUS', 'ID', 'EVENT', 'ENDPOINT'))
    for (const one of follow ? page.deliveries.toReversed() : page.deliveries) {
      const now = `${one.status} ${one.attempts}`
      if (shown.get(one.id) === now) continue
      shown.set(one.id, now)
      const { updated_at: at, id, event_type: type, endpoint, last_error: why = '' } = one
      terminal.show(columns(terminal, at, one.status, id, type, endpoint.url, why), one)
    }
  })
}

/**
 * Posts every event from now on to an address of this machine. The service cannot reach it, so events are read from their
 * stream, signed with a secret of this run and posted from here; what is not taken with a 2xx is posted again, three times at most.
 */
export async function listen(
  terminal: Terminal,
  client: Client,
  { to, signal }: { to: string; signal: AbortSignal },
): Promise<void> {
  if (to === '')
    throw new UsageError(
      `--forward-to is missing: ${command} listen --forward-to http://localhost:3001/hooks`,
    )
  if (!URL.canParse(to) || !/^https?:$/.test(new URL(to).protocol)) {
    throw new UsageError('--forward-to is an address such as http://localhost:3001/hooks.')
  }
  const { events: newest } = await listEvents(client, { query: { limit: 1 } }, { signal })
  const last = newest.at(-1)?.event_id
  let position: FollowQuery = last === undefined ? { since: new Date().toISOString() } : { after: last }
  const secret = `whsec_${randomBytes(32).toString('base64')}`
  terminal.show(`Forwarding events to ${to}. Secret: ${secret}`, { forward_to: to, secret })
  const forwardOne = async (event: WebhookEvent, attempt = 0): Promise<void> => {
    const { event_id, type } = event
    const answer = await forward(to, secret, event_id, JSON.stringify(event))
    const isTaken = answer !== undefined && answer >= 200 && answer < 300
    const delayMs = isTaken ? undefined : retryDelaysMs[attempt]
    const again = delayMs === undefined ? '' : `  Again in ${delayMs / 1000} seconds`
    const outcome = answer === undefined ? `Nothing answers at ${to}` : String(answer)
    terminal.show(`${type}  ${outcome}${again}`, { event_id, type, answer: outcome })
    if (delayMs === undefined) return
    // Beside the events that follow, which do not wait for it.
    void sleep(delayMs, undefined, { signal }).then(
      () => forwardOne(event, attempt + 1),
      () => undefined,
    )
  }
  await poll(true, signal, async () => {
    for await (const event of followEvents(client, { query: position }, { signal })) {
      await forwardOne(event)
      position = { after: event.event_id }
    }
  })
}

/** The status that was answered; undefined where nothing answered. */
async function forward(to: string, secret: string, id: string, body: string): Promise<number | undefined> {
  const signature = await signWebhook(secret, { id, body })
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'user-agent': 'Masthead/1.0 (webhooks)',
    ...signature,
  }
  return post(to, headers, body).catch(() => undefined)
}

/** Sends these headers alone, where fetch has some of its own, and follows no redirect: as a delivery does. */
function post(to: string, headers: OutgoingHttpHeaders, body: string): Promise<number | undefined> {
  const { request } = to.startsWith('https:') ? https : http
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', headers, signal: AbortSignal.timeout(15_000) }
    const sent = request(to, options, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Runs `look` once, or again and again until `signal`. A passing failure of the service ends nothing. */
async function poll(again: boolean, signal: AbortSignal, look: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    try {
      await look()
    } catch (error) {
      if (signal.aborted) return
      if (!again || (error instanceof MastheadError && error.status < 500)) throw error
    }
    if (!again) return
    await sleep(everyMs, undefined, { signal }).catch(() => undefined)
  }
}
