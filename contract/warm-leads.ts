import { z } from 'zod'
import { readCompanyHost } from './company-host.ts'
import { operation } from './operation.ts'
import {
  DateTime,
  Deleted,
  JobProgress,
  openEnum,
  PageQuery,
  pageMembers,
  RunIdParams,
  text,
  Uuid,
} from './primitives.ts'

export const CreateWarmLeadInput = z
  .object({
    domain: text({ min: 1, max: 253 })
      .superRefine((domain, ctx) => {
        const { problem } = readCompanyHost(domain)
        if (problem !== undefined) ctx.addIssue({ code: 'custom', message: problem })
      })
      .meta({ description: 'For example `acme.example` or `https://acme.example`.' }),
    icp: z.enum(['seo-geo-agency', 'content-led-saas', 'vertical-saas']).default('content-led-saas').meta({
      description: 'The ideal customer profile to score against.',
    }),
    buyerRoles: z
      .array(text({ min: 1, max: 80 }))
      .max(6)
      .optional()
      .meta({ description: 'Roles to look for, for example `Head of Content`.' }),
    maxContacts: z.int().min(1).max(3).default(3).meta({ description: 'At most this many people.' }),
    drafts: z.int().min(1).max(3).default(3).meta({ description: 'How many first messages to draft.' }),
    freshnessDays: z
      .int()
      .min(7)
      .max(365)
      .default(90)
      .meta({ description: 'Days to look back for evidence.' }),
    idempotencyKey: text({ min: 8, max: 128 })
      .optional()
      .meta({ description: 'A second call with the same key answers the first run and costs nothing.' }),
  })
  .meta({ id: 'CreateWarmLeadInput', description: 'Which company to report on, and how deep.' })
export type CreateWarmLeadInput = z.infer<typeof CreateWarmLeadInput>
/** The same before defaults: what a client sends. */
export type CreateWarmLeadRequest = z.input<typeof CreateWarmLeadInput>

const Free = z.record(z.string(), z.unknown())

/** One place that a report is based on. Lists every field that Masthead adds to the open objects of the document. */
export const WarmLeadEvidence = z
  .looseObject({
    number: z.int().meta({ description: 'What claims and signals cite as `[n]`.' }),
    url: z.string(),
    title: z.string().optional(),
    passage: z.string().meta({ description: 'As published, at most 400 characters.' }),
    published_at: DateTime.optional(),
    observed_at: DateTime,
  })
  .meta({ id: 'WarmLeadEvidence', description: 'A published passage that the report rests on.' })
export type WarmLeadEvidence = z.infer<typeof WarmLeadEvidence>

export const WarmLeadSignal = z
  .looseObject({
    kind: openEnum(
      'hiring',
      'publishing',
      'launch',
      'funding',
      'pricing_change',
      'stack_change',
      'content_gap',
    ),
    title: z.string(),
    detail: z.string().optional(),
    date: DateTime.optional().meta({ description: 'Left out where the page gives none.' }),
    date_kind: openEnum('published', 'observed', 'undated').optional(),
    age_days: z.int().optional(),
    freshness: z.number().optional().meta({ description: '1 today, 0.5 half way through the look-back.' }),
    strength: z.number().optional().meta({ description: '0 to 1, before freshness.' }),
    evidence: z.int().optional().meta({ description: 'Number of its evidence.' }),
    evidence_url: z.string().optional(),
    passage: z.string().optional(),
  })
  .meta({ id: 'WarmLeadSignal', description: 'Something that happened at the company, with its evidence.' })
export type WarmLeadSignal = z.infer<typeof WarmLeadSignal>

export const WarmLeadContact = z
  .looseObject({
    id: Uuid.optional(),
    name: z.string().optional(),
    role: z.string().optional(),
    email: z.string().optional(),
    kind: openEnum('person', 'mailbox')
      .optional()
      .meta({ description: '`person`, or `mailbox` such as press@.' }),
    matched_role: z.string().optional().meta({ description: 'Which of `buyerRoles` it answers.' }),
    match: openEnum('exact', 'close', 'none').optional(),
    source_url: z.string().optional(),
    source_title: z.string().optional(),
    source_date: DateTime.optional().meta({ description: 'When the page says it was published or changed.' }),
    seen_at: DateTime.optional(),
    passage: z.string().optional(),
  })
  .meta({ id: 'WarmLeadContact', description: 'Somebody whom a page of the company names, and where.' })
export type WarmLeadContact = z.infer<typeof WarmLeadContact>

