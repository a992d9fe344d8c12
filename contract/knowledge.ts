import { z } from 'zod'
import { alwaysSent } from './always-sent.ts'
import { operation } from './operation.ts'
import {
  BoundedWebAddress,
  CreatedAt,
  Deleted,
  IdParams,
  openEnum,
  PageQuery,
  pageMembers,
  text,
  UpdatedAt,
  Uuid,
} from './primitives.ts'

export const KnowledgeSourceType = z
  .enum(['upload', 'url', 'manual'])
  .meta({ id: 'KnowledgeSourceType', description: 'A file, a page that the service fetches, or typed text.' })
export type KnowledgeSourceType = z.infer<typeof KnowledgeSourceType>

export const DocumentRole = z.enum(['facts', 'voice', 'internal']).meta({
  id: 'DocumentRole',
  description:
    '`facts` may be stated and cited. `voice` shows how the company sounds and is no evidence. `internal` may be used by a language model, is never listed publicly under its title, and stays out of evidence digests, which quote word for word.',
})
export type DocumentRole = z.infer<typeof DocumentRole>

const sourceMembers = {
  role: DocumentRole.optional().meta({
    description:
      'What writers may do with it: `facts`, `voice` or `internal`; `facts` when left out. Masthead extension.',
  }),
  source_name: text({ max: 300 }).optional().meta({
    description: 'Where it comes from in a word, for example the name of the file; at most 300 characters.',
  }),
  language: text({ min: 2, max: 35 }).optional().meta({
    description: 'BCP 47 tag of its language; detected from the text when left out. Masthead extension.',
  }),
}

/** The document leaves open what is required; a text needs itself and a title, a page only its address. */
export const UploadDocumentInput = z
  .discriminatedUnion(
    'source_type',
    [
      z.object({
        source_type: z
          .enum(['upload', 'manual'])
          .default('upload')
          .meta({ description: '`upload` or `manual`: a text that you give in `content`.' }),
        title: text({ min: 1, max: 300 }).meta({
          description: 'Title by which it is listed and cited, 1 to 300 characters; needed with `content`.',
        }),
        content: text({
          min: 1,
          max: 500_000,
          missing: 'For a page, send `source_type` `url` with its address in `source_url`.',
        }).meta({
          description: 'The text itself, for `upload` and `manual`; not of a page.',
        }),
        source_url: text({ max: 2000 })
          .optional()
          .meta({ description: 'Of a text that you give: where it comes from.' }),
        ...sourceMembers,
      }),
      z.object({
        source_type: z
          .literal('url')
          .meta({ description: '`url`: the page at `source_url` is fetched and read.' }),
        source_url: BoundedWebAddress.meta({ description: 'Of `url`: the page that is fetched, needed.' }),
        title: text({ min: 1, max: 300 })
          .optional()
          .meta({ description: 'Of a page: its own title when left out.' }),
        ...sourceMembers,
      }),
    ],
    {
      error: (issue) => (issue.code === 'invalid_union' ? 'Must be upload, url or manual.' : undefined),
    },
  )
  .meta({ id: 'UploadDocumentInput', description: 'A text with its title, or the address of a page.' })
export type UploadDocumentInput = z.infer<typeof UploadDocumentInput>

export const UploadedDocument = z
  .looseObject({
    id: Uuid.meta({ description: 'Id of the document, which `getDocument` and `deleteDocument` take.' }),
    title: z.string().meta({ description: 'Title of the document, at most 300 characters.' }),
    source_type: openEnum('upload', 'manual', 'url').meta({
      description: 'How it came: `upload`, `manual` or `url`.',
    }),
    chunks_count: z.int().meta({ description: 'Number of passages that writers can find.' }),
    chunks_failed: z.int().meta({ description: 'Number of passages that could not be indexed.' }),
    partial: z.boolean().meta({ description: 'True if some chunks failed.' }),
    token_count: z.int().meta({ description: 'Estimated number of tokens of the whole text.' }),
    source_name: z.string().optional().meta({
      description: 'Where it comes from in a word. This field and those below are Masthead extensions.',
    }),
    word_count: z.int().optional().meta({ description: 'Number of words of the whole text.' }),
    source_url: z
      .string()
      .optional()
      .meta({ description: 'Address that it was fetched from, or that it is cited with.' }),
    language: alwaysSent(
      z.string().meta({ description: 'BCP 47 tag of the language that it is written in.' }),
    ),
    role: alwaysSent(
      openEnum('facts', 'voice', 'internal').meta({
        description: 'What writers may do with it: `facts`, `voice` or `internal`.',
      }),
    ),
    credits_charged: z
      .number()
      .optional()
      .meta({ description: 'Credits that the upload cost; in its answer only.' }),
    created_at: alwaysSent(CreatedAt),
  })
  .meta({ id: 'UploadedDocument', description: 'A document that writers can now draw on.' })
