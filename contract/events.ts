import { z } from 'zod'
import { ArticleUrlLive } from './articles.ts'
import { eventJobStatus } from './job-outcome.ts'
import { DateTime, openEnum, Uuid } from './primitives.ts'
import { WatchChange } from './watches.ts'

/** What every webhook carries. `data` is the schema of its type in {@link eventTypes}. */
export const Envelope = z
  .looseObject({
    type: z.string().meta({ description: 'Type of the event, for example `article.published`.' }),
    timestamp: DateTime.meta({ description: 'When it happened, not when it was sent.' }),
    event_id: Uuid.meta({ description: 'The same on every attempt; equal to the `webhook-id` header.' }),
    tenant_id: Uuid.meta({ description: 'Id of the tenant that the event belongs to, as `getMe` shows it.' }),
    agent_id: Uuid.nullable().meta({
      description: 'The agent whose call triggered the event; null if none.',
    }),
    test: z
      .boolean()
      .optional()
      .meta({ description: 'True in an example that was asked for; nothing happened.' }),
    data: z
      .record(z.string(), z.unknown())
      .meta({ description: 'What the event is about; its shape follows from `type`.' }),
  })
  .meta({ id: 'Envelope', description: 'The body of a delivered event.' })
export type Envelope = z.infer<typeof Envelope>

export const ArticleEventData = z
  .looseObject({
    article_id: Uuid.meta({ description: 'Id of the article, as `getArticle` takes it.' }),
    title: z.string().meta({ description: 'Headline of the article.' }),
    slug: z.string().meta({ description: 'Last part of the address of the article.' }),
    status: openEnum('processing', 'generated', 'publishing', 'published', 'failed').meta({
      description: 'Status of the article after the event, for example `published`.',
    }),
    job_status: eventJobStatus,
    topic: z
      .string()
      .optional()
      .meta({ description: 'The topic that was asked for; absent if only sources were.' }),
    article_url: z
      .string()
      .optional()
      .meta({ description: 'Where the article can be read once it is published; answers 404 until then.' }),
    article_url_live: ArticleUrlLive.optional(),
    mode: openEnum('standard', 'turbo', 'turbo+')
      .optional()
      .meta({ description: 'The mode it was written in: `standard`, `turbo` or `turbo+`.' }),
    word_count: z.int().optional().meta({ description: 'Words of the text, headings included.' }),
    credits_used: z.number().optional().meta({ description: 'Credits that were charged for it.' }),
    trust_level: openEnum('sourced', 'mixed', 'unsourced')
      .optional()
      .meta({ description: 'How much of the text has a source: `sourced`, `mixed` or `unsourced`.' }),
    reason: z
      .string()
      .optional()
      .meta({ description: 'Code of the problem for which it was not published by itself.' }),
    problems: z
      .array(
        z.looseObject({
          code: z.string().meta({ description: 'Stable name of the problem, for example `off_topic`.' }),
          message: z
            .string()
            .meta({ description: 'What is wrong and how to fix it, as a sentence for a person.' }),
        }),
      )
      .optional()
      .meta({ description: 'What speaks against publishing it.' }),
    session_id: Uuid.optional().meta({
      description: 'Id of the session that started it; absent when an agent or a person did.',
    }),
  })
  .meta({ id: 'ArticleEventData', description: 'Key numbers of an article after something happened to it.' })
export type ArticleEventData = z.infer<typeof ArticleEventData>

export const ArticleDeletedData = z
  .looseObject({
    article_id: Uuid.meta({ description: 'Id of the article that was deleted.' }),
    title: z.string().optional().meta({ description: 'Headline that it had.' }),
    slug: z.string().optional().meta({ description: 'Last part of the address that it had.' }),
  })
  .meta({ id: 'ArticleDeletedData', description: 'What is left to say of an article that was deleted.' })
export type ArticleDeletedData = z.infer<typeof ArticleDeletedData>