export const WarmLeadParameter = z
  .looseObject({
    id: z.string(),
    label: z.string(),
    value: z.number().nullable().meta({ description: '0 to 1; null where it is unknown, which is not 0.' }),
    weight: z.number(),
    contribution: z.number().nullable().meta({ description: 'Points of the score.' }),
    explanation: z.string().optional(),
    evidence: z.array(z.int()).optional(),
  })
  .meta({ id: 'WarmLeadParameter', description: 'One part of a score.' })
export type WarmLeadParameter = z.infer<typeof WarmLeadParameter>

export const WarmLeadScore = z
  .looseObject({
    score: z
      .number()
      .nullable()
      .meta({ description: '0 to 100 over what is known; null when too little is.' }),
    band: openEnum('strong', 'moderate', 'weak', 'unknown').optional(),
    coverage: z.number().optional().meta({ description: 'Share of the weights that is known, 0 to 1.' }),
    parameters: z.array(WarmLeadParameter).optional(),
  })
  .meta({ id: 'WarmLeadScore', description: 'Fit or intent, part by part.' })
export type WarmLeadScore = z.infer<typeof WarmLeadScore>

export const WarmLeadDraft = z
  .looseObject({
    number: z.int().optional(),
    angle: z.string().optional(),
    subject: z.string().optional(),
    body: z
      .string()
      .optional()
      .meta({ description: 'Plain text, ready to copy; never sent by this service.' }),
    language: z.string().optional(),
    contact_id: z.string().optional(),
    to: z.string().optional(),
    mailto: z.string().optional(),
    parts: z
      .array(z.looseObject({ kind: z.string(), text: z.string(), evidence: z.array(z.int()).optional() }))
      .optional()
      .meta({ description: 'The body sentence by sentence; every `claim` names its evidence.' }),
    engine: z.string().optional().meta({ description: '`built-in`, or the model that wrote it. Extension.' }),
    note: z.string().optional().meta({ description: 'What to do before it is sent. Extension.' }),
  })
  .meta({ id: 'WarmLeadDraft', description: 'A draft message to review and send yourself.' })
export type WarmLeadDraft = z.infer<typeof WarmLeadDraft>

export const WarmLeadResult = z
  .looseObject({
    runId: Uuid.optional(),
    status: openEnum('completed').optional().meta({ description: '`completed` on a finished run.' }),
    account: Free.optional(),
    signals: z.array(Free).optional(),
    contacts: z.array(Free).optional(),
    scoring: Free.optional(),
    drafts: z.array(Free).optional(),
    policy: Free.optional(),
    counters: Free.optional(),
    exportRows: z.array(Free).optional(),
    exportUrls: Free.optional(),
    evidence: z.array(WarmLeadEvidence).optional().meta({ description: 'Masthead extension.' }),
    warnings: z.array(z.string()).optional().meta({ description: 'Extension.' }),
  })
  .meta({
    id: 'WarmLeadResult',
    description: 'The report. The published API does not specify its inner fields.',
  })
export type WarmLeadResult = z.infer<typeof WarmLeadResult>

export const WarmLeadRun = z
  .looseObject({
    id: Uuid,
    status: openEnum('queued', 'running', 'completed', 'blocked', 'failed'),
    domain: z.string().meta({ description: 'As submitted.' }),
    normalized_domain: z.string().optional(),
    credits_charged: z.int().optional(),
    created_at: DateTime.optional(),
    updated_at: DateTime.optional(),
    blocked_reason: z.string().optional(),
    error_message: z.string().optional(),
    result: WarmLeadResult.optional(),
    provider_counters: Free.optional(),
    completed_at: DateTime.optional(),
    progress: JobProgress.optional().meta({ description: 'Masthead extension, as are all fields below.' }),
    icp: z.string().optional(),
    input: Free.optional().meta({ description: 'What was asked for, to ask for it again.' }),
    fit_score: z.number().nullable().optional(),
    intent_score: z.number().nullable().optional(),
    contacts_expire_at: DateTime.optional().meta({ description: 'When its contacts are erased.' }),
    contacts_erased: z.int().optional(),
  })
  .meta({ id: 'WarmLeadRun', description: 'A report on one company: its status and, once done, its result.' })
export type WarmLeadRun = z.infer<typeof WarmLeadRun>

export const CreatedWarmLead = z
  .looseObject({
    run: WarmLeadRun,
    credits_charged: z.int().meta({ description: '40 for a new run, 0 for a replay.' }),
    idempotent: z.boolean().meta({ description: 'True if `idempotencyKey` matched an earlier run.' }),
  })
  .meta({ id: 'CreatedWarmLead', description: 'The run that was started, or the earlier one.' })
