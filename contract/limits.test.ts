import { expect, test } from 'vitest'
import type { z } from 'zod'
import { AdaptArticleInput } from './adaptations.ts'
import { CompleteClaimInput, RegisterAgentInput, RotateKeyInput } from './agents.ts'
import { GenerateArticleInput } from './articles.ts'
import { CreateAvatarInput } from './avatars.ts'
import { CreateBrandScanInput } from './brand-scans.ts'
import { ListDeliveriesQuery } from './deliveries.ts'
import { SearchKnowledgeInput, UploadDocumentInput } from './knowledge.ts'
import { CreateLeadMagnetInput } from './lead-magnets.ts'
import { CheckPageInput } from './page-tools.ts'
import { RecoverInput } from './recoveries.ts'
import { GetScheduleQuery, ListGapsQuery, SuggestSlotsQuery } from './schedule.ts'
import { CreateScoutRunInput } from './scout-runs.ts'
import { ChangeSessionInput, CreateSessionInput } from './sessions.ts'
import { UpdateSettingsInput } from './settings.ts'
import { CreateWarmLeadInput } from './warm-leads.ts'
import { ChangeWatchInput, CreateWatchInput } from './watches.ts'
import { ChangeWebhookInput, CreateWebhookInput, RotateSecretInput, SendTestInput } from './webhooks.ts'

const chars = (count: number) => 'a'.repeat(count)
const items = <T>(count: number, item: T) => Array.from({ length: count }, () => item)
const address = (length: number) => `https://a.example/${chars(length - 18)}`
const host = (length: number) =>
  `${items(Math.ceil(length / 62), chars(61))
    .join('.')
    .slice(0, length - 8)}.example`
const id = '5f0c2a52-7b8e-4a53-9a37-0f5f1c8f6d10'

type Bounds = {
  subject: string
  schema: z.ZodType
  base?: Record<string, unknown>
  member: string
  good: unknown[]
  bad: unknown[]
}

const session = { categories: ['tea'] }
const leadMagnet = { type: 'checklist', topic: 'Tea' }
const warmLead = { domain: 'acme.example' }
const scout = { query: 'tea' }
const upload = { title: 'Tea', content: 'Hot.' }
const page = { source_type: 'url', source_url: 'https://a.example/' }

