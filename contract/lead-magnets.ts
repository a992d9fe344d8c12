import { z } from 'zod'
import { operation } from './operation.ts'
import {
  DateTime,
  Deleted,
  IdParams,
  JobProgress,
  openEnum,
  PageQuery,
  pageMembers,
  text,
  Uuid,
} from './primitives.ts'

export const LeadMagnetType = z
  .enum(['checklist', 'swipe_file', 'framework'])
  .meta({ id: 'LeadMagnetType', description: 'The kind of lead magnet.' })
export type LeadMagnetType = z.infer<typeof LeadMagnetType>

export const AnnouncementPlatform = z
  .enum(['twitter', 'linkedin'])
  .meta({ id: 'AnnouncementPlatform', description: 'Where the lead magnet is announced.' })
export type AnnouncementPlatform = z.infer<typeof AnnouncementPlatform>

export const CreateLeadMagnetInput = z
  .object({
    type: LeadMagnetType.meta({ description: 'The kind of lead magnet.' }),
    topic: text({ min: 3, max: 200 }).meta({ description: 'What it is about.' }),
    niche: text({ max: 100 }).optional().meta({ description: 'Who it is for.' }),
    language: z
      .enum(['en', 'pt', 'de', 'es', 'fr', 'it'])
      .default('en')
      .meta({ description: 'Language of the PDF and its page.' }),
    platform: AnnouncementPlatform.default('twitter').meta({
      description: 'Where the post that announces it will appear.',
    }),
    generate_images: z
      .boolean()
      .default(false)
      .meta({ description: 'Draw pictures into the PDF, at a higher price.' }),
    auto_publish: z
      .boolean()
      .default(false)
      .meta({ description: 'Open the landing page as soon as it is done.' }),
  })
  .meta({ id: 'CreateLeadMagnetInput', description: 'What to make, about what, for whom.' })
export type CreateLeadMagnetInput = z.infer<typeof CreateLeadMagnetInput>

export const CreatedLeadMagnet = z
  .looseObject({
    id: Uuid,
    status: openEnum('generating'),
    type: z.string(),
    topic: z.string(),
    credits_charged: z.number(),
    auto_publish: z.boolean(),
  })
  .meta({ id: 'CreatedLeadMagnet', description: 'A lead magnet that is being generated.' })
export type CreatedLeadMagnet = z.infer<typeof CreatedLeadMagnet>

/** One line of a lead magnet: an item to tick, a line to reuse, a step to take. */
export const LeadMagnetLine = z
  .looseObject({
    text: z.string(),
    note: z.string().optional().meta({ description: 'Why it matters.' }),
    template: z.string().optional().meta({ description: 'The line with blanks to fill in.' }),
    references: z.array(z.int()).meta({ description: 'Numbers of `sources`; empty without a source.' }),
  })
  .meta({ id: 'LeadMagnetLine', description: 'An item to tick, a line to reuse, or a step to take.' })
export type LeadMagnetLine = z.infer<typeof LeadMagnetLine>

/** A numbered part: a group of a checklist, a use of a swipe file, or a stage of a framework. */
export const LeadMagnetPart = z
  .looseObject({
    heading: z.string(),
    intro: LeadMagnetLine.optional(),
    items: z.array(LeadMagnetLine),
    inputs: z.array(z.string()).meta({ description: 'What a stage of a framework starts from.' }),
    outcome: LeadMagnetLine.optional(),
    worksheet: z.array(z.string()).meta({ description: 'Questions with room for an answer.' }),
  })
  .meta({ id: 'LeadMagnetPart', description: 'A group of a checklist, a use, or a stage of a framework.' })
export type LeadMagnetPart = z.infer<typeof LeadMagnetPart>

export const LeadMagnetSource = z
  .looseObject({
    reference: z.int(),
    kind: openEnum('knowledge', 'article'),
    title: z.string(),
    url: z.string().optional(),
    document_id: z.string().optional(),
  })
  .meta({ id: 'LeadMagnetSource', description: 'What the lines with its number rest on.' })
export type LeadMagnetSource = z.infer<typeof LeadMagnetSource>

export const LeadMagnetContent = z
  .looseObject({
    title: z.string(),
    subtitle: z.string(),
    introduction: z.string(),
    parts: z.array(LeadMagnetPart),
    sources: z.array(LeadMagnetSource),
  })
  .meta({ id: 'LeadMagnetContent', description: 'What the PDF says.' })