export type CreatedWarmLead = z.infer<typeof CreatedWarmLead>

export const createWarmLead = operation({
  id: 'createWarmLead',
  method: 'POST',
  path: '/api/agent/service-warm-lead',
  auth: 'agent',
  origin: 'published',
  noun: 'warm-leads',
  summary: 'Start a report on one company',
  description: '202 for a new run; 200 when `idempotencyKey` names an earlier one, which costs nothing.',
  charges: { label: 'Warm-lead report' },
  whenCallerLeaves: 'finishes',
  body: CreateWarmLeadInput,
  sample: { domain: 'mozilla.org' },
  responses: { 200: CreatedWarmLead, 202: CreatedWarmLead },
  essential: ['run'],
  errors: [400, 401, 402, 409, 413, 415, 422, 429, 500],
})

export const getWarmLead = operation({
  id: 'getWarmLead',
  method: 'GET',
  path: '/api/agent/service-warm-lead/{runId}',
  auth: 'agent',
  origin: 'published',
  noun: 'warm-leads',
  summary: 'Poll a report on one company',
  params: RunIdParams,
  responses: { 200: WarmLeadRun },
  errors: [400, 401, 404, 429, 500],
})

export const WarmLeadList = z
  .looseObject({ runs: z.array(WarmLeadRun), ...pageMembers })
  .meta({ id: 'WarmLeadList', description: 'Runs without their results, newest first.' })
export type WarmLeadList = z.infer<typeof WarmLeadList>

export const ListWarmLeadsQuery = PageQuery.extend({
  status: z
    .enum(['queued', 'running', 'completed', 'blocked', 'failed'])
    .optional()
    .meta({ description: 'Only runs in this state.' }),
  q: text({ max: 253 }).optional().meta({ description: 'Part of a domain.' }),
})
export type ListWarmLeadsQuery = z.infer<typeof ListWarmLeadsQuery>

export const listWarmLeads = operation({
  id: 'listWarmLeads',
  method: 'GET',
  path: '/api/agent/service-warm-lead',
  auth: 'agent',
  origin: 'ours',
  noun: 'warm-leads',
  summary: 'List reports on companies',
  query: ListWarmLeadsQuery,
  responses: { 200: WarmLeadList },
  errors: [400, 401, 429, 500],
})

export const WarmLeadExport = z
  .looseObject({ runId: Uuid, domain: z.string(), rows: z.array(Free) })
  .meta({ id: 'WarmLeadExport', description: 'The rows of a report, one for each contact.' })
export type WarmLeadExport = z.infer<typeof WarmLeadExport>

export const exportMediaTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

export const exportWarmLead = operation({
  id: 'exportWarmLead',
  method: 'GET',
  path: '/api/agent/service-warm-lead/{runId}/export',
  auth: 'agent',
  origin: 'ours',
  noun: 'warm-leads',
  summary: 'Download the rows of a report',
  description:
    'CSV (RFC 4180, no cell that a spreadsheet takes for a formula), XLSX or JSON. 409 until the run is completed.',
  params: RunIdParams,
  query: z.object({
    format: z.enum(['csv', 'json', 'xlsx']).default('json').meta({ description: 'Of the rows.' }),
  }),
  responses: { 200: WarmLeadExport },
  alsoAs: [exportMediaTypes.csv, exportMediaTypes.xlsx],
  errors: [400, 401, 404, 409, 429, 500],
})

export const ErasedContact = Deleted.extend({
  suppressed: z.string().optional().meta({ description: 'The address that no later run will take up.' }),
}).meta({
  id: 'ErasedContact',
  description: 'The contact is gone from the report, its texts and its exports.',
})
export type ErasedContact = z.infer<typeof ErasedContact>

export const eraseContact = operation({
  id: 'eraseContact',
  method: 'DELETE',
  path: '/api/agent/service-warm-lead/{runId}/contacts/{id}',
  auth: 'agent',
  origin: 'ours',
  noun: 'warm-leads',
  summary: 'Erase one contact of a report',
  description:
    'Its name and address leave the report, its passages and its exports for good, and its address is suppressed.',
  params: RunIdParams.extend({ id: Uuid.meta({ description: 'Id of the contact.' }) }),
  responses: { 200: ErasedContact },
  errors: [400, 401, 404, 429, 500],
})
