import { z } from 'zod'
import { alwaysSent } from './always-sent.ts'
import { jobOutcome } from './job-outcome.ts'
import { operation } from './operation.ts'
import {
  CompletedAt,
  CreatedAt,
  DateTime,
  IdParams,
  JobProgress,
  jobMembers,
  openEnum,
  PageQuery,
  pageMembers,
  text,
  UpdatedAt,
  Uuid,
} from './primitives.ts'

export const CreateBrandScanInput = z
  .object({
    brandName: text({ min: 1, max: 100 }).meta({
      description: 'The brand to look for in answers, 1 to 100 characters.',
    }),
    category: text({ min: 1, max: 100 }).optional().meta({
      description:
        'Market category in the plural, for example `coffee grinders`; the one of the company profile when left out. Masthead extension.',
    }),
    aliases: z
      .array(text({ min: 1, max: 100 }))
      .max(10)
      .optional()
      .meta({ description: 'Up to 10 other names of the brand, which count as it. Masthead extension.' }),
    questions: z
      .array(text({ min: 3, max: 300 }))
      .min(1)
      .max(8)
      .refine((all) => new Set(all).size === all.length, { message: 'Must not name a question twice.' })
      .optional()
      .meta({
        description:
          'Questions to ask in place of the usual ones, 1 to 8 of 3 to 300 characters; those that name the brand do not count as mentions. The price stays the same. Masthead extension.',
      }),
  })
  .meta({ id: 'CreateBrandScanInput', description: 'The brand to ask the engines about.' })
export type CreateBrandScanInput = z.infer<typeof CreateBrandScanInput>

export const CreatedBrandScan = z
  .looseObject({
    id: Uuid.meta({ description: 'Id of the scan, which the poll takes.' }),
    status: openEnum('processing').meta({
      description: 'Always `processing`: poll until it is `completed` or `failed`.',
    }),
    brand_name: z.string().meta({ description: 'The brand as it was sent.' }),
    credits_charged: z.int().min(0).meta({
      description: 'Credits that are held for it: charged once it is completed, given back if it fails.',
    }),
    ...jobMembers,
  })
  .meta({ id: 'CreatedBrandScan', description: 'A brand scan that is being worked on.' })
export type CreatedBrandScan = z.infer<typeof CreatedBrandScan>

/** Positions of the brand in a text: pairs of offsets in UTF-16 units, in order and disjoint. */
const Marks = z.array(z.tuple([z.int(), z.int()]))

/** A source that an answer names. */
export const BrandScanCitation = z
  .looseObject({
    url: z.string().optional().meta({ description: 'Address that the answer gives as a source.' }),
    title: z.string().optional().meta({ description: 'Title that the answer gives the source.' }),
    own: z.boolean().optional().meta({ description: 'True if the page belongs to the brand.' }),
  })
  .meta({ id: 'BrandScanCitation', description: 'A source that an answer names.' })
export type BrandScanCitation = z.infer<typeof BrandScanCitation>

/** One question to one engine, and what was read from its answer. All of it is ours. */
export const BrandScanAnswer = z
  .looseObject({
    kind: openEnum('category', 'alternatives', 'comparison', 'versus', 'reputation', 'direct', 'custom').meta(
      {
        description:
          'What is asked: about the `category`, `alternatives`, a `comparison`, one brand `versus` another, its `reputation`, the brand `direct`, or a `custom` question that was sent.',
      },
    ),
    question: z.string().meta({ description: 'The question as it was asked.' }),
    names_brand: z.boolean().meta({
      description: 'True if the question names the brand; such answers do not count as mentions.',
    }),
    answer: z
      .string()
      .optional()
      .meta({ description: 'The answer of the engine, word for word; absent when it did not answer.' }),
    cut: z.boolean().optional().meta({ description: 'True if the answer was truncated.' }),
    error: z.string().optional().meta({ description: 'Why the engine did not answer.' }),
    mentioned: z
      .boolean()
      .optional()
      .meta({ description: 'True when the answer names the brand as something it knows.' }),
    marks: Marks.optional().meta({ description: 'Positions of the brand in `answer`.' }),
    rank: z
      .int()
      .optional()
      .meta({ description: 'Place of the brand in the list of the answer; 1 is first.' }),
    sentiment: openEnum('positive', 'neutral', 'negative')
      .optional()
      .meta({ description: 'How the answer speaks of the brand: `positive`, `neutral` or `negative`.' }),
    confidence: z.number().optional().meta({ description: '0 to 1: how sure the reading is.' }),
    cited: z.boolean().optional().meta({ description: 'Absent where the answer names no source at all.' }),
    citations: z
      .array(BrandScanCitation)
      .optional()
      .meta({ description: 'The sources that the answer names.' }),
    snippet: z.string().optional().meta({ description: 'The sentence of the answer that names the brand.' }),
    snippet_marks: Marks.optional().meta({
      description: 'Positions of the brand in `snippet`, as pairs of UTF-16 offsets.',
    }),
    competitors: z
      .array(z.string())
      .optional()
      .meta({ description: 'Competitors that the answer names and the question does not.' }),
  })
  .meta({ id: 'BrandScanAnswer', description: 'One question to one engine and its answer.' })
