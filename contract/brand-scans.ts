import { z } from 'zod'
import { operation } from './operation.ts'
import { DateTime, IdParams, JobProgress, text, Uuid } from './primitives.ts'

export const CreateBrandScanInput = z
  .object({ brandName: text({ min: 1, max: 100 }) })
  .meta({ id: 'CreateBrandScanInput', description: 'The brand to ask the engines about.' })
export type CreateBrandScanInput = z.infer<typeof CreateBrandScanInput>

export const CreatedBrandScan = z
  .looseObject({
    id: Uuid,
    status: z.string().meta({ description: '`processing`' }),
    brand_name: z.string(),
    credits_charged: z.int().min(0),
  })
  .meta({ id: 'CreatedBrandScan', description: 'A brand scan that is being worked on.' })
export type CreatedBrandScan = z.infer<typeof CreatedBrandScan>

export const BrandScanResult = z
  .looseObject({
    llmId: z.string(),
    mentioned: z.boolean().optional(),
    sentiment: z.string().optional(),
    confidence: z.number().optional(),
    snippet: z.string().optional(),
    error: z.string().optional(),
  })
  .meta({ id: 'BrandScanResult', description: 'What one engine answered.' })
export type BrandScanResult = z.infer<typeof BrandScanResult>

export const BrandScan = z
  .looseObject({
    id: Uuid,
    status: z.string().meta({ description: '`processing`, `completed` or `failed`.' }),
    brand_name: z.string().optional(),
    credits_charged: z.int().min(0).optional(),
    overall_score: z
      .number()
      .min(0)
      .max(100)
      .optional()
      .meta({ description: 'Absent when no engine answered.' }),
    results: z.array(BrandScanResult).optional(),
    recommendations: z.array(z.string()).optional(),
    warnings: z.array(z.string()).optional(),
    error: z.string().optional(),
    progress: JobProgress.optional().meta({ description: 'Ours.' }),
    created_at: DateTime.optional(),
    updated_at: DateTime.optional(),
  })
  .meta({ id: 'BrandScan', description: 'How visible a brand is in the answers of engines.' })
export type BrandScan = z.infer<typeof BrandScan>

export const createBrandScan = operation({
  id: 'createBrandScan',
  method: 'POST',
  path: '/api/agent/tools/brand-scan',
  auth: 'agent',
  origin: 'published',
  noun: 'brand-scans',
  summary: 'Scan the visibility of a brand',
  charges: true,
  body: CreateBrandScanInput,
  responses: { 202: CreatedBrandScan },
  errors: [400, 401, 402, 409, 413, 415, 422, 429, 500],
})

export const getBrandScan = operation({
  id: 'getBrandScan',
  method: 'GET',
  path: '/api/agent/tools/brand-scan/{id}',
  auth: 'agent',
  origin: 'published',
  noun: 'brand-scans',
  summary: 'Poll a brand scan',
  params: IdParams,
  responses: { 200: BrandScan },
  errors: [400, 401, 404, 429, 500],
})
