import { z } from 'zod'
import { alwaysSent } from './always-sent.ts'
import { operation } from './operation.ts'
import { DateTime, IdParams, openEnum, optionalQueryInteger, text, Uuid } from './primitives.ts'

/** A source that the article cites as `[n]`. */
export const ArticleSource = z
  .looseObject({
    reference: z.int().meta({ description: 'The n of `[n]` in the text.' }),
    kind: openEnum('page', 'knowledge', 'article').meta({
      description:
        '`page` on the web, `knowledge` for a document of yours, or `article` for one already published.',
    }),
    title: z.string().meta({ description: 'Title of the source as the list of sources shows it.' }),
    url: z
      .string()
      .optional()
      .meta({ description: 'Address of the source; absent for a document without one.' }),
    document_id: z
      .string()
      .optional()
      .meta({ description: 'Id of the document of the knowledge base; absent for a page.' }),
    language: z
      .string()
      .optional()
      .meta({ description: 'BCP 47 tag of the language that the source is written in.' }),
    role: z.string().optional().meta({ description: '`internal`: the source is listed nowhere publicly.' }),
  })
  .meta({ id: 'ArticleSource', description: 'A page, document or article that the text cites as `[n]`.' })
export type ArticleSource = z.infer<typeof ArticleSource>

/** One statement of the text with the passage it rests on. */
export const ArticleClaim = z
  .looseObject({
    id: z.string().meta({ description: 'Id of the statement within this version of the text.' }),
    text: z.string().meta({ description: 'The statement, or the number, date, name or quotation in it.' }),
    kind: openEnum('statement', 'number', 'date', 'name', 'quotation').meta({
      description: 'A whole `statement`, or a `number`, `date`, `name` or `quotation` within one.',
    }),
    supported: z.boolean().meta({ description: 'True when the passage says the same.' }),
    reference: z.int().optional().meta({
      description: 'The n of the source `[n]` that it was compared with; absent when there is none.',
    }),
    passage: z.string().optional().meta({ description: 'The passage of the source, word for word.' }),
    place: openEnum('title', 'description', 'heading', 'body')
      .optional()
      .meta({ description: 'Where in the article it stands: `title`, `description`, `heading` or `body`.' }),
    sentence_kind: openEnum('fact', 'inference', 'advice', 'definition', 'transition').optional().meta({
      description: '`fact`, `inference`, `advice`, `definition` or `transition`; only a fact needs a source.',
    }),
    verdict: openEnum('supported', 'contradicted', 'absent', 'not_needed').optional().meta({
      description:
        '`supported`, `contradicted`, `absent` from the source, or `not_needed` for what is no fact.',
    }),
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
    kind: openEnum('page', 'knowledge', 'article').meta({
      description:
        '`page` on the web, `knowledge` for a document of yours, or `article` for one already published.',
    }),
    role: openEnum('facts', 'voice', 'internal')
      .optional()
      .meta({ description: 'What the document may be used for: `facts`, `voice` or `internal`.' }),
    title: z.string().meta({ description: 'Title of the page, document or article that was read.' }),
    url: z.string().optional().meta({ description: 'Address of it; absent for a document without one.' }),
    document_id: z
      .string()
      .optional()
      .meta({ description: 'Id of the document of the knowledge base; absent for a page.' }),
    language: z
      .string()
      .optional()
      .meta({ description: 'BCP 47 tag of the language that it is written in.' }),
  })
  .meta({ id: 'DraftEvidence', description: 'One thing that was read for an article.' })
export type DraftEvidence = z.infer<typeof DraftEvidence>

/** What the check changed in one sentence of the writer. */
export const SentenceChange = z
  .looseObject({
    before: z.string().meta({ description: 'The sentence as the writer wrote it.' }),
    after: z.string().meta({ description: 'The sentence as it stands now; empty when it was removed.' }),
    reason: z.string().meta({ description: 'Why it was changed, as a sentence for a person.' }),
  })
  .meta({ id: 'SentenceChange', description: 'A sentence that the check changed.' })
export type SentenceChange = z.infer<typeof SentenceChange>

export const ArticleVersion = z
  .looseObject({
    version: z.int().meta({ description: 'Number of the version, from 1; `getDraft` takes it.' }),
    origin: openEnum('generated', 'edited').meta({
      description: '`generated` by a writer, or `edited` by a person.',
    }),
    title: z.string().meta({ description: 'Headline of that version.' }),
    word_count: z.int().meta({ description: 'Words of that version.' }),
    created_at: DateTime.meta({ description: 'When that version was saved.' }),
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
    vector_url: z.string().optional().meta({
      description:
        'The same drawing as SVG, at such an address, which follows the reader’s choice of light or dark; absent for what is only pixels.',
    }),
    alt: z.string().meta({ description: 'What the picture shows, for people who cannot see it.' }),
    caption: z.string().optional().meta({ description: 'Line that is shown below the picture.' }),
    role: openEnum('cover', 'banner', 'figure').meta({
      description: 'Where it is used: `cover`, `banner` across the top, or `figure` within the text.',
    }),
    width: z.int().meta({ description: 'Width of the drawn file, in pixels.' }),
    height: z.int().meta({ description: 'Height of the drawn file, in pixels.' }),
  })
  .meta({ id: 'DraftPicture', description: 'A drawn picture of an article.' })
