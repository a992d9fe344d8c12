import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { eventually } from '#test-support/eventually.ts'
import type { InsertedTenant } from '#test-support/insert-tenant.ts'
import { careDocument } from '#test-support/loopback/source-site.ts'
import { ask } from './desk.ts'

/** One operation that honours `Idempotency-Key`, with a tenant of its own, so that what a request made can be counted. */
export type KeyedWork = {
  /** By its id in the contract, with what distinguishes the request. */
  name: string
  operation: string
  key: string
  tenantId: string
  /** The next request, unlike every one before it. */
  next(): Promise<{ method: string; path: string; body: unknown }>
  /** How much the tenant has of what the operation makes, as SQL. */
  made: string
  /** Reservations of credits that one request leads to. */
  charges: 0 | 1
  /** Makes room for the next request. */
  after(body: Record<string, unknown>): Promise<void>
}

type Surroundings = {
  /** An API that stays alive. */
  port: number
  pool: pg.Pool
  createTenant(credits: number): Promise<InsertedTenant>
  /** A page that may be read. */
  pageUrl: string
}

const unlimited = { limit: 1_000_000_000, window_seconds: 60 }

/** Settings under which every operation may be called as often as it has to be. */
export const withoutLimits = {
  RATE_LIMITS: JSON.stringify({ default: unlimited, scout: unlimited, 'lead-magnets': unlimited }),
}

const count = (table: string) => `select count(*) from ${table} where tenant_id = $1`
const settled = `select count(*) from credit_ledger where tenant_id = $1 and kind = 'settle'`