export const PlacementEventData = z
  .looseObject({
    placement_id: Uuid.meta({ description: 'Id of the placement, as `listPlacements` shows it.' }),
    article_id: Uuid.meta({ description: 'Id of the article that was published there.' }),
    title: z.string().meta({ description: 'Headline of the article at the time of the event.' }),
    destination_id: Uuid.meta({ description: 'Id of the site, as `listDestinations` shows it.' }),
    destination: z.string().meta({ description: 'How the site is named in the workspace.' }),
    kind: z.string().meta({ description: 'What answers there, for example `wordpress`.' }),
    status: z
      .string()
      .meta({ description: 'State of the placement after the event, as `listPlacements` answers it.' }),
    url: z.string().optional().meta({ description: 'Where it can be read there.' }),
    change: openEnum('edited', 'deleted', 'moved', 'published', 'unpublished')
      .optional()
      .meta({ description: 'What somebody did there; only in `placement.changed`.' }),
    reason: z.string().optional().meta({ description: 'Code of the failure.' }),
    message: z.string().optional().meta({ description: 'The failure in a sentence.' }),
    next_attempt_at: DateTime.optional().meta({
      description: 'When it is tried again by itself; absent when somebody has to act.',
    }),
  })
  .meta({ id: 'PlacementEventData', description: 'An article at a destination.' })
export type PlacementEventData = z.infer<typeof PlacementEventData>

export const ArticleFailedData = z
  .looseObject({
    article_id: Uuid.meta({ description: 'Id of the article that could not be written.' }),
    topic: z.string().optional().meta({ description: 'The topic that was asked for.' }),
    status: openEnum('failed')
      .optional()
      .meta({ description: 'Status of the article, `failed`; absent from events before 1.4.' }),
    job_status: eventJobStatus,
    reason: z.string().meta({ description: 'Stable name of the cause, for example `sources_unreadable`.' }),
    error: z.string().optional().meta({ description: 'The cause as a sentence for a person.' }),
    credits_returned: z.number().meta({ description: 'Credits that came back to the balance.' }),
  })
  .meta({ id: 'ArticleFailedData', description: 'The generation that failed; its credits came back.' })
export type ArticleFailedData = z.infer<typeof ArticleFailedData>

export const LeadMagnetEventData = z
  .looseObject({
    lead_magnet_id: Uuid.meta({ description: 'Id of the lead magnet, as `getLeadMagnet` takes it.' }),
    type: openEnum('checklist', 'swipe_file', 'framework').meta({
      description: 'Its kind: `checklist`, `swipe_file` or `framework`.',
    }),
    topic: z.string().meta({ description: 'The topic that was asked for.' }),
    status: openEnum('draft', 'published', 'failed').meta({
      description: '`draft` or `published` when it is ready, else `failed`.',
    }),
    job_status: eventJobStatus,
    pdf_url: z.string().optional().meta({ description: 'Signed address of the PDF, valid for 7 days.' }),
    public_url: z.string().optional().meta({ description: 'Its landing page, once that is open.' }),
    error: z.string().optional().meta({ description: 'Why it failed, as a sentence for a person.' }),
    credits_used: z.number().optional().meta({ description: 'Credits that were charged; 0 when it failed.' }),
  })
  .meta({ id: 'LeadMagnetEventData', description: 'The lead magnet that is ready, or failed.' })
export type LeadMagnetEventData = z.infer<typeof LeadMagnetEventData>

export const ScoutEventData = z
  .looseObject({
    run_id: Uuid.meta({ description: 'Id of the run, as `getScoutRun` takes it.' }),
    query: z.string().meta({ description: 'The query that was sent.' }),
    status: openEnum('processing', 'completed', 'failed').meta({
      description: '`processing`, `completed` or `failed`.',
    }),
    job_status: eventJobStatus,
    subreddits: z
      .array(z.string())
      .optional()
      .meta({ description: 'The forums that are searched; empty for the whole community.' }),
    results_count: z.int().optional().meta({ description: 'Number of posts that were found.' }),
    credits_used: z.number().optional().meta({ description: 'Credits that were charged; 0 when it failed.' }),
    error: z.string().optional().meta({ description: 'Why it failed.' }),
  })
  .meta({ id: 'ScoutEventData', description: 'A scout run in short; the poll has its results.' })
export type ScoutEventData = z.infer<typeof ScoutEventData>

