import { z } from 'zod'
import { alwaysSent } from './always-sent.ts'
import { jobOutcome } from './job-outcome.ts'
import { operation } from './operation.ts'
import {
  CreatedAt,
  DateTime,
  Deleted,
  IdParams,
  JobProgress,
  jobMembers,
  openEnum,
  PageQuery,
  pageMembers,
  text,
  timeSort,
  UpdatedAt,
  Uuid,
} from './primitives.ts'

export const LeadMagnetType = z.enum(['checklist', 'swipe_file', 'framework']).meta({
  id: 'LeadMagnetType',
  description: '`checklist` to tick off, `swipe_file` of lines to reuse, or `framework` of stages.',
})
export type LeadMagnetType = z.infer<typeof LeadMagnetType>

export const AnnouncementPlatform = z
  .enum(['twitter', 'linkedin', 'bluesky', 'mastodon'])
  .meta({ id: 'AnnouncementPlatform', description: 'Where the lead magnet is announced.' })
export type AnnouncementPlatform = z.infer<typeof AnnouncementPlatform>

export const CreateLeadMagnetInput = z
  .object({
    type: LeadMagnetType.meta({ description: 'The kind to make: `checklist`, `swipe_file` or `framework`.' }),
    topic: text({ min: 3, max: 200 }).meta({ description: 'What it is about, 3 to 200 characters.' }),
    niche: text({ max: 100 }).optional().meta({ description: 'Who it is for, at most 100 characters.' }),
    language: z
      .enum(['en', 'pt', 'de', 'es', 'fr', 'it'])
      .default('en')
      .meta({ description: 'Language of the PDF and its page.' }),
    platform: AnnouncementPlatform.extract(['twitter', 'linkedin']).default('twitter').meta({
      description: 'Where the post that announces it will appear; `rewriteAnnouncement` knows more places.',
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
    id: Uuid.meta({ description: 'Id of the lead magnet, which the poll takes.' }),
    status: openEnum('generating').meta({
      description: 'Always `generating`: poll until it is `draft`, `published` or `failed`.',
    }),
    type: openEnum('checklist', 'swipe_file', 'framework').meta({
      description: 'The kind that is being made: `checklist`, `swipe_file` or `framework`.',
    }),
    topic: z.string().meta({ description: 'The topic as it was sent.' }),
    credits_charged: z.number().meta({
      description: 'Credits that are held for it: charged once it is done, given back if it fails.',
    }),
    auto_publish: z.boolean().meta({ description: 'Whether its landing page opens as soon as it is done.' }),
    ...jobMembers,
  })
  .meta({ id: 'CreatedLeadMagnet', description: 'A lead magnet that is being generated.' })
export type CreatedLeadMagnet = z.infer<typeof CreatedLeadMagnet>

/** One line of a lead magnet: an item to tick, a line to reuse, a step to take. */
export const LeadMagnetLine = z
  .looseObject({
    text: z.string().meta({ description: 'The line itself, as the PDF prints it.' }),
    note: z.string().optional().meta({ description: 'Why it matters.' }),
    template: z.string().optional().meta({ description: 'The line with blanks to fill in.' }),
    references: z.array(z.int()).meta({ description: 'Numbers of `sources`; empty without a source.' }),
  })
  .meta({ id: 'LeadMagnetLine', description: 'An item to tick, a line to reuse, or a step to take.' })
export type LeadMagnetLine = z.infer<typeof LeadMagnetLine>

/** A numbered part: a group of a checklist, a use of a swipe file, or a stage of a framework. */
export const LeadMagnetPart = z
  .looseObject({
    heading: z.string().meta({ description: 'Heading as the PDF prints it above the lines.' }),
    intro: LeadMagnetLine.optional(),
    items: z.array(LeadMagnetLine).meta({ description: 'The lines of the part, in order.' }),
    inputs: z.array(z.string()).meta({ description: 'What a stage of a framework starts from.' }),
    outcome: LeadMagnetLine.optional(),
    worksheet: z.array(z.string()).meta({ description: 'Questions with room for an answer.' }),
  })
  .meta({ id: 'LeadMagnetPart', description: 'A group of a checklist, a use, or a stage of a framework.' })
export type LeadMagnetPart = z.infer<typeof LeadMagnetPart>

export const LeadMagnetSource = z
  .looseObject({
    reference: z.int().meta({ description: 'Number that the lines name in `references`.' }),
    kind: openEnum('knowledge', 'article').meta({
      description: '`knowledge` for a document of yours, or `article` for one you published.',
    }),
    title: z.string().meta({ description: 'Title of the document or article.' }),
    url: z
      .string()
      .optional()
      .meta({ description: 'Address of the source; absent for a document without one.' }),
    document_id: z
      .string()
      .optional()
      .meta({ description: 'Id of the document of the knowledge base; absent for an article.' }),
  })
  .meta({ id: 'LeadMagnetSource', description: 'What the lines with its number rest on.' })
export type LeadMagnetSource = z.infer<typeof LeadMagnetSource>

export const LeadMagnetContent = z
  .looseObject({
    title: z.string().meta({ description: 'Title as it is printed on the cover.' }),
    subtitle: z.string().meta({ description: 'Line below the title.' }),
    introduction: z.string().meta({ description: 'First paragraph, before the parts.' }),
    parts: z.array(LeadMagnetPart).meta({ description: 'The parts in their order.' }),
    sources: z
      .array(LeadMagnetSource)
      .meta({ description: 'The sources that its lines name, in the order of their numbers.' }),
  })
  .meta({ id: 'LeadMagnetContent', description: 'What the PDF says.' })
export type LeadMagnetContent = z.infer<typeof LeadMagnetContent>

export const LeadMagnetAnnouncement = z
  .looseObject({
    platform: openEnum('twitter', 'linkedin', 'bluesky', 'mastodon').meta({
      description: 'Where the post is meant to appear: `twitter`, `linkedin`, `bluesky` or `mastodon`.',
    }),
    text: z.string().meta({ description: 'Names the landing page, which answers 404 until published.' }),
    char_count: z.int().meta({ description: 'As the platform counts: on twitter an address counts 23.' }),
    char_limit: z.int().meta({ description: 'Most characters that the platform accepts.' }),
  })
  .meta({ id: 'LeadMagnetAnnouncement', description: 'A post that announces the lead magnet.' })
export type LeadMagnetAnnouncement = z.infer<typeof LeadMagnetAnnouncement>

export const LeadMagnet = z
  .looseObject({
    id: Uuid.meta({ description: 'Id of the lead magnet.' }),
    status: openEnum('generating', 'draft', 'published', 'failed').meta({
      description: '`generating`, then `draft`, `published` or `failed`.',
    }),
    type: openEnum('checklist', 'swipe_file', 'framework').meta({
      description: 'Its kind: `checklist`, `swipe_file` or `framework`.',
    }),
    topic: z.string().meta({ description: 'The topic as it was sent.' }),
    progress: alwaysSent(JobProgress),
    pdf_url: z
      .string()
      .optional()
      .meta({ description: 'Signed URL, valid for 7 days, new on every poll. Masthead extension.' }),
    public_url: z
      .string()
      .optional()
      .meta({ description: 'The landing page. Returns 404 until published. Masthead extension.' }),
    niche: z
      .string()
      .optional()
      .meta({ description: 'Who it is for. This field and those below are Masthead extensions.' }),
    language: alwaysSent(
      z.string().meta({ description: 'BCP 47 tag of the language of the PDF and its page.' }),
    ),
    platform: alwaysSent(
      openEnum('twitter', 'linkedin', 'bluesky', 'mastodon').meta({
        description:
          'Where its announcement is meant to appear: `twitter`, `linkedin`, `bluesky` or `mastodon`.',
      }),
    ),
    generate_images: alwaysSent(
      z.boolean().meta({ description: 'True when pictures are drawn into the PDF.' }),
    ),
    title: z.string().optional().meta({ description: 'Title of the PDF, once it is written.' }),
    message: z
      .string()
      .optional()
      .meta({ description: 'What is happening or has happened, as a sentence for a person.' }),
    page_count: z.int().optional().meta({ description: 'Pages of the PDF.' }),
    trust_level: openEnum('sourced', 'mixed', 'unsourced')
      .optional()
      .meta({ description: 'How many of its lines have a source: `sourced`, `mixed` or `unsourced`.' }),
    engine: z.string().optional().meta({ description: 'Who wrote it: `built-in`, or `model: <name>`.' }),
    content: LeadMagnetContent.optional().meta({ description: 'What the PDF says; left out of lists.' }),
    announcement: LeadMagnetAnnouncement.optional(),
    leads: z
      .looseObject({
        confirmed: z.int().meta({ description: 'People who confirmed their address and got the PDF.' }),
        pending: z.int().meta({ description: 'People who have not confirmed their address yet.' }),
      })
      .optional()
      .meta({ description: 'Number of people who requested the PDF.' }),
    reason: z
      .string()
      .optional()
      .meta({ description: 'Machine-readable, for example `not_enough_material` or `writer_refused`.' }),
    published_at: DateTime.optional().meta({
      description: 'When its landing page was opened; absent for a draft.',
    }),
    error: z.string().optional().meta({ description: 'Why it failed. Masthead extension.' }),
    ...jobOutcome,
    credits_used: z.number().optional().meta({ description: '0 if it failed. Masthead extension.' }),
    created_at: alwaysSent(CreatedAt),
    updated_at: alwaysSent(UpdatedAt),
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
  cancelledBy: 'cancelLeadMagnet',
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
  description:
    'Returns the state of a lead magnet and, once it is done, its content, announcement and a signed link to the PDF. Poll every few seconds, or wait for `lead_magnet.ready`.',
  params: IdParams,
  responses: { 200: LeadMagnet },
  errors: [400, 401, 404, 429, 500],
})

export const LeadMagnetStatus = z
  .enum(['generating', 'draft', 'published', 'failed'])
  .meta({ id: 'LeadMagnetStatus', description: 'A draft has its PDF, and no landing page yet.' })
export type LeadMagnetStatus = z.infer<typeof LeadMagnetStatus>

export const LeadMagnetSort = z.enum(['leads', '-leads', 'when', '-when']).meta({
  id: 'LeadMagnetSort',
  description:
    'Sort order; prefix with `-` to reverse. `leads` is by confirmed sign-ups, then by those that are pending; `when` is when it was created.',
})
export type LeadMagnetSort = z.infer<typeof LeadMagnetSort>

export const ListLeadMagnetsQuery = PageQuery.extend({
  sort: LeadMagnetSort.optional().meta({ description: 'Newest first when left out.' }),
  status: LeadMagnetStatus.optional().meta({ description: 'Only those in this state.' }),
  type: LeadMagnetType.optional().meta({
    description: 'Only lead magnets of this kind: `checklist`, `swipe_file` or `framework`.',
  }),
  q: text({ max: 200 }).optional().meta({ description: 'Looked for in topic and title.' }),
})
export type ListLeadMagnetsQuery = z.output<typeof ListLeadMagnetsQuery>

export const LeadMagnetList = z
  .looseObject({
    lead_magnets: z
      .array(LeadMagnet)
      .meta({ description: 'The lead magnets that match, without their content.' }),
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
    id: Uuid.meta({ description: 'Id of the sign-up, which `eraseLead` takes.' }),
    email: z.string().meta({ description: 'Email address that asked for the PDF.' }),
    status: openEnum('pending', 'confirmed').meta({
      description: '`pending` until the address was confirmed by mail, then `confirmed`.',
    }),
    consent_text: z.string().meta({ description: 'Word for word as it stood beside the button.' }),
    consent_version: z.string().meta({ description: 'Version of the wording that was agreed to.' }),
    consented_at: DateTime.meta({ description: 'When the form was sent.' }),
    confirmed_at: DateTime.optional().meta({
      description: 'When the mailed link was opened; absent while pending.',
    }),
    downloads: z.int().meta({ description: "How often the PDF was downloaded through this person's link." }),
    last_download_at: DateTime.optional().meta({ description: 'When it was downloaded last.' }),
    language: z
      .string()
      .meta({ description: 'BCP 47 tag of the language of the page where they signed up.' }),
    came_from: z
      .looseObject({
        kind: openEnum('article', 'page', 'source').meta({
          description:
            '`article` and `page`: of the site, from where the form was opened. `source`: what led there otherwise.',
        }),
        name: z.string().meta({
          description: 'Title of the article, path of the page, or a source as in the results: `LinkedIn`.',
        }),
        article_id: Uuid.optional().meta({
          description: 'Absent for others, and for an article that was deleted since.',
        }),
      })
      .optional()
      .meta({
        description:
          'What brought them. Absent where the browser said nothing, or asked not to be tracked (`DNT`, `Sec-GPC`).',
      }),
  })
  .meta({ id: 'Lead', description: 'A person who requested the PDF.' })
export type Lead = z.infer<typeof Lead>

export const ListLeadsQuery = PageQuery.extend({
  sort: timeSort(),
  status: LeadStatus.optional().meta({ description: 'Only people in this state.' }),
  q: text({ max: 200 }).optional().meta({ description: 'Part of the address.' }),
})
export type ListLeadsQuery = z.output<typeof ListLeadsQuery>

export const LeadList = z
  .looseObject({
    leads: z.array(Lead).meta({ description: 'The sign-ups that match, newest first.' }),
    counts: z
      .looseObject({
        all: z.int().meta({ description: 'All sign-ups, pending and confirmed.' }),
        confirmed: z.int().meta({ description: 'Sign-ups whose address was confirmed.' }),
        pending: z.int().meta({ description: 'Sign-ups whose address was not confirmed yet.' }),
      })
      .meta({ description: 'Number of sign-ups of this lead magnet, whatever the filters.' }),
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
  description:
    'Lists lead magnets of every state, newest first, without their content; `counts` has the number in each state.',
  query: ListLeadMagnetsQuery,
  responses: { 200: LeadMagnetList },
  errors: [400, 401, 429, 500],
})

export const cancelLeadMagnet = operation({
  id: 'cancelLeadMagnet',
  method: 'POST',
  path: '/api/agent/lead-magnets/{id}/cancel',
  auth: 'agent',
  origin: 'ours',
  noun: 'lead-magnets',
  summary: 'Cancel a lead magnet in progress',
  description:
    'Ends the work at once and returns all reserved credits: the lead magnet is `failed` with the `reason` `cancelled`, and `lead_magnet.failed` is sent. Cancelling again changes nothing. 409 once it has ended otherwise.',
  params: IdParams,
  responses: { 200: LeadMagnet },
  errors: [400, 401, 404, 409, 429, 500],
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
  summary: 'Rewrite the announcement of a lead magnet',
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
  summary: 'List the leads of a lead magnet: those who asked for the PDF',
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
  summary: 'Erase a lead',
  description: 'Erases all data about the address and invalidates its links.',
  params: LeadParams,
  responses: { 200: Deleted },
  errors: [400, 401, 404, 429, 500],
})
