import { z } from 'zod'
import { operation } from './operation.ts'
import {
  DateTime,
  IdParams,
  JobProgress,
  openEnum,
  PageQuery,
  pageMembers,
  text,
  Uuid,
} from './primitives.ts'

export const CreateBrandScanInput = z
  .object({
    brandName: text({ min: 1, max: 100 }).meta({ description: 'The brand to look for in answers.' }),
    category: text({ min: 1, max: 100 }).optional().meta({
      description:
        'Market category in the plural, for example `coffee grinders`. Extension; defaults to the category of the company profile.',
    }),
    aliases: z
      .array(text({ min: 1, max: 100 }))
      .max(10)
      .optional()
      .meta({ description: 'Other names of the brand. Masthead extension.' }),
  })
  .meta({ id: 'CreateBrandScanInput', description: 'The brand to ask the engines about.' })
export type CreateBrandScanInput = z.infer<typeof CreateBrandScanInput>

export const CreatedBrandScan = z
  .looseObject({
    id: Uuid,
    status: openEnum('processing'),
    brand_name: z.string(),
    credits_charged: z.int().min(0),
  })
  .meta({ id: 'CreatedBrandScan', description: 'A brand scan that is being worked on.' })
export type CreatedBrandScan = z.infer<typeof CreatedBrandScan>

/** Positions of the brand in a text: pairs of offsets in UTF-16 units, in order and disjoint. */
const Marks = z.array(z.tuple([z.int(), z.int()]))

/** A source that an answer names. */
export const BrandScanCitation = z
  .looseObject({
    url: z.string().optional(),
    title: z.string().optional(),
    own: z.boolean().optional().meta({ description: 'True if the page belongs to the brand.' }),
  })
  .meta({ id: 'BrandScanCitation', description: 'A source that an answer names.' })
export type BrandScanCitation = z.infer<typeof BrandScanCitation>

/** One question to one engine, and what was read from its answer. All of it is ours. */
export const BrandScanAnswer = z
  .looseObject({
    kind: openEnum('category', 'alternatives', 'comparison', 'versus', 'reputation', 'direct'),
    question: z.string(),
    names_brand: z.boolean().meta({
      description: 'True if the question names the brand; such answers do not count as mentions.',
    }),
    answer: z.string().optional(),
    cut: z.boolean().optional().meta({ description: 'True if the answer was truncated.' }),
    error: z.string().optional(),
    mentioned: z.boolean().optional(),
    marks: Marks.optional().meta({ description: 'Positions of the brand in `answer`.' }),
    rank: z
      .int()
      .optional()
      .meta({ description: 'Place of the brand in the list of the answer; 1 is first.' }),
    sentiment: openEnum('positive', 'neutral', 'negative').optional(),
    confidence: z.number().optional().meta({ description: '0 to 1: how sure the reading is.' }),
    cited: z.boolean().optional().meta({ description: 'Absent where the answer names no source at all.' }),
    citations: z.array(BrandScanCitation).optional(),
    snippet: z.string().optional(),
    snippet_marks: Marks.optional(),
    competitors: z
      .array(z.string())
      .optional()
      .meta({ description: 'Competitors that the answer names and the question does not.' }),
  })
  .meta({ id: 'BrandScanAnswer', description: 'One question to one engine and its answer.' })
export type BrandScanAnswer = z.infer<typeof BrandScanAnswer>

export const BrandScanResult = z
  .looseObject({
    llmId: z.string(),
    mentioned: z.boolean().optional(),
    sentiment: z.string().optional(),
    confidence: z.number().optional(),
    snippet: z.string().optional(),
    error: z.string().optional(),
    label: z.string().optional().meta({ description: 'Masthead extension, as are all fields below.' }),
    engine_kind: openEnum('built-in', 'configured').optional(),
    snippet_marks: Marks.optional(),
    rank: z.number().optional().meta({ description: 'Best place in a list.' }),
    cited: z.boolean().optional(),
    questions_asked: z.int().optional(),
    questions_answered: z.int().optional(),
    unprompted_answers: z
      .int()
      .optional()
      .meta({ description: 'Answers to questions that do not say the name.' }),
    unprompted_mentions: z.int().optional(),
    competitors: z
      .array(z.looseObject({ name: z.string(), mentions: z.int(), answers: z.int() }))
      .optional()
      .meta({ description: 'Number of answers that mention a competitor, of those that could.' }),
    answers: z.array(BrandScanAnswer).optional(),
  })
  .meta({ id: 'BrandScanResult', description: 'What one engine answered.' })
export type BrandScanResult = z.infer<typeof BrandScanResult>