export const SessionArticlesData = z
  .looseObject({
    session_id: Uuid.meta({ description: 'Id of the session, as `getSession` takes it.' }),
    article_ids: z.array(Uuid).meta({ description: 'Ids of the articles that the run wrote.' }),
    next_run_at: DateTime.optional().meta({
      description: 'When the session runs next; absent when it is paused or waits for topics.',
    }),
  })
  .meta({ id: 'SessionArticlesData', description: 'What one run of a session wrote.' })
export type SessionArticlesData = z.infer<typeof SessionArticlesData>

export const AdaptationEventData = z
  .looseObject({
    article_id: Uuid.meta({ description: 'Id of the article that was adapted.' }),
    adaptations: z
      .array(
        z.looseObject({
          adaptationId: Uuid.meta({
            description: 'Id of the social post, which the operations on adaptations take.',
          }),
          platform: z.string().meta({ description: 'The platform whose form it has.' }),
        }),
      )
      .meta({ description: 'The texts that were written, one for each platform.' }),
    total_credits: z.number().meta({ description: 'Credits that were charged for all of them together.' }),
  })
  .meta({ id: 'AdaptationEventData', description: 'The adaptations of an article.' })
export type AdaptationEventData = z.infer<typeof AdaptationEventData>

export const BillingEventData = z
  .looseObject({
    credits: z.number().meta({ description: 'Credits that can be spent now.' }),
    held: z.number().meta({ description: 'Credits reserved by running jobs.' }),
    threshold: z.number().optional().meta({ description: '`lowBalanceCredits` of the settings.' }),
    topup_url: z.string().meta({ description: 'Page of the dashboard where a person can add credits.' }),
  })
  .meta({ id: 'BillingEventData', description: 'The balance that fell.' })
export type BillingEventData = z.infer<typeof BillingEventData>

export const WarmLeadEventData = z
  .looseObject({
    run_id: Uuid.meta({ description: 'Id of the run, as `getWarmLead` takes it.' }),
    domain: z.string().meta({ description: 'The company as it was submitted.' }),
    status: openEnum('completed', 'blocked', 'failed').meta({
      description: '`completed`, `blocked` or `failed`.',
    }),
    job_status: eventJobStatus,
    blocked_reason: z
      .string()
      .optional()
      .meta({ description: 'Which rule stopped it, for example `suppressed_domain`.' }),
    error_message: z.string().optional().meta({ description: 'Why it failed, as a sentence for a person.' }),
    credits_charged: z.int().meta({ description: 'Credits of the run; 0 when it was blocked or failed.' }),
  })
  .meta({ id: 'WarmLeadEventData', description: 'The warm-lead run that ended.' })
export type WarmLeadEventData = z.infer<typeof WarmLeadEventData>

export const BrandScanEventData = z
  .looseObject({
    brand_scan_id: Uuid.meta({ description: 'Id of the scan, as `getBrandScan` takes it.' }),
    brand_name: z.string().meta({ description: 'The brand as it was sent.' }),
    status: openEnum('completed', 'failed').meta({ description: '`completed` or `failed`.' }),
    job_status: eventJobStatus,
    overall_score: z
      .number()
      .optional()
      .meta({ description: 'Visibility of the brand from 0 to 100; absent when no engine answered.' }),
    score_basis: openEnum('answer_engines', 'own_content')
      .optional()
      .meta({ description: 'What the score measures: `answer_engines` or `own_content`.' }),
    error: z.string().optional().meta({ description: 'Why it failed, as a sentence for a person.' }),
    credits_charged: z.int().meta({ description: 'Credits of the scan; 0 when it failed.' }),
  })
  .meta({ id: 'BrandScanEventData', description: 'Result of a brand scan in short; the poll has all of it.' })
export type BrandScanEventData = z.infer<typeof BrandScanEventData>

export const KeyRotatedData = z
  .looseObject({
    agent_id: Uuid.meta({ description: 'Id of the agent whose key was replaced.' }),
    agent_name: z.string().meta({ description: 'Name that it gave when it registered.' }),
    previous_key_expires_at: DateTime.meta({
      description: 'When the old key stops working; the time of the event without a grace period.',
    }),
  })
  .meta({ id: 'KeyRotatedData', description: 'The agent whose key was replaced. Never the key.' })
export type KeyRotatedData = z.infer<typeof KeyRotatedData>

