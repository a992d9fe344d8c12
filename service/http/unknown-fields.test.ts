import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { operations } from '#contract/operations.ts'
import { createTestService, type TestService, type TestTenant } from '#test-support/test-service.ts'

const watch = { kind: 'brand_scan', input: { brandName: 'Acme' } }
const unknownId = '5f0c6a1e-8a55-4b52-9a3e-0c2b5a1d7e10'

let service: TestService
let tenant: TestTenant
beforeAll(async () => {
  service = await createTestService()
  tenant = await service.createTenant()
})
afterAll(() => service.close())

async function call(method: string, path: string, body?: unknown, more: Record<string, string> = {}) {
  const answer = await service.app().request(`/api/agent${path}`, {
    method,
    headers: { authorization: `Bearer ${tenant.key}`, 'content-type': 'application/json', ...more },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  const isJson = answer.headers.get('content-type')?.startsWith('application/json')
  return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : text }
}

test('a misspelt member whose default stops a key or sends again is refused, and nothing is done', async () => {
  const rotated = await call('POST', '/rotate-key', { grace_secnds: 3600 })
  expect(rotated).toMatchObject({
    status: 400,
    body: { details: [{ path: 'grace_secnds', message: 'Unknown field. Did you mean grace_seconds?' }] },
  })
  const { body: endpoint } = await call('POST', '/webhooks', { url: 'https://hooks.example/a' })
  const since = '2026-01-01T00:00:00Z'
  const recovered = await call('POST', `/webhooks/${endpoint.id}/recover`, { since, dry_rnu: true })
  const secret = await call('POST', `/webhooks/${endpoint.id}/rotate-secret`, { overlap_huors: 72 })
  const article = await call('POST', '/autopilot?refreshs=x', { topic: 'Grinders' })
  const post = await call('DELETE', `/adaptations/${endpoint.id}/post?account_id=${endpoint.id}&versoin=1`)
  expect([recovered, secret, article, post].map(({ status, body }) => [status, body.details])).toEqual([
    [400, [{ path: 'dry_rnu', message: 'Unknown field. Did you mean dry_run?' }]],
    [400, [{ path: 'overlap_huors', message: 'Unknown field. Did you mean overlap_hours?' }]],
    [400, [{ path: 'refreshs', message: 'Unknown field. Did you mean refreshes?' }]],
    [400, [{ path: 'versoin', message: 'Unknown field. Did you mean version?' }]],
  ])
})

test('elsewhere an unknown field is ignored and named in `warnings`, within objects and lists, too', async () => {
  const document = { title: 'Beans', content: 'Beans are roasted on Tuesdays.', audience: 'internal' }
  const uploaded = await call('POST', '/products', document)
  const settings = await call('PUT', '/settings', { publishSchedule: { pace: 2 } })
  const listed = await call('GET', '/articles?fields=title')
  const estimated = await call('POST', '/estimate', {
    operation: 'createLeadMagnet',
    input: { type: 'checklist', topic: 'Grinders', audience: 'baristas' },
  })
  expect([uploaded, settings, listed, estimated].map(({ status, body }) => [status, body.warnings])).toEqual([
    [200, [expect.stringMatching(/^Unknown field audience: ignored\. /)]],
    [200, [expect.stringMatching(/^Unknown field publishSchedule\.pace: ignored\. /)]],
    [200, [expect.stringMatching(/^Unknown field fields: ignored\. Known are /)]],
    [200, [expect.stringMatching(/^Unknown field input\.audience: ignored\. /)]],
  ])
})

test.each([
  [
    'uploadDocument',
    '/products',
    { title: 'Beans', content: 'Roasted.', url: 'https://a.example/' },
    'url',
    'source_url',
  ],
  [
    'createLeadMagnet',
    '/lead-magnets',
    { type: 'checklist', topic: 'Grinders', generate_image: true },
    'generate_image',
    'generate_images',
  ],
  [
    'createWarmLead',
    '/service-warm-lead',
    { domain: 'acme.example', idempotency_key: 'a-key-of-mine' },
    'idempotency_key',
    'idempotencyKey',
  ],
  [
    'createScoutRun',
    '/scout/reddit',
    { query: 'Grinders', subreddit: ['coffee'] },
    'subreddit',
    'subreddits',
  ],
  ['createSession', '/session', { categories: ['Coffee'], interval: 1440 }, 'interval', 'interval_minutes'],
])(
  'a call that charges, and its estimate, refuses what is nearly a field before anything is held: %s',
  async (operation, path, sent, field, meant) => {
    const before = await call('GET', '/me')
    const message = `Unknown field. Did you mean ${meant}?`
    const refused = await call('POST', path, sent)
    expect([refused.status, refused.body.details]).toEqual([400, [{ path: field, message }]])
    const priced = await call('POST', '/estimate', { operation, input: sent })
    expect([priced.status, priced.body.details]).toEqual([400, [{ path: `input.${field}`, message }]])
    expect((await call('GET', '/me')).body.tenant_balance).toEqual(before.body.tenant_balance)
  },
)

test.each([
  ['/autopilot', { prompt: 'Grinders' }, 'prompt', 'topic'],
  ['/autopilot', { title: 'Grinders' }, 'title', 'topic'],
  ['/service-warm-lead', { url: 'acme.example' }, 'url', 'domain'],
  ['/service-warm-lead', { company: 'Acme' }, 'company', 'domain'],
  ['/scout/reddit', { q: 'Grinders' }, 'q', 'query'],
  ['/products/search', { q: 'Grinders' }, 'q', 'query'],
  ['/lead-magnets', { topic: 'Grinders', kind: 'checklist' }, 'kind', 'type'],
  ['/session', { topics: ['Grinders'] }, 'topics', 'categories'],
  ['/webhooks', { endpoint: 'https://hooks.example/e' }, 'endpoint', 'url'],
  ['/products', { name: 'Margins', content: 'The margin is 42 percent.' }, 'name', 'title'],
  ['/products', { title: 'Margins', text: 'The margin is 42 percent.' }, 'text', 'content'],
])('what other APIs call a field leads to its name: %s %o', async (path, sent, field, meant) => {
  const { status, body } = await call('POST', path, sent)
  const said = [
    ...(body.details ?? []).map(({ message }: { message: string }) => message),
    ...(body.warnings ?? []),
  ]
  expect(status).toBe(400)
  expect(said.join('\n')).toContain(`Did you mean ${meant}?`)
  expect(said.join('\n').match(/Did you mean/g)).toHaveLength(1)
  expect(JSON.stringify(body)).toContain(field)
})

test.each([
  ['monthly_budgt', { kind: 'brand_scan', input: { brandName: 'Acme' }, monthly_budgt: 8 }, 'monthly_budget'],
  ['interval', { kind: 'brand_scan', input: { brandName: 'Acme' }, interval: 7 }, 'interval_days'],
])('a watch is not begun with a misspelt limit: %s', async (path, sent, meant) => {
  const { status, body } = await call('POST', '/watches', sent)
  expect([status, body.details]).toEqual([400, [{ path, message: `Unknown field. Did you mean ${meant}?` }]])
})

test.each<[string, string, object, string, string?]>([
  ['POST', '/session', { categories: ['Tea'], interval_hours: 24 }, 'interval_hours', 'interval_minutes'],
  ['POST', '/session', { categories: ['Tea'], budget: 10 }, 'budget'],
  ['PATCH', `/session/${unknownId}`, { action: 'run_now', topic: 'Tea' }, 'topic'],
  ['POST', '/watches', { ...watch, interval_hours: 720 }, 'interval_hours', 'interval_days'],
  ['POST', '/watches', { ...watch, input: { brandName: 'Acme', budget: 8 } }, 'input.budget'],
  ['PATCH', `/watches/${unknownId}`, { status: 'active', until: '2030-01-31' }, 'until'],
])(
  'what spends again and again takes no unknown field: %s %s %o',
  async (method, path, sent, field, meant) => {
    const { status, body } = await call(method, path, sent)
    const words = meant === undefined ? 'Unknown field.' : `Unknown field. Did you mean ${meant}?`
    expect([status, body.details]).toEqual([
      400,
      [expect.objectContaining({ path: field, message: expect.stringContaining(words) })],
    ])
    expect(body.warnings).toBeUndefined()
  },
)

test('an estimate of what spends again and again takes no unknown field, and the id of what is changed', async () => {
  const { body: session } = await call('POST', '/session', { categories: ['Tea'] })
  const estimate = (operation: string, input: object) => call('POST', '/estimate', { operation, input })
  const refused = await estimate('createSession', { categories: ['Tea'], interval_hours: 24 })
  expect([refused.status, refused.body.details, refused.body.warnings]).toEqual([
    400,
    [{ path: 'input.interval_hours', message: 'Unknown field. Did you mean interval_minutes?' }],
    undefined,
  ])
  expect((await estimate('changeSession', { action: 'run_now', budget: 5 })).status).toBe(400)
  expect((await estimate('changeSession', { id: session.id, action: 'run_now' })).status).toBe(200)
})

test.each(['X-Idempotency-Key', 'Idempotency_Key'])(
  'a key for repeats under another name is refused and not ignored: %s',
  async (name) => {
    const { status, body } = await call(
      'POST',
      '/tools/brand-scan',
      { brandName: 'Acme' },
      { [name]: 'once' },
    )
    expect([status, body.details]).toEqual([
      400,
      [
        {
          path: 'Idempotency-Key',
          message: `Sent as ${name}, which is not read. Did you mean Idempotency-Key?`,
        },
      ],
    ])
  },
)

test('an estimate takes the id of the path beside the members of the body', async () => {
  const id = '7d1f0c3a-0000-4000-8000-000000000000'
  const input = { id, action: 'stop' }
  const { status, body } = await call('POST', '/estimate', { operation: 'changeSession', input })
  expect([status, body.credits_required]).toEqual([200, 0])
})

test('a field that is like one that the call already has is no slip of it', async () => {
  const scan = await call('POST', '/tools/brand-scan', { brandName: 'Acme', brand: 'Acme' })
  expect([scan.status, scan.body.warnings]).toEqual([202, [expect.stringMatching(/^Unknown field brand: /)]])
})

test.each([
  [
    'POST',
    '/products',
    { title: 'Margins', content: 'The margin is 40 percent.', Role: 'internal' },
    'Role',
    'role',
  ],
  [
    'POST',
    '/products',
    { title: 'Margins', content: 'The margin is 41 percent.', rolle: 'internal' },
    'rolle',
    'role',
  ],
  ['PUT', '/settings', { autopublish: false }, 'autopublish', 'autoPublish'],
  ['PUT', '/settings', { publishSchedule: { postPerDay: 2 } }, 'publishSchedule.postPerDay', 'postsPerDay'],
])(
  'a slip that would publish what was to stay inside is refused: %s %s %o',
  async (method, path, sent, field, meant) => {
    const { status, body } = await call(method, path, sent)
    expect([status, body.details]).toEqual([
      400,
      [{ path: field, message: `Unknown field. Did you mean ${meant}?` }],
    ])
  },
)

test.each([
  [{ timezone: 'Europe/Lisbon' }, 'timezone', 'targetTimezone'],
  [{ postsPerDay: 2 }, 'postsPerDay', 'publishSchedule.postsPerDay'],
])('a setting under a name near its own is refused with where it belongs: %o', async (sent, path, meant) => {
  const { status, body } = await call('PUT', '/settings', sent)
  expect([status, body.details]).toEqual([400, [{ path, message: `Unknown field. Did you mean ${meant}?` }]])
})

test('a refusal names the members that were not known, at whatever stage and in an estimate, too', async () => {
  const unread = { url: 'https://no-such-host.invalid/', docment: {} }
  const late = await call('POST', '/tools/schema-validate', unread)
  const estimated = await call('POST', '/estimate', {
    operation: 'createBrandScan',
    input: { brandNme: 'x' },
  })
  expect([late.status, late.body.warnings]).toEqual([
    400,
    [expect.stringMatching(/^Unknown field docment\. /)],
  ])
  expect([estimated.status, estimated.body.warnings]).toEqual([
    400,
    ['Unknown field input.brandNme. Did you mean brandName?'],
  ])
})

test('a page without its source_type is told what a page needs', async () => {
  const { status, body } = await call('POST', '/products', { source_url: 'https://acme.example/beans' })
  expect([status, body.details]).toEqual([
    400,
    expect.arrayContaining([
      { path: 'content', message: expect.stringMatching(/^Required\. For a page, send `source_type` `url`/) },
    ]),
  ])
})

test('a company with the domain of a social network can be suppressed, and a profile there is not taken for it', async () => {
  const domain = await call('POST', '/suppressions', { value: 'X.com' })
  expect([domain.status, domain.body.value]).toEqual([201, 'x.com'])
  const profile = await call('POST', '/suppressions', { value: 'https://x.com/acme' })
  expect([profile.status, profile.body.details]).toEqual([
    400,
    [{ path: 'value', message: expect.stringContaining('a domain without a path') }],
  ])
})

test('what webhooks are most often asked to send is led to its own name', async () => {
  const { status, body } = await call('POST', '/webhooks', { url: 'https://hooks.example/e', events: [] })
  expect([status, body.details]).toEqual([
    400,
    [{ path: 'events', message: 'Unknown field. Did you mean event_types?' }],
  ])
})

test('a misspelt member never subscribes an endpoint to everything, nor sends another example than was meant', async () => {
  const wrong = await call('POST', '/webhooks', {
    url: 'http://127.0.0.1:9/hook',
    event_type: ['article.published'],
  })
  expect([wrong.status, wrong.body.details]).toEqual([
    400,
    [{ path: 'event_type', message: 'Unknown field. Did you mean event_types?' }],
  ])
  const { body: endpoint } = await call('POST', '/webhooks', { url: 'https://hooks.example/c' })
  const changed = await call('PATCH', `/webhooks/${endpoint.id}`, { active: false })
  const tested = await call('POST', `/webhooks/${endpoint.id}/test`, { event_typ: 'article.published' })
  expect([changed.status, tested.status]).toEqual([400, 400])
  const near = await call('PATCH', `/webhooks/${endpoint.id}`, { event_types: ['article.publishd'] })
  expect(near.body.details[0].message).toMatch(/^Did you mean article\.published\? Must be one of /)
})

test('an unknown member of the next step of a profile is named and not kept', async () => {
  const callToAction = { text: 'Book', url: 'https://acme.example/book', caption: 'Order' }
  const { body } = await call('PUT', '/settings', { companyProfile: { callToAction } })
  expect(body.warnings).toEqual([
    expect.stringMatching(/^Unknown field companyProfile\.callToAction\.caption: ignored\./),
  ])
  expect(body.companyProfile.callToAction).toEqual({ text: 'Book', url: 'https://acme.example/book' })
})

test('an operation without a body refuses members that it would ignore, and says what to call', async () => {
  const content = Buffer.from('# Beans\n\nThey are roasted on Tuesdays.').toString('base64')
  const { body: imported } = await call('POST', '/articles/import', { files: [{ name: 'a.md', content }] })
  const { article_id } = imported.imported[0]
  const publish = `/articles/${article_id}/publish`
  const planned = await call('POST', publish, { schedule_at: '2030-01-01T00:00:00Z' })
  expect([planned.status, planned.body.details]).toEqual([
    400,
    [
      {
        path: 'schedule_at',
        message: expect.stringMatching(
          /^Unknown field\. This operation takes no body\. To publish later, send PATCH/,
        ),
      },
    ],
  ])
  expect((await call('POST', publish, 'tomorrow')).body.details[0].path).toBe('body')
  expect((await call('GET', `/articles/${article_id}`)).body.status).toBe('generated')
  expect((await call('POST', publish, {})).status).toBe(200)
})

test('an action that another operation does is answered with that operation, a slip of it too', async () => {
  const path = '/articles/00000000-0000-4000-8000-000000000000'
  const told = async (action: string) => (await call('PATCH', path, { action })).body.details[0]
  const all = 'Must be unpublish, schedule or unschedule.'
  const publish = 'To publish, call publishArticle: POST /api/agent/articles/{id}/publish.'
  for (const action of ['publish', 'publsh'])
    expect(await told(action)).toEqual({ path: 'action', message: `${publish} ${all}` })
  expect((await told('delete')).message).toBe(
    `To delete, call deleteArticle: DELETE /api/agent/articles/{id}. ${all}`,
  )
  expect((await told('unpublsh')).message).toBe(`Did you mean unpublish? ${all}`)
})

test.each([
  ...['cursor', 'after', 'before', 'starting_after', 'page_token', 'next', 'page'].map((name) => [
    `/articles?${name}=abc`,
    name,
    'Did you mean offset?',
  ]),
  ...['days', 'range', 'window'].map((name) => [`/results?${name}=7`, name, 'Did you mean from?']),
  ['/articles?created_after=2020-01-01', 'created_after', 'There is no such filter.'],
])(
  'a part of a list that other APIs give so is refused, not answered with another: %s',
  async (path, name, words) => {
    const { status, body } = await call('GET', path ?? '')
    expect([status, body.details]).toEqual([
      400,
      [{ path: name, message: expect.stringContaining(words ?? '') }],
    ])
  },
)

test.each([
  ['POST', '/accounts', { platform: 'mastodon' }, 'Did you mean network?'],
  ['POST', '/destinations', { type: 'wordpress' }, 'Did you mean kind?'],
  ['POST', '/tools/og-preview', { link: 'https://a.example/' }, 'Did you mean url?'],
  ['POST', '/results/sites', { url: 'a.example' }, 'Did you mean host?'],
  ['PATCH', `/articles/${unknownId}`, { title: 'New' }, 'saveDraft: PUT /api/agent/articles/{id}/draft'],
  [
    'PATCH',
    `/articles/${unknownId}`,
    { status: 'published' },
    'publishArticle: POST /api/agent/articles/{id}/publish',
  ],
])('another name leads to ours: %s %s %o', async (method, path, sent, words) => {
  tenant = await service.createTenant()
  const { status, body } = await call(method, path, sent)
  expect(status).toBe(400)
  expect(JSON.stringify([body.details, body.warnings])).toContain(words)
})

test('an estimate names an unknown field once', async () => {
  const { body } = await call('POST', '/estimate', { operation: 'generateArticle', input: { sizes: 'mini' } })
  expect(JSON.stringify(body.details)).toContain('input.sizes')
  expect(body.warnings).toBeUndefined()
})

test('a change of an endpoint that changes nothing leaves when it was changed', async () => {
  tenant = await service.createTenant()
  const { body: made } = await call('POST', '/webhooks', { url: 'https://hooks.example/still' })
  const { status, body } = await call('PATCH', `/webhooks/${made.id}`, {})
  expect([status, body.updated_at]).toEqual([200, made.updated_at])
})

test('what a refusal names in `details` is not said again in `warnings`', async () => {
  const { status, body } = await call('GET', '/articles?stauts=published&foo=1')
  expect([status, body.details, body.warnings]).toEqual([
    400,
    [{ path: 'stauts', message: 'Unknown field. Did you mean status?' }],
    [expect.stringMatching(/^Unknown field foo[.]/)],
  ])
})

test('an answer that has no place for `warnings` has them in a header', async () => {
  const answer = await service.app().request('/api/agent/credits/ledger?colour=%22%C3%A9', {
    headers: { authorization: `Bearer ${tenant.key}`, accept: 'text/csv' },
  })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('warning')).toMatch(/^299 - "Unknown field colour: ignored\.[ -~]*"$/)
  const plain = await call('GET', '/articles?limit=3')
  expect([plain.body.warnings, plain.headers.get('warning')]).toEqual([undefined, null])
})

test('no answer has `warnings` of another kind', () => {
  for (const { id, responses } of operations) {
    for (const schema of Object.values(responses)) {
      if (!(schema instanceof z.ZodObject) || !schema.shape.warnings) continue
      expect(schema.shape.warnings.safeParse(['A sentence.']).success, id).toBe(true)
    }
  }
})