export type UploadedDocument = z.infer<typeof UploadedDocument>

export const KnowledgeDocument = UploadedDocument.extend({
  used_in_count: z
    .int()
    .optional()
    .meta({ description: 'Number of articles that cite it; in lists only. Masthead extension.' }),
  questions: z.array(z.string()).optional().meta({
    description:
      'Its first headings that are whole questions, at most 3, of its first passages. In lists only, and there of the first 20 documents; absent where it has none. Masthead extension.',
  }),
  created_at: CreatedAt,
  updated_at: UpdatedAt.optional(),
}).meta({ id: 'KnowledgeDocument', description: 'A text that writers may draw on, without its passages.' })
export type KnowledgeDocument = z.infer<typeof KnowledgeDocument>

export const ListDocumentsQuery = PageQuery.extend({
  q: text({ max: 200 }).optional().meta({ description: 'Part of the title or source name.' }),
  source_type: KnowledgeSourceType.optional().meta({ description: 'Only documents of this kind.' }),
})
export type ListDocumentsQuery = z.infer<typeof ListDocumentsQuery>

export const ChangeDocumentInput = z
  .object({
    title: text({ min: 1, max: 300 }).optional().meta({ description: 'Its new title, 1 to 300 characters.' }),
    role: DocumentRole.optional().meta({
      description: 'What writers may do with it from now on: `facts`, `voice` or `internal`.',
    }),
  })
  .meta({ id: 'ChangeDocumentInput', description: 'What changes; what is left out stays.' })
export type ChangeDocumentInput = z.infer<typeof ChangeDocumentInput>

export const KnowledgeDocumentList = z
  .looseObject({
    documents: z
      .array(KnowledgeDocument)
      .meta({ description: 'The documents that match, without their passages.' }),
    ...pageMembers,
  })
  .meta({ id: 'KnowledgeDocumentList', description: 'Documents, newest first.' })
export type KnowledgeDocumentList = z.infer<typeof KnowledgeDocumentList>

export const KnowledgeChunk = z
  .looseObject({
    id: Uuid.meta({ description: 'Id of the passage, stable until its document is deleted.' }),
    position: z.int().meta({ description: 'Place of the passage in the document, from 0.' }),
    heading_path: z.array(z.string()).meta({ description: 'The headings above it, outermost first.' }),
    text: z.string().meta({ description: 'The passage as plain text.' }),
    token_count: z.int().meta({ description: 'Estimated number of tokens of the passage.' }),
    error: z.string().optional().meta({ description: 'Why it could not be indexed.' }),
  })
  .meta({ id: 'KnowledgeChunk', description: 'One passage of a document.' })
export type KnowledgeChunk = z.infer<typeof KnowledgeChunk>

export const UsedInArticle = z
  .looseObject({
    article_id: Uuid.meta({ description: 'Id of the article that cites the document.' }),
    title: z.string().meta({ description: 'Headline of that article.' }),
    status: openEnum('processing', 'generated', 'publishing', 'published', 'failed').meta({
      description: 'Status of that article, for example `published`.',
    }),
    created_at: alwaysSent(CreatedAt),
  })
  .meta({ id: 'UsedInArticle', description: 'An article that cites the document.' })
export type UsedInArticle = z.infer<typeof UsedInArticle>