export type LeadMagnetContent = z.infer<typeof LeadMagnetContent>

export const LeadMagnetAnnouncement = z
  .looseObject({
    platform: z.string(),
    text: z.string().meta({ description: 'Names the landing page, which answers 404 until published.' }),
    char_count: z.int().meta({ description: 'As the platform counts: on twitter an address counts 23.' }),
    char_limit: z.int(),
  })
  .meta({ id: 'LeadMagnetAnnouncement', description: 'A post that announces the lead magnet.' })
export type LeadMagnetAnnouncement = z.infer<typeof LeadMagnetAnnouncement>

export const LeadMagnet = z
  .looseObject({
    id: Uuid,
    status: openEnum('generating', 'draft', 'published', 'failed').meta({
      description: '`generating`, then `draft`, `published` or `failed`.',
    }),
    type: z.string(),
    topic: z.string(),
    progress: JobProgress.optional(),
    pdf_url: z
      .string()
      .optional()
      .meta({ description: 'Signed URL, valid for 7 days, new on every poll. Masthead extension.' }),
    public_url: z
      .string()
      .optional()
      .meta({ description: 'The landing page. Returns 404 until published. Masthead extension.' }),
    niche: z.string().optional().meta({ description: 'Masthead extension, as are all fields below.' }),
    language: z.string().optional(),
    platform: z.string().optional(),
    generate_images: z.boolean().optional(),
    title: z.string().optional(),
    message: z.string().optional(),
    page_count: z.int().optional(),
    trust_level: openEnum('sourced', 'mixed', 'unsourced').optional(),
    engine: z.string().optional(),
    content: LeadMagnetContent.optional().meta({ description: 'Not in lists.' }),
    announcement: LeadMagnetAnnouncement.optional(),
    leads: z
      .looseObject({ confirmed: z.int(), pending: z.int() })
      .optional()
      .meta({ description: 'Number of people who requested the PDF.' }),
    reason: z.string().optional().meta({ description: 'Machine-readable, for example `writer_refused`.' }),
    published_at: DateTime.optional(),
    error: z.string().optional().meta({ description: 'Why it failed. Masthead extension.' }),
    credits_used: z.number().optional().meta({ description: '0 if it failed. Masthead extension.' }),
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
  description:
    'Where no model is connected and the knowledge base cannot fill one, `credits_charged` is 0 and the run ends `failed` with the reason; the estimate says so before.',
  charges: { label: 'Lead magnet' },
  whenCallerLeaves: 'finishes',
  body: CreateLeadMagnetInput,
  sample: { type: 'checklist', topic: 'Setting up a coffee bar' },
  responses: { 202: CreatedLeadMagnet },
  essential: ['id'],
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

export const LeadMagnetStatus = z
  .enum(['generating', 'draft', 'published', 'failed'])
  .meta({ id: 'LeadMagnetStatus', description: 'A draft has its PDF, and no landing page yet.' })
export type LeadMagnetStatus = z.infer<typeof LeadMagnetStatus>

export const ListLeadMagnetsQuery = PageQuery.extend({
  status: LeadMagnetStatus.optional().meta({ description: 'Only those in this state.' }),
  type: LeadMagnetType.optional().meta({ description: 'Only this kind.' }),
  q: text({ max: 200 }).optional().meta({ description: 'Looked for in topic and title.' }),
})
export type ListLeadMagnetsQuery = z.output<typeof ListLeadMagnetsQuery>

export const LeadMagnetList = z
  .looseObject({
    lead_magnets: z.array(LeadMagnet),
    counts: z.record(z.string(), z.int()).meta({ description: 'By status, and `all`.' }),
    ...pageMembers,
  })
  .meta({ id: 'LeadMagnetList', description: 'One page of lead magnets, newest first.' })
export type LeadMagnetList = z.infer<typeof LeadMagnetList>

export const ChangeLeadMagnetInput = z
  .object({
    status: z
      .enum(['published', 'draft'])
      .meta({ description: '`published` opens the landing page, `draft` closes it.' }),
  })
  .meta({ id: 'ChangeLeadMagnetInput', description: 'Opens the landing page, or closes it.' })
export type ChangeLeadMagnetInput = z.infer<typeof ChangeLeadMagnetInput>

export const RewriteAnnouncementInput = z
  .object({
    platform: AnnouncementPlatform.optional().meta({ description: 'Omitted: the one it has.' }),
  })
  .meta({ id: 'RewriteAnnouncementInput', description: 'Where the next text is for.' })
export type RewriteAnnouncementInput = z.infer<typeof RewriteAnnouncementInput>

export const LeadStatus = z
  .enum(['pending', 'confirmed'])
  .meta({ id: 'LeadStatus', description: '`pending` until the address was confirmed by mail.' })
export type LeadStatus = z.infer<typeof LeadStatus>

export const Lead = z
  .looseObject({
    id: Uuid,
    email: z.string(),
    status: z.string(),
    consent_text: z.string().meta({ description: 'Word for word as it stood beside the button.' }),
    consent_version: z.string(),
    consented_at: DateTime,
    confirmed_at: DateTime.optional(),
    downloads: z.int(),
    last_download_at: DateTime.optional(),
    language: z.string(),
  })
  .meta({ id: 'Lead', description: 'A person who requested the PDF.' })
export type Lead = z.infer<typeof Lead>

export const ListLeadsQuery = PageQuery.extend({
  status: LeadStatus.optional().meta({ description: 'Only people in this state.' }),
  q: text({ max: 200 }).optional().meta({ description: 'Part of the address.' }),
})
export type ListLeadsQuery = z.output<typeof ListLeadsQuery>

export const LeadList = z
  .looseObject({
    leads: z.array(Lead),
    counts: z.looseObject({ all: z.int(), confirmed: z.int(), pending: z.int() }),
    ...pageMembers,
  })
  .meta({ id: 'LeadList', description: 'One page of those who asked for a PDF, newest first.' })
export type LeadList = z.infer<typeof LeadList>

export const LeadParams = z.object({
  id: Uuid.meta({ description: 'Id of the lead magnet.' }),
  leadId: Uuid.meta({ description: 'Id of the person, from `listLeads`.' }),
})

export const listLeadMagnets = operation({
  id: 'listLeadMagnets',
  method: 'GET',
  path: '/api/agent/lead-magnets',
  auth: 'agent',
  origin: 'ours',
  noun: 'lead-magnets',
  summary: 'List lead magnets',
  query: ListLeadMagnetsQuery,
  responses: { 200: LeadMagnetList },
  errors: [400, 401, 429, 500],
})

export const changeLeadMagnet = operation({
  id: 'changeLeadMagnet',
  method: 'PATCH',
  path: '/api/agent/lead-magnets/{id}',
  auth: 'agent',
  origin: 'ours',
  noun: 'lead-magnets',
  summary: 'Publish a lead magnet, or take its landing page down',
  description: '409 while it is generated, and after it failed.',
  params: IdParams,
  body: ChangeLeadMagnetInput,
  responses: { 200: LeadMagnet },
  errors: [400, 401, 404, 409, 413, 415, 429, 500],
})

export const rewriteAnnouncement = operation({
  id: 'rewriteAnnouncement',
  method: 'POST',
  path: '/api/agent/lead-magnets/{id}/announcement',
  auth: 'agent',
  origin: 'ours',
  noun: 'lead-magnets',
  summary: 'Write another text that announces a lead magnet',
  description: 'Free. Returns 409 while generation is running or has failed.',
  params: IdParams,
  body: RewriteAnnouncementInput,
  bodyOptional: true,
  responses: { 200: LeadMagnet },
  errors: [400, 401, 404, 409, 413, 415, 429, 500],
})

export const listLeads = operation({
  id: 'listLeads',
  method: 'GET',
  path: '/api/agent/lead-magnets/{id}/leads',
  auth: 'agent',
  origin: 'ours',
  noun: 'lead-magnets',
  summary: 'List those who asked for the PDF',
  description: 'As text/csv it answers everybody who matches; `limit` and `offset` do not apply.',
  params: IdParams,
  query: ListLeadsQuery,
  responses: { 200: LeadList },
  alsoAs: ['text/csv'],
  errors: [400, 401, 404, 429, 500],
})

export const eraseLead = operation({
  id: 'eraseLead',
  method: 'DELETE',
  path: '/api/agent/lead-magnets/{id}/leads/{leadId}',
  auth: 'agent',
  origin: 'ours',
  noun: 'lead-magnets',
  summary: 'Erase one of those who asked for the PDF',
  description: 'Erases all data about the address and invalidates its links.',
  params: LeadParams,
  responses: { 200: Deleted },
  errors: [400, 401, 404, 429, 500],
})
