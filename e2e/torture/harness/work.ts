import { setTimeout as sleep } from 'node:timers/promises'
import type { InsertedTenant } from '#test-support/insert-tenant.ts'
import { startSourceSite } from '#test-support/loopback/source-site.ts'
import { startWebhookReceiver } from '#test-support/loopback/webhook-receiver.ts'
import { type Answer, ask, type TortureDesk } from './desk.ts'
import type { Rack } from './torture.ts'

/** The outside that articles are written from and told to; start it before the desk, which must be allowed to reach it. */
export async function startOutside({ atEnd }: Pick<Rack, 'atEnd'>) {
  const site = await startSourceSite()
  atEnd(() => site.close())
  const receiver = await startWebhookReceiver()
  atEnd(() => receiver.close())
  return { site, receiver, allow: `${site.allow},${receiver.allow}` }
}

export type Outside = Awaited<ReturnType<typeof startOutside>>

export type Work = {
  tenant: InsertedTenant
  /** Ids of the articles that were accepted, and everything that was answered by status; 0 is a broken connection. */
  accepted: string[]
  statuses: Map<number, number>
  /** Asks for articles, each read from the source site and told to the receiver. @returns the answers that came */
  request(count: number): Promise<Answer[]>
  /** Waits until all that was accepted has ended and was told. @returns false when the time is over */
  settle(seconds: number): Promise<boolean>
  /** What must be true of the work whatever happened: nothing lost, charged or told twice. */
  check(): Promise<void>
}

/**
 * A tenant with a webhook. `portOf` is asked at each call, since an API may come back on another port; `more` is asked of
 * each article beside what is usual.
 */
export async function startWork(
  rack: Rack,
  desk: TortureDesk,
  { site, receiver }: Outside,
  portOf: () => number,
  more: Record<string, unknown> = {},
): Promise<Work> {
  const tenant = await desk.createTenant(1_000_000)
  const path = `/${tenant.handle}`
  const hooked = await ask(portOf(), tenant.key, {
    method: 'POST',
    path: '/webhooks',
    body: { url: receiver.url(path) },
  })
  if (hooked.status !== 201) throw new Error(`No webhook: ${JSON.stringify(hooked.body)}`)
  const accepted: string[] = []
  const statuses = new Map<number, number>()
  const mine = [tenant.caller.tenantId]
  const open = async () =>
    (await desk.count(`articles where tenant_id = $1 and status in ('processing', 'publishing')`, mine)) +
    (await desk.count(`webhook_deliveries where tenant_id = $1 and status <> 'delivered'`, mine))
  return {
    tenant,
    accepted,
    statuses,
    async request(count) {
      const answers = await Promise.all(
        Array.from({ length: count }, () =>
          ask(portOf(), tenant.key, {
            method: 'POST',
            path: '/autopilot',
            body: {
              topic: 'Grinders for a coffee bar',
              source_urls: [site.url('/grinders')],
              size: 'mini',
              wait_for_completion: false,
              auto_publish: false,
              ...more,
            },
          }).catch(() => undefined),
        ),
      )
      for (const answer of answers) {
        const status = answer?.status ?? 0
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (answer?.status === 202) accepted.push(String(answer.body.id))
      }
      return answers.flatMap((answer) => answer ?? [])
    },
    async settle(seconds) {
      const until = performance.now() + seconds * 1000
      while (performance.now() < until && !rack.signal.aborted) {
        if ((await open().catch(() => 1)) === 0) return true
        await sleep(500)
      }
      return false
    },
    async check() {
      const ended = await desk.count(
        `articles where id = any($1::uuid[]) and status in ('generated', 'published', 'failed')`,
        [accepted],
      )
      const failed = await desk.count(`articles where tenant_id = $1 and status = 'failed'`, mine)
      rack.saw('articles accepted, of them failed', `${accepted.length}, ${failed}`)
      rack.expect('every accepted article has ended', ended === accepted.length, { ended })
      const { rows } = await desk.database.pool.query<Record<string, number>>(
        `select (select held from credit_balances where tenant_id = $1)::int as held,
           (select available from credit_balances where tenant_id = $1)::int as available,
           (select sum(credits) from credit_ledger where tenant_id = $1)::int as ledger,
           (select count(*) from credit_holds where tenant_id = $1 and state = 'held')::int as open,
           (select count(*) from credit_ledger where tenant_id = $1 and kind = 'hold')::int as holds,
           (select count(*) from credit_ledger where tenant_id = $1 and kind in ('settle', 'release'))::int as ends`,
        mine,
      )
      const [money] = rows
      rack.expect(
        'every hold ended once, and the balance is the sum of the ledger',
        money !== undefined &&
          money.held === 0 &&
          money.open === 0 &&
          money.holds === money.ends &&
          money.available === money.ledger,
        money,
      )
      const events = await desk.count(
        `events where tenant_id = $1 and type in ('article.generated', 'article.failed')`,
        mine,
      )
      const articles = await desk.count('articles where tenant_id = $1', mine)
      const told = receiver.received(path)
      const ids = new Set(told.map(({ headers }) => headers['webhook-id']))
      const deliveries = await desk.count('webhook_deliveries where tenant_id = $1', mine)
      rack.saw('webhooks received, of them repeated', `${told.length}, ${told.length - ids.size}`)
      rack.expect('every article was told by one event', events === articles, { events, articles })
      rack.expect('every event arrived', ids.size === deliveries, { arrived: ids.size, deliveries })
    },
  }
}
