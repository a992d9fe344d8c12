import { setTimeout as sleep } from 'node:timers/promises'
import { buildContext } from '#service/build-context.ts'
import { readConfig } from '#service/config/config.ts'
import type { Context } from '#service/core/context.ts'
import { sql } from '#service/db/sql.ts'
import { createLog } from '#service/log/log.ts'
import { type SeededTenant, seedDrafts, seedTenant } from '../bench/seed.ts'
import { ask, askAt, startTortureDesk, type TortureDesk } from './harness/desk.ts'
import { type Rack, torture } from './harness/torture.ts'

const parallel = 8
/** What "within seconds" is, for whoever publishes one article meanwhile. */
const soonSeconds = 10

export const script = torture({
  summary: 'One tenant publishes a thousand articles at once, while others publish one every few seconds.',
  flags: {
    articles: { value: 1000, about: 'how many at once' },
    workers: { value: 1, about: 'processes' },
  },
  maxMinutes: ({ articles }) => 5 + articles / 40,
  async run(rack) {
    const { flags, signal, saw, expect, say } = rack
    const desk = await startTortureDesk(rack)
    const ctx = await openContext(rack, desk)
    const api = await desk.start('api')
    const [many, few] = [await seedTenant(ctx), await seedTenant(ctx)]
    const drafts = await seedDrafts(ctx, many, flags.articles)
    await ctx.db.execute(
      sql`update articles set status = 'generated' where id = any(${sql.param(drafts)}::uuid[])`,
    )
    await ctx.db.execute(sql`analyze`)
    await Promise.all(Array.from({ length: flags.workers }, () => desk.start('worker')))

    say(`${drafts.length} articles …`)
    const asked = new Map<string, number>()
    const waiting = [...drafts]
    const refused: number[] = []
    const began = performance.now()
    const seconds = () => (performance.now() - began) / 1000
    const publish = async (key: string, id: string) => {
      const { status } = await ask(api.port, key, { method: 'POST', path: `/articles/${id}/publish` })
      if (status !== 200) refused.push(status)
    }
    const asking = Promise.all(
      Array.from({ length: parallel }, async () => {
        for (let id = waiting.pop(); id !== undefined && !signal.aborted; id = waiting.pop()) {
          asked.set(id, seconds())
          await publish(many.key, id)
        }
      }),
    ).then(() => saw('seconds until all were asked for', seconds().toFixed(1)))
    const alone: number[] = []
    let isOver = false
    const others = (async () => {
      while (!isOver && !signal.aborted) {
        alone.push(await publishOne(ctx, api.port, few, { signal }))
        await sleep(2000)
      }
    })()
    const took = new Map<string, number>()
    const live = async () => {
      const { rows } = await ctx.db.execute<{ id: string }>(
        sql`select article_id as id from published_pages where tenant_id = ${many.tenantId}`,
      )
      for (const { id } of rows) {
        const since = asked.get(id)
        if (since !== undefined && !took.has(id)) took.set(id, seconds() - since)
      }
      return took.size
    }
    while ((await live()) < drafts.length && !signal.aborted) await sleep(250)
    await asking
    saw('seconds until all were live', seconds().toFixed(1))
    isOver = true
    await others
    const spread = (values: readonly number[]) =>
      [0.5, 0.99, 1].map((share) => at(values, share).toFixed(1)).join(', ')
    saw('each: seconds from its request to its page, p50, p99, longest', spread([...took.values()]))
    saw(`another tenant meanwhile, ${alone.length} times one: the same`, spread(alone))
    expect('every request to publish is a 200', refused.length === 0, refused.slice(0, 5))
    expect(
      `whoever publishes one article meanwhile has it live within ${soonSeconds} s`,
      at(alone, 1) <= soonSeconds,
      alone,
    )
    const open = () => desk.count(`pgboss.job where data ? 'article_id' and state < 'completed'`)
    while ((await open()) > 0 && !signal.aborted) await sleep(500)
    saw('seconds until every page leads to its neighbours', seconds().toFixed(1))
    const jobs = await desk.count(`pgboss.job where data ? 'article_id'`)
    saw('jobs in all', jobs)
    // One that makes it live, one that shows it its neighbours, and what came to be asked again while one ran.
    expect('at most four jobs an article', jobs <= 4 * (drafts.length + alone.length), jobs)
    const { rows } = await ctx.db.execute<{ count: number }>(
      sql`select count(*)::int as count from articles where status = 'publishing'`,
    )
    expect('none is left in publishing', rows[0]?.count === 0, rows)
  },
})

async function openContext({ atEnd }: Pick<Rack, 'atEnd'>, desk: TortureDesk): Promise<Context> {
  const built = await buildContext({
    config: readConfig({ DATA_DIR: desk.dataDir, LOG_LEVEL: 'silent' }),
    log: createLog('silent'),
    address: desk.postgres,
    supervise: false,
  })
  atEnd(() => built.close())
  await built.ctx.queue.start()
  return built.ctx
}

/** @returns seconds from the request to the first answer that has its page */
async function publishOne(
  ctx: Context,
  port: number,
  tenant: SeededTenant,
  { signal }: { signal: AbortSignal },
): Promise<number> {
  const [id] = await seedDrafts(ctx, tenant, 1)
  await ctx.db.execute(
    sql`update articles set status = 'generated', slug = 'alone-' || id where id = ${id ?? null}::uuid`,
  )
  const began = performance.now()
  await ask(port, tenant.key, { method: 'POST', path: `/articles/${id}/publish` })
  while (!signal.aborted) {
    const { status } = await askAt(port, '', { path: `/${tenant.handle}/alone-${id}` })
    if (status === 200) break
    await sleep(100)
  }
  return (performance.now() - began) / 1000
}

function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.ceil((sorted.length - 1) * share)] ?? Number.NaN
}