export const EndpointDisabledData = z
  .looseObject({
    endpoint_id: Uuid.meta({ description: 'Id of the endpoint that was disabled.' }),
    url: z.string().meta({ description: 'Address of that endpoint.' }),
    reason: openEnum('gone', 'failing', 'access_ended').meta({
      description:
        '`gone` when it answered 410, `failing` after five days without a success, `access_ended` when the OAuth sign-in of the agent that added it ended.',
    }),
    failing_since: DateTime.optional().meta({ description: 'First failure since the last success.' }),
  })
  .meta({ id: 'EndpointDisabledData', description: 'The endpoint that gets no more events.' })
export type EndpointDisabledData = z.infer<typeof EndpointDisabledData>

export const EndpointFailingData = z
  .looseObject({
    endpoint_id: Uuid.meta({ description: 'Id of the webhook, as `listWebhooks` shows it.' }),
    url: z.string().meta({ description: 'Address of that endpoint.' }),
    failing_since: DateTime.meta({ description: 'First failure since the last success.' }),
    disabled_at: DateTime.meta({ description: 'When it is disabled if no attempt succeeds before.' }),
  })
  .meta({ id: 'EndpointFailingData', description: 'The endpoint that has failed for a day.' })
export type EndpointFailingData = z.infer<typeof EndpointFailingData>

const watchSubject = {
  watch_id: Uuid.meta({ description: 'The watch; read it for its other runs.' }),
  kind: z.string().meta({ description: 'What is watched: a value of WatchKind.' }),
  label: z.string().meta({ description: 'The brand, query, domain or URL that is watched.' }),
}

export const WatchChangedData = z
  .looseObject({
    ...watchSubject,
    run_id: Uuid.meta({ description: 'The scan, scout run, report or check that saw it.' }),
    ...WatchChange.omit({ matters: true }).shape,
  })
  .meta({ id: 'WatchChangedData', description: 'What a watch saw that it had not seen before.' })
export type WatchChangedData = z.infer<typeof WatchChangedData>

export const WatchFailedData = z
  .looseObject({
    ...watchSubject,
    run_id: Uuid.meta({ description: 'The run that failed; its credits came back.' }),
    error: z.string().meta({ description: 'Why it failed, in a sentence.' }),
  })
  .meta({ id: 'WatchFailedData', description: 'The watch whose run failed.' })
export type WatchFailedData = z.infer<typeof WatchFailedData>

export const WatchPausedData = z
  .looseObject({
    ...watchSubject,
    reason: openEnum('insufficient_credits', 'budget', 'rejected', 'access_ended').meta({
      description:
        'What is missing. The first two end by themselves: after a top-up, with the next month. `access_ended`: the OAuth sign-in of the agent that started it ended.',
    }),
    message: z.string().meta({ description: 'The reason in a sentence.' }),
  })
  .meta({ id: 'WatchPausedData', description: 'The watch that starts no run for now.' })
export type WatchPausedData = z.infer<typeof WatchPausedData>
export const WeeklyResultsData = z
  .looseObject({
    from: z.iso.date().meta({ description: 'Monday of the week, in the time zone of the tenant.' }),
    to: z.iso.date().meta({ description: 'Sunday of the week.' }),
    views: z.int().meta({ description: 'Views of all pages in the week.' }),
    views_before: z
      .int()
      .meta({ description: 'The same for the seven days before `from`, to compare with.' }),
    visitors: z.int().meta({ description: 'Readers of each day, added up.' }),
    clicks: z.int().meta({ description: 'Clicks on a call to action.' }),
    leads: z.int().meta({ description: 'Sign-ups for lead magnets.' }),
    confirmed_leads: z.int().meta({ description: 'Sign-ups whose email address was confirmed.' }),
    top_pages: z
      .array(
        z.looseObject({
          title: z.string().meta({ description: 'As the article, lead magnet or path is called now.' }),
          article_id: Uuid.optional().meta({ description: 'The article, if it is one.' }),
          views: z.int().meta({ description: 'Times that people opened it from `from` to `to`.' }),
        }),
      )
      .meta({ description: 'The five pages with the most views.' }),
  })
  .meta({ id: 'WeeklyResultsData', description: 'What the last week brought.' })
export type WeeklyResultsData = z.infer<typeof WeeklyResultsData>