export type BrandScanAnswer = z.infer<typeof BrandScanAnswer>

export const BrandScanResult = z
  .looseObject({
    llmId: z.string().meta({ description: 'Id of the answer engine, stable from scan to scan.' }),
    mentioned: z.boolean().optional().meta({ description: 'True when at least one answer names the brand.' }),
    sentiment: openEnum('positive', 'neutral', 'negative')
      .optional()
      .meta({ description: 'How its answers speak of the brand: `positive`, `neutral` or `negative`.' }),
    confidence: z.number().optional().meta({ description: 'How sure the reading is, 0 to 1.' }),
    snippet: z
      .string()
      .optional()
      .meta({ description: 'The sentence that best shows how the brand is named.' }),
    error: z.string().optional().meta({ description: 'Why this engine did not answer; absent when it did.' }),
    label: z.string().optional().meta({
      description: 'Name of the engine for a person. This field and those below are Masthead extensions.',
    }),
    engine_kind: openEnum('built-in', 'configured', 'example').optional().meta({
      description:
        '`built-in` for the retrieval that comes with the service, `configured` for a model, `example` for one of the demo, whose answers are invented.',
    }),
    snippet_marks: Marks.optional().meta({
      description: 'Positions of the brand in `snippet`, as pairs of UTF-16 offsets.',
    }),
    rank: z.number().optional().meta({ description: 'Best place in a list.' }),
    cited: z
      .boolean()
      .optional()
      .meta({ description: 'True when an answer names a page of the brand as a source.' }),
    questions_asked: z.int().optional().meta({ description: 'Number of questions to this engine.' }),
    questions_answered: z.int().optional().meta({ description: 'Number of those that it answered.' }),
    unprompted_answers: z
      .int()
      .optional()
      .meta({ description: 'Answers to questions that do not say the name.' }),
    unprompted_mentions: z
      .int()
      .optional()
      .meta({ description: 'Answers that name the brand although the question does not.' }),
    competitors: z
      .array(
        z.looseObject({
          name: z.string().meta({ description: 'Name of the competitor, as the company profile has it.' }),
          mentions: z.int().meta({ description: 'Answers that name the competitor.' }),
          answers: z.int().meta({ description: 'Answers that could have named it.' }),
        }),
      )
      .optional()
      .meta({ description: 'Number of answers that mention a competitor, of those that could.' }),
    answers: z
      .array(BrandScanAnswer)
      .optional()
      .meta({ description: 'Every question and its answer, in the order in which they were asked.' }),
  })
  .meta({ id: 'BrandScanResult', description: 'What one engine answered.' })
export type BrandScanResult = z.infer<typeof BrandScanResult>

/** One term of the score. All of it is ours. */
export const BrandScoreTerm = z
  .looseObject({
    id: openEnum('mention', 'rank', 'sentiment', 'citation').meta({
      description: 'Stable name of the factor: `mention`, `rank`, `sentiment` or `citation`.',
    }),
    label: z.string().meta({ description: 'Name of the factor for a person.' }),
    weight: z.number().meta({ description: 'Share of the formula, 0 to 1.' }),
    n: z.int().meta({ description: 'Number of answers used.' }),
    value: z.number().optional().meta({ description: '0 to 1; absent without data.' }),
    applied_weight: z
      .number()
      .optional()
      .meta({ description: 'Share after terms without data were dropped; absent for those.' }),
    points: z.number().optional().meta({ description: 'What it adds to the score.' }),
    detail: z.string().optional().meta({ description: 'What the value is based on, in a sentence.' }),
  })
  .meta({ id: 'BrandScoreTerm', description: 'One term of the score with what it rests on.' })
export type BrandScoreTerm = z.infer<typeof BrandScoreTerm>

