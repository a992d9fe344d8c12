import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import pg from 'pg'
import { z } from 'zod'

/**
 * What the service is compared with: handlers of Hono and pg and nothing else. `/plain` does the same queries one after
 * the other as they would be written first: the key, the limit, then the answer's own. `/least` does only the answer's own,
 * in as few statements as can be, for a caller whom nobody checked. Started by bench.ts with BARE as JSON.
 */
const Settings = z.object({
  database: z.record(z.string(), z.unknown()),
  port: z.int(),
  filePort: z.int(),
  page: z.string(),
  job: z.object({ text: z.string(), payload: z.string(), id: z.string() }),
  tenants: z.array(z.object({ key: z.string(), tenantId: z.string(), agentId: z.string() })),
})
const settings = Settings.parse(JSON.parse(process.env.BARE ?? '{}'))
const pool = new pg.Pool({ ...settings.database, max: 16 })
const callers = new Map(settings.tenants.map((tenant) => [tenant.key, tenant]))
const page = await readFile(settings.page)

const articleColumns = `a.id, a.tenant_id, a.status, a.stage, a.percent, a.message, a.credits, a.credits_used, a.reason,
  a.error, a.created_at, a.updated_at, a.completed_at, a.input, a.queued, a.session_id, a.topic, a.mode, a.size, a.language,
  a.title, a.slug, a.description, a.word_count, a.version, a.trust_level, a.engine, a.extraction_results, a.extensions,
  a.cover, a.figures, a.scheduled_at, a.published_at`
const deliveryColumns = `d.id, d.event_id, d.event_type, d.status, d.attempts, d.last_http_status, d.last_error, d.reason,
  d.duration_ms, d.next_attempt_at, d.delivered_at, d.created_at, d.updated_at, e.id as endpoint_id, e.url, e.description, e.is_active`

type List = { from: string; columns: string; order: string; filter: string }
type Caller = { tenantId: string; agentId: string }
const keyOf = (header: string | undefined) => (header ?? '').replace('Bearer ', '')

async function admit(header: string | undefined): Promise<Caller> {
  const hash = createHash('sha256').update(keyOf(header)).digest()
  const { rows } = await pool.query(
    `select k.id, a.tenant_id as "tenantId", a.id as "agentId", k.last_used_at from agent_keys k join agents a on a.id = k.agent_id
     where k.hash = $1 and a.revoked_at is null and (k.expires_at is null or k.expires_at > now())`,
    [hash],
  )
  const now = Date.now()
  await pool.query(
    `insert into rate_limit_counts values ($1, $2, $3) on conflict (key) do update set
       points = case when rate_limit_counts.expire <= $4 then $2 else rate_limit_counts.points + $2 end,
       expire = case when rate_limit_counts.expire <= $4 then $3 else rate_limit_counts.expire end returning points, expire`,
    [`bare:${rows[0].agentId}`, 1, now + 60_000, now],
  )
  return rows[0]
}
const known = async (header: string | undefined): Promise<Caller> => {
  const caller = callers.get(keyOf(header))
  if (!caller) throw new Error('An unknown key.')
  return caller
}