export const UsedInLeadMagnet = z
  .looseObject({
    lead_magnet_id: Uuid.meta({ description: 'Id of the lead magnet that cites the document.' }),
    title: z.string().meta({ description: 'Title of that lead magnet.' }),
    status: openEnum('draft', 'published').meta({
      description: 'Status of that lead magnet, for example `published`.',
    }),
    created_at: alwaysSent(CreatedAt),
  })
  .meta({ id: 'UsedInLeadMagnet', description: 'A lead magnet that cites the document.' })
export type UsedInLeadMagnet = z.infer<typeof UsedInLeadMagnet>

export const KnowledgeDocumentDetail = KnowledgeDocument.extend({
  chunks: z.array(KnowledgeChunk).meta({ description: 'All passages of the document, in order.' }),
  used_in: z.array(UsedInArticle).meta({ description: 'The articles that cite it, newest first.' }),
  used_in_lead_magnets: alwaysSent(
    z.array(UsedInLeadMagnet).meta({ description: 'The lead magnets that cite it, newest first.' }),
  ),
}).meta({ id: 'KnowledgeDocumentDetail', description: 'A document with its chunks and who cites it.' })
export type KnowledgeDocumentDetail = z.infer<typeof KnowledgeDocumentDetail>

export const SearchKnowledgeInput = z
  .object({
    query: text({ min: 1, max: 500 }).meta({ description: 'Words or a question, 1 to 500 characters.' }),
    limit: z.int().min(1).max(50).default(10).meta({ description: 'Most passages to return, 1 to 50.' }),
  })
  .meta({ id: 'SearchKnowledgeInput', description: 'What a writer would look for.' })
export type SearchKnowledgeInput = z.infer<typeof SearchKnowledgeInput>

export const KnowledgePassage = z
  .looseObject({
    document_id: Uuid.meta({ description: 'Id of the document that the passage is from.' }),
    title: z.string().meta({ description: 'Title of the document that has it, as it is cited.' }),
    role: openEnum('facts', 'voice', 'internal').optional().meta({
      description:
        'What writers may do with the document. One that is `internal` is never cited or named. Masthead extension.',
    }),
    chunk_id: Uuid.meta({ description: 'Id of the passage, stable until its document is deleted.' }),
    heading: z.string().meta({ description: 'The nearest heading; empty when there is none.' }),
    text: z.string().meta({ description: 'The passage as plain text, whole.' }),
    highlights: z.array(z.tuple([z.int(), z.int()])).meta({
      description: 'Half-open ranges of UTF-16 code units in `text` that matched, in order, not overlapping.',
    }),
    answer: z.tuple([z.int(), z.int()]).optional().meta({
      description:
        'Half-open range of UTF-16 code units in `text`: the sentence that answers best, with the one before it where it opens with a pronoun. Absent where none does by itself.',
    }),
    score: z.number().meta({ description: 'Higher is better; comparable within one answer only.' }),
    strength: openEnum('strong', 'some', 'weak').optional().meta({
      description:
        '`strong`: it answers the whole query. `some`: it answers part of it. `weak`: it only shares words with it, and is no match. A forecast measures in the same way.',
    }),
    lacks: z.array(z.string()).optional().meta({
      description:
        'What the query asks and neither `answer` nor what stands above it has: its words, and how it asks, for example `how long`. Masthead extension.',
    }),
  })
  .meta({ id: 'KnowledgePassage', description: 'Part of a document that matches a search, with how well.' })
export type KnowledgePassage = z.infer<typeof KnowledgePassage>

export const AnsweredQuestion = z
  .looseObject({
    question: z.string().meta({ description: 'One of the questions of the query.' }),
    strength: openEnum('strong', 'some', 'weak', 'none').meta({
      description: 'How well the best passage answers it; `none` where no passage has a word of it.',
    }),
    chunk_id: Uuid.optional().meta({
      description:
        'That passage, where it answers it: `strong` or `some`. It is among `passages`; absent where `limit` leaves no room for it.',
    }),
  })
  .meta({
    id: 'AnsweredQuestion',
    description: 'One of several questions of a query, with how well it is answered.',
  })

