import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'undici'
import { asAgent, type Context } from '#service/core/context.ts'
import { sql } from '#service/db/sql.ts'
import { inTransaction } from '#service/db/transaction.ts'
import { emitEvent } from '#service/events/emit-event.ts'
import { createWebhook } from '#service/webhooks/create-webhook.ts'
import type { SeededTenant } from './seed.ts'

/** `origin` is its public name, which only the guarded fetch can resolve; `direct` its address. */
export type Sink = { origin: string; direct: string; allow: string; close(): void }

/** Takes whatever is posted. */
export async function startReceiver(): Promise<Sink> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(204).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on TCP has such an address.
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://hooks.bench.example:${port}`,
    direct: `http://127.0.0.1:${port}`,
    allow: `hooks.bench.example=127.0.0.1:${port}`,
    close: () => server.close(),
  }
}

/** Waits until what is counted stops growing or is all there; the rate between a tenth and nine tenths of it. */
export async function rateOf(count: () => Promise<number>, all: number, timeoutMs: number): Promise<number> {
  const seen: { at: number; count: number }[] = []
  const until = performance.now() + timeoutMs
  while (performance.now() < until) {
    const now = await count()
    seen.push({ at: performance.now(), count: now })
    if (now >= all) break
    await sleep(50)
  }
  const last = seen.at(-1)?.count ?? 0
  const from = seen.findLast((one) => one.count <= last * 0.1) ?? seen[0]
  const to = seen.find((one) => one.count >= last * 0.9)
  if (!from || !to || to.at === from.at) return Number.NaN
  return ((to.count - from.count) * 1000) / (to.at - from.at)
}

/** Events with one delivery each, as operations write them. */
export async function emitMany(
  ctx: Context,
  tenant: SeededTenant,
  options: { url: string; events: number },
): Promise<void> {
  const agent = asAgent(ctx, tenant)
  await createWebhook(agent, { url: options.url })
  for (let done = 0; done < options.events; done += 200) {
    await inTransaction(agent, async (tx) => {
      for (let n = 0; n < Math.min(200, options.events - done); n++) {
        await emitEvent(tx, {
          type: 'article.published',
          subjectId: tenant.articleId,
          data: {
            article_id: tenant.articleId,
            title: 'Grinders for a coffee bar',
            slug: 'grinders',
            status: 'published',
            article_url: 'https://desk.example/a/grinders',
          },
        })
      }
    })
  }
}

export async function countDelivered(ctx: Context): Promise<number> {
  const { rows } = await ctx.db.execute<{ count: number }>(
    sql`select count(*)::int as count from webhook_deliveries where status = 'delivered'`,
  )
  return rows[0]?.count ?? 0
}

/** Posts the same body from one process as fast as undici does, over as many connections as the deliverer has. */
export async function bareLoop(origin: string, ttlMs: number): Promise<number> {
  const pool = new Pool(origin, { connections: 16, pipelining: 1 })
  const body = JSON.stringify({ type: 'article.published', data: 'x'.repeat(600) })
  let sent = 0
  const began = performance.now()
  const client = async () => {
    while (performance.now() < began + ttlMs) {
      const { body: answer } = await pool.request({
        path: '/',
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      await answer.dump()
      sent += 1
    }
  }
  await Promise.all(Array.from({ length: 16 }, client))
  const perSecond = (sent * 1000) / (performance.now() - began)
  await pool.close()
  return perSecond
}
