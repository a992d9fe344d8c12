import { randomUUID } from 'node:crypto'
import { createAgentKey, hashAgentKey } from '#service/agents/agent-key.ts'
import { finishPublishing } from '#service/articles/finish-publishing.ts'
import { asAgent, type Context } from '#service/core/context.ts'
import { foldCounts } from '#service/counts/fold-counts.ts'
import { grantCredits } from '#service/credits/grant-credits.ts'
import { agentKeys, agents, tenants } from '#service/db/schema/agents.ts'
import { articles } from '#service/db/schema/articles.ts'
import { tenantSettings } from '#service/db/schema/settings.ts'
import { sql } from '#service/db/sql.ts'

export type SeededTenant = {
  tenantId: string
  agentId: string
  handle: string
  key: string
  articleId: string
}

/** A tenant with an agent, its key, credits without end and one published article of about 2,000 words. */
export async function seedTenant(ctx: Context): Promise<SeededTenant> {
  const handle = `bench-${randomUUID().slice(0, 8)}`
  const key = createAgentKey()
  const [tenant] = await ctx.db
    .insert(tenants)
    .values({ email: `${handle}@bench.example`, handle, name: handle })
    .returning()
  if (!tenant) throw new Error('An insert returns its row.')
  const tenantId = tenant.id
  const [agent] = await ctx.db.insert(agents).values({ tenantId, name: 'bench' }).returning()
  if (!agent) throw new Error('An insert returns its row.')
  const agentId = agent.id
  await ctx.db.insert(agentKeys).values({ agentId, tenantId, hash: hashAgentKey(key), hint: key.slice(-4) })
  await ctx.db.insert(tenantSettings).values({ tenantId })
  await grantCredits(ctx, { tenantId, credits: 1_000_000_000, operation: 'operator_grant' })
  const articleId = await seedArticle(ctx, { tenantId, agentId })
  return { tenantId, agentId, handle, key, articleId }
}

async function seedArticle(ctx: Context, caller: { tenantId: string; agentId: string }): Promise<string> {
  const id = randomUUID()
  const claims = Array.from({ length: 60 }, (_, n) => ({
    id: `c${n}`,
    text: `Statement ${n} of the article.`,
    kind: 'statement',
    supported: true,
    reference: 1,
    passage: `The passage that statement ${n} rests on, word for word as it stands in the source.`,
  }))
  await ctx.db.insert(articles).values({
    id,
    ...caller,
    input: {
      topic: 'Grinders',
      language: 'en',
      size: 'full',
      mode: 'standard',
      enable_search: false,
      illustrations: false,
      audio: false,
      disable_competition: false,
      wait_for_completion: false,
    },
    publishWhenWritten: true,
    status: 'publishing',
    queued: true,
    topic: 'Grinders',
    mode: 'standard',
    size: 'full',
    language: 'en',
    title: 'Grinders for a coffee bar',
    slug: 'grinders-for-a-coffee-bar',
    description: 'What to look for in a grinder, and what it costs to run one for a year.',
    markdown: sampleMarkdown(),
    tags: ['coffee', 'grinders'],
    wordCount: 2000,
    version: 1,
    credits: 33,
    creditsUsed: 33,
    trustLevel: 'sourced',
    engine: 'built-in',
    sources: [{ reference: 1, kind: 'page', title: 'Grinders', url: 'https://example.org/grinders' }],
    claims,
  })
  await finishPublishing(asAgent(ctx, caller), id)
  return id
}

/** Many words, so that the page compresses as texts do and not as one sentence repeated. */
function sampleMarkdown(): string {
  const words =
    'burr grinder dose hopper retention steel espresso filter morning queue bar barista wear cost hour service motor heat noise clean setting flavour roast bean scale weight water pressure extraction'.split(
      ' ',
    )
  const word = (n: number) => words[(n * 7919 + Math.floor(n / 11) * 104_729) % words.length]
  const sentence = (n: number) =>
    `${Array.from({ length: 14 }, (_, i) => word(n * 14 + i)).join(' ')} in the year ${1900 + ((n * 37) % 120)} [1].`
  return Array.from({ length: 12 }, (_, part) => {
    const paragraphs = Array.from({ length: 3 }, (_, p) =>
      Array.from({ length: 4 }, (_, s) => sentence(part * 12 + p * 4 + s)).join(' '),
    )
    return `## Part ${part + 1}\n\n${paragraphs.join('\n\n')}`
  }).join('\n\n')
}

/** A site of many articles with the text of the tenant's own; a tenth of them in another language, 238 tags. */
export async function seedSite(ctx: Context, { articleId }: SeededTenant, count: number): Promise<void> {
  await ctx.db.execute(sql`
    insert into articles
      (tenant_id, agent_id, status, input, publish_when_written, queued, mode, size, language, title, slug, description,
       markdown, tags, word_count, version, trust_level, credits, published_at)
    select tenant_id, agent_id, 'published', input, true, true, mode, size, case when n % 10 = 0 then 'de' else 'en' end,
      title || ', part ' || n, slug || '-' || n, description, markdown, array['coffee', 'tag ' || n % 200, 'maker ' || n % 37],
      word_count, 1, trust_level, credits, published_at - n * interval '1 hour'
    from articles, generate_series(1, ${count - 1}::int) n where articles.id = ${articleId}`)
}

