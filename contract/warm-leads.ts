import { z } from 'zod'
import { alwaysSent } from './always-sent.ts'
import { readCompanyHost } from './company-host.ts'
import { jobOutcome } from './job-outcome.ts'
import { operation } from './operation.ts'
import {
  CompletedAt,
  CreatedAt,
  DateTime,
  Deleted,
  JobProgress,
  jobMembers,
  openEnum,
  PageQuery,
  pageMembers,
  RunIdParams,
  StatusCounts,
  text,
  UpdatedAt,
  Uuid,
} from './primitives.ts'

export const CreateWarmLeadInput = z
  .object({
    domain: text({ min: 1, max: 253 })
      .superRefine((domain, ctx) => {
        // Blank is said already.
        if (domain === '') return
        const { problem } = readCompanyHost(domain)
        if (problem !== undefined) ctx.addIssue({ code: 'custom', message: problem })
      })
      .meta({
        description:
          'Company to report on, 1 to 253 characters: a bare domain or an http(s) address without a path, for example `acme.example`.',
      }),
    icp: z.enum(['seo-geo-agency', 'content-led-saas', 'vertical-saas']).default('content-led-saas').meta({
      description: 'The ideal customer profile to score against.',
    }),
    buyerRoles: z
      .array(text({ min: 1, max: 80 }))
      .max(6)
      .optional()
      .meta({
        description:
          'Up to 6 roles to look for, each of at most 80 characters, for example `Head of Content`.',
      }),
    maxContacts: z
      .int()
      .min(1)
      .max(3)
      .default(3)
      .meta({ description: 'Most people to name in the report, 1 to 3.' }),
    drafts: z
      .int()
      .min(1)
      .max(3)
      .default(3)
      .meta({ description: 'How many first messages to draft, 1 to 3.' }),
    freshnessDays: z
      .int()
      .min(7)
      .max(365)
      .default(90)
      .meta({ description: 'How many days to look back for evidence, 7 to 365.' }),
    idempotencyKey: text({ min: 8, max: 128 }).optional().meta({
      description:
        '8 to 128 characters; a later call with the same key returns the first run, whatever else it asks for, and costs nothing, for ever.',
    }),
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
    url: z.string().meta({ description: 'Address of the page that was read.' }),
    title: z.string().optional().meta({ description: 'Title of the page where it was read.' }),
    passage: z.string().meta({ description: 'As published, at most 400 characters.' }),
    published_at: DateTime.optional().meta({
      description: 'When the page says it was published; absent where it gives no date.',
    }),
    observed_at: DateTime.meta({ description: 'When the page was read for this report.' }),
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
    ).meta({ description: 'What happened, for example `hiring`, `launch` or `content_gap`.' }),
    title: z.string().meta({ description: 'The signal in a few words.' }),
    detail: z.string().optional().meta({ description: 'What the evidence says, in a sentence.' }),
    date: DateTime.optional().meta({ description: 'Left out where the page gives none.' }),
    date_kind: openEnum('published', 'observed', 'undated').optional().meta({
      description:
        'Where the date comes from: `published` by the page, `observed` when it was read, or `undated`.',
    }),
    age_days: z.int().optional().meta({ description: 'Days between the date and the report.' }),
    freshness: z.number().optional().meta({ description: '1 today, 0.5 half way through the look-back.' }),
    strength: z.number().optional().meta({ description: '0 to 1, before freshness.' }),
    evidence: z.int().optional().meta({ description: 'Number of its evidence.' }),
    evidence_url: z.string().optional().meta({ description: 'Address of the page that shows it.' }),
    passage: z.string().optional().meta({ description: 'The words of the page, at most 400 characters.' }),
  })
  .meta({ id: 'WarmLeadSignal', description: 'Something that happened at the company, with its evidence.' })
export type WarmLeadSignal = z.infer<typeof WarmLeadSignal>