export const KnowledgeSearchResult = z
  .looseObject({
    passages: z
      .array(KnowledgePassage)
      .meta({ description: 'The passages that match, best first, as many as `limit` allows.' }),
    missing: z.array(z.string()).optional().meta({
      description: 'Words of the query that no document has, nor another word for them. Masthead extension.',
    }),
    questions: z.array(AnsweredQuestion).optional().meta({
      description:
        'The first 3 different questions of a query that asks several and that no passage answers whole. A passage that answers one of them is `some`. Masthead extension.',
    }),
    searched_for: z.string().optional().meta({
      description:
        'The query that was searched for, where a typing error in it was corrected. Masthead extension.',
    }),
  })
  .meta({ id: 'KnowledgeSearchResult', description: 'Passages, best first.' })
export type KnowledgeSearchResult = z.infer<typeof KnowledgeSearchResult>

export const uploadDocument = operation({
  id: 'uploadDocument',
  method: 'POST',
  path: '/api/agent/products',
  auth: 'agent',
  origin: 'published',
  noun: 'knowledge',
  summary: 'Add a document to the knowledge base',
  description:
    'Adds a text, or the page at an address, as a source that writers may draw on. A text that is there already answers 409 with the id of its document and costs nothing.',
  charges: { label: 'Document' },
  whenCallerLeaves: 'stops',
  body: UploadDocumentInput,
  extensionMembers: { role: 'needed', language: 'optional' },
  sample: {
    title: 'How we choose our grinders',
    content: 'We buy grinders with conical burrs of 58 millimetres and brush them every evening.',
  },
  responses: { 200: UploadedDocument },
  essential: ['id'],
  errors: [400, 401, 402, 409, 413, 415, 422, 429, 500],
})

export const deleteDocument = operation({
  id: 'deleteDocument',
  method: 'DELETE',
  path: '/api/agent/products/{id}',
  auth: 'agent',
  origin: 'published',
  noun: 'knowledge',
  summary: 'Delete a document of the knowledge base',
  description:
    'Deletes the document and its passages for good; writers stop using it at once. Articles that cite it keep their text.',
  params: IdParams,
  responses: { 200: Deleted },
  essential: [],
  errors: [400, 401, 404, 429, 500],
})

export const changeDocument = operation({
  id: 'changeDocument',
  method: 'PATCH',
  path: '/api/agent/products/{id}',
  auth: 'agent',
  origin: 'ours',
  noun: 'knowledge',
  summary: 'Change the title or the role of a document of the knowledge base',
  description:
    'Changes the title, or what writers may do with the document. Its text cannot be changed: delete it and upload another.',
  params: IdParams,
  body: ChangeDocumentInput,
  refusesSlips: true,
  responses: { 200: KnowledgeDocument },
  errors: [400, 401, 404, 413, 415, 429, 500],
})

export const listDocuments = operation({
  id: 'listDocuments',
  method: 'GET',
  path: '/api/agent/products',
  auth: 'agent',
  origin: 'ours',
  noun: 'knowledge',
  summary: 'List the documents of the knowledge base',
  description: 'Lists the documents of the knowledge base, newest first, without their passages.',
  query: ListDocumentsQuery,
  sample: { limit: 10 },
  responses: { 200: KnowledgeDocumentList },
  errors: [400, 401, 429, 500],
})

export const getDocument = operation({
  id: 'getDocument',
  method: 'GET',
  path: '/api/agent/products/{id}',
  auth: 'agent',
  origin: 'ours',
  noun: 'knowledge',
  summary: 'Get a document with its chunks and the articles that cite it',
  description: 'Returns one document with all of its passages and the articles that cite it.',
  params: IdParams,
  responses: { 200: KnowledgeDocumentDetail },
  errors: [400, 401, 404, 429, 500],
})

export const searchKnowledge = operation({
  id: 'searchKnowledge',
  method: 'POST',
  path: '/api/agent/products/search',
  auth: 'agent',
  origin: 'ours',
  noun: 'knowledge',
  summary: 'Search the knowledge base for the passages that a writer would get',
  description:
    'Returns the passages that a writer would get for a query, best first, with what matched. Free; use it to see whether there is enough to write from.',
  body: SearchKnowledgeInput,
  sample: { query: 'conical burrs', limit: 5 },
  responses: { 200: KnowledgeSearchResult },
  errors: [400, 401, 413, 415, 429, 500],
})