/** Each bound of the document's Limits section: the edges that hold, and one step past them. */
const published: Bounds[] = [
  {
    subject: 'autopilot',
    schema: GenerateArticleInput,
    member: 'topic',
    good: [chars(1), chars(500)],
    bad: ['', chars(501)],
  },
  {
    subject: 'autopilot',
    schema: GenerateArticleInput,
    member: 'source_urls',
    good: [items(1, address(30)), items(3, address(30))],
    bad: [[], items(4, address(30)), ['ftp://a.example/'], ['nonsense']],
  },
  {
    subject: 'autopilot',
    schema: GenerateArticleInput,
    base: { topic: 'Tea' },
    member: 'persona',
    good: ['', chars(100)],
    bad: [chars(101)],
  },
  {
    subject: 'session',
    schema: CreateSessionInput,
    member: 'categories',
    good: [['a'], items(5, 'a'), [chars(100)]],
    bad: [undefined, [], items(6, 'a'), [''], [chars(101)]],
  },
  {
    subject: 'session',
    schema: CreateSessionInput,
    base: session,
    member: 'problems',
    good: [[], items(20, 'a'), [chars(500)]],
    bad: [items(21, 'a'), [''], [chars(501)]],
  },
  {
    subject: 'session',
    schema: CreateSessionInput,
    base: session,
    member: 'languages',
    good: [['en'], ['pt-BR'], items(10, 'en')],
    bad: [['e'], ['en-GBR'], [], items(11, 'en')],
  },
  {
    subject: 'session',
    schema: CreateSessionInput,
    base: session,
    member: 'interval_minutes',
    good: [60, 10_080],
    bad: [59, 10_081, 60.5, '60'],
  },
  {
    subject: 'lead magnet',
    schema: CreateLeadMagnetInput,
    base: leadMagnet,
    member: 'topic',
    good: [chars(3), chars(200)],
    bad: [chars(2), chars(201)],
  },
  {
    subject: 'lead magnet',
    schema: CreateLeadMagnetInput,
    base: leadMagnet,
    member: 'niche',
    good: ['', chars(100)],
    bad: [chars(101)],
  },
  {
    subject: 'warm lead',
    schema: CreateWarmLeadInput,
    member: 'domain',
    good: ['a.example', 'https://acme.example/', host(253)],
    bad: [undefined, '', host(254), 'acme', 'https://acme.example/about'],
  },
  {
    subject: 'warm lead',
    schema: CreateWarmLeadInput,
    base: warmLead,
    member: 'buyerRoles',
    good: [[], items(6, 'CMO'), [chars(80)]],
    bad: [items(7, 'CMO'), [''], [chars(81)]],
  },
  {
    subject: 'warm lead',
    schema: CreateWarmLeadInput,
    base: warmLead,
    member: 'maxContacts',
    good: [1, 3],
    bad: [0, 4, 1.5],
  },
  {
    subject: 'warm lead',
    schema: CreateWarmLeadInput,
    base: warmLead,
    member: 'drafts',
    good: [1, 3],
    bad: [0, 4],
  },
  {
    subject: 'warm lead',
    schema: CreateWarmLeadInput,
    base: warmLead,
    member: 'freshnessDays',
    good: [7, 365],
    bad: [6, 366],
  },
  {
    subject: 'warm lead',
    schema: CreateWarmLeadInput,
    base: warmLead,
    member: 'idempotencyKey',
    good: [chars(8), chars(128)],
    bad: [chars(7), chars(129)],
  },
  {
    subject: 'brand scan',
    schema: CreateBrandScanInput,
    member: 'brandName',
    good: [chars(1), chars(100)],
    bad: [undefined, '', chars(101)],
  },
  {
    subject: 'page tool',
    schema: CheckPageInput,
    member: 'url',
    good: [address(2000)],
    bad: [undefined, '', address(2001), 'a.example'],
  },
  {
    subject: 'gaps',
    schema: ListGapsQuery,
    member: 'days',
    good: ['1', '30', 30],
    bad: ['0', '31', '-1', '1.5', 'week', ''],
  },
  {
    subject: 'deliveries',
    schema: ListDeliveriesQuery,
    member: 'limit',
    good: ['1', '100'],
    bad: ['0', '101', 'all'],
  },
  {
    subject: 'deliveries',
    schema: ListDeliveriesQuery,
    member: 'offset',
    good: ['0', '5000'],
    bad: ['-1', 'x'],
  },
  {
    subject: 'deliveries',
    schema: ListDeliveriesQuery,
    member: 'status',
    good: ['queued', 'delivering', 'delivered', 'failed', 'dead_lettered'],
    bad: ['lost', ''],
  },
]

