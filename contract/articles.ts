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
  openEnum,
  PageQuery,
  pageMembers,
  text,
  UpdatedAt,
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

/** What an article is written from, and how: all that its length and its price depend on. */
export const articleWish = {
  topic: text({ min: 1, max: 500 }).optional().meta({
    description: 'What to write about, 1 to 500 characters; needed unless `source_urls` are given.',
  }),
  source_urls: z.array(WebAddress).min(1).max(3).optional().meta({
    description: '1 to 3 pages to write from; their statements are cited. Needed unless a topic is given.',
  }),
  language: z
    .string()
    .default('en')
    .meta({ description: 'BCP 47 tag of the language to write in, for example `de`.' }),
  size: ArticleSize.default('standard').meta({
    description: 'Length: about 500, 1,000, 1,500 or 2,500 words.',
  }),
  mode: z
    .enum(['standard', 'turbo'])
    .default('standard')
    .meta({ description: '`turbo` writes up to 800 words fast, for a tenth of the price.' }),
  enable_search: z
    .boolean()
    .default(false)
    .meta({ description: 'Whether to look for further sources on the web; needs a connected web search.' }),
  persona: text({ max: 100 }).optional().meta({
    description:
      'Voice to write in: a slug of `listPersonas`, or a description in your own words ("a patient stove fitter"). A model follows a description before the tone of the company profile; without a model the nearest of the voices is taken, and `message` says which.',
  }),
  illustrations: z.boolean().default(false).meta({
    description:
      'Whether to draw a figure of each table with numbers that can be compared. The price of `illustrations` is charged if one came; the cover is free.',
  }),
  audio: z.boolean().default(false).meta({
    description: 'Whether to read the article aloud into an audio file, for the price of `audio`.',
  }),
  disable_competition: z
    .boolean()
    .default(false)
    .meta({ description: 'Skip the comparison with other pages, which lowers the price.' }),
}

const ArticleWish = z.object(articleWish)
export type ArticleWish = z.infer<typeof ArticleWish>

export const noSubject = { path: ['topic'], message: 'Give a topic, or 1 to 3 source_urls, or both.' }

export function givesSubject(input: { topic?: unknown; source_urls?: unknown }): boolean {
  return input.topic !== undefined || input.source_urls !== undefined
}

export const GenerateArticleInput = z
  .strictObject({
    ...articleWish,
    wait_for_completion: z
      .boolean()
      .default(true)
      .meta({ description: 'If false, returns 202 with a job to poll.' }),
    auto_publish: z
      .boolean()
      .optional()
      .meta({ description: 'Defaults to the tenant setting. If false, the article stays a draft.' }),
  })
  .refine(givesSubject, noSubject)
  .meta({ id: 'GenerateArticleInput', description: 'A topic, 1 to 3 addresses, or both.' })
export type GenerateArticleInput = z.infer<typeof GenerateArticleInput>

/** What reading one address gave: an item of `extraction_results`. */
export const ExtractionResult = z
  .looseObject({
    url: z.string().meta({ description: 'The address as it was sent.' }),
    status: openEnum('read', 'failed').meta({
      description: '`read`, or `failed` with the reason in `error`.',
    }),
    final_url: z.string().optional().meta({ description: 'The address that answered after redirects.' }),
    title: z.string().optional().meta({ description: 'Title of the page that was read.' }),
    language: z
      .string()
      .optional()
      .meta({ description: 'BCP 47 tag of the language that the page is written in.' }),
    words: z.int().optional().meta({ description: 'Words of readable text that the page has.' }),
    error: z
      .string()
      .optional()
      .meta({ description: 'Machine-readable reason, for example `too_many_redirects`.' }),
    message: z
      .string()
      .optional()
      .meta({ description: 'Why it could not be read, as a sentence for a person.' }),
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
    message: z.string().meta({ description: 'What is wrong and how to fix it, as a sentence for a person.' }),
  })
  .meta({ id: 'ArticleProblem', description: 'Why an article should not be public as it is.' })
export type ArticleProblem = z.infer<typeof ArticleProblem>

const problems = z
  .array(ArticleProblem)
  .optional()
  .meta({ description: 'What speaks against publishing it. Masthead extension.' })

/** The published document has the address of a draft, too. */
export const ArticleUrlLive = z.boolean().meta({
  description:
    'Whether `article_url` has the article by now: true once it is published, false for a draft and while it is being published. Masthead extension.',
})

