import pg from 'pg'
import { startEmbeddedPostgres } from '#service/db/embedded-postgres.ts'
import type { Stage } from '../stage/stage.ts'

const rows = 10_000
const publishedThisMonth = 500

/**
 * Makes a desk a large one: 10,000 articles, deliveries and rows of the ledger, 500 publications in this month. Copies
 * of rows that are there, written straight into the tables, because writing them by the API would take an hour.
 */
export async function seedDesk(stage: Stage, email: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir: stage.dataDir, log: () => undefined })
  const client = new pg.Client({ ...postgres.connection })
  await client.connect()
  try {
    const { rows: found } = await client.query<{ id: string }>('select id from tenants where email = $1', [
      email,
    ])
    const tenant = found[0]?.id
    await client.query(
      `insert into articles
       select (jsonb_populate_record(a, jsonb_build_object(
         'id', gen_random_uuid(), 'slug', 'seeded-' || n, 'title', 'Seeded article ' || n, 'status', 'published',
         'created_at', now() - interval '40 days' - n * interval '1 minute',
         'published_at', case when n <= ${publishedThisMonth}
           then date_trunc('month', now()) + n * interval '80 minutes'
           else now() - interval '400 days' - n * interval '1 minute' end))).*
       from articles a, generate_series(1, ${rows}) n
       where a.id = (select id from articles where tenant_id = $1 and status = 'generated' limit 1)`,
      [tenant],
    )
    await client.query(
      `with made as (
         insert into events (tenant_id, type, payload)
         select $1, 'article.generated', '{}' from generate_series(1, ${rows}) returning id)
       insert into webhook_deliveries (tenant_id, event_id, endpoint_id, event_type, status, attempts, last_http_status, created_at)
       select $1, made.id, e.id, 'article.generated', 'delivered', 1, 204, now() - random() * interval '60 days'
       from made, (select id from webhook_endpoints where tenant_id = $1 limit 1) e`,
      [tenant],
    )
    await client.query(
      `insert into credit_ledger (tenant_id, kind, credits, balance, held, spent, operation, created_at)
       select $1, 'settle', 0, l.balance, l.held, 0, 'createBrandScan', now()
       from (select * from credit_ledger where tenant_id = $1 order by id desc limit 1) l, generate_series(1, ${rows})`,
      [tenant],
    )
    await client.query('analyze')
  } finally {
    await client.end()
    await postgres.stop()
  }
}
