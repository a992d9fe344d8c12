import { z } from 'zod'
import { operation } from './operation.ts'
import { DateTime, Deleted, openEnum, text } from './primitives.ts'

export const SearchConsole = z
  .looseObject({
    connected: z.boolean().meta({ description: 'Whether a service account is stored.' }),
    property: z.string().optional().meta({
      description: 'The property that is read: `https://example.com/` or `sc-domain:example.com`.',
    }),
    account: z.string().optional().meta({ description: 'E-mail address of the service account.' }),
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

export const ConnectSearchConsoleInput = z
  .object({
    property: z
      .string()
      .max(500)
      .regex(/^(https?:\/\/\S+\/|sc-domain:[a-z0-9.-]+)$/, {
        message: 'Must be https://example.com/ with the final slash, or sc-domain:example.com.',
      })
      .meta({ description: 'The property as Search Console names it.' }),
    service_account: text({ min: 1, max: 10_000 }).meta({
      description:
        'The JSON key file of a Google service account that may read the property. It is stored sealed and never shown.',
    }),
  })
  .meta({ id: 'ConnectSearchConsoleInput', description: 'A property and the account that reads it.' })
export type ConnectSearchConsoleInput = z.infer<typeof ConnectSearchConsoleInput>

export const ImportSearchFiguresInput = z
  .object({
    file: z.base64({ message: 'Must be Base64.' }).min(1).max(950_000).meta({
      description:
        'A CSV file (queries or pages) or the ZIP file that Search Console exports, in Base64; at most 950,000 characters of Base64, which are 0.7 MB.',
    }),
    from: z.iso
      .date()
      .optional()
      .meta({ description: 'First day that the file covers. Default: 27 days before `to`.' }),
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
  summary: 'See how Search Console is connected',
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
    'Reads the last 28 days at once, and again every day. 409 with what to do when Google refuses the account or the property.',
  body: ConnectSearchConsoleInput,
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
  errors: [401, 404, 429, 500],
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