/** Ties an example to its schema, so that the compiler refuses one that does not fit. */
function event<T extends z.ZodType>(shape: { description: string; data: T; example: z.input<T> }) {
  return shape
}

const placement = {
  placement_id: '6d5c4b3a-2918-4f70-8e9d-0c1b2a394857',
  article_id: '1a2b3c4d-5e6f-4708-8192-a3b4c5d6e7f8',
  title: 'How to make cold brew at home',
  destination_id: '0f1e2d3c-4b5a-4968-8776-655443322110',
  destination: 'Company blog',
  kind: 'wordpress',
}
const article = {
  article_id: '5f0c2a52-7b8e-4a53-9a37-0f5f1c8f6d10',
  title: 'How cold brew keeps its aroma',
  slug: 'how-cold-brew-keeps-its-aroma',
}
const articleUrl = 'https://desk.example/acme/how-cold-brew-keeps-its-aroma'
const leadMagnet = {
  lead_magnet_id: '0a8ff6f4-5a0b-4c39-8a0f-6c2f7ad3a1c4',
  type: 'checklist',
  topic: 'Opening a coffee bar',
}
const scoutRun = {
  run_id: '9d4f1f2a-33a5-4e0e-bb5e-0d8f2a4b7c11',
  query: 'cold brew grinder',
  subreddits: ['coffee'],
  credits_used: 30,
}
const warmLead = { run_id: 'c3b0a6de-6f2d-4b5c-9c5a-7d1e2f3a4b5c', domain: 'acme.example' }
const brandScan = { brand_scan_id: 'e1d2c3b4-a596-4788-8a9b-0c1d2e3f4a5b', brand_name: 'Acme Coffee' }
const watch = {
  watch_id: '2f6d3c1b-0a94-4e58-8c7d-5b4a39281706',
  kind: 'brand_scan',
  label: 'Acme Coffee',
}
const topupUrl = 'https://desk.example/credits'

