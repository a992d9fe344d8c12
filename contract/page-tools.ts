import { z } from 'zod'
import { operation } from './operation.ts'
import { BoundedWebAddress } from './primitives.ts'

export const CheckPageInput = z
  .object({ url: BoundedWebAddress })
  .meta({ id: 'CheckPageInput', description: 'The page to look at.' })
export type CheckPageInput = z.infer<typeof CheckPageInput>

export const ToolResult = z
  .looseObject({
    success: z.boolean(),
    tool: z.string(),
    data: z.record(z.string(), z.unknown()).meta({ description: 'The document leaves its members open.' }),
    credits_charged: z.int(),
  })
  .meta({ id: 'ToolResult', description: 'What a page tool found.' })
export type ToolResult = z.infer<typeof ToolResult>

export const Tool = z
  .looseObject({
    name: z.string(),
    description: z.string(),
    method: z.string(),
    path: z.string(),
    required_fields: z.array(z.string()),
    sample_payload: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'Tool', description: 'One entry of the tool catalog.' })
export type Tool = z.infer<typeof Tool>

export const ToolList = z
  .looseObject({ count: z.int(), tools: z.array(Tool) })
  .meta({ id: 'ToolList', description: 'The tool catalog.' })
export type ToolList = z.infer<typeof ToolList>

export const listTools = operation({
  id: 'listTools',
  method: 'GET',
  path: '/api/agent/tools',
  auth: 'agent',
  origin: 'published',
  noun: 'page-tools',
  summary: 'List the tools',
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
  charges: true,
  body: CheckPageInput,
  responses: { 200: ToolResult },
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
  charges: true,
  body: CheckPageInput,
  responses: { 200: ToolResult },
  errors: [400, 401, 402, 409, 413, 415, 422, 429, 500],
})
