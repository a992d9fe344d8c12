import { z } from 'zod'
import { operation } from './operation.ts'
import { DateTime, IdParams, openEnum, optionalQueryInteger, text, Uuid } from './primitives.ts'

/** A source that the article cites as `[n]`. */
export const ArticleSource = z
  .looseObject({
    reference: z.int().meta({ description: 'The n of `[n]` in the text.' }),
    kind: openEnum('page', 'knowledge', 'article'),
    title: z.string(),
    url: z.string().optional(),
    document_id: z.string().optional(),
    language: z.string().optional(),
    role: z.string().optional().meta({ description: '`internal`: the source is listed nowhere publicly.' }),
  })
  .meta({ id: 'ArticleSource', description: 'A source that the article cites.' })
export type ArticleSource = z.infer<typeof ArticleSource>

/** One statement of the text with the passage it rests on. */
export const ArticleClaim = z
  .looseObject({
    id: z.string(),
    text: z.string().meta({ description: 'The statement, or the number, date, name or quotation in it.' }),
    kind: openEnum('statement', 'number', 'date', 'name', 'quotation'),
    supported: z.boolean(),
    reference: z.int().optional(),
    passage: z.string().optional().meta({ description: 'The passage of the source, word for word.' }),
    place: openEnum('title', 'description', 'heading', 'body').optional(),
    sentence_kind: openEnum('fact', 'inference', 'advice', 'definition', 'transition').optional().meta({
      description: '`fact`, `inference`, `advice`, `definition` or `transition`; only a fact needs a source.',
    }),
    verdict: openEnum('supported', 'contradicted', 'absent', 'not_needed').optional(),
    discrepancy: z.string().optional().meta({
      description:
        'What differs from the source: `number`, `unit`, `direction`, `negation`, `quantity`, `comparison`, `modality`, `name`, `date`, `quotation` or `nothing_like_it`.',
    }),
    checked_by: z
      .string()
      .optional()
      .meta({ description: '`words` for the lexical check, otherwise the name of the model.' }),
  })
  .meta({ id: 'ArticleClaim', description: 'One statement and the passage that supports it.' })
export type ArticleClaim = z.infer<typeof ArticleClaim>

/** One thing that was read for an article, cited or not. */
export const DraftEvidence = z
  .looseObject({
    reference: z.int().optional().meta({ description: 'Left out where the text does not cite it.' }),
    kind: openEnum('page', 'knowledge', 'article'),
    role: openEnum('facts', 'voice', 'internal').optional(),
    title: z.string(),
    url: z.string().optional(),
    document_id: z.string().optional(),
    language: z.string().optional(),
  })
  .meta({ id: 'DraftEvidence', description: 'One thing that was read for an article.' })
export type DraftEvidence = z.infer<typeof DraftEvidence>

/** What the check changed in one sentence of the writer. */
export const SentenceChange = z
  .looseObject({ before: z.string(), after: z.string(), reason: z.string() })
  .meta({ id: 'SentenceChange', description: 'A sentence that the check changed.' })
export type SentenceChange = z.infer<typeof SentenceChange>

export const ArticleVersion = z
  .looseObject({
    version: z.int(),
    origin: openEnum('generated', 'edited'),
    title: z.string(),
    word_count: z.int(),
    created_at: DateTime,
  })
  .meta({ id: 'ArticleVersion', description: 'One kept version of a draft.' })
export type ArticleVersion = z.infer<typeof ArticleVersion>

/** A drawn picture of an article, readable before the article is. */
export const DraftPicture = z
  .looseObject({
    file: z.string().meta({ description: 'Its name, by which the text shows it.' }),
    url: z
      .string()
      .meta({ description: 'A signed address that needs no key and stops after an hour or two.' }),
    alt: z.string(),
    caption: z.string().optional(),
    role: openEnum('cover', 'banner', 'figure'),
    width: z.int().meta({ description: 'In pixels, like the height.' }),
    height: z.int(),
  })
  .meta({ id: 'DraftPicture', description: 'A drawn picture of an article.' })
export type DraftPicture = z.infer<typeof DraftPicture>

export const Draft = z
  .looseObject({
    article_id: Uuid,
    version: z.int(),
    title: z.string(),
    slug: z.string(),
    description: z.string(),
    markdown: z.string(),
    generated_markdown: z
      .string()
      .optional()
      .meta({ description: 'The text as the writer left it, for a diff.' }),
    tags: z.array(z.string()),
    sources: z.array(ArticleSource),
    claims: z.array(ArticleClaim),
    pictures: z
      .array(DraftPicture)
      .optional()
      .meta({ description: 'The cover first; empty without pictures.' }),
    audio_url: z.string().optional().meta({
      description: 'The recording, at a signed address that needs no key and stops after an hour or two.',
    }),
    changes: z
      .array(SentenceChange)
      .optional()
      .meta({ description: 'What the check changed before the first version.' }),
    evidence: z.array(DraftEvidence).optional().meta({ description: 'All that was read for it.' }),
    versions: z.array(ArticleVersion),
    updated_at: DateTime,
  })
  .meta({ id: 'Draft', description: 'The text of an article with its sources and claim ledger.' })
export type Draft = z.infer<typeof Draft>

export const SaveDraftInput = z
  .object({
    version: z
      .int()
      .min(1)
      .meta({ description: 'The version that was edited; 409 when it is no longer the newest.' }),
    title: text({ min: 1, max: 200 }).meta({ description: 'Title of the article.' }),
    slug: text({ min: 1, max: 120 })
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use lower-case letters, digits and single hyphens.')
      .meta({ description: 'Last part of its address: lower-case letters, digits and single hyphens.' }),
    description: text({ max: 300 }).meta({
      description: 'The summary that search engines and previews show.',
    }),
    markdown: text({ min: 1, max: 200_000 }).meta({
      description: 'The whole text, with its `[n]` citations.',
    }),
    tags: z
      .array(text({ min: 1, max: 40 }))
      .max(10)
      .optional()
      .meta({ description: 'At most ten; they stay as they are when left out.' }),
  })
  .meta({ id: 'SaveDraftInput', description: 'An edit of a draft.' })
export type SaveDraftInput = z.infer<typeof SaveDraftInput>

export const getDraft = operation({
  id: 'getDraft',
  method: 'GET',
  path: '/api/agent/articles/{id}/draft',
  auth: 'agent',
  origin: 'ours',
  noun: 'articles',
  summary: 'Read the text of an article with its sources and claim ledger',
  params: IdParams,
  query: z.object({
    version: optionalQueryInteger({ min: 1, max: 1_000_000_000 }).meta({
      description: 'An earlier version; the newest when left out.',
    }),
  }),
  responses: { 200: Draft },
  errors: [400, 401, 404, 409, 429, 500],
})

export const saveDraft = operation({
  id: 'saveDraft',
  method: 'PUT',
  path: '/api/agent/articles/{id}/draft',
  auth: 'agent',
  origin: 'ours',
  noun: 'articles',
  summary: 'Save an edit as a new version',
  params: IdParams,
  body: SaveDraftInput,
  responses: { 200: Draft },
  errors: [400, 401, 404, 409, 413, 415, 429, 500],
})
