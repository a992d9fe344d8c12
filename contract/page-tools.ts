import { z } from 'zod'
import { alwaysSent } from './always-sent.ts'
import { operation } from './operation.ts'
import { SocialPreviewReport, StructuredDataReport } from './page-reports.ts'
import { BoundedWebAddress } from './primitives.ts'

export const CheckPageInput = z
  .object({
    url: BoundedWebAddress.meta({
      description: 'Address of the page to look at, http or https, at most 2,000 characters.',
    }),
  })
  .meta({ id: 'CheckPageInput', description: 'The page to look at.' })
export type CheckPageInput = z.infer<typeof CheckPageInput>

export const PreviewPageInput = CheckPageInput.extend({
  include_pictures: z
    .boolean()
    .default(false)
    .meta({ description: 'Includes small images as data URLs. Masthead extension.' }),
}).meta({ id: 'PreviewPageInput', description: 'The page to look at, with or without its pictures.' })
export type PreviewPageInput = z.infer<typeof PreviewPageInput>

/** The document leaves the fields of `data` open: another server may return any. */
const openData = z.record(z.string(), z.unknown())

const resultMembers = {
  success: z.boolean().meta({ description: 'True when the page could be read.' }),
  tool: z.string().meta({ description: 'Name of the tool that made the report.' }),
  credits_charged: z.int().meta({ description: 'Credits that the call cost.' }),
}

export const StructuredDataResult = z
  .looseObject({
    ...resultMembers,
    data: z.union([StructuredDataReport, openData]).meta({
      description: 'The report, as `StructuredDataReport`; another server may return other fields.',
    }),
  })
  .meta({ id: 'StructuredDataResult', description: 'The structured data of a page, judged.' })
export type StructuredDataResult = z.infer<typeof StructuredDataResult>

export const SocialPreviewResult = z
  .looseObject({
    ...resultMembers,
    data: z.union([SocialPreviewReport, openData]).meta({
      description: 'The report, as `SocialPreviewReport`; another server may return other fields.',
    }),
  })
  .meta({ id: 'SocialPreviewResult', description: 'What a page shows where it is shared.' })
export type SocialPreviewResult = z.infer<typeof SocialPreviewResult>

export const Tool = z
  .looseObject({
    name: z.string().meta({ description: 'The operation id, as `estimate` takes it. Masthead extension.' }),
    description: z.string().meta({ description: 'What the operation does, for a person or a model.' }),
    method: z.string().meta({ description: 'HTTP method of the operation, for example `POST`.' }),
    path: z.string().meta({ description: 'Path of the operation, relative to the base URL.' }),
    required_fields: z
      .array(z.string())
      .meta({ description: 'Members of the body or query that cannot be left out.' }),
    sample_payload: z
      .record(z.string(), z.unknown())
      .meta({ description: 'Works as it is; of a GET its query.' }),
    charges: alwaysSent(
      z.boolean().meta({ description: 'Whether a call costs credits. Masthead extension.' }),
    ),
  })
  .meta({ id: 'Tool', description: 'One entry of the tool catalog.' })
export type Tool = z.infer<typeof Tool>

export const ToolList = z
  .looseObject({
    count: z.int().meta({ description: 'Number of entries in `tools`.' }),
    tools: z.array(Tool).meta({ description: 'Every operation that can be called without knowing an id.' }),
  })
  .meta({
    id: 'ToolList',
    description: 'Operations that can be called at once, each with a payload that works.',
  })
export type ToolList = z.infer<typeof ToolList>

export const listTools = operation({
  id: 'listTools',
  method: 'GET',
  path: '/api/agent/tools',
  auth: 'agent',
  origin: 'published',
  noun: 'page-tools',
  summary: 'List the tools',
  description: 'Every operation that an agent can call without knowing an id, with a payload that works.',
  sample: {},
  responses: { 200: ToolList },
  errors: [401, 429, 500],
})

export const validateSchema = operation({
  id: 'validateSchema',
  method: 'POST',
  path: '/api/agent/tools/schema-validate',
  auth: 'agent',
  origin: 'published',
  noun: 'page-tools',
  summary: 'Validate the structured data of a page',
  description:
    'Finds JSON-LD, microdata and RDFa, and judges it by the schema.org vocabulary and by what search engines ask of rich results. The credit comes back when the page cannot be read.',
  charges: { label: 'Page check' },
  whenCallerLeaves: 'stops',
  body: CheckPageInput,
  sample: { url: 'http://example.com/' },
  responses: { 200: StructuredDataResult },
  errors: [400, 401, 402, 409, 413, 415, 422, 429, 500],
})

export const previewSocial = operation({
  id: 'previewSocial',
  method: 'POST',
  path: '/api/agent/tools/og-preview',
  auth: 'agent',
  origin: 'published',
  noun: 'page-tools',
  summary: 'Extract the social preview of a page',
  description:
    'Reads Open Graph, Twitter cards, canonical, icons, language and robots, and measures the pictures. Says what Google, X, LinkedIn, Facebook and Slack would show. The credit comes back when the page cannot be read.',
  charges: { label: 'Social preview' },
  whenCallerLeaves: 'stops',
  body: PreviewPageInput,
  extensionMembers: { include_pictures: 'optional' },
  sample: { url: 'http://example.com/' },
  responses: { 200: SocialPreviewResult },
  errors: [400, 401, 402, 409, 413, 415, 422, 429, 500],
})