/** Articles of a tenant that wait to be published, each with a tag that all have and one of 40 others. Returns their ids. */
export async function seedDrafts(
  ctx: Context,
  { articleId }: SeededTenant,
  count: number,
): Promise<string[]> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    insert into articles
      (tenant_id, agent_id, status, input, publish_when_written, queued, mode, size, language, title, slug, description,
       markdown, tags, word_count, version, trust_level, credits)
    select tenant_id, agent_id, 'publishing', input, true, true, mode, size, language, title || ', draft ' || n,
      slug || '-draft-' || n, description, markdown || E'\n\nThis is draft ' || n || '.', array['coffee', 'tag ' || n % 40], word_count, 1, trust_level, credits
    from articles, generate_series(1, ${count}::int) n where articles.id = ${articleId}
    returning id`)
  return rows.map(({ id }) => id)
}

/** Events of one tenant, each delivered to one of two endpoints, a tenth of them in vain. */
export async function seedDeliveries(ctx: Context, tenantId: string, count: number): Promise<void> {
  await ctx.db.execute(sql`
    with added as (
      insert into webhook_endpoints (tenant_id, url, sealed_secret)
      select ${tenantId}::uuid, 'https://hooks.example.com/' || n, '' from generate_series(0, 1) n
      returning id
    ), endpoint as (
      select id, row_number() over () - 1 as n from added
    ), told as (
      insert into events (tenant_id, type, payload, created_at)
      select ${tenantId}::uuid, 'article.deleted', json_build_object('type', 'article.deleted', 'timestamp', now(),
          'event_id', gen_random_uuid(), 'tenant_id', ${tenantId}::uuid, 'agent_id', null,
          'data', json_build_object('article_id', gen_random_uuid(), 'slug', 'grinders-' || n)),
        now() - n * interval '20 seconds'
      from generate_series(1, ${count}::int) n
      returning id, created_at
    ), event as (
      select id, created_at, row_number() over () as n from told
    )
    insert into webhook_deliveries
      (tenant_id, event_id, endpoint_id, event_type, status, attempts, last_http_status, duration_ms, delivered_at, created_at)
    select ${tenantId}::uuid, event.id, endpoint.id, case when event.n % 3 = 0 then 'article.published' else 'article.generated' end,
      case when event.n % 10 = 0 then 'dead_lettered' else 'delivered' end, 1, 200, 12,
      event.created_at, event.created_at
    from event join endpoint on endpoint.n = event.n % 2`)
  // What the handlers beside it need: the service reads its lists from another index.
  await ctx.db.execute(
    sql`create index bare_newest on webhook_deliveries (tenant_id, created_at desc, id desc)`,
  )
  await ctx.db.execute(
    sql`create index bare_status on webhook_deliveries (tenant_id, status, created_at desc, id desc)`,
  )
  await ctx.db.execute(
    sql`create index bare_type on webhook_deliveries (tenant_id, event_type, created_at desc, id desc)`,
  )
}

/** Rows of one tenant's ledger, one a minute. */
export async function seedLedger(ctx: Context, tenantId: string, count: number): Promise<void> {
  await ctx.db.execute(sql`
    insert into credit_ledger (tenant_id, kind, credits, balance, held, spent, operation, created_at)
    select ${tenantId}::uuid, (array['hold', 'settle'])[1 + n % 2], 0, 1000, 0, 15 * (n % 2), 'generateArticle',
      now() - (${count}::int - n) * interval '1 minute'
    from generate_series(1, ${count}::int) n`)
  // What the handlers beside it need: the service reads its lists from another index.
  await ctx.db.execute(sql`create index bare_kind on credit_ledger (tenant_id, kind, id desc)`)
}

/** Articles without their texts, which no list shows: drafts, a tenth of them failed. */
export async function seedArticles(ctx: Context, { articleId }: SeededTenant, count: number): Promise<void> {
  await ctx.db.execute(sql`
    insert into articles
      (tenant_id, agent_id, status, input, publish_when_written, queued, mode, size, language, title, slug, description,
       word_count, version, trust_level, credits, created_at, updated_at)
    select tenant_id, agent_id, case when n % 10 = 0 then 'failed' else 'generated' end, input, false, true, mode, size,
      language, title || ', part ' || n, slug || '-' || n, description, word_count, 1, trust_level, credits,
      now() - n * interval '1 minute', now() - n * interval '1 minute'
    from articles, generate_series(1, ${count}::int) n where articles.id = ${articleId}`)
}

/** A lead magnet with sign-ups, a tenth of them unconfirmed. Returns its id. */
export async function seedLeads(
  ctx: Context,
  { tenantId, agentId }: SeededTenant,
  count: number,
): Promise<string> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    insert into lead_magnets (tenant_id, agent_id, status, credits, input, type, topic, language, platform)
    values (${tenantId}, ${agentId}, 'draft', 0, '{}', 'checklist', 'Grinders', 'en', 'twitter') returning id`)
  const id = rows[0]?.id ?? ''
  await ctx.db.execute(sql`
    insert into leads
      (tenant_id, lead_magnet_id, email, status, consent_text, consent_version, consented_at, language, created_at)
    select ${tenantId}::uuid, ${id}::uuid, 'reader-' || n || '@bench.example',
      case when n % 10 = 0 then 'pending' else 'confirmed' end, 'Send me the checklist.', '1', at, 'en', at
    from generate_series(1, ${count}::int) n, lateral (select now() - n * interval '1 minute' as at) as moment`)
  return id
}

/** After everything is there: what the service and the planner count. */
export async function settle(ctx: Context): Promise<void> {
  while ((await foldCounts(ctx)) > 0);
  await ctx.db.execute(sql`vacuum analyze`)
}