/** The bounds that Masthead sets where the document is silent. */
const ours: Bounds[] = [
  {
    subject: 'scout',
    schema: CreateScoutRunInput,
    member: 'query',
    good: [chars(1), chars(500)],
    bad: [undefined, '', chars(501)],
  },
  {
    subject: 'scout',
    schema: CreateScoutRunInput,
    base: scout,
    member: 'limit',
    good: [1, 100],
    bad: [0, 101],
  },
  {
    subject: 'scout',
    schema: CreateScoutRunInput,
    base: scout,
    member: 'subreddits',
    good: [[], items(10, 'tea'), [chars(21)], ['a_']],
    bad: [items(11, 'tea'), ['a'], [chars(22)], ['r/tea']],
  },
  {
    subject: 'adaptation',
    schema: AdaptArticleInput,
    base: { article_id: id },
    member: 'platforms',
    good: [[], ['linkedin', 'reddit', 'threads']],
    bad: [['linkedin', 'linkedin'], ['myspace'], ['linkedin', 'reddit', 'threads', 'facebook']],
  },
  {
    subject: 'document',
    schema: UploadDocumentInput,
    base: upload,
    member: 'title',
    good: [chars(300)],
    bad: ['', chars(301), undefined],
  },
  {
    subject: 'document',
    schema: UploadDocumentInput,
    base: upload,
    member: 'content',
    good: [chars(500_000)],
    bad: ['', chars(500_001), undefined],
  },
  {
    subject: 'document',
    schema: UploadDocumentInput,
    base: upload,
    member: 'source_type',
    good: [undefined, 'upload', 'manual'],
    bad: ['ftp', 1],
  },
  {
    subject: 'page',
    schema: UploadDocumentInput,
    base: page,
    member: 'source_url',
    good: [address(2000)],
    bad: [undefined, '', address(2001)],
  },
  { subject: 'page', schema: UploadDocumentInput, base: page, member: 'content', good: [undefined], bad: [] },
  {
    subject: 'search',
    schema: SearchKnowledgeInput,
    base: { query: 'tea' },
    member: 'limit',
    good: [1, 50],
    bad: [0, 51, '10'],
  },
  {
    subject: 'rotation',
    schema: RotateKeyInput,
    member: 'grace_seconds',
    good: [undefined, 0, 86_400],
    bad: [-1, 86_401],
  },
  {
    subject: 'webhook',
    schema: CreateWebhookInput,
    base: { url: 'https://a.example/' },
    member: 'event_types',
    good: [undefined, ['article.generated']],
    bad: [[], ['article.eaten'], ['article.generated', 'article.generated']],
  },
  {
    subject: 'settings',
    schema: UpdateSettingsInput,
    member: 'publishSchedule',
    good: [{ postsPerDay: 1 }, { postsPerDay: 24, slots: ['00:00', '23:59'] }, { slots: null }],
    bad: [
      { postsPerDay: 0 },
      { postsPerDay: 25 },
      { slots: [] },
      { slots: ['24:00'] },
      { slots: ['9:00'] },
      { slots: ['09:00', '09:00'] },
    ],
  },
  {
    subject: 'settings',
    schema: UpdateSettingsInput,
    member: 'targetTimezone',
    good: ['UTC', 'Europe/Lisbon', 'America/Argentina/Ushuaia'],
    bad: ['', '+02:00', 'Mars/Olympus', 'Europe/Lisbon '],
  },
  {
    subject: 'settings',
    schema: UpdateSettingsInput,
    member: 'referralLink',
    good: [null, 'https://a.example/?r=1'],
    bad: ['javascript:alert(1)', ''],
  },
  {
    subject: 'schedule',
    schema: GetScheduleQuery,
    member: 'from',
    good: [undefined, '1970-01-01', '2028-02-29', '9998-12-31'],
    bad: ['', '1969-12-31', '2027-02-29', '9999-01-01', '2027-1-1', '2027-01-01T00:00:00Z'],
  },
  {
    subject: 'schedule',
    schema: SuggestSlotsQuery,
    member: 'limit',
    good: [undefined, '1', '200'],
    bad: ['0', '201', '1.5', 'x'],
  },
  {
    subject: 'avatar',
    schema: CreateAvatarInput,
    member: 'ethnicity',
    good: [undefined, 'latin'],
    bad: ['martian'],
  },
]

const cases = [...published, ...ours].flatMap(({ good, bad, ...bounds }) => [
  ...good.map((value) => ({ ...bounds, value, accepted: true, verdict: 'takes' })),
  ...bad.map((value) => ({ ...bounds, value, accepted: false, verdict: 'refuses' })),
])

/** Long values are described by their length. */
const told = (value: unknown) => {
  const json = JSON.stringify(value) ?? 'nothing'
  return json.length > 60 ? `${json.length} characters of JSON` : json
}

test.each(cases.map((one) => ({ ...one, told: told(one.value) })))(
  '$subject $verdict $member: $told',
  ({ schema, base, member, value, accepted }) => {
    const result = schema.safeParse({ ...base, [member]: value })
    expect(result.success).toBe(accepted)
    if (!result.success) expect(result.error.issues.map(({ path }) => path[0])).toContain(member)
  },
)

test('lengths count code points: 500 emoji are a topic, 501 are not', () => {
  expect(GenerateArticleInput.safeParse({ topic: '🫖'.repeat(500) }).success).toBe(true)
  expect(GenerateArticleInput.safeParse({ topic: '🫖'.repeat(501) }).success).toBe(false)
})

test('what is no day is refused with that one reason', () => {
  for (const from of ['tomorrow', '2026-13-01', '1969-12-31']) {
    expect(GetScheduleQuery.safeParse({ from }).error?.issues).toHaveLength(1)
  }
})