export const ArticleResult = z
  .looseObject({
    article_id: alwaysSent(
      Uuid.nullable().meta({
        description: 'Id of the article, as `getArticle` takes it; null only from a server that stores none.',
      }),
    ),
    id: alwaysSent(
      Uuid.meta({
        description:
          'The same as `article_id`, under the name that the answer 202 has for it. Masthead extension.',
      }),
    ),
    title: z.string().meta({ description: 'Headline of the article.' }),
    slug: z.string().meta({ description: 'Last part of the address of the article.' }),
    article_url: alwaysSent(
      z.url().meta({
        description:
          'Where the article can be read once it is published; answers 404 until then, which `article_url_live` says.',
      }),
    ),
    article_url_live: alwaysSent(ArticleUrlLive),
    status: openEnum('publishing', 'generated').meta({
      description:
        '`publishing` when it goes live by itself within seconds, `generated` when it stays a draft.',
    }),
    mode: alwaysSent(
      openEnum('standard', 'turbo', 'turbo+').meta({
        description:
          'The mode it was written in: `standard`, `turbo`, or `turbo+` for turbo with web search.',
      }),
    ),
    word_count: z.int().meta({ description: 'Words of the text, headings included.' }),
    credits_used: z
      .number()
      .meta({ description: 'Credits that were charged; never more than the estimate.' }),
    estimated_total_credits: alwaysSent(
      z
        .number()
        .meta({ description: 'Credits that were held when it was started, the most that it could cost.' }),
    ),
    extensions: alwaysSent(
      z.record(z.string(), z.unknown()).meta({
        description:
          'What was asked for besides the text: illustrations, audio, comparison with other pages.',
      }),
    ),
    extraction_results: z.array(z.record(z.string(), z.unknown())).optional().meta({
      description:
        'What reading each address gave, in the order of `source_urls`; items are like `ExtractionResult`.',
    }),
    message: alwaysSent(
      z.string().meta({
        description:
          'What happened, as a sentence for a person. This field and those below are Masthead extensions.',
      }),
    ),
    trust_level: openEnum('sourced', 'mixed', 'unsourced')
      .optional()
      .meta({ description: 'How much of the text has a source: `sourced`, `mixed` or `unsourced`.' }),
    engine: z.string().optional().meta({ description: 'Who wrote it: `built-in`, or `model: <name>`.' }),
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
    status: z
      .literal('processing')
      .meta({ description: 'Always `processing`: poll the article by its `id`.' }),
    queued: z.literal(true).meta({ description: 'Always true: the work goes on after this answer.' }),
    topic: z
      .string()
      .optional()
      .meta({ description: 'The topic as it was sent; absent when only addresses were given.' }),
    message: z.string().meta({ description: 'Where to poll, as a sentence for a person.' }),
  })
  .meta({ id: 'QueuedArticle', description: 'A generation in progress.' })
export type QueuedArticle = z.infer<typeof QueuedArticle>