export const WarmLeadContact = z
  .looseObject({
    id: Uuid.optional().meta({ description: 'Id of the contact, which `eraseContact` takes.' }),
    name: z.string().optional().meta({ description: 'Name as the page gives it.' }),
    role: z.string().optional().meta({ description: 'Role as the page gives it.' }),
    email: z.string().optional().meta({ description: 'Published email address; never guessed.' }),
    kind: openEnum('person', 'mailbox')
      .optional()
      .meta({ description: '`person`, or `mailbox` such as press@.' }),
    matched_role: z.string().optional().meta({ description: 'Which of `buyerRoles` it answers.' }),
    match: openEnum('exact', 'close', 'none')
      .optional()
      .meta({ description: 'How well the role fits `buyerRoles`: `exact`, `close` or `none`.' }),
    source_url: z.string().optional().meta({ description: 'Address of the page that names the contact.' }),
    source_title: z.string().optional().meta({ description: 'Title of the page where it was read.' }),
    source_date: DateTime.optional().meta({ description: 'When the page says it was published or changed.' }),
    seen_at: DateTime.optional().meta({ description: 'When the page was read for this report.' }),
    passage: z.string().optional().meta({ description: 'The words of the page that name the contact.' }),
  })
  .meta({ id: 'WarmLeadContact', description: 'Somebody whom a page of the company names, and where.' })
export type WarmLeadContact = z.infer<typeof WarmLeadContact>

export const WarmLeadParameter = z
  .looseObject({
    id: z.string().meta({ description: 'Stable name of the factor.' }),
    label: z.string().meta({ description: 'Name of the factor for a person.' }),
    value: z.number().nullable().meta({ description: '0 to 1; null where it is unknown, which is not 0.' }),
    weight: z.number().meta({ description: 'Share of the score that the factor has, 0 to 1.' }),
    contribution: z.number().nullable().meta({ description: 'Points of the score.' }),
    explanation: z.string().optional().meta({ description: 'Why it has this value, in a sentence.' }),
    evidence: z.array(z.int()).optional().meta({ description: 'Numbers of the evidence it is based on.' }),
  })
  .meta({ id: 'WarmLeadParameter', description: 'One part of a score.' })
export type WarmLeadParameter = z.infer<typeof WarmLeadParameter>

export const WarmLeadScore = z
  .looseObject({
    score: z
      .number()
      .nullable()
      .meta({ description: '0 to 100 over what is known; null when too little is.' }),
    band: openEnum('strong', 'moderate', 'weak', 'unknown')
      .optional()
      .meta({ description: 'The score in a word: `strong`, `moderate`, `weak` or `unknown`.' }),
    coverage: z.number().optional().meta({ description: 'Share of the weights that is known, 0 to 1.' }),
    parameters: z
      .array(WarmLeadParameter)
      .optional()
      .meta({ description: 'The factors that the score adds up.' }),
  })
  .meta({ id: 'WarmLeadScore', description: 'Fit or intent, part by part.' })
export type WarmLeadScore = z.infer<typeof WarmLeadScore>

export const WarmLeadDraft = z
  .looseObject({
    number: z.int().optional().meta({ description: 'Number of the draft, from 1.' }),
    angle: z.string().optional().meta({ description: 'What the message starts from, in a few words.' }),
    subject: z.string().optional().meta({ description: 'Subject line of the message.' }),
    body: z
      .string()
      .optional()
      .meta({ description: 'Plain text, ready to copy; never sent by this service.' }),
    language: z
      .string()
      .optional()
      .meta({ description: 'BCP 47 tag of the language that it is written in.' }),
    contact_id: z.string().optional().meta({ description: 'Id of the contact it is addressed to.' }),
    to: z
      .string()
      .optional()
      .meta({ description: 'Email address it is addressed to, where one is published.' }),
    mailto: z
      .string()
      .optional()
      .meta({ description: 'A `mailto:` link that opens the draft in a mail program.' }),
    parts: z
      .array(z.looseObject({ kind: z.string(), text: z.string(), evidence: z.array(z.int()).optional() }))
      .optional()
      .meta({ description: 'The body sentence by sentence; every `claim` names its evidence.' }),
    engine: z
      .string()
      .optional()
      .meta({ description: 'Who wrote it: `built-in`, or `model: <name>`. Masthead extension.' }),
    note: z
      .string()
      .optional()
      .meta({ description: 'What to do before the message is sent, in a sentence. Masthead extension.' }),
  })
  .meta({ id: 'WarmLeadDraft', description: 'A draft message to review and send yourself.' })
export type WarmLeadDraft = z.infer<typeof WarmLeadDraft>

