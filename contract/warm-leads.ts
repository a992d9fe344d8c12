import { z } from 'zod'
import { companyHost } from './company-host.ts'
import { operation } from './operation.ts'
import { DateTime, JobProgress, RunIdParams, text, Uuid } from './primitives.ts'

export const CreateWarmLeadInput = z
  .object({
    domain: text({ min: 1, max: 253 })
      .refine((domain) => companyHost(domain) !== undefined, {
        message: 'Must be the domain of a company, or its http(s) address without a path.',
      })
      .meta({ description: 'For example `acme.example` or `https://acme.example`.' }),
    icp: z.enum(['seo-geo-agency', 'content-led-saas', 'vertical-saas']).default('content-led-saas').meta({
      description: 'The ideal customer profile to score against.',
    }),
    buyerRoles: z
      .array(text({ min: 1, max: 80 }))
      .max(6)
      .optional(),
    maxContacts: z.int().min(1).max(3).default(3),
    drafts: z.int().min(1).max(3).default(3),
    freshnessDays: z
      .int()
      .min(7)
      .max(365)
      .default(90)
      .meta({ description: 'Days to look back for evidence.' }),
    idempotencyKey: text({ min: 8, max: 128 }).optional(),
  })
  .meta({ id: 'CreateWarmLeadInput', description: 'Which company to report on, and how deep.' })
export type CreateWarmLeadInput = z.infer<typeof CreateWarmLeadInput>

const Free = z.record(z.string(), z.unknown())

export const WarmLeadResult = z
  .looseObject({
    runId: Uuid.optional(),
    status: z.string().optional().meta({ description: '`completed` on a finished run.' }),
    account: Free.optional(),
    signals: z.array(Free).optional(),
    contacts: z.array(Free).optional(),
    scoring: Free.optional(),
    drafts: z.array(Free).optional(),
    policy: Free.optional(),
    counters: Free.optional(),
    exportRows: z.array(Free).optional(),
    exportUrls: Free.optional(),
  })
  .meta({ id: 'WarmLeadResult', description: 'The report. The document leaves the inner members open.' })
export type WarmLeadResult = z.infer<typeof WarmLeadResult>

export const WarmLeadRun = z
  .looseObject({
    id: Uuid,
    status: z.string().meta({ description: '`queued`, `running`, `completed`, `blocked` or `failed`.' }),
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
    progress: JobProgress.optional().meta({ description: 'Ours.' }),
  })
  .meta({ id: 'WarmLeadRun', description: 'A report on one company: its status and, once done, its result.' })
export type WarmLeadRun = z.infer<typeof WarmLeadRun>

export const CreatedWarmLead = z
  .looseObject({
    run: WarmLeadRun,
    credits_charged: z.int().meta({ description: '40 for a new run, 0 for a replay.' }),
    idempotent: z.boolean().meta({ description: 'True when `idempotencyKey` named an earlier run.' }),
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
  charges: true,
  body: CreateWarmLeadInput,
  responses: { 200: CreatedWarmLead, 202: CreatedWarmLead },
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
