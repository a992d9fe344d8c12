import { z } from 'zod'
import { alwaysSent } from './always-sent.ts'
import { operation } from './operation.ts'
import { CreatedAt, Deleted, IdParams, openEnum, PageQuery, pageMembers, text, Uuid } from './primitives.ts'

export const SuppressionKind = z
  .enum(['domain', 'address'])
  .meta({ id: 'SuppressionKind', description: 'A company, or one email address.' })
export type SuppressionKind = z.infer<typeof SuppressionKind>

export const Suppression = z
  .looseObject({
    id: Uuid.meta({ description: 'Id of the suppression, which `deleteSuppression` takes.' }),
    kind: openEnum('domain', 'address').meta({
      description: '`domain` for a company, `address` for one email address.',
    }),
    value: z.string().meta({ description: 'As it is compared: lower case, in Unicode.' }),
    reason: z.string().optional().meta({ description: 'Why it was added, in your own words.' }),
    origin: alwaysSent(
      openEnum('manual', 'erasure').meta({
        description: '`manual`, or `erasure` when a contact was erased.',
      }),
    ),
    created_at: CreatedAt,
  })
  .meta({ id: 'Suppression', description: 'A company or address that no warm-lead run may touch.' })
export type Suppression = z.infer<typeof Suppression>

export const AddedSuppression = Suppression.extend({
  erased_contacts: z.int().meta({ description: 'Contacts that left earlier reports with it.' }),
}).meta({
  id: 'AddedSuppression',
  description:
    'The suppression as it is stored, and how many contacts of earlier reports were erased with it.',
})
export type AddedSuppression = z.infer<typeof AddedSuppression>

export const SuppressionList = z
  .looseObject({
    suppressions: z.array(Suppression).meta({ description: 'The suppressions that match, newest first.' }),
    ...pageMembers,
  })
  .meta({ id: 'SuppressionList', description: 'Suppressions, newest first.' })
export type SuppressionList = z.infer<typeof SuppressionList>

export const ListSuppressionsQuery = PageQuery.extend({
  kind: SuppressionKind.optional().meta({ description: 'Only companies, or only addresses.' }),
  q: text({ max: 320 }).optional().meta({ description: 'Part of the domain or address.' }),
})
export type ListSuppressionsQuery = z.infer<typeof ListSuppressionsQuery>

export const AddSuppressionInput = z
  .object({
    value: text({ min: 1, max: 320 }).meta({
      description: 'A domain or an email address, for example `acme.example` or `jo@acme.example`.',
    }),
    reason: text({ max: 300 })
      .optional()
      .meta({ description: 'Why it is added, for your own records; at most 300 characters.' }),
  })
  .meta({
    id: 'AddSuppressionInput',
    description: 'The domain or email address to suppress, and the reason.',
  })
export type AddSuppressionInput = z.infer<typeof AddSuppressionInput>

export const listSuppressions = operation({
  id: 'listSuppressions',
  method: 'GET',
  path: '/api/agent/suppressions',
  auth: 'agent',
  origin: 'ours',
  noun: 'suppressions',
  summary: 'List suppressed companies and addresses',
  description:
    'Lists the companies and email addresses that are left out of every warm-lead report, newest first.',
  query: ListSuppressionsQuery,
  responses: { 200: SuppressionList },
  errors: [400, 401, 429, 500],
})

export const addSuppression = operation({
  id: 'addSuppression',
  method: 'POST',
  path: '/api/agent/suppressions',
  auth: 'agent',
  origin: 'ours',
  noun: 'suppressions',
  summary: 'Suppress a company or an address',
  description:
    'A domain covers all of the company, subdomains too; an address covers every spelling of it, such as with a plus part. Contacts of earlier reports that it names are erased. 200 when it was already there.',
  body: AddSuppressionInput,
  responses: { 200: AddedSuppression, 201: AddedSuppression },
  errors: [400, 401, 413, 415, 429, 500],
})

export const deleteSuppression = operation({
  id: 'deleteSuppression',
  method: 'DELETE',
  path: '/api/agent/suppressions/{id}',
  auth: 'agent',
  origin: 'ours',
  noun: 'suppressions',
  summary: 'Delete a suppression',
  description:
    'Lifts the suppression for runs that start afterwards. What was erased with it does not come back.',
  params: IdParams,
  responses: { 200: Deleted },
  errors: [400, 401, 404, 429, 500],
})