export const Article = z
  .looseObject({
    status: openEnum('processing', 'generated', 'publishing', 'published', 'failed').meta({
      description: '`processing`, `generated` (a draft), `publishing`, `published` or `failed`.',
    }),
    id: alwaysSent(Uuid.meta({ description: 'Id of the article, the same as that of the job.' })),
    queued: alwaysSent(z.boolean().meta({ description: 'True while it waits or is being written.' })),
    topic: z
      .string()
      .optional()
      .meta({ description: 'The topic that was asked for; absent when only addresses were given.' }),
    source_urls: z
      .array(z.string())
      .optional()
      .meta({ description: 'The addresses to write from, as they were sent. Masthead extension.' }),
    message: z
      .string()
      .optional()
      .meta({ description: 'What is happening or has happened, as a sentence for a person.' }),
    article_id: z.string().optional().meta({ description: 'The same as `id`, once the article is written.' }),
    title: z.string().optional().meta({ description: 'Headline of the article, once it is written.' }),
    slug: z.string().optional().meta({ description: 'Last part of the address of the article.' }),
    article_url: z.string().optional().meta({
      description:
        'Where the article can be read once it is published; answers 404 until then, which `article_url_live` says.',
    }),
    article_url_live: ArticleUrlLive.optional(),
    mode: alwaysSent(
      openEnum('standard', 'turbo', 'turbo+').meta({
        description: 'The mode it is written in: `standard`, `turbo`, or `turbo+` for turbo with web search.',
      }),
    ),
    word_count: z.int().optional().meta({ description: 'Words of the text, headings included.' }),
    credits_used: z
      .number()
      .optional()
      .meta({ description: 'Credits that were charged; absent while it is `processing`, 0 when it failed.' }),
    estimated_total_credits: alwaysSent(
      z
        .number()
        .meta({ description: 'Credits that were held when it was started, the most that it can cost.' }),
    ),
    reason: z.string().optional().meta({
      description:
        'Machine-readable name of what stopped it or kept it a draft, for example `sources_unreadable` or `off_topic`.',
    }),
    error: z.string().optional().meta({ description: 'Why it failed, as a sentence for a person.' }),
    ...jobOutcome,
    trust_level: openEnum('sourced', 'mixed', 'unsourced')
      .optional()
      .meta({ description: 'How much of the text has a source: `sourced`, `mixed` or `unsourced`.' }),
    extensions: z
      .looseObject({
        illustrations: z
          .unknown()
          .optional()
          .meta({ description: 'The pictures that were drawn, or why there are none.' }),
        audio: z.unknown().optional().meta({
          description:
            'The article read aloud: `status` (`ready`, `failed`), `url`, `seconds`, `bytes`, `voice`, `draft_voice`, `chapters`, `is_current`; `message` when it failed.',
        }),
        competition_intelligence: z
          .boolean()
          .optional()
          .meta({ description: 'True when other pages on the topic were compared with.' }),
        competition_gaps: z
          .unknown()
          .optional()
          .meta({ description: 'What the source pages cover and the draft does not. Masthead extension.' }),
      })
      .optional()
      .meta({ description: 'What was asked for besides the text, and what became of it.' }),
    progress: JobProgress.optional(),
    extraction_results: z.array(z.record(z.string(), z.unknown())).optional().meta({
      description:
        'What reading each address gave, in the order of `source_urls`; items are like `ExtractionResult`.',
    }),
    size: alwaysSent(
      openEnum('mini', 'standard', 'full', 'pillar').meta({
        description: 'Length that was asked for: `mini`, `standard`, `full` or `pillar`.',
      }),
    ),
    language: alwaysSent(
      z.string().meta({ description: 'BCP 47 tag of the language that it is written in.' }),
    ),
    persona: z
      .string()
      .optional()
      .meta({ description: 'The voice that was asked for: a slug of `listPersonas`, or a description.' }),
    description: z
      .string()
      .optional()
      .meta({ description: 'The summary that search engines and previews show, at most 300 characters.' }),
    engine: z.string().optional().meta({ description: 'Which writer answered.' }),
    form: openEnum('article', 'digest', 'brief').optional().meta({
      description:
        "`article`, `digest` (the sources' own statements, grouped) or `brief` (questions, because there was nothing to write from). Masthead extension.",
    }),
    problems,
    tokens: z
      .looseObject({
        input: z.number().meta({ description: 'Tokens of all prompts together.' }),
        output: z.number().meta({ description: 'Tokens that the model wrote.' }),
        cached: z.number().meta({ description: 'Number of input tokens served from a cache.' }),
      })
      .optional()
      .meta({ description: 'What the model counted. Masthead extension.' }),
    author: z
      .string()
      .optional()
      .meta({ description: 'Who of the site’s authors signs it; absent where the first does.' }),
    tags: z
      .array(z.string())
      .optional()
      .meta({ description: 'Its tags, where it has any, the first one foremost. Masthead extension.' }),
    version: z.int().optional().meta({ description: 'Version of the draft; grows with every edit.' }),
    session_id: Uuid.optional().meta({
      description: 'Id of the session whose run wrote it; absent when an agent or a person asked for it.',
    }),
    refreshes: Uuid.optional().meta({
      description: 'The article whose text this draft was written to replace, by `replaceArticle`.',
    }),
    refreshed_by: Uuid.optional().meta({
      description:
        'The newest draft that was written to replace its text; in the answer of `getArticle` alone.',
    }),
    warnings: z.array(z.string()).optional().meta({
      description:
        'That the text is an internal brief and no article, and what to do; in the answer of `getArticle` alone. Masthead extension.',
    }),
    scheduled_at: DateTime.optional().meta({
      description: 'When the draft will be published; absent when no time is set.',
    }),
    published_at: DateTime.optional().meta({ description: 'When it went live; absent for a draft.' }),
    created_at: alwaysSent(CreatedAt),
    updated_at: alwaysSent(UpdatedAt),
  })
  .meta({ id: 'Article', description: 'Status and result of one article.' })