export const BrandRecommendation = z
  .looseObject({
    text: z.string().meta({ description: 'What to do and why, in a sentence.' }),
    term: z.string().optional().meta({ description: 'The term of the score that it would raise.' }),
    action: openEnum('write', 'mend', 'add_knowledge').meta({
      description: '`write` an article, `mend` a page, or `add_knowledge`.',
    }),
    topic: z.string().optional().meta({ description: 'Topic of the article to write.' }),
    article_id: z
      .string()
      .optional()
      .meta({ description: 'Id of the published article whose page should be fixed.' }),
    page_title: z.string().optional().meta({ description: 'Title of that page, as its site shows it.' }),
    page_url: z.string().optional().meta({ description: 'Address of the page that it is about.' }),
    engine: z.string().optional().meta({ description: '`built-in`, or the model that wrote it.' }),
  })
  .meta({ id: 'BrandRecommendation', description: 'A recommendation with the page it is about.' })
export type BrandRecommendation = z.infer<typeof BrandRecommendation>

export const BrandCategory = z
  .looseObject({
    name: z.string().meta({ description: 'The category, in the plural.' }),
    source: openEnum('given', 'profile', 'knowledge', 'articles', 'settings').meta({
      description: '`given`, `profile` or `knowledge`; older scans also `articles` or `settings`.',
    }),
    basis: z.string().optional().meta({ description: 'The sentence that says so, word for word.' }),
  })
  .meta({ id: 'BrandCategory', description: 'The category that the questions ask about.' })
export type BrandCategory = z.infer<typeof BrandCategory>

export const BrandMentions = z
  .looseObject({
    name: z.string().meta({ description: 'The brand, or a competitor as the company profile has it.' }),
    is_own: z.boolean().meta({ description: 'True for the brand that was scanned.' }),
    mentions: z.int().meta({ description: 'Answers that name it although their question does not.' }),
    answers: z.int().meta({ description: 'Answers that could have named it.' }),
  })
  .meta({ id: 'BrandMentions', description: 'How often a brand is named, over all engines.' })
export type BrandMentions = z.infer<typeof BrandMentions>

export const BrandScan = z
  .looseObject({
    id: Uuid.meta({ description: 'Id of the scan, which the poll takes.' }),
    status: openEnum('processing', 'completed', 'failed').meta({
      description: '`processing`, then `completed` or `failed`.',
    }),
    brand_name: alwaysSent(z.string().meta({ description: 'The brand as it was sent.' })),
    credits_charged: alwaysSent(
      z.int().min(0).meta({
        description:
          'Credits of the scan: held while it is `processing`, charged once it is `completed`, 0 when it failed and they came back.',
      }),
    ),
    overall_score: z.number().min(0).max(100).optional().meta({
      description:
        'Visibility of the brand from 0 to 100, in what `score_basis` says; absent when no engine answered.',
    }),
    score_basis: openEnum('own_content', 'answer_engines').optional().meta({
      description:
        'What the score measures: `answer_engines`, what the connected answer engines say; `own_content`, a practice scan: what readers of your articles and Knowledge find, by the built-in retrieval; not comparable, and nothing about answer engines. Masthead extension.',
    }),
    results: z
      .array(BrandScanResult)
      .optional()
      .meta({ description: 'What each answer engine said, one entry per engine.' }),
    recommendations: z
      .array(z.string())
      .optional()
      .meta({ description: 'What to do, in sentences, most useful first.' }),
    warnings: z.array(z.string()).optional().meta({ description: 'What limits the result, in sentences.' }),
    error: z.string().optional().meta({ description: 'Why it failed, as a sentence for a person.' }),
    ...jobOutcome,
    progress: JobProgress.optional().meta({
      description: 'Where the scan is while it works. This field and those below are Masthead extensions.',
    }),
    reason: z
      .string()
      .optional()
      .meta({ description: 'Machine-readable name of why it failed, for example `no_engine_answered`.' }),
    answers_invented: z.literal(true).optional().meta({
      description: 'Present where an engine of the demo answered, whose answers are invented.',
    }),
    category: BrandCategory.optional(),
    aliases: z
      .array(z.string())
      .optional()
      .meta({ description: 'The other names that counted as the brand.' }),
    score_formula: z
      .string()
      .optional()
      .meta({ description: 'How the score is calculated, as a formula in words.' }),
    score_terms: z
      .array(BrandScoreTerm)
      .optional()
      .meta({ description: 'The factors of the score with their weights and values.' }),
    recommendation_details: z
      .array(BrandRecommendation)
      .optional()
      .meta({ description: 'The recommendations with the pages and topics they are about.' }),
    engines_asked: z.int().optional().meta({ description: 'Number of answer engines that were asked.' }),
    engines_answered: z.int().optional().meta({ description: 'Number of answer engines that answered.' }),
    answers_counted: z
      .int()
      .optional()
      .meta({ description: 'Number of answers that the score is based on.' }),
    share_of_voice: z.array(BrandMentions).optional().meta({
      description:
        'The brand first, then its competitors, most named first. Absent until the scan has ended.',
    }),
    created_at: alwaysSent(CreatedAt),
    updated_at: alwaysSent(UpdatedAt),
    completed_at: CompletedAt.optional(),
  })
  .meta({ id: 'BrandScan', description: 'How visible a brand is in the answers of engines.' })