test('the autopilot, what spends again and again, what cannot be undone and what chooses where data is sent reject unknown fields, and no other request does', () => {
  const strict: [z.ZodType, Record<string, unknown>][] = [
    [GenerateArticleInput, { topic: 'Tea' }],
    [RotateKeyInput, {}],
    [RotateSecretInput, {}],
    [CreateWebhookInput, { url: 'https://a.example/' }],
    [ChangeWebhookInput, {}],
    [SendTestInput, {}],
    [RecoverInput, { since: '2026-01-01T00:00:00Z' }],
    [CreateSessionInput, session],
    [ChangeSessionInput, { action: 'pause' }],
    [CreateWatchInput, { kind: 'brand_scan', input: { brandName: 'Acme' } }],
    [ChangeWatchInput, {}],
  ]
  for (const [schema, body] of strict) {
    expect(schema.safeParse(body).success).toBe(true)
    expect(schema.safeParse({ ...body, colour: 'green' }).success).toBe(false)
  }
  const others: [z.ZodType, Record<string, unknown>][] = [
    [CreateLeadMagnetInput, leadMagnet],
    [CreateWarmLeadInput, warmLead],
    [CreateScoutRunInput, scout],
    [CreateBrandScanInput, { brandName: 'Acme' }],
    [CheckPageInput, { url: 'https://a.example/' }],
    [UploadDocumentInput, upload],
    [UploadDocumentInput, page],
    [AdaptArticleInput, { article_id: id }],
    [CreateAvatarInput, {}],
    [CompleteClaimInput, { claim_token: 'clm_1', otp: '123456' }],
    [UpdateSettingsInput, {}],
  ]
  for (const [schema, body] of others) {
    const result = schema.safeParse({ ...body, colour: 'green' })
    expect(result.success).toBe(true)
    expect(result.data).not.toHaveProperty('colour')
  }
})

test('an article needs a topic or an address', () => {
  expect(GenerateArticleInput.safeParse({}).success).toBe(false)
  expect(GenerateArticleInput.safeParse({ source_urls: ['https://a.example/'] }).success).toBe(true)
})

test('types are strict: "5" is not 5, 1 is not true, null is not nothing', () => {
  expect(CreateScoutRunInput.safeParse({ ...scout, limit: '5' }).success).toBe(false)
  expect(GenerateArticleInput.safeParse({ topic: 'Tea', audio: 1 }).success).toBe(false)
  expect(GenerateArticleInput.safeParse({ topic: 'Tea', audio: 'true' }).success).toBe(false)
  expect(GenerateArticleInput.safeParse({ topic: 'Tea', persona: null }).success).toBe(false)
  expect(GenerateArticleInput.safeParse({ topic: 5 }).success).toBe(false)
})

test('what is left out takes the defaults of the document', () => {
  expect(GenerateArticleInput.parse({ topic: 'Tea' })).toEqual({
    topic: 'Tea',
    language: 'en',
    size: 'standard',
    mode: 'standard',
    enable_search: false,
    illustrations: false,
    audio: false,
    disable_competition: false,
    wait_for_completion: true,
  })
  expect(CreateSessionInput.parse(session)).toMatchObject({
    interval_minutes: 720,
    article_size: 'mini',
    disable_competition: false,
  })
  expect(CreateLeadMagnetInput.parse(leadMagnet)).toMatchObject({
    language: 'en',
    generate_images: false,
    auto_publish: false,
  })
  expect(CreateWarmLeadInput.parse(warmLead)).toEqual({
    domain: 'acme.example',
    icp: 'content-led-saas',
    maxContacts: 3,
    drafts: 3,
    freshnessDays: 90,
  })
  expect(CreateScoutRunInput.parse(scout)).toEqual({ query: 'tea', subreddits: [], limit: 20 })
  expect(ListDeliveriesQuery.parse({})).toEqual({ limit: 20, offset: 0 })
  expect(ListGapsQuery.parse({})).toEqual({ days: 7 })
})

test('settings that are left out stay out, so that they stay as they are', () => {
  expect(UpdateSettingsInput.parse({})).toEqual({})
})

test('a registration has an address and a name; the service itself names a kind that it does not support', () => {
  const body = {
    type: 'identity_assertion',
    assertion_type: 'verified_email',
    assertion: 'mara@acme.example',
    requested_credential_type: 'api_key',
    agent_name: 'Newsroom bot',
  }
  for (const change of [
    {},
    { type: 'anonymous' },
    { assertion_type: 'id_jag' },
    { agent_name: chars(100) },
  ]) {
    expect(RegisterAgentInput.safeParse({ ...body, ...change }).success).toBe(true)
  }
  for (const change of [
    { type: undefined },
    { assertion: 'mara' },
    { assertion: `${chars(250)}@a.example` },
    { agent_name: '' },
    { agent_name: chars(101) },
  ]) {
    expect(RegisterAgentInput.safeParse({ ...body, ...change }).success).toBe(false)
  }
})
