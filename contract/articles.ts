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
  WebAddress,
} from './primitives.ts'

export const ArticleSize = z
  .enum(['mini', 'standard', 'full', 'pillar'])
  .meta({ id: 'ArticleSize', description: 'About 500, 1000, 1500 or 2500 words.' })
export type ArticleSize = z.infer<typeof ArticleSize>

export const ArticleStatus = z
  .enum(['processing', 'generated', 'publishing', 'published', 'failed'])
  .meta({ id: 'ArticleStatus', description: '`generated` is a draft.' })
export type ArticleStatus = z.infer<typeof ArticleStatus>

export const GenerateArticleInput = z
  .strictObject({
    topic: text({ min: 1, max: 500 })
      .optional()
      .meta({ description: 'What to write about; needed unless source_urls are given.' }),
    source_urls: z
      .array(WebAddress)
      .min(1)
      .max(3)
      .optional()
      .meta({ description: 'Pages to write from; their statements are cited.' }),
    language: z.string().default('en').meta({ description: 'BCP 47 tag of the article, for example `de`.' }),
    size: ArticleSize.default('standard').meta({
      description: 'Length: about 500, 1,000, 1,500 or 2,500 words.',
    }),
    mode: z
      .enum(['standard', 'turbo'])
      .default('standard')
      .meta({ description: '`turbo` writes up to 800 words fast, for a tenth of the price.' }),
    enable_search: z.boolean().default(false).meta({ description: 'Look for further sources on the web.' }),
    persona: text({ max: 100 })
      .optional()
      .meta({ description: 'Voice to write in: a slug of `listPersonas`.' }),
    illustrations: z.boolean().default(false).meta({ description: 'Draw a cover and figures.' }),
    audio: z.boolean().default(false).meta({ description: 'Also read the article aloud into a file.' }),
    disable_competition: z
      .boolean()
      .default(false)
      .meta({ description: 'Skip the comparison with other pages, which lowers the price.' }),
    wait_for_completion: z
      .boolean()
      .default(true)
      .meta({ description: 'If false, returns 202 with a job to poll.' }),
    auto_publish: z
      .boolean()
      .optional()
      .meta({ description: 'Defaults to the tenant setting. If false, the article stays a draft.' }),
  })
  .refine((input) => input.topic !== undefined || input.source_urls !== undefined, {
    path: ['topic'],
    message: 'Give a topic, or 1 to 3 source_urls, or both.',
  })
  .meta({ id: 'GenerateArticleInput', description: 'A topic, 1 to 3 addresses, or both.' })
export type GenerateArticleInput = z.infer<typeof GenerateArticleInput>

/** What reading one address gave: an item of `extraction_results`. */
export const ExtractionResult = z
  .looseObject({
    url: z.string(),
    status: openEnum('read', 'failed'),
    final_url: z.string().optional(),
    title: z.string().optional(),
    language: z.string().optional(),
    words: z.int().optional(),
    error: z
      .string()
      .optional()
      .meta({ description: 'Machine-readable reason, for example `too_many_redirects`.' }),
    message: z.string().optional(),
  })
  .meta({ id: 'ExtractionResult', description: 'Result of fetching one source URL.' })
export type ExtractionResult = z.infer<typeof ExtractionResult>

/** Why an article should not be public as it is. */
export const ArticleProblem = z
  .looseObject({
    code: z.string().meta({
      description:
        '`internal_brief`, `off_topic`, `wrong_language`, `too_short`, `contradicted_facts` or `unsupported_facts`.',
    }),
    message: z.string(),
  })
  .meta({ id: 'ArticleProblem', description: 'Why an article should not be public as it is.' })
export type ArticleProblem = z.infer<typeof ArticleProblem>

const problems = z
  .array(ArticleProblem)
  .optional()
  .meta({ description: 'What speaks against publishing it. Masthead extension.' })

export const ArticleResult = z
  .looseObject({
    article_id: Uuid.nullable().optional(),
    title: z.string(),
    slug: z.string(),
    article_url: z.url().optional().meta({ description: 'Returns 404 until the article is published.' }),
    status: openEnum('publishing', 'generated'),
    mode: z.string().optional(),
    word_count: z.int(),
    credits_used: z.number(),
    estimated_total_credits: z.number().optional(),
    extensions: z.record(z.string(), z.unknown()).optional(),
    extraction_results: z.array(z.record(z.string(), z.unknown())).optional(),
    message: z.string().optional().meta({ description: 'Masthead extension, as are all fields below.' }),
    trust_level: z.string().optional(),
    engine: z.string().optional(),
    reason: z
      .string()
      .optional()
      .meta({ description: 'Code of the problem for which it was not published by itself.' }),
    problems,
  })
  .meta({ id: 'ArticleResult', description: 'Answer of a synchronous generation.' })