export const WarmLeadResult = z
  .looseObject({
    runId: alwaysSent(Uuid.meta({ description: 'Id of the run that the report belongs to.' })),
    status: alwaysSent(openEnum('completed').meta({ description: '`completed` on a finished run.' })),
    account: alwaysSent(
      Free.meta({
        description: "What the company's own site says about it: name, summary, links.",
      }),
    ),
    signals: alwaysSent(
      z.array(Free).meta({
        description:
          'What happened at the company, each like `WarmLeadSignal`: what fits the `companyProfile` first, then the strongest.',
      }),
    ),
    contacts: alwaysSent(
      z
        .array(Free)
        .meta({ description: 'The people and mailboxes that its site names, each like `WarmLeadContact`.' }),
    ),
    scoring: alwaysSent(Free.meta({ description: '`fit` and `intent`, each like `WarmLeadScore`.' })),
    drafts: alwaysSent(
      z
        .array(Free)
        .meta({ description: 'First messages to review and send yourself, each like `WarmLeadDraft`.' }),
    ),
    policy: alwaysSent(
      Free.meta({
        description: 'The rules the run kept: robots.txt, suppressions, how long contacts are kept.',
      }),
    ),
    counters: alwaysSent(
      Free.meta({
        description: 'How many pages were read, and how much was found in them.',
      }),
    ),
    exportRows: alwaysSent(
      z.array(Free).meta({ description: 'One row for each contact, as the CSV and XLSX exports have them.' }),
    ),
    exportUrls: alwaysSent(
      Free.meta({
        description: 'Address of the export by format: `csv`, `xlsx` and `json`; each needs the key.',
      }),
    ),
    evidence: z
      .array(WarmLeadEvidence)
      .optional()
      .meta({ description: 'The published passages that the report cites by number. Masthead extension.' }),
    warnings: z
      .array(z.string())
      .optional()
      .meta({ description: 'What could not be read or is doubtful, in sentences. Masthead extension.' }),
  })
  .meta({
    id: 'WarmLeadResult',
    description: 'The report. The published API does not specify its inner fields.',
  })
export type WarmLeadResult = z.infer<typeof WarmLeadResult>

export const WarmLeadRun = z
  .looseObject({
    id: Uuid.meta({ description: 'Id of the run, which the poll takes.' }),
    status: openEnum('queued', 'running', 'completed', 'blocked', 'failed').meta({
      description: '`queued`, `running`, then `completed`, `blocked` by policy, or `failed`.',
    }),
    domain: z.string().meta({ description: 'The company as it was submitted.' }),
    normalized_domain: alwaysSent(
      z.string().meta({ description: 'The bare domain that is reported on, in lower case.' }),
    ),
    credits_charged: alwaysSent(
      z.int().meta({
        description:
          'Credits of the run: held while it is `queued` or `running`, charged once it is `completed`, 0 when it was blocked or failed and they came back.',
      }),
    ),
    created_at: alwaysSent(CreatedAt),
    updated_at: alwaysSent(UpdatedAt),
    blocked_reason: z
      .string()
      .optional()
      .meta({ description: 'Which rule stopped it, for example `suppressed_domain`.' }),
    error_message: z.string().optional().meta({ description: 'Why it failed, as a sentence for a person.' }),
    job_status: jobOutcome.job_status,
    reason: z.string().optional().meta({
      description: 'Why it failed, machine-readable: `site_unreachable` or `cancelled`. Masthead extension.',
    }),
    result: WarmLeadResult.optional(),
    provider_counters: Free.optional().meta({
      description: 'Requests that the run made, and the engines that answered.',
    }),
    completed_at: CompletedAt.optional(),
    progress: JobProgress.optional().meta({
      description: 'Where the run is while it works. This field and those below are Masthead extensions.',
    }),
    company_name: z.string().optional().meta({
      description: 'What the company calls itself; absent before the report, and where its pages do not say.',
    }),
    icp: alwaysSent(
      z.string().meta({ description: 'The ideal customer profile that it is scored against.' }),
    ),
    input: alwaysSent(Free.meta({ description: 'What was asked for, to ask for it again.' })),
    fit_score: z.number().nullable().optional().meta({
      description: 'How well the company fits the profile, 0 to 100; null when too little is known.',
    }),
    intent_score: z
      .number()
      .nullable()
      .optional()
      .meta({ description: 'How likely it is to buy now, 0 to 100; null when too little is known.' }),
    top_signal: z
      .looseObject({
        kind: z.string().meta({ description: 'As in `WarmLeadSignal`.' }),
        title: z.string().meta({ description: 'The signal in a few words.' }),
        date: DateTime.optional().meta({ description: 'Left out where the page gives none.' }),
      })
      .optional()
      .meta({
        description: 'The first signal of the report, something that happened before a gap; in lists only.',
      }),
    best_contact: z
      .looseObject({
        name: z.string().optional().meta({ description: 'Name as the page gives it.' }),
        role: z.string().optional().meta({ description: 'Role as the page gives it.' }),
        email: z.string().optional().meta({ description: 'Published email address; never guessed.' }),
      })
      .optional()
      .meta({ description: 'Whom the report says to write to; in lists only, until contacts are erased.' }),
    contacts_expire_at: DateTime.optional().meta({ description: 'When its contacts are erased.' }),
    contacts_erased: z
      .int()
      .optional()
      .meta({ description: 'Number of contacts that were erased from the report since.' }),
  })
  .meta({ id: 'WarmLeadRun', description: 'A report on one company: its status and, once done, its result.' })