/** Every event type: its meaning, the shape of its `data`, and an example. */
export const eventTypes = {
  'article.generated': event({
    description: 'An article was written: it is a draft, or is being published.',
    data: ArticleEventData,
    example: {
      ...article,
      status: 'generated',
      job_status: 'succeeded',
      topic: 'Cold brew',
      article_url: articleUrl,
      article_url_live: false,
      mode: 'standard',
      word_count: 1012,
      credits_used: 20,
      trust_level: 'sourced',
    },
  }),
  'article.published': event({
    description: 'An article can be read at its address.',
    data: ArticleEventData,
    example: {
      ...article,
      status: 'published',
      job_status: 'succeeded',
      article_url: articleUrl,
      article_url_live: true,
      word_count: 1012,
    },
  }),
  'article.unpublished': event({
    description: 'A published article is a draft again; its address answers 404.',
    data: ArticleEventData,
    example: {
      ...article,
      status: 'generated',
      job_status: 'succeeded',
      article_url: articleUrl,
      article_url_live: false,
    },
  }),
  'article.deleted': event({
    description: 'An article was deleted for good; its address answers 404.',
    data: ArticleDeletedData,
    example: article,
  }),
  'article.failed': event({
    description: 'An article could not be written; its credits came back.',
    data: ArticleFailedData,
    example: {
      article_id: article.article_id,
      topic: 'Cold brew',
      status: 'failed',
      job_status: 'failed',
      reason: 'sources_unreadable',
      error: 'None of the 2 addresses could be read.',
      credits_returned: 24,
    },
  }),
  'placement.published': event({
    description: 'An article arrived at a destination, live or as a draft, or was updated there.',
    data: PlacementEventData,
    example: { ...placement, status: 'live', url: 'https://blog.example/cold-brew/' },
  }),
  'placement.failed': event({
    description:
      'An article could not be brought to a destination; told at the first failure and when nothing is tried any more.',
    data: PlacementEventData,
    example: {
      ...placement,
      status: 'failed',
      reason: 'unreachable',
      message: 'blog.example returned a server error (503).',
      next_attempt_at: '2026-03-01T09:00:30Z',
    },
  }),
  'placement.changed': event({
    description: 'Somebody edited, deleted, moved, published or unpublished an article at its destination.',
    data: PlacementEventData,
    example: { ...placement, status: 'live', url: 'https://blog.example/cold-brew/', change: 'edited' },
  }),
  'lead_magnet.ready': event({
    description: 'A lead magnet is a draft with its PDF, or already published.',
    data: LeadMagnetEventData,
    example: {
      ...leadMagnet,
      status: 'draft',
      job_status: 'succeeded',
      pdf_url: 'https://desk.example/files/opening-a-coffee-bar.pdf',
      credits_used: 30,
    },
  }),
  'lead_magnet.failed': event({
    description: 'A lead magnet could not be made; its credits came back.',
    data: LeadMagnetEventData,
    example: {
      ...leadMagnet,
      status: 'failed',
      job_status: 'failed',
      error: 'The writer could not be reached.',
      credits_used: 0,
    },
  }),
  'scout.dispatched': event({
    description: 'A scout run was started.',
    data: ScoutEventData,
    example: { ...scoutRun, status: 'processing', job_status: 'queued' },
  }),
  'scout.results_ready': event({
    description:
      'A scout run ended: its `status` is `completed`, or `failed` with the `error`; then its credits came back.',
    data: ScoutEventData,
    example: { ...scoutRun, status: 'completed', job_status: 'succeeded', results_count: 17 },
  }),
  'session.articles_generated': event({
    description: 'A run of a session wrote its articles.',
    data: SessionArticlesData,
    example: {
      session_id: '7e6d5c4b-3a29-4180-9f0e-1d2c3b4a5968',
      article_ids: [article.article_id],
      next_run_at: '2026-03-02T09:00:00Z',
    },
  }),
  'social_adaptation.generated': event({
    description: 'An article was adapted for social platforms.',
    data: AdaptationEventData,
    example: {
      article_id: article.article_id,
      adaptations: [{ adaptationId: 'b7a69584-7362-4514-8302-f1e0d9c8b7a6', platform: 'linkedin' }],
      total_credits: 5,
    },
  }),
  'watch.changed': event({
    description: 'A run of a watch saw something that matters.',
    data: WatchChangedData,
    example: {
      ...watch,
      run_id: brandScan.brand_scan_id,
      summary: 'Score 62 → 55, share of voice 34% → 30%, Bean Brothers 25% → 28%, 1 gone',
      score_before: 62,
      score_after: 55,
      share_of_voice: { before: 34, after: 30, rival: { name: 'Bean Brothers', before: 25, after: 28 } },
      added: [],
      removed: [{ text: 'ChatGPT no longer names Acme Coffee.', notable: true }],
    },
  }),
  'watch.failed': event({
    description: 'A run of a watch failed, and the one before it had not.',
    data: WatchFailedData,
    example: { ...watch, run_id: brandScan.brand_scan_id, error: 'No answers.' },
  }),
  'watch.paused': event({
    description: 'A watch starts no run for now: credits, its budget or the input are the reason.',
    data: WatchPausedData,
    example: {
      ...watch,
      reason: 'budget',
      message: '32 of 32 credits are spent this month. The next run starts next month.',
    },
  }),
  'billing.credits_low': event({
    description:
      'What is left, reserved credits included, has fallen to `threshold` or below. Sent once until credits are added.',
    data: BillingEventData,
    example: { credits: 42, held: 20, threshold: 50, topup_url: topupUrl },
  }),
  'billing.credits_empty': event({
    description:
      'All credits are used up; none are reserved that could come back. Sent once until credits are added.',
    data: BillingEventData,
    example: { credits: 0, held: 0, threshold: 50, topup_url: topupUrl },
  }),
  'warm_lead.completed': event({
    description: 'A warm-lead report is ready.',
    data: WarmLeadEventData,
    example: { ...warmLead, status: 'completed', job_status: 'succeeded', credits_charged: 40 },
  }),
  'warm_lead.blocked': event({
    description: 'A warm-lead run was stopped by policy; its credits came back.',
    data: WarmLeadEventData,
    example: {
      ...warmLead,
      status: 'blocked',
      job_status: 'failed',
      blocked_reason: 'suppressed_domain',
      credits_charged: 0,
    },
  }),
  'warm_lead.failed': event({
    description: 'A warm-lead run failed; its credits came back.',
    data: WarmLeadEventData,
    example: {
      ...warmLead,
      status: 'failed',
      job_status: 'failed',
      error_message: 'The site could not be reached.',
      credits_charged: 0,
    },
  }),
  'brand_scan.completed': event({
    description: 'A brand scan has its score and its answers.',
    data: BrandScanEventData,
    example: {
      ...brandScan,
      status: 'completed',
      job_status: 'succeeded',
      overall_score: 64.5,
      score_basis: 'answer_engines',
      credits_charged: 8,
    },
  }),
  'brand_scan.failed': event({
    description: 'A brand scan failed; its credits came back.',
    data: BrandScanEventData,
    example: {
      ...brandScan,
      status: 'failed',
      job_status: 'failed',
      error: 'No answers.',
      credits_charged: 0,
    },
  }),
  'agent.key_rotated': event({
    description: 'The key of an agent was replaced; the old one stops at once or after its grace period.',
    data: KeyRotatedData,
    example: {
      agent_id: '2b3c4d5e-6f70-4819-a2b3-c4d5e6f70819',
      agent_name: 'Newsroom bot',
      previous_key_expires_at: '2026-03-01T09:00:00Z',
    },
  }),
  'webhook.endpoint_failing': event({
    description: 'An endpoint has failed for a day; after five days it is disabled.',
    data: EndpointFailingData,
    example: {
      endpoint_id: '4d5e6f70-8192-4a3b-8c4d-5e6f708192a3',
      url: 'https://hooks.example/masthead',
      failing_since: '2026-02-28T09:00:00Z',
      disabled_at: '2026-03-05T09:00:00Z',
    },
  }),
  'webhook.endpoint_disabled': event({
    description:
      'An endpoint answered 410, failed for five days, or was added by an agent whose OAuth sign-in ended; its events are kept.',
    data: EndpointDisabledData,
    example: {
      endpoint_id: '4d5e6f70-8192-4a3b-8c4d-5e6f708192a3',
      url: 'https://hooks.example/masthead',
      reason: 'failing',
      failing_since: '2026-02-24T09:00:00Z',
    },
  }),
  'results.weekly': event({
    description:
      'On Monday morning in the time zone of the tenant: what the last week brought, if anything was read.',
    data: WeeklyResultsData,
    example: {
      from: '2026-02-23',
      to: '2026-03-01',
      views: 1840,
      views_before: 1525,
      visitors: 1312,
      clicks: 61,
      leads: 14,
      confirmed_leads: 11,
      top_pages: [{ title: article.title, article_id: article.article_id, views: 640 }],
    },
  }),
} as const