export type Article = z.infer<typeof Article>

export const PublishedArticle = z
  .looseObject({
    article_id: Uuid.meta({ description: 'Id of the article that was published.' }),
    id: alwaysSent(Uuid.meta({ description: 'The same as `article_id`. Masthead extension.' })),
    status: openEnum('publishing', 'published').meta({
      description: '`publishing`, or `published` when it already was.',
    }),
    message: z.string().meta({ description: 'What happens next, as a sentence for a person.' }),
    article_url: z.string().optional().meta({
      description:
        'Where readers find it within seconds; absent while its home is elsewhere and has not taken it. Masthead extension.',
    }),
    problems,
    warnings: z.array(z.string()).optional().meta({
      description:
        'What to do about an article that nothing supports, which is published because it was asked for. Masthead extension.',
    }),
  })
  .meta({ id: 'PublishedArticle', description: 'Answer of the publish operation.' })
export type PublishedArticle = z.infer<typeof PublishedArticle>

const ArticleAction = <const Name extends string>(name: Name) =>
  z.literal(name).meta({ description: 'The change to make; it decides which other fields are needed.' })

function actionWords({ action }: { action?: unknown }): string {
  const words = 'Must be unpublish, schedule or unschedule.'
  return action === undefined
    ? `${words} To save a title or text, call saveDraft: PUT /api/agent/articles/{id}/draft. To publish, call publishArticle: POST /api/agent/articles/{id}/publish.`
    : words
}

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
      error: (issue) => (issue.code === 'invalid_union' ? actionWords(Object(issue.input)) : undefined),
    },
  )
  .meta({ id: 'ChangeArticleInput', description: 'Unpublish, or set or clear the time of publication.' })
export type ChangeArticleInput = z.infer<typeof ChangeArticleInput>

/** By title, by words, or by when it appears, appeared or last changed; with `-` in front, the other way round. */
export const ArticleSort = z
  .enum(['title', '-title', 'words', '-words', 'when', '-when', 'created', '-created'])
  .meta({
    id: 'ArticleSort',
    description:
      'Sort order; prefix with `-` to reverse. `when` is when it was published, is due, or was last changed.',
  })
export type ArticleSort = z.infer<typeof ArticleSort>

/** `scheduled` selects drafts with a time of publication, `unscheduled` those without one. */
export const ListArticlesQuery = PageQuery.extend({
  status: z
    .enum([...ArticleStatus.options, 'scheduled', 'unscheduled'])
    .optional()
    .meta({ description: 'Only articles in this state; `generated` is a draft.' }),
  q: text({ max: 200 }).optional().meta({ description: 'Words in the title or topic.' }),
  tag: text({ min: 1, max: 40 }).optional().meta({ description: 'Only articles with exactly this tag.' }),
  sort: ArticleSort.optional().meta({ description: 'Newest first when left out.' }),
})
export type ListArticlesQuery = z.infer<typeof ListArticlesQuery>

export const ArticleList = z
  .looseObject({
    articles: z
      .array(Article)
      .meta({ description: 'The articles that match, without their texts; `getDraft` has those.' }),
    counts: alwaysSent(
      z
        .record(z.string(), z.int())
        .meta({ description: 'Articles by status, and `all`, `scheduled`, `unscheduled`.' }),
    ),
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
  description:
    'Researches, writes and checks an article from a topic, from 1 to 3 addresses, or from both, and from the knowledge base. Waits for the result by default; with `wait_for_completion: false` it returns 202 with an id to poll. The price is held first, and only what the written length costs is charged; a failure costs nothing.',
  charges: { label: 'Article' },
  cancelledBy: 'cancelArticle',
  whenCallerLeaves: 'finishes',
  query: z.strictObject({
    refreshes: Uuid.optional().meta({
      description:
        'An article whose text the new one is to replace. It stays a draft, whatever the settings say, and nothing public changes until `replaceArticle`. Masthead extension.',
    }),
  }),
  extensionMembers: { refreshes: 'needed' },
  body: GenerateArticleInput,
  bodyNeedsOneOf: ['topic', 'source_urls'],
  sample: {
    topic: 'Grinders for a coffee bar',
    size: 'mini',
    wait_for_completion: false,
    auto_publish: false,
  },
  responses: { 200: ArticleResult, 202: QueuedArticle },
  essential: ['article_id', 'id'],
  errors: [400, 401, 402, 404, 409, 413, 415, 422, 429, 500],
})