export type WarmLeadRun = z.infer<typeof WarmLeadRun>

export const CreatedWarmLead = z
  .looseObject({
    run: WarmLeadRun,
    credits_charged: z
      .int()
      .meta({ description: '40 for a new run, held until it is completed; 0 for a replay.' }),
    idempotent: z.boolean().meta({ description: 'True if `idempotencyKey` matched an earlier run.' }),
    warnings: z
      .array(z.string())
      .optional()
      .meta({ description: 'That a replay was asked for something else than its run, in a sentence.' }),
    ...jobMembers,
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
  cancelledBy: 'cancelWarmLead',
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
  description:
    'Returns the state of a run and, once it is completed, the whole report. Poll every few seconds, or wait for `warm_lead.completed`.',
  params: RunIdParams,
  responses: { 200: WarmLeadRun },
  errors: [400, 401, 404, 429, 500],
})

export const WarmLeadList = z
  .looseObject({
    runs: z.array(WarmLeadRun).meta({ description: 'The runs that match, without their results.' }),
    counts: StatusCounts,
    ...pageMembers,
  })
  .meta({ id: 'WarmLeadList', description: 'Runs without their results, newest first.' })
export type WarmLeadList = z.infer<typeof WarmLeadList>

export const WarmLeadSort = z
  .enum(['domain', '-domain', 'fit', '-fit', 'intent', '-intent', 'when', '-when'])
  .meta({
    id: 'WarmLeadSort',
    description:
      'Sort order; prefix with `-` to reverse. `domain` is without `www.`; a run without a score is below 0; `when` is when it was started.',
  })
export type WarmLeadSort = z.infer<typeof WarmLeadSort>

export const ListWarmLeadsQuery = PageQuery.extend({
  status: z
    .enum(['queued', 'running', 'completed', 'blocked', 'failed'])
    .optional()
    .meta({ description: 'Only runs in this state.' }),
  q: text({ max: 253 }).optional().meta({ description: 'Part of a domain or of the name of a company.' }),
  sort: WarmLeadSort.optional().meta({ description: 'Newest first when left out.' }),
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
  description: 'Lists warm-lead runs of every state, newest first, without their results.',
  query: ListWarmLeadsQuery,
  responses: { 200: WarmLeadList },
  errors: [400, 401, 429, 500],
})

export const WarmLeadExport = z
  .looseObject({
    runId: Uuid.meta({ description: 'Id of the run that was exported.' }),
    domain: z.string().meta({ description: 'The company that the report is about.' }),
    rows: z
      .array(Free)
      .meta({ description: 'One object for each contact; the fields are the columns of the CSV.' }),
  })
  .meta({ id: 'WarmLeadExport', description: 'The rows of a report, one for each contact.' })
export type WarmLeadExport = z.infer<typeof WarmLeadExport>

export const exportMediaTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

export const cancelWarmLead = operation({
  id: 'cancelWarmLead',
  method: 'POST',
  path: '/api/agent/service-warm-lead/{runId}/cancel',
  auth: 'agent',
  origin: 'ours',
  noun: 'warm-leads',
  summary: 'Cancel a report on one company in progress',
  description:
    'Ends the work at once and returns all reserved credits: the run is `failed`, and `warm_lead.failed` is sent. Cancelling again changes nothing, and the same `idempotencyKey` still names this run. 409 once it has ended otherwise.',
  params: RunIdParams,
  responses: { 200: WarmLeadRun },
  errors: [400, 401, 404, 409, 429, 500],
})

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
    format: z
      .enum(['csv', 'json', 'xlsx'])
      .default('json')
      .meta({ description: 'File format of the rows; `Accept` may name the media type instead.' }),
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
  params: RunIdParams.extend({
    id: Uuid.meta({ description: 'Id of the contact, from `contacts` of the report.' }),
  }),
  responses: { 200: ErasedContact },
  errors: [400, 401, 404, 429, 500],
})
