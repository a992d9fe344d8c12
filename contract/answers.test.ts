import { expect, test } from 'vitest'
import type { z } from 'zod'
import { CompletedClaim, Registration, RotatedKey } from './agents.ts'
import { Article, ArticleResult, PublishedArticle, QueuedArticle } from './articles.ts'
import { Avatar } from './avatars.ts'
import { BrandScan, CreatedBrandScan } from './brand-scans.ts'
import { DeliveryList } from './deliveries.ts'
import { GenericError, PaymentRequired, RateLimited } from './errors.ts'
import { Health } from './health.ts'
import { UploadedDocument } from './knowledge.ts'
import { CreatedLeadMagnet, LeadMagnet } from './lead-magnets.ts'
import { SocialPreviewResult, StructuredDataResult } from './page-tools.ts'
import { ScheduleGapList, SlotSuggestion } from './schedule.ts'
import { ScoutRun } from './scout-runs.ts'
import { Session } from './sessions.ts'
import { CreatedWarmLead, WarmLeadRun } from './warm-leads.ts'
import { WebhookEndpointList } from './webhooks.ts'

/** Well-formed for the document, of no version that RFC 9562 knows. */
const id = '11111111-1111-1111-1111-111111111111'
const at = '2026-03-01T10:00:00+01:00'

/** Answers of a server that sends what the document lists and nothing of ours. */
const answers: [string, z.ZodType, Record<string, unknown>][] = [
  [
    'a draft',
    ArticleResult,
    { article_id: null, title: 'T', slug: 't', status: 'generated', word_count: 1, credits_used: 2.5 },
  ],
  ['a poll', Article, { status: 'processing' }],
  ['a poll in a state we do not know', Article, { status: 'resting', id, queued: true }],
  ['a publication', PublishedArticle, { article_id: id, status: 'publishing', message: 'Soon.' }],
  [
    'a session',
    Session,
    {
      session_id: id,
      status: 'active',
      categories: ['tea'],
      languages: ['en'],
      interval_minutes: 720,
      article_size: 'mini',
      estimated_credits_per_article: 15,
      topic_catalog_size: 40,
      next_run_at: at,
      created_at: at,
    },
  ],
  [
    'a new lead magnet',
    CreatedLeadMagnet,
    { id, status: 'generating', type: 'checklist', topic: 'Tea', credits_charged: 30, auto_publish: false },
  ],
  [
    'a lead magnet',
    LeadMagnet,
    {
      id,
      status: 'generating',
      type: 'checklist',
      topic: 'Tea',
      progress: { stage: 's', percent: 1, message: 'm' },
    },
  ],
  [
    'a new warm lead',
    CreatedWarmLead,
    { run: { id, status: 'queued', domain: 'acme.example' }, credits_charged: 40, idempotent: false },
  ],
  [
    'a warm lead',
    WarmLeadRun,
    {
      id,
      status: 'completed',
      domain: 'acme.example',
      result: { runId: id, status: 'completed', account: { a: [1] }, signals: [{}] },
    },
  ],
  ['a scout run', ScoutRun, { run_id: id, status: 'anything', results: { inner: 1 } }],
  [
    'a new brand scan',
    CreatedBrandScan,
    { id, status: 'processing', brand_name: 'Acme', credits_charged: 0 },
  ],
  [
    'a brand scan',
    BrandScan,
    { id, status: 'completed', overall_score: 100, results: [{ llmId: 'a', mentioned: true }] },
  ],
  [
    'structured data',
    StructuredDataResult,
    { success: true, tool: 'schema-validate', data: { any: 'thing', items: 3 }, credits_charged: 1 },
  ],
  [
    'a social preview',
    SocialPreviewResult,
    { success: true, tool: 'og-preview', data: { any: 'thing' }, credits_charged: 1 },
  ],
  [
    'a document',
    UploadedDocument,
    {
      id,
      title: 'T',
      source_type: 'upload',
      chunks_count: 1,
      chunks_failed: 0,
      partial: false,
      token_count: 9,
    },
  ],
  [
    'an avatar',
    Avatar,
    { avatar_url: 'u', r2_key: 'k', credits_charged: 3, prompt_used: 'p', prompt_meta: { age_years: 30 } },
  ],
  [
    'gaps',
    ScheduleGapList,
    {
      gaps: [{ date: '2026-03-01', scheduled: 0, target: 1 }],
      totalGaps: 1,
      daysAnalyzed: 7,
      postsPerDay: 1,
    },
  ],
  ['slots', SlotSuggestion, { slots: ['09:00'], postsPerDay: 1, timezone: 'UTC', source: 'custom' }],
  ['endpoints', WebhookEndpointList, { webhooks: [{ id, url: 'u', event_types: ['x'], is_active: true }] }],
  [
    'deliveries',
    DeliveryList,
    {
      deliveries: [{ id, event_id: id, event_type: 'x', status: 'queued', attempts: 0 }],
      total: 1,
      limit: 20,
      offset: 0,
    },
  ],
  ['a registration', Registration, { claim_token: 't' }],
  ['a claim', CompletedClaim, { agent_api_key: 'k' }],
  ['a claim of auth.md', CompletedClaim, { credential: 'k', credential_expires: null, scopes: [] }],
  ['a new key', RotatedKey, { agent_id: id, agent_api_key: 'k', message: 'm' }],
  [
    'health',
    Health,
    { status: 'healthy', checks: { cache: true, database: true }, timestamp: at, version: '9' },
  ],
  ['an error', GenericError, { error: 'Nope' }],
  [
    'payment required',
    PaymentRequired,
    {
      error: 'Payment Required',
      credits_required: 20,
      breakdown: { base: 20 },
      topup: {
        recommended_package_credits: 500,
        recommended_package_price_usd: 5,
        topup_url: 'https://a.example/',
      },
    },
  ],
  ['too many requests', RateLimited, { error: 'Slow down', retry_after: 3 }],
]

test.each(answers)('%s of another server is read, and its unknown fields are kept', (_, schema, body) => {
  const answer = { ...body, of_tomorrow: true }
  expect(schema.parse(answer)).toEqual(answer)
})

test('a queued article has the fields of the document and no others', () => {
  const queued = { id, status: 'processing', queued: true, message: 'Soon.' }
  expect(QueuedArticle.parse(queued)).toEqual(queued)
  expect(QueuedArticle.safeParse({ ...queued, of_tomorrow: true }).success).toBe(false)
  expect(QueuedArticle.safeParse({ ...queued, status: 'queued' }).success).toBe(false)
})

test('a completed claim without a key is not one', () => {
  expect(CompletedClaim.safeParse({ status: 'claimed' }).success).toBe(false)
})