export type ArticleResult = z.infer<typeof ArticleResult>

export const QueuedArticle = z
  .strictObject({
    id: Uuid.meta({ description: 'Job id; also the id to poll and to publish.' }),
    status: z.literal('processing'),
    queued: z.literal(true),
    topic: z.string().optional(),
    message: z.string(),
  })
  .meta({ id: 'QueuedArticle', description: 'A generation in progress.' })
export type QueuedArticle = z.infer<typeof QueuedArticle>

export const Article = z
  .looseObject({
    status: openEnum('processing', 'generated', 'publishing', 'published', 'failed'),
    id: Uuid.optional(),
    queued: z.boolean().optional(),
    topic: z.string().optional(),
    source_urls: z
      .array(z.string())
      .optional()
      .meta({ description: 'The requested URLs. Masthead extension.' }),
    message: z.string().optional(),
    article_id: z.string().optional(),
    title: z.string().optional(),
    slug: z.string().optional(),
    article_url: z.string().optional(),
    mode: openEnum('standard', 'turbo', 'turbo+').optional(),
    word_count: z.int().optional(),
    credits_used: z.number().optional(),
    estimated_total_credits: z.number().optional(),
    reason: z.string().optional(),
    error: z.string().optional(),
    trust_level: openEnum('sourced', 'mixed', 'unsourced').optional(),
    extensions: z
      .looseObject({
        illustrations: z.unknown().optional(),
        audio: z.unknown().optional().meta({
          description:
            'The article read aloud: `status` (`ready`, `failed`), `url`, `seconds`, `bytes`, `voice`, `draft_voice`, `chapters`, `is_current`; `message` when it failed.',
        }),
        competition_intelligence: z.boolean().optional(),
        competition_gaps: z
          .unknown()
          .optional()
          .meta({ description: 'What the source pages cover and the draft does not. Masthead extension.' }),
      })
      .optional(),
    progress: JobProgress.optional(),
    extraction_results: z.array(z.record(z.string(), z.unknown())).optional(),
    size: z.string().optional(),
    language: z.string().optional(),
    persona: z.string().optional(),
    description: z.string().optional(),
    engine: z.string().optional().meta({ description: 'Which writer answered.' }),
    form: openEnum('article', 'digest', 'brief')
      .optional()
      .meta({ description: '`article`, `digest` or `brief`. Masthead extension.' }),
    problems,
    tokens: z
      .looseObject({
        input: z.number(),
        output: z.number(),
        cached: z.number().meta({ description: 'Number of input tokens served from a cache.' }),
      })
      .optional()
      .meta({ description: 'What the model counted. Masthead extension.' }),
    version: z.int().optional().meta({ description: 'Version of the draft; grows with every edit.' }),
    session_id: Uuid.optional().meta({ description: 'The session that started it.' }),
    scheduled_at: DateTime.optional(),
    published_at: DateTime.optional(),
    created_at: DateTime.optional(),
    updated_at: DateTime.optional(),
  })
  .meta({ id: 'Article', description: 'Status and result of one article.' })
export type Article = z.infer<typeof Article>

export const PublishedArticle = z
  .looseObject({
    article_id: Uuid,
    status: openEnum('publishing', 'published').meta({
      description: '`publishing`, or `published` when it already was.',
    }),
    message: z.string(),
    problems,
  })
  .meta({ id: 'PublishedArticle', description: 'Answer of the publish operation.' })
export type PublishedArticle = z.infer<typeof PublishedArticle>

const ArticleAction = <const Name extends string>(name: Name) =>
  z.literal(name).meta({ description: 'What to do with it.' })

export const ChangeArticleInput = z
  .discriminatedUnion(
    'action',
    [
      z.object({ action: ArticleAction('unpublish') }),
      z.object({
        action: ArticleAction('schedule'),
        at: DateTime.meta({ description: 'When to publish; only with `schedule`.' }),
      }),
      z.object({ action: ArticleAction('unschedule') }),
    ],
    {
      error: (issue) =>
        issue.code === 'invalid_union' ? 'Must be unpublish, schedule or unschedule.' : undefined,
    },
  )
  .meta({ id: 'ChangeArticleInput', description: 'Unpublish, or set or clear the time of publication.' })