export type BrandScan = z.infer<typeof BrandScan>

export const BrandScanSort = z.enum(['brand', '-brand', 'score', '-score', 'when', '-when']).meta({
  id: 'BrandScanSort',
  description:
    'Sort order; prefix with `-` to reverse. A scan without a score is below 0; `when` is when it was started.',
})
export type BrandScanSort = z.infer<typeof BrandScanSort>

export const ListBrandScansQuery = PageQuery.extend({
  brand: text({ max: 100 }).optional().meta({ description: 'Filter by brand; case-insensitive.' }),
  sort: BrandScanSort.optional().meta({ description: 'Newest first when left out.' }),
})
export type ListBrandScansQuery = z.infer<typeof ListBrandScansQuery>

export const ScannedBrand = z
  .looseObject({
    brand_name: z.string().meta({ description: 'The brand as its newest scan spells it.' }),
    scans: z.int().meta({ description: 'How often the brand was scanned.' }),
    last_scan_id: Uuid.meta({ description: 'Id of the newest one, which the poll takes.' }),
    last_scan_at: DateTime.meta({ description: 'When its newest scan was started.' }),
    last_score: z.number().optional().meta({ description: 'Of the last scan that has one.' }),
    last_score_basis: openEnum('own_content', 'answer_engines')
      .optional()
      .meta({ description: 'What that score measures, as `score_basis` of a scan says it.' }),
    last_answers_invented: z
      .literal(true)
      .optional()
      .meta({ description: 'Present where that score is of invented answers, as in the demo.' }),
    previous_score: z.number().optional().meta({
      description:
        'Of the scan before that one; absent while only one has a score, and where it measured something else.',
    }),
  })
  .meta({ id: 'ScannedBrand', description: 'A brand with its scans so far.' })
export type ScannedBrand = z.infer<typeof ScannedBrand>

export const BrandScanList = z
  .looseObject({
    scans: z.array(BrandScan).meta({ description: 'Without `results` and their answers; read those by id.' }),
    brands: alwaysSent(
      z.array(ScannedBrand).meta({ description: 'The last 50 brands, whatever the filter.' }),
    ),
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
    'Asks every answer engine several questions about the brand and its category. The answers show whether, where and how it is named. Answers at once; poll the scan by its id. When no engine answers, the scan fails and its credits come back.',
  charges: { label: 'Brand scan' },
  cancelledBy: 'cancelBrandScan',
  whenCallerLeaves: 'finishes',
  body: CreateBrandScanInput,
  extensionMembers: { category: 'needed', aliases: 'needed', questions: 'needed' },
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
  description:
    'Returns the state of a scan and, once it is completed, the score, every question with its answer, and recommendations. Poll every few seconds, or wait for `brand_scan.completed`.',
  params: IdParams,
  responses: { 200: BrandScan },
  errors: [400, 401, 404, 429, 500],
})

export const cancelBrandScan = operation({
  id: 'cancelBrandScan',
  method: 'POST',
  path: '/api/agent/tools/brand-scan/{id}/cancel',
  auth: 'agent',
  origin: 'ours',
  noun: 'brand-scans',
  summary: 'Cancel a brand scan in progress',
  description:
    'Ends the work at once and returns all reserved credits: the scan is `failed` with the `reason` `cancelled`, and `brand_scan.failed` is sent. Cancelling again changes nothing. 409 once it has ended otherwise.',
  params: IdParams,
  responses: { 200: BrandScan },
  errors: [400, 401, 404, 409, 429, 500],
})

export const listBrandScans = operation({
  id: 'listBrandScans',
  method: 'GET',
  path: '/api/agent/tools/brand-scan',
  auth: 'agent',
  origin: 'ours',
  noun: 'brand-scans',
  summary: 'List brand scans, of all brands or of one',
  description:
    'Lists scans of every state, newest first, without the answers of the engines. `brand` narrows it to one brand, for example to draw its score over time.',
  query: ListBrandScansQuery,
  responses: { 200: BrandScanList },
  errors: [400, 401, 429, 500],
})