const app = new Hono()
for (const [prefix, admitted] of [
  ['/plain', admit],
  ['/least', known],
] as const) {
  const isPlain = prefix === '/plain'
  app.get(`${prefix}/health`, async (request) => {
    const checks = [pool.query('select 1')]
    if (isPlain) checks.push(pool.query('select 1 from cache_entries limit 1'))
    await Promise.all(checks)
    return request.json({
      status: 'healthy',
      checks: { cache: true, database: true },
      timestamp: new Date(),
      version: '1',
    })
  })
  app.get(`${prefix}/articles/:id`, async (request) => {
    const { tenantId } = await admitted(request.req.header('authorization'))
    const { rows } = await pool.query(
      `select ${articleColumns}, t.handle from articles a join tenants t on t.id = a.tenant_id where a.id = $1 and a.tenant_id = $2`,
      [request.req.param('id'), tenantId],
    )
    return request.json(rows[0])
  })
  app.get(`${prefix}/deliveries`, async (request) => {
    const { tenantId } = await admitted(request.req.header('authorization'))
    const { limit, offset, status, event_type: type } = request.req.query()
    const list = pool.query(
      `select ${deliveryColumns} from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
       where d.tenant_id = $1 and ${status === undefined ? '$2::text is null' : 'd.status = $2'}
         and ${type === undefined ? '$3::text is null' : 'd.event_type = $3'}
       order by d.created_at desc, d.id desc limit $4 offset $5`,
      [tenantId, status ?? null, type ?? null, limit, offset],
    )
    // The least is the list alone: nobody is told how many there are.
    const counts = isPlain
      ? pool.query('select status, count(*) from webhook_deliveries where tenant_id = $1 group by status', [
          tenantId,
        ])
      : undefined
    const [rows, counted] = await Promise.all([list, counts])
    return request.json({ deliveries: rows.rows, counts: counted?.rows })
  })
  /** A list of one table, newest first; a filter is a member of the query by the name of its column. */
  const list = (path: string, { from, columns, order, filter }: List) =>
    app.get(`${prefix}${path}`, async (request) => {
      const { tenantId } = await admitted(request.req.header('authorization'))
      const { limit, offset = 0 } = request.req.query()
      const value = request.req.query(filter)
      const own = `from ${from} a where a.tenant_id = $1 and ${value === undefined ? '$2::text is null' : `a.${filter} = $2`}`
      const rows = pool.query(`select ${columns} ${own} order by ${order} limit $3 offset $4`, [
        tenantId,
        value ?? null,
        limit,
        offset,
      ])
      const counts = isPlain
        ? pool.query(`select ${filter}, count(*) from ${from} a where a.tenant_id = $1 group by ${filter}`, [
            tenantId,
          ])
        : undefined
      const [listed, counted] = await Promise.all([rows, counts])
      return request.json({ rows: listed.rows, counts: counted?.rows })
    })
  const newest = 'a.created_at desc, a.id desc'
  list('/articles', { from: 'articles', columns: articleColumns, order: newest, filter: 'status' })
  list('/ledger', { from: 'credit_ledger', columns: '*', order: 'a.id desc', filter: 'kind' })
  list('/events', { from: 'events', columns: 'payload', order: newest, filter: 'type' })
  app.get(`${prefix}/leads/:id`, async (request) => {
    await admitted(request.req.header('authorization'))
    const { limit, offset, status } = request.req.query()
    const id = request.req.param('id')
    const rows = pool.query(
      `select * from leads a where a.lead_magnet_id = $1 and ${status === undefined ? '$2::text is null' : 'a.status = $2'}
       order by ${newest} limit $3 offset $4`,
      [id, status ?? null, limit, offset],
    )
    const counts = isPlain
      ? pool.query('select status, count(*) from leads where lead_magnet_id = $1 group by status', [id])
      : undefined
    const [listed, counted] = await Promise.all([rows, counts])
    return request.json({ leads: listed.rows, counts: counted?.rows })
  })
  app.post(`${prefix}/autopilot`, async (request) => {
    const caller = await admitted(request.req.header('authorization'))
    const input = await request.req.json()
    const id = randomUUID()
    await (isPlain ? acceptInSteps(caller, id, input) : acceptAtOnce(caller, id, input))
    return request.json(
      { id, status: 'processing', queued: true, message: 'The article is being written.' },
      202,
    )
  })
}
/** What a site's home lists, gathered for each request and not even drawn. */
app.get('/plain/home/:handle', async (request) => {
  const handle = [request.req.param('handle')]
  const own = `from articles where status = 'published' and tenant_id = (select id from tenants where handle = $1)`
  const lists = [
    'select id, name from tenants where handle = $1',
    `select title, slug, description, tags, language, published_at, updated_at, word_count ${own} order by published_at desc, id desc limit 20`,
    `select count(*) ${own}`,
    `select language ${own} group by language order by count(*) desc, language limit 1`,
    `select tag, count(*) from (select unnest(tags) as tag ${own}) tags group by tag order by count(*) desc, tag limit 100`,
  ]
  const answers: unknown[] = []
  for (const list of lists) answers.push((await pool.query(list, handle)).rows)
  return request.json(answers)
})
app.get('/memory/page', (request) =>
  request.body(new Uint8Array(page), 200, { 'content-type': 'text/html', 'content-encoding': 'br' }),
)

const insertArticle = `insert into articles (id, tenant_id, agent_id, input, publish_when_written, status, queued, topic, mode, size, language, credits)
  select $1::uuid, $2::uuid, $3::uuid, $4::jsonb, false, 'processing', true, $5::text, 'standard', 'standard', 'en', $6::int`

async function acceptInSteps(
  { tenantId, agentId }: Caller,
  id: string,
  input: { topic: string },
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select * from tenant_settings where tenant_id = $1', [tenantId])
    await client.query(insertArticle, [id, tenantId, agentId, JSON.stringify(input), input.topic, 12])
    await client.query(settings.job.text, [settings.job.payload.replace(settings.job.id, id)])
    const { rows } = await client.query(
      'update credit_balances set available = available - $1, held = held + $1 where tenant_id = $2 and available >= $1 returning *',
      [12, tenantId],
    )
    await client.query(
      'insert into credit_holds (tenant_id, operation, run_id, credits) values ($1, $2, $3, $4)',
      [tenantId, 'generateArticle', id, 12],
    )
    await client.query(
      `insert into credit_ledger (tenant_id, kind, credits, balance, held, operation, run_id, breakdown) values ($1, 'hold', $2, $3, $4, $5, $6, $7)`,
      [tenantId, -12, rows[0].available, rows[0].held, 'generateArticle', id, { article: 12 }],
    )
    await client.query('select * from tenant_settings where tenant_id = $1', [tenantId])
    await client.query('commit')
  } finally {
    client.release()
  }
}

/** Debit, hold, ledger, article and job as one statement. */
async function acceptAtOnce(
  { tenantId, agentId }: Caller,
  id: string,
  input: { topic: string },
): Promise<void> {
  const job = settings.job.text
    .replace(/^\s*with ins/i, 'ins')
    .replace('$1::text', '(select $7::text from debit)')
  await pool.query(
    `with debit as (update credit_balances set available = available - $6, held = held + $6 where tenant_id = $2 and available >= $6 returning *),
     hold as (insert into credit_holds (tenant_id, operation, run_id, credits) select $2::uuid, 'generateArticle', $1::uuid, $6 from debit),
     entry as (insert into credit_ledger (tenant_id, kind, credits, balance, held, operation, run_id, breakdown)
       select $2::uuid, 'hold', -$6, available, held, 'generateArticle', $1::uuid, '{"article":12}' from debit),
     article as (${insertArticle} from debit), ${job}`,
    [
      id,
      tenantId,
      agentId,
      JSON.stringify(input),
      input.topic,
      12,
      settings.job.payload.replace(settings.job.id, id),
    ],
  )
}

createServer((_request, response) => {
  response.writeHead(200, {
    'Content-Type': 'text/html',
    'Content-Encoding': 'br',
    'Content-Length': statSync(settings.page).size,
  })
  createReadStream(settings.page).pipe(response)
}).listen(settings.filePort, '127.0.0.1')
serve({ fetch: app.fetch, port: settings.port, hostname: '127.0.0.1' }, () =>
  process.stdout.write('"msg":"ready"\n'),
)