export type ChangeArticleInput = z.infer<typeof ChangeArticleInput>

/** By title, by words, or by when it appears, appeared or last changed; with `-` in front, the other way round. */
export const ArticleSort = z
  .enum(['title', '-title', 'words', '-words', 'when', '-when'])
  .meta({ id: 'ArticleSort', description: 'Sort order; prefix with `-` to reverse.' })
export type ArticleSort = z.infer<typeof ArticleSort>

/** `scheduled` selects drafts with a time of publication, `unscheduled` those without one. */
export const ListArticlesQuery = PageQuery.extend({
  status: z
    .enum([...ArticleStatus.options, 'scheduled', 'unscheduled'])
    .optional()
    .meta({ description: 'Only articles in this state; `generated` is a draft.' }),
  q: text({ max: 200 }).optional().meta({ description: 'Words in the title or topic.' }),
  sort: ArticleSort.optional().meta({ description: 'Newest first when left out.' }),
})
export type ListArticlesQuery = z.infer<typeof ListArticlesQuery>

export const ArticleList = z
  .looseObject({
    articles: z.array(Article),
    counts: z
      .record(z.string(), z.int())
      .optional()
      .meta({ description: 'Articles by status, and `all`, `scheduled`, `unscheduled`.' }),
    ...pageMembers,
  })
  .meta({ id: 'ArticleList', description: 'Articles, newest first unless another order was asked for.' })
export type ArticleList = z.infer<typeof ArticleList>

export const generateArticle = operation({
  id: 'generateArticle',
  method: 'POST',
  path: '/api/agent/autopilot',
  auth: 'agent',
  origin: 'published',
  noun: 'articles',
  summary: 'Generate an article',
  charges: { label: 'Article' },
  whenCallerLeaves: 'finishes',
  body: GenerateArticleInput,
  sample: {
    topic: 'How to choose a coffee grinder',
    source_urls: ['http://example.com/'],
    size: 'mini',
    wait_for_completion: false,
    auto_publish: false,
  },
  responses: { 200: ArticleResult, 202: QueuedArticle },
  essential: ['article_id', 'id'],
  errors: [400, 401, 402, 409, 413, 415, 422, 429, 500],
})

export const getArticle = operation({
  id: 'getArticle',
  method: 'GET',
  path: '/api/agent/articles/{id}',
  auth: 'agent',
  origin: 'published',
  noun: 'articles',
  summary: 'Poll an article',
  params: IdParams,
  responses: { 200: Article },
  errors: [400, 401, 404, 429, 500],
})

export const publishArticle = operation({
  id: 'publishArticle',
  method: 'POST',
  path: '/api/agent/articles/{id}/publish',
  auth: 'agent',
  origin: 'published',
  noun: 'articles',
  summary: 'Publish a draft',
  params: IdParams,
  responses: { 200: PublishedArticle },
  essential: [],
  errors: [400, 401, 404, 409, 429, 500],
})

export const listArticles = operation({
  id: 'listArticles',
  method: 'GET',
  path: '/api/agent/articles',
  auth: 'agent',
  origin: 'ours',
  noun: 'articles',
  summary: 'List articles',
  query: ListArticlesQuery,
  sample: { limit: 10 },
  responses: { 200: ArticleList },
  errors: [400, 401, 429, 500],
})

export const changeArticle = operation({
  id: 'changeArticle',
  method: 'PATCH',
  path: '/api/agent/articles/{id}',
  auth: 'agent',
  origin: 'ours',
  noun: 'articles',
  summary: 'Unpublish, schedule or unschedule an article',
  params: IdParams,
  body: ChangeArticleInput,
  responses: { 200: Article },
  errors: [400, 401, 404, 409, 413, 415, 429, 500],
})

export const deleteArticle = operation({
  id: 'deleteArticle',
  method: 'DELETE',
  path: '/api/agent/articles/{id}',
  auth: 'agent',
  origin: 'ours',
  noun: 'articles',
  summary: 'Delete an article',
  params: IdParams,
  responses: { 200: Deleted },
  errors: [400, 401, 404, 409, 429, 500],
})
