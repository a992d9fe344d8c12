import { z } from 'zod'
import { operation } from './operation.ts'
import { DateTime, IdParams, JobProgress, text, Uuid } from './primitives.ts'

export const LeadMagnetType = z
  .enum(['checklist', 'swipe_file', 'framework'])
  .meta({ id: 'LeadMagnetType', description: 'The kind of lead magnet.' })
export type LeadMagnetType = z.infer<typeof LeadMagnetType>

export const CreateLeadMagnetInput = z
  .object({
    type: LeadMagnetType,
    topic: text({ min: 3, max: 200 }),
    niche: text({ max: 100 }).optional(),
    language: z.enum(['en', 'pt', 'de', 'es', 'fr', 'it']).default('en'),
    platform: z.enum(['twitter', 'linkedin']).default('twitter'),
    generate_images: z.boolean().default(false),
    auto_publish: z.boolean().default(false),
  })
  .meta({ id: 'CreateLeadMagnetInput', description: 'What to make, about what, for whom.' })
export type CreateLeadMagnetInput = z.infer<typeof CreateLeadMagnetInput>

export const CreatedLeadMagnet = z
  .looseObject({
    id: Uuid,
    status: z.string().meta({ description: '`generating`' }),
    type: z.string(),
    topic: z.string(),
    credits_charged: z.number(),
    auto_publish: z.boolean(),
  })
  .meta({ id: 'CreatedLeadMagnet', description: 'A lead magnet that is being generated.' })
export type CreatedLeadMagnet = z.infer<typeof CreatedLeadMagnet>

export const LeadMagnet = z
  .looseObject({
    id: Uuid,
    status: z.string().meta({ description: '`generating`, then `draft`, `published` or `failed`.' }),
    type: z.string(),
    topic: z.string(),
    progress: JobProgress.optional(),
    pdf_url: z.string().optional().meta({ description: 'Once it is a draft. Ours.' }),
    public_url: z.string().optional().meta({ description: 'Once it is published. Ours.' }),
    error: z.string().optional().meta({ description: 'Why it failed. Ours.' }),
    credits_used: z.number().optional().meta({ description: '0 when it failed. Ours.' }),
    created_at: DateTime.optional(),
    updated_at: DateTime.optional(),
  })
  .meta({ id: 'LeadMagnet', description: 'Status and result of one lead magnet.' })
export type LeadMagnet = z.infer<typeof LeadMagnet>

export const createLeadMagnet = operation({
  id: 'createLeadMagnet',
  method: 'POST',
  path: '/api/agent/lead-magnets',
  auth: 'agent',
  origin: 'published',
  noun: 'lead-magnets',
  summary: 'Generate a lead magnet',
  charges: true,
  body: CreateLeadMagnetInput,
  responses: { 202: CreatedLeadMagnet },
  errors: [400, 401, 402, 409, 413, 415, 422, 429, 500],
})

export const getLeadMagnet = operation({
  id: 'getLeadMagnet',
  method: 'GET',
  path: '/api/agent/lead-magnets/{id}',
  auth: 'agent',
  origin: 'published',
  noun: 'lead-magnets',
  summary: 'Poll a lead magnet',
  params: IdParams,
  responses: { 200: LeadMagnet },
  errors: [400, 401, 404, 429, 500],
})
