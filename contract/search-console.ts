import { z } from 'zod'
import { operation } from './operation.ts'
import { DateTime, Deleted, openEnum, text } from './primitives.ts'

export const SearchConsole = z
  .looseObject({
    connected: z.boolean().meta({ description: 'Whether an account that reads the property is stored.' }),
    consent_offered: z.boolean().optional().meta({
      description: 'True if a person can connect by consent: the operator registered a client with Google.',
    }),
    property: z.string().optional().meta({
      description: 'The property that is read: `https://example.com/` or `sc-domain:example.com`.',
    }),
    account: z
      .string()
      .optional()
      .meta({ description: 'Email address of the service account, or of the person who consented.' }),
    status: openEnum('connected', 'failing')
      .optional()
      .meta({ description: '`failing`: the last reading was refused or not answered.' }),
    message: z
      .string()
      .optional()
      .meta({ description: 'What went wrong at the last reading, and what to do.' }),
    read_at: DateTime.optional().meta({ description: 'When figures were last read or imported.' }),
  })
  .meta({
    id: 'SearchConsole',
    description: 'Which property is read by which account, and how the last reading went.',
  })
export type SearchConsole = z.infer<typeof SearchConsole>

const Property = z
  .string()
  .max(500)
  .regex(/^(https?:\/\/\S+\/|sc-domain:[a-z0-9.-]+)$/, {
    message: 'Must be https://example.com/ with the final slash, or sc-domain:example.com.',
  })
  .meta({ description: 'The property as Search Console names it.' })

export const ConnectSearchConsoleInput = z
  .object({
    property: Property,
    service_account: text({ min: 1, max: 10_000 }).meta({
      description:
        'The JSON key file of a Google service account that may read the property. It is stored sealed and never shown.',
    }),
  })
  .meta({ id: 'ConnectSearchConsoleInput', description: 'A property and the account that reads it.' })
export type ConnectSearchConsoleInput = z.infer<typeof ConnectSearchConsoleInput>

export const RequestSearchConsentInput = z
  .object({ property: Property })
  .meta({ id: 'RequestSearchConsentInput', description: 'The property to read.' })
export type RequestSearchConsentInput = z.infer<typeof RequestSearchConsentInput>

export const SearchConsentRequest = z
  .looseObject({
    url: z
      .url()
      .meta({ description: 'Page of Google on which a person lets this service read the property.' }),
    expires_at: DateTime.meta({
      description: 'Until when the consent can be completed, 15 minutes from now.',
    }),
  })
  .meta({ id: 'SearchConsentRequest', description: 'Where a person gives their consent.' })
export type SearchConsentRequest = z.infer<typeof SearchConsentRequest>

export const CompleteSearchConsentInput = z
  .object({
    state: text({ min: 1, max: 4000 }).meta({ description: '`state` as Google returned it.' }),
    code: text({ min: 1, max: 2000 }).meta({ description: '`code` that Google returned; it works once.' }),
  })
  .meta({ id: 'CompleteSearchConsentInput', description: 'What Google returned with the person.' })
export type CompleteSearchConsentInput = z.infer<typeof CompleteSearchConsentInput>

export const ImportSearchFiguresInput = z
  .object({
    file: z.base64({ message: 'Must be Base64.' }).min(1).max(950_000).meta({
      description:
        'A CSV file (queries or pages) or the ZIP file that Search Console exports, in Base64; at most 950,000 characters of Base64, which are 0.7 MB.',
    }),
    from: z.iso
      .date()
      .optional()
      .meta({ description: 'First day that the file covers. Default: 29 days before `to`.' }),
    to: z.iso.date().optional().meta({ description: 'Last day that the file covers. Default: today.' }),
    page: z.url().max(2000).optional().meta({
      description:
        'The page that the export was filtered by, if it was; its queries are then shown beside that page.',
    }),
  })
  .meta({ id: 'ImportSearchFiguresInput', description: 'A file that was exported from Search Console.' })
export type ImportSearchFiguresInput = z.infer<typeof ImportSearchFiguresInput>

export const ImportedSearchFigures = z
  .looseObject({
    queries: z.int().meta({ description: 'Queries that were read.' }),
    pages: z.int().meta({ description: 'Pages that were read.' }),
    skipped: z.int().meta({ description: 'Rows without a number where one belongs.' }),
  })
  .meta({ id: 'ImportedSearchFigures', description: 'What was taken from the file.' })
export type ImportedSearchFigures = z.infer<typeof ImportedSearchFigures>

const path = '/api/agent/results/search-console'

export const getSearchConsole = operation({
  id: 'getSearchConsole',
  method: 'GET',
  path,
  auth: 'agent',
  origin: 'ours',
  noun: 'results',
  summary: 'Get the Search Console connection',
  description:
    'Says which property is read by which account, and why the last reading failed. Never the key.',
  sample: {},
  responses: { 200: SearchConsole },
  errors: [401, 429, 500],
})

export const connectSearchConsole = operation({
  id: 'connectSearchConsole',
  method: 'PUT',
  path,
  auth: 'agent',
  origin: 'ours',
  noun: 'results',
  summary: 'Connect Search Console',
  description:
    'Reads the last 30 days at once, and again every day. 409 with what to do when Google refuses the account or the property.',
  body: ConnectSearchConsoleInput,
  responses: { 200: SearchConsole },
  errors: [400, 401, 409, 413, 415, 429, 500],
})

export const requestSearchConsent = operation({
  id: 'requestSearchConsent',
  method: 'POST',
  path: `${path}/consent`,
  auth: 'agent',
  origin: 'ours',
  noun: 'results',
  summary: 'Start connecting Search Console by consent at Google',
  description:
    'Returns the page of Google to open. Google sends the person back to the dashboard, which completes the connection. 409 `consent_not_offered` if the operator registered no client with Google; a service account works everywhere.',
  body: RequestSearchConsentInput,
  responses: { 200: SearchConsentRequest },
  errors: [400, 401, 409, 413, 415, 429, 500],
})

export const completeSearchConsent = operation({
  id: 'completeSearchConsent',
  method: 'PUT',
  path: `${path}/consent`,
  auth: 'agent',
  origin: 'ours',
  noun: 'results',
  summary: 'Complete the consent and connect Search Console',
  description:
    'Takes what Google returned with the person, with the same tenant’s key. Reads the last 30 days at once, and again every day. 400 for a `state` of another tenant or older than 15 minutes; 409 with what to do when Google refuses.',
  body: CompleteSearchConsentInput,
  responses: { 200: SearchConsole },
  errors: [400, 401, 409, 413, 415, 429, 500],
})

export const disconnectSearchConsole = operation({
  id: 'disconnectSearchConsole',
  method: 'DELETE',
  path,
  auth: 'agent',
  origin: 'ours',
  noun: 'results',
  summary: 'Disconnect Search Console',
  description: 'Erases the key and what was read with it; imported files stay.',
  responses: { 200: Deleted },
  errors: [400, 401, 404, 429, 500],
})

export const importSearchFigures = operation({
  id: 'importSearchFigures',
  method: 'POST',
  path: '/api/agent/results/search-console/import',
  auth: 'agent',
  origin: 'ours',
  noun: 'results',
  summary: 'Import an export of Search Console',
  description: 'Replaces what was imported before. Column names of any language are read by their order.',
  body: ImportSearchFiguresInput,
  responses: { 200: ImportedSearchFigures },
  errors: [400, 401, 413, 415, 429, 500],
})