/** Every operation that honours a key, ready to be called. */
export async function prepareKeyedWork(around: Surroundings): Promise<KeyedWork[]> {
  const works: KeyedWork[] = []
  const call = async (key: string, method: string, path: string, body?: unknown) => {
    const answer = await ask(around.port, key, { method, path, body })
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  const add = async (
    name: string,
    work: Partial<Pick<KeyedWork, 'charges' | 'after'>> & {
      method?: string
      path: string
      made: string
      body: (unique: string) => unknown
      before?: (key: string) => Promise<unknown>
      tenant?: InsertedTenant
    },
  ) => {
    const tenant = work.tenant ?? (await around.createTenant(100_000))
    works.push({
      charges: 1,
      after: async () => undefined,
      ...work,
      name,
      operation: name.split(' ')[0] ?? name,
      key: tenant.key,
      tenantId: tenant.caller.tenantId,
      async next() {
        await work.before?.(tenant.key)
        return { method: work.method ?? 'POST', path: work.path, body: work.body(randomUUID()) }
      },
    })
  }
  const article = { size: 'mini', auto_publish: false, source_urls: [around.pageUrl] }
  const waited = (topic: string) => ({ ...article, topic: `Grinders for bar ${topic}` })
  await add('generateArticle (queued)', {
    path: '/autopilot',
    made: count('articles'),
    body: (unique) => ({ ...waited(unique), wait_for_completion: false }),
  })
  await add('generateArticle (waited for)', { path: '/autopilot', made: count('articles'), body: waited })
  const document = (unique: string) => ({
    title: `Document ${unique}`,
    content: `${careDocument.content}\n\nIts number is ${unique}.`,
    source_type: 'upload',
  })
  await add('uploadDocument', { path: '/products', made: count('knowledge_documents'), body: document })
  const taught = await around.createTenant(100_000)
  await call(taught.key, 'POST', '/products', document('one'))
  await add('createLeadMagnet', {
    tenant: taught,
    path: '/lead-magnets',
    made: count('lead_magnets'),
    body: (unique) => ({ type: 'checklist', topic: 'Choosing a grinder', niche: `Cafés ${unique}` }),
  })
  await add('createAvatar', {
    path: '/shorts/avatar',
    made: count('avatars'),
    body: () => ({ age_range: '26-35', type: 'student', location: 'park' }),
  })
  await add('createScoutRun', {
    path: '/scout/reddit',
    made: count('scout_runs'),
    body: (unique) => ({ query: `coffee grinder ${unique}` }),
  })
  await add('createBrandScan', {
    path: '/tools/brand-scan',
    made: count('brand_scans'),
    body: (unique) => ({ brandName: `Acme ${unique}` }),
  })
  await add('createWarmLead', {
    path: '/service-warm-lead',
    made: count('warm_lead_runs'),
    body: (unique) => ({ domain: `a${unique.slice(0, 8)}.example` }),
  })
  for (const [name, path] of [
    ['validateSchema', 'schema-validate'],
    ['previewSocial', 'og-preview'],
  ] as const) {
    const body = (unique: string) => ({ url: `${around.pageUrl}#${unique}` })
    await add(name, { path: `/tools/${path}`, made: settled, body })
  }
  const session = (topic: string) => ({ categories: [`Coffee ${topic}`], interval_minutes: 10_080 })
  const owner = await around.createTenant(100_000)
  await add('createSession', {
    tenant: owner,
    path: '/session',
    made: count('sessions'),
    charges: 0,
    body: session,
    after: async ({ session_id }) => {
      await call(owner.key, 'PATCH', `/session/${session_id}`, { action: 'stop' })
    },
  })
  const runner = await around.createTenant(100_000)
  const { session_id } = await call(runner.key, 'POST', '/session', session('bars'))
  const path = `/session/${session_id}`
  await add('changeSession (run_now)', {
    tenant: runner,
    method: 'PATCH',
    path,
    made: count('session_runs'),
    before: (key) => call(key, 'PATCH', path, { action: 'add_topic', title: `Grinder ${randomUUID()}` }),
    body: () => ({ action: 'run_now' }),
  })
  const writer = await around.createTenant(100_000)
  const { article_id } = await call(writer.key, 'POST', '/autopilot', waited('one'))
  await add('adaptArticle', {
    tenant: writer,
    path: '/adapt',
    made: count('adaptations'),
    body: () => ({ article_id, platforms: ['threads'] }),
  })
  const rewriter = await around.createTenant(100_000)
  const other = await call(rewriter.key, 'POST', '/autopilot', waited('two'))
  await call(rewriter.key, 'POST', '/adapt', { article_id: other.article_id, platforms: ['threads'] })
  const adapted = await eventually(async () => {
    const { rows } = await around.pool.query<{ id: string }>(
      'select id from adaptations where tenant_id = $1',
      [rewriter.caller.tenantId],
    )
    return rows[0]?.id
  })
  await add('regenerateAdaptation', {
    tenant: rewriter,
    path: `/adaptations/${adapted}/regenerate`,
    made: 'select sum(version) from adaptations where tenant_id = $1',
    body: () => ({}),
  })
  // Without credits the watch itself charges nothing meanwhile.
  const watcher = await around.createTenant(0)
  await add('createWatch', {
    tenant: watcher,
    path: '/watches',
    made: count('watches'),
    charges: 0,
    body: (unique) => ({
      kind: 'preview_check',
      input: { url: `${around.pageUrl}?watched=${unique}` },
      interval_days: 7,
    }),
    after: async ({ id }) => {
      await call(watcher.key, 'DELETE', `/watches/${id}`)
    },
  })
  // One run at a time: the next is begun when the last has ended.
  const repeater = await around.createTenant(100_000)
  const watch = await call(repeater.key, 'POST', '/watches', {
    kind: 'preview_check',
    input: { url: around.pageUrl },
    interval_days: 7,
    monthly_budget: 10_000,
  })
  await add('runWatch', {
    tenant: repeater,
    path: `/watches/${watch.id}/run`,
    made: count('watch_runs'),
    body: () => undefined,
    before: () =>
      eventually(async () => {
        const { rows } = await around.pool.query(
          "select 1 from watch_runs where tenant_id = $1 and status = 'running'",
          [repeater.caller.tenantId],
        )
        return rows.length === 0 || undefined
      }),
  })
  const url = around.pageUrl
  const subscriber = await around.createTenant(0)
  await add('createWebhook', {
    tenant: subscriber,
    path: '/webhooks',
    made: count('webhook_endpoints'),
    charges: 0,
    body: (unique) => ({ url, description: unique }),
    after: async ({ id }) => {
      await call(subscriber.key, 'DELETE', `/webhooks/${id}`)
    },
  })
  const rotating = await around.createTenant(0)
  const rotated = await call(rotating.key, 'POST', '/webhooks', { url })
  const rotation = `/webhooks/${rotated.id}/rotate-secret`
  await add('rotateWebhookSecret', {
    tenant: rotating,
    path: rotation,
    made: 'select sum(jsonb_array_length(retiring_secrets)) from webhook_endpoints where tenant_id = $1',
    charges: 0,
    body: () => ({ overlap_hours: 1 }),
    // Without an overlap no secret is left that still signs.
    after: async () => {
      await call(rotating.key, 'POST', rotation, { overlap_hours: 0 })
    },
  })
  const importer = await around.createTenant(0)
  await add('importArticles', {
    tenant: importer,
    path: '/articles/import',
    made: count('articles'),
    charges: 0,
    body: (unique) => ({
      files: [
        {
          name: `${unique}.md`,
          content: Buffer.from(`# Grinder ${unique}\n\nFelt takes half the noise.\n`).toString('base64'),
        },
      ],
    }),
  })
  const connecting = await around.createTenant(0)
  await add('connectDestination', {
    tenant: connecting,
    path: '/destinations',
    made: count('destinations'),
    charges: 0,
    body: (unique) => ({
      kind: 'webhook',
      url: `${url}?${unique}`,
      secret: Buffer.alloc(32, 7).toString('base64'),
    }),
    after: async ({ id }) => {
      await call(connecting.key, 'DELETE', `/destinations/${id}`)
    },
  })
  const tester = await around.createTenant(0)
  const endpoint = await call(tester.key, 'POST', '/webhooks', { url })
  await add('sendTestEvent', {
    tenant: tester,
    path: `/webhooks/${endpoint.id}/test`,
    made: count('webhook_deliveries'),
    charges: 0,
    body: () => ({}),
  })
  const recoverer = await around.createTenant(0)
  const failing = await call(recoverer.key, 'POST', '/webhooks', { url })
  const since = new Date(Date.now() - 3600_000).toISOString()
  await add('recoverDeliveries', {
    tenant: recoverer,
    path: `/webhooks/${failing.id}/recover`,
    made: count('webhook_recoveries'),
    charges: 0,
    body: () => ({ since }),
    after: async ({ id }) => {
      await eventually(async () => {
        const { body } = await ask(around.port, recoverer.key, { path: `/webhooks/recoveries/${id}` })
        return body.status === 'completed' ? true : undefined
      })
    },
  })
  return works
}

type Request = { method: string; path: string; body: unknown; headers: Record<string, string> }

async function nextRequest(work: KeyedWork): Promise<Request> {
  return { ...(await work.next()), headers: { 'idempotency-key': randomUUID() } }
}

/** Calls each operation once, all at the same time. @returns how long each took, in milliseconds */
export async function warmUp(works: readonly KeyedWork[], port: number): Promise<Map<string, number>> {
  return new Map(
    await Promise.all(
      works.map(async (work): Promise<[string, number]> => {
        const { status, body, ms } = await ask(port, work.key, await nextRequest(work))
        if (status >= 300) throw new Error(`${work.name}: ${JSON.stringify(body)}`)
        await work.after(body)
        return [work.name, ms]
      }),
    ),
  )
}

function shuffled(places: Iterable<number>): number[] {
  return [...places]
    .map((place) => ({ place, by: Math.random() }))
    .sort((a, b) => a.by - b.by)
    .map(({ place }) => place)
}

/** What became of one request whose server was killed. */
export type Interruption = {
  name: string
  /** It was answered before the kill. */
  answered: boolean
  /** Its work was committed before the kill. */
  committed: boolean
  /** From the first repeat to the first that was not told that the first request is still running. */
  waitedMs: number
  /** What does not keep the promise, in words. */
  broken: string[]
}

type Ports = { doomed: number; surviving: number }

/**
 * Sends one request of each kind to a server, kills it at a moment that differs for each, and repeats the requests at
 * another.
 * @param typicalMs by name; how long each takes on that server, corrected by each call that is answered
 */
export async function interrupt(
  works: readonly KeyedWork[],
  stage: { ports: Ports; pool: pg.Pool; kill(): Promise<void>; typicalMs: Map<string, number> },
): Promise<Interruption[]> {
  const { ports, pool, typicalMs } = stage
  const state = async (work: KeyedWork) => {
    const { rows } = await pool.query<{ made: string; charges: string }>(
      `select (${work.made}) as made,
        (select count(*) from credit_ledger where tenant_id = $1 and kind = 'hold') as charges`,
      [work.tenantId],
    )
    return { made: Number(rows[0]?.made ?? 0), charges: Number(rows[0]?.charges ?? 0) }
  }
  // Spread evenly over the time a request takes, each time in another order. The last is sent as the server is killed,
  // so at least one is never answered, however much slower the warm-up was.
  const places = shuffled(works.keys())
  const sent = await Promise.all(
    works.map(async (work, at) => {
      const request = await nextRequest(work)
      const share = Math.max(0, (places[at] ?? 0) - Math.random()) / works.length
      const leadMs = share * 1.2 * (typicalMs.get(work.name) ?? 100)
      return { work, request, before: await state(work), leadMs }
    }),
  )
  const longestMs = Math.max(...sent.map(({ leadMs }) => leadMs))
  const firsts = sent.map(
    ({ work, request, leadMs }) =>
      new Promise<Awaited<ReturnType<typeof ask>> | undefined>((resolve) => {
        setTimeout(
          () => ask(ports.doomed, work.key, request).then(resolve, () => resolve(undefined)),
          longestMs - leadMs,
        )
      }),
  )
  await new Promise((resolve) => setTimeout(resolve, longestMs))
  await stage.kill()
  const answers = await Promise.all(firsts)
  const atKill = await Promise.all(works.map(state))
  return Promise.all(
    sent.map(async ({ work, request, before }, at): Promise<Interruption> => {
      const first = answers[at]
      const { answer: second, waitedMs } = await repeatUntilFree(ports.surviving, work.key, request)
      if (first) typicalMs.set(work.name, (first.ms + (typicalMs.get(work.name) ?? first.ms)) / 2)
      const third = await ask(ports.surviving, work.key, request)
      const after = await state(work)
      if (second.status < 300) await work.after(second.body)
      const told = (answer: typeof second) => JSON.stringify([answer.status, answer.body])
      const broken = [
        second.status >= 300 && `the repeat got ${told(second)}`,
        told(third) !== told(second) && `repeats differ: ${told(second)} and ${told(third)}`,
        third.headers['idempotent-replayed'] !== 'true' && 'the last repeat does not say that it is one',
        first && told(first) !== told(second) && `first ${told(first)}, repeated ${told(second)}`,
        after.made - before.made !== 1 && `${after.made - before.made} made`,
        after.charges - before.charges !== work.charges && `${after.charges - before.charges} charges`,
      ].filter((fault) => typeof fault === 'string')
      const committed = (atKill[at]?.made ?? 0) > before.made
      return { name: work.name, answered: first !== undefined, committed, waitedMs, broken }
    }),
  )
}

const patienceMs = 20_000

async function repeatUntilFree(port: number, key: string, request: Parameters<typeof ask>[2]) {
  const from = performance.now()
  for (;;) {
    const begun = performance.now() - from
    const answer = await ask(port, key, request)
    if (answer.body.code !== 'idempotency_key_in_use' || begun > patienceMs)
      return { answer, waitedMs: Math.round(begun) }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