export type EventTypes = typeof eventTypes

/** The names of {@link eventTypes}; the cast restores the type that `Object.keys` loses. */
export const EventType = z
  .enum(Object.keys(eventTypes) as [keyof EventTypes, ...(keyof EventTypes)[]], {
    error: ({ input }) =>
      typeof input === 'string' && /[*]|^all$/.test(input)
        ? 'Patterns are not read. Leave it out for every type, or name each one, for example article.published.'
        : undefined,
  })
  .meta({
    id: 'EventType',
    description: 'Name of something that can happen, `noun.verb`; newer servers may send others.',
  })
export type EventType = z.infer<typeof EventType>

/** What the `data` of one kind of event holds. */
export type EventData<T extends EventType> = z.input<EventTypes[T]['data']>

/** A whole envelope as it would be sent, with the example of its kind. */
export function exampleEnvelope(type: EventType): Envelope {
  return {
    type,
    timestamp: '2026-03-01T09:00:00Z',
    event_id: '11d7f0a4-52c6-4a6e-9f3d-8b2a6c1e0f57',
    tenant_id: '3c4d5e6f-7081-492a-b3c4-d5e6f708192a',
    agent_id: '2b3c4d5e-6f70-4819-a2b3-c4d5e6f70819',
    data: eventTypes[type].example,
  }
}

/** The envelope of one kind of event, its `data` included. */
export function envelopeOf(type: EventType) {
  return Envelope.extend({
    type: z
      .literal(type)
      .meta({ description: 'Which of the event types this is; it decides the shape of `data`.' }),
    data: eventTypes[type].data,
  })
}