/** One term of the score. All of it is ours. */
export const BrandScoreTerm = z
  .looseObject({
    id: openEnum('mention', 'rank', 'sentiment', 'citation'),
    label: z.string(),
    weight: z.number().meta({ description: 'Share of the formula, 0 to 1.' }),
    n: z.int().meta({ description: 'Number of answers used.' }),
    value: z.number().optional().meta({ description: '0 to 1; absent without data.' }),
    applied_weight: z
      .number()
      .optional()
      .meta({ description: 'Share after terms without data were dropped; absent for those.' }),
    points: z.number().optional().meta({ description: 'What it adds to the score.' }),
    detail: z.string().optional(),
  })
  .meta({ id: 'BrandScoreTerm', description: 'One term of the score with what it rests on.' })
export type BrandScoreTerm = z.infer<typeof BrandScoreTerm>

export const BrandRecommendation = z
  .looseObject({
    text: z.string(),
    term: z.string().optional().meta({ description: 'The term of the score that it would raise.' }),
    action: openEnum('write', 'mend', 'add_knowledge'),
    topic: z.string().optional().meta({ description: 'Topic of the article to write.' }),
    article_id: z.string().optional().meta({ description: 'The article to fix.' }),
    page_title: z.string().optional(),
    page_url: z.string().optional(),
    engine: z.string().optional().meta({ description: '`built-in`, or the model that wrote it.' }),
  })
  .meta({ id: 'BrandRecommendation', description: 'A recommendation with the page it is about.' })
export type BrandRecommendation = z.infer<typeof BrandRecommendation>

export const BrandCategory = z
  .looseObject({
    name: z.string(),
    source: openEnum('given', 'profile', 'knowledge', 'articles', 'settings').meta({
      description: '`given`, `profile` or `knowledge`; older scans also `articles` or `settings`.',
    }),
    basis: z.string().optional().meta({ description: 'The sentence that says so, word for word.' }),
  })
  .meta({ id: 'BrandCategory', description: 'The category that the questions ask about.' })
export type BrandCategory = z.infer<typeof BrandCategory>

export const BrandScan = z
  .looseObject({
    id: Uuid,
    status: openEnum('processing', 'completed', 'failed'),
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
    progress: JobProgress.optional().meta({ description: 'Masthead extension, as are all fields below.' }),
    reason: z.string().optional(),
    category: BrandCategory.optional(),
    aliases: z.array(z.string()).optional(),
    score_formula: z.string().optional(),
    score_terms: z.array(BrandScoreTerm).optional(),
    recommendation_details: z.array(BrandRecommendation).optional(),
    engines_asked: z.int().optional(),
    engines_answered: z.int().optional(),
    answers_counted: z.int().optional(),
    created_at: DateTime.optional(),
    updated_at: DateTime.optional(),
    completed_at: DateTime.optional(),
  })
  .meta({ id: 'BrandScan', description: 'How visible a brand is in the answers of engines.' })
export type BrandScan = z.infer<typeof BrandScan>

export const ListBrandScansQuery = PageQuery.extend({
  brand: text({ max: 100 }).optional().meta({ description: 'Filter by brand; case-insensitive.' }),
})
export type ListBrandScansQuery = z.infer<typeof ListBrandScansQuery>

export const ScannedBrand = z
  .looseObject({
    brand_name: z.string(),
    scans: z.int(),
    last_scan_id: Uuid,
    last_scan_at: DateTime,
    last_score: z.number().optional().meta({ description: 'Of the last scan that has one.' }),
  })
  .meta({ id: 'ScannedBrand', description: 'A brand with its scans so far.' })
export type ScannedBrand = z.infer<typeof ScannedBrand>

export const BrandScanList = z
  .looseObject({
    scans: z.array(BrandScan).meta({ description: 'Without `results` and their answers; read those by id.' }),
    brands: z
      .array(ScannedBrand)
      .optional()
      .meta({ description: 'The last 50 brands, whatever the filter.' }),
    ...pageMembers,
  })
  .meta({ id: 'BrandScanList', description: 'Brand scans, newest first.' })
export type BrandScanList = z.infer<typeof BrandScanList>

export const createBrandScan = operation({
  id: 'createBrandScan',
  method: 'POST',
  path: '/api/agent/tools/brand-scan',
  auth: 'agent',
  origin: 'published',
  noun: 'brand-scans',
  summary: 'Scan the visibility of a brand',
  description:
    'Asks every answer engine several questions about the brand and its category, and reads from the answers whether, where and how it is named. Answers at once; poll the scan by its id. When no engine answers, the scan fails and its credits come back.',
  charges: { label: 'Brand scan' },
  whenCallerLeaves: 'finishes',
  body: CreateBrandScanInput,
  sample: { brandName: 'Acme Coffee' },
  responses: { 202: CreatedBrandScan },
  essential: ['id'],
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

export const listBrandScans = operation({
  id: 'listBrandScans',
  method: 'GET',
  path: '/api/agent/tools/brand-scan',
  auth: 'agent',
  origin: 'ours',
  noun: 'brand-scans',
  summary: 'List brand scans, of all brands or of one',
  query: ListBrandScansQuery,
  responses: { 200: BrandScanList },
  errors: [400, 401, 429, 500],
})