export const getArticle = operation({
  id: 'getArticle',
  method: 'GET',
  path: '/api/agent/articles/{id}',
  auth: 'agent',
  origin: 'published',
  noun: 'articles',
  summary: 'Poll an article',
  description:
    'Returns the state of an article with its numbers and, once it is written, its address. Poll every few seconds, or wait for `article.generated` and `article.failed`. The text is in `getDraft`.',
  params: IdParams,
  responses: { 200: Article },
  errors: [400, 401, 404, 429, 500],
})

export const publishArticle = operation({
  id: 'publishArticle',
  insteadOfBody:
    'To publish later, send PATCH /api/agent/articles/{id} with {"action": "schedule", "at": "2026-01-31T09:00:00Z"}.',
  method: 'POST',
  path: '/api/agent/articles/{id}/publish',
  auth: 'agent',
  origin: 'published',
  noun: 'articles',
  summary: 'Publish a draft',
  description:
    'Puts a draft on the published site within seconds. A draft that is published already answers `published`; while it is `publishing`, `Location` and `Retry-After` say where and when to look. 409 when the article failed or is still being written.',
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
  description:
    'Lists articles of every state with their numbers, newest first unless `sort` says otherwise; `counts` has the number in each state. Texts are not included.',
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
  description:
    'Takes a published article back to a draft, sets the time at which a draft is published, or clears that time. 409 when the state of the article does not allow the action.',
  params: IdParams,
  body: ChangeArticleInput,
  responses: { 200: Article },
  errors: [400, 401, 404, 409, 413, 415, 429, 500],
})

export const ReplaceArticleInput = z
  .object({
    draft_id: Uuid.meta({
      description: 'The draft whose text takes its place, for example one that was written with `refreshes`.',
    }),
  })
  .meta({
    id: 'ReplaceArticleInput',
    description: 'Which text takes the place of the one that an article has.',
  })
export type ReplaceArticleInput = z.infer<typeof ReplaceArticleInput>

export const replaceArticle = operation({
  id: 'replaceArticle',
  method: 'POST',
  path: '/api/agent/articles/{id}/replace',
  auth: 'agent',
  origin: 'ours',
  noun: 'articles',
  summary: 'Replace the text of an article by that of a draft',
  description:
    'The text of the draft becomes the next version of the article, with its sources, claims and pictures. The article keeps its address; the draft is gone. A published article changes within seconds, at its destinations too, and keeps its readers’ numbers, its posts and its date of publication. Earlier versions stay. Costs nothing.',
  params: IdParams,
  body: ReplaceArticleInput,
  responses: { 200: Article },
  errors: [400, 401, 404, 409, 413, 415, 429, 500],
})

export const cancelArticle = operation({
  id: 'cancelArticle',
  method: 'POST',
  path: '/api/agent/articles/{id}/cancel',
  auth: 'agent',
  origin: 'ours',
  noun: 'articles',
  summary: 'Cancel an article in progress',
  description:
    'Ends the work at once and returns all reserved credits: the article is `failed` with the `reason` `cancelled`, and `article.failed` is sent. A call that waits for it answers 409 `cancelled`. Cancelling again changes nothing. 409 once it has ended otherwise.',
  params: IdParams,
  responses: { 200: Article },
  errors: [400, 401, 404, 409, 429, 500],
})

export const deleteArticle = operation({
  id: 'deleteArticle',
  method: 'DELETE',
  path: '/api/agent/articles/{id}',
  auth: 'agent',
  origin: 'ours',
  noun: 'articles',
  summary: 'Delete an article',
  description:
    'Deletes the article with its versions, pictures and recording for good; its address answers 404. 409 while it is being written or published.',
  params: IdParams,
  responses: { 200: Deleted },
  errors: [400, 401, 404, 409, 429, 500],
})