export type DraftPicture = z.infer<typeof DraftPicture>

export const Draft = z
  .looseObject({
    article_id: Uuid.meta({ description: 'Id of the article, as `getArticle` takes it.' }),
    version: z
      .int()
      .meta({ description: 'Number of this version, from 1; saving needs it to notice edits of others.' }),
    title: z.string().meta({ description: 'Headline of the article, 1 to 200 characters.' }),
    slug: z.string().meta({ description: 'Last part of its address.' }),
    description: z
      .string()
      .meta({ description: 'The summary that search engines and previews show, at most 300 characters.' }),
    markdown: z.string().meta({ description: 'The whole text in Markdown, with its `[n]` citations.' }),
    generated_markdown: z
      .string()
      .optional()
      .meta({ description: 'The text as the writer left it, for a diff.' }),
    tags: z
      .array(z.string())
      .meta({ description: 'Up to ten keywords that the published site groups articles by.' }),
    sources: z
      .array(ArticleSource)
      .meta({ description: 'The sources that the text cites, in the order of their numbers.' }),
    claims: z
      .array(ArticleClaim)
      .meta({ description: 'Every checked statement with the passage that supports or contradicts it.' }),
    pictures: alwaysSent(
      z.array(DraftPicture).meta({ description: 'The cover first; empty without pictures.' }),
    ),
    audio_url: z.string().optional().meta({
      description: 'The recording, at a signed address that needs no key and stops after an hour or two.',
    }),
    changes: alwaysSent(
      z.array(SentenceChange).meta({ description: 'What the check changed before the first version.' }),
    ),
    evidence: alwaysSent(z.array(DraftEvidence).meta({ description: 'All that was read for it.' })),
    versions: z
      .array(ArticleVersion)
      .meta({ description: 'The versions that are kept, oldest first, without their texts.' }),
    updated_at: DateTime.meta({ description: 'When the newest version was saved.' }),
  })
  .meta({ id: 'Draft', description: 'The text of an article with its sources and claim ledger.' })
export type Draft = z.infer<typeof Draft>

export const SaveDraftInput = z
  .object({
    version: z
      .int()
      .min(1)
      .meta({ description: 'The version that was edited; 409 unless it is the newest.' }),
    title: text({ min: 1, max: 200 }).meta({ description: 'Headline of the article, 1 to 200 characters.' }),
    slug: text({ min: 1, max: 120 })
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use lower-case letters, digits and single hyphens.')
      .meta({ description: 'Last part of its address.' }),
    description: text({ max: 300 }).meta({
      description: 'The summary that search engines and previews show.',
    }),
    markdown: text({ min: 1, max: 200_000 }).meta({
      description: 'All of it, with its `[n]` citations.',
    }),
    tags: z
      .array(text({ min: 1, max: 40 }))
      .max(10)
      .optional()
      .meta({ description: 'Left out: unchanged.' }),
    sources: z
      .array(
        z.object({
          reference: z.int().min(1).max(999).meta({ description: 'The n of its `[n]`.' }),
          document_id: Uuid.meta({ description: 'A document of the knowledge base.' }),
        }),
      )
      .max(20)
      .optional()
      .meta({
        description: 'Documents under new numbers.',
      }),
  })
  .meta({
    id: 'SaveDraftInput',
    description: 'The whole changed text, and the version that it was changed from.',
  })
export type SaveDraftInput = z.infer<typeof SaveDraftInput>

export const getDraft = operation({
  id: 'getDraft',
  method: 'GET',
  path: '/api/agent/articles/{id}/draft',
  auth: 'agent',
  origin: 'ours',
  noun: 'articles',
  summary: 'Get the text of an article with its sources and claim ledger',
  description:
    'Returns the Markdown of an article with its sources and, for every statement, the passage that supports it. 409 while it is being written.',
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
  description:
    'Saves an edited text as the next version and checks its statements again. Send the version that was edited: 409 when somebody saved another in between.',
  params: IdParams,
  body: SaveDraftInput,
  responses: { 200: Draft },
  errors: [400, 401, 404, 409, 413, 415, 429, 500],
})
