import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, ask, askAt } from './desk.ts'
import type { Rack } from './torture.ts'
import type { Work } from './work.ts'

/** What is asked for: each in a line of its own, one after the other. */
export type Kind = 'read' | 'page' | 'picture' | 'health' | 'article' | 'registration' | 'avatar'

/** The answers of a while. */
type Watching = {
  /** Those that are neither well nor a 503 where one may come, in its proper shape. */
  bad: string[]
  statuses(): string
  longestMs(): number
  seconds(): number
}

const portrait = { age_range: '26-35', type: 'student', location: 'park' }
const reads = ['/me', '/articles', '/status', '/webhooks/deliveries', '/credits/ledger', '/schedule']

/**
 * Asks an API for everything without a pause: lists, a published page, pictures, health, articles, registrations,
 * portraits. At least one article of `work` must have been published.
 */
export async function startConstantLoad({ signal }: Pick<Rack, 'signal'>, port: number, work: Work) {
  const { key } = work.tenant
  const address = await publishedPath(port, key)
  const draw = () => ask(port, key, { method: 'POST', path: '/shorts/avatar', body: portrait })
  const picture = new URL(String((await draw()).body.avatar_url)).pathname
  let registered = 0
  let turn = 0
  const register = async () => {
    turn += 1
    const body = {
      type: 'identity_assertion',
      assertion_type: 'verified_email',
      assertion: `agent-${turn}@example.com`,
      requested_credential_type: 'api_key',
      agent_name: `Agent ${turn}`,
    }
    const answer = await askAt(port, '', { method: 'POST', path: '/agent/auth', body })
    if (answer.status < 300) registered += 1
    return answer
  }
  const requestArticle = async () => {
    const [answer] = await work.request(1)
    if (!answer) throw new Error('no answer')
    return answer
  }
  const readNext = () => ask(port, key, { path: reads[turn++ % reads.length] ?? '/me' })
  const calls: [kind: Kind, pauseMs: number, one: () => Promise<Answer>][] = [
    ['read', 40, readNext],
    ['page', 100, () => askAt(port, '', { path: address })],
    ['picture', 300, () => askAt(port, '', { path: picture })],
    ['health', 300, () => ask(port, '', { path: '/health' })],
    ['article', 3000, requestArticle],
    ['registration', 2500, register],
    ['avatar', 6000, draw],
  ]
  let isOver = false
  let watching: ReturnType<typeof createWatching> | undefined
  const last = new Map<Kind, { begun: number; status: number; text: string }>()
  const follow = async ([kind, pauseMs, one]: (typeof calls)[number]) => {
    while (!isOver && !signal.aborted) {
      const begun = performance.now()
      const answer = await one().catch((error: unknown) => ({
        status: 0,
        headers: {},
        body: { error: String(error) },
      }))
      watching?.take(kind, answer, performance.now() - begun)
      last.set(kind, { begun, status: answer.status, text: JSON.stringify(answer.body).slice(0, 300) })
      await sleep(pauseMs, undefined, { signal }).catch(() => undefined)
    }
  }
  const lines = calls.map(follow)
  return {
    /** Registrations that were accepted, each of which is a mail. */
    registered: () => registered,
    /** Watches from now on; `away` may answer 503. */
    watch(away: readonly Kind[]): Watching {
      watching = createWatching(away)
      return watching
    },
    /** Waits until each kind was asked for after now and answered well. @returns those that did not in time */
    async allAnswer(seconds: number): Promise<string[]> {
      const since = performance.now()
      for (;;) {
        const not = calls.flatMap(([kind]) => {
          const one = last.get(kind)
          const isWell = one && one.begun > since && one.status >= 200 && one.status < 300
          return isWell ? [] : [`${kind} ${one?.status} ${one?.text}`]
        })
        if (not.length === 0 || signal.aborted || performance.now() - since > seconds * 1000) return not
        await sleep(100)
      }
    },
    async stop() {
      isOver = true
      await Promise.all(lines)
    },
  }
}

function createWatching(away: readonly Kind[]) {
  const from = performance.now()
  const bad: string[] = []
  const statuses = new Map<number, number>()
  let longestMs = 0
  return {
    bad,
    statuses: () => [...statuses].map(([status, count]) => `${count} × ${status}`).join(', '),
    longestMs: () => longestMs,
    seconds: () => (performance.now() - from) / 1000,
    take(kind: Kind, answer: Pick<Answer, 'status' | 'headers' | 'body'>, ms: number) {
      const { status, body } = answer
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      longestMs = Math.max(longestMs, ms)
      // Too many portraits at once are a 503 at any time.
      const mayBeAway = kind === 'avatar' || away.includes(kind)
      const isWell = status >= 200 && status < 300
      if (!isWell && !(status === 503 && mayBeAway && isProper503(kind, answer)))
        bad.push(`${kind}: ${status} ${JSON.stringify(body).slice(0, 300)}`)
    },
  }
}

function isProper503(kind: Kind, { headers, body }: Pick<Answer, 'headers' | 'body'>): boolean {
  if (kind === 'health') return typeof body.status === 'string' && typeof body.checks === 'object'
  const isToldWhen = Number(headers['retry-after']) > 0
  return (
    isToldWhen && body.code === 'unavailable' && typeof body.message === 'string' && Boolean(body.request_id)
  )
}

async function publishedPath(port: number, key: string): Promise<string> {
  const { body } = await ask(port, key, { path: '/articles?status=published&limit=1' })
  const [, url] = /"article_url":"([^"]+)"/.exec(JSON.stringify(body)) ?? []
  if (url === undefined) throw new Error(`No article is published: ${JSON.stringify(body).slice(0, 500)}`)
  return new URL(url).pathname
}
